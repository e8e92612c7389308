import { type ReactNode, useMemo, useRef, useState } from 'react';
import { ApiError } from '../client/error.ts';
import { dialogTexts } from '../texts/ui.ts';
import { Button } from './button.tsx';
import { ConfirmLeaving } from './confirm-leaving.tsx';
import { type DialogGuard, DialogGuardContext, useDialogGuard } from './dialog-guard.ts';
import { Modal } from './modal.tsx';
import { FailureNotice } from './notice.tsx';
import { useToast } from './toast.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** There is no way past it: no closing cross, and Escape does nothing. */
  readonly isModalOnly?: boolean;
  readonly isWide?: boolean;
  /** Something chosen outside of a form would be lost; forms say so themselves. */
  readonly isChanged?: boolean;
  readonly children: ReactNode;
}

/** A dialog that asks before it drops what was typed into it, whichever way it is left. */
export function Dialog({
  title,
  onClose,
  isModalOnly = false,
  isWide = false,
  isChanged = false,
  children,
}: DialogProps): ReactNode {
  const held = useRef(new Set<string>());
  const isLeft = useRef(false);
  const [isAsking, setIsAsking] = useState(false);
  // The guard stays the same object, so that forms report only what has changed.
  const latest = useRef({ onClose, isChanged });
  latest.current = { onClose, isChanged };
  const guard = useMemo<DialogGuard>(
    () => ({
      report: (form, isHeld) => void (isHeld ? held.current.add(form) : held.current.delete(form)),
      leave: () => (held.current.size > 0 || latest.current.isChanged ? setIsAsking(true) : latest.current.onClose()),
      isLeft: () => isLeft.current,
    }),
    [],
  );
  return (
    <Modal title={title} onWayOut={isModalOnly ? null : guard.leave} isWide={isWide}>
      <DialogGuardContext value={isModalOnly ? null : guard}>{children}</DialogGuardContext>
      {isAsking && (
        <ConfirmLeaving
          onStay={() => setIsAsking(false)}
          onLeave={() => {
            isLeft.current = true;
            onClose();
          }}
        />
      )}
    </Modal>
  );
}

/** The way out beside the action. */
export function LeaveButton({ children = dialogTexts.cancel }: { readonly children?: string }): ReactNode {
  const guard = useDialogGuard();
  return <Button onClick={() => guard?.leave()}>{children}</Button>;
}

/** Asks before something that cannot be taken back. The server's refusal is shown in place. */
export function ConfirmDialog({
  title,
  action,
  isDangerous = true,
  onConfirm,
  done,
  onClose,
  children,
}: {
  readonly title: string;
  readonly action: string;
  readonly isDangerous?: boolean;
  readonly onConfirm: () => Promise<unknown>;
  /** Said when it is done, and the dialog closes; without it the screen does both. */
  readonly done?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const confirm = async (): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    try {
      await onConfirm();
      if (done === undefined) return;
      toast(done);
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
      setIsBusy(false);
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      {failure && <FailureNotice error={failure} />}
      <div>{children}</div>
      <div className="form__actions form__actions--end">
        <Button onClick={onClose}>{dialogTexts.cancel}</Button>
        <Button kind={isDangerous ? 'danger' : 'primary'} isBusy={isBusy} onClick={() => void confirm()}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
