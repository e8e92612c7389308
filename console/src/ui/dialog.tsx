import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '../client/error.ts';
import { dialogTexts } from '../texts/ui.ts';
import { Button, IconButton } from './button.tsx';
import { FailureNotice } from './notice.tsx';
import { useToast } from './toast.tsx';
import './dialog.css';
import './form.css';

const fields = ":is(input, select, textarea):not(:disabled, [type='hidden'], [type='file'])";

/** The first field, or the way out of a question: the browser would begin at the closing cross. */
function beginningOf(dialog: HTMLDialogElement): HTMLElement | null {
  // Under a finger a field would raise the keyboard before the dialog has been read.
  const field = matchMedia('(pointer: coarse)').matches ? null : dialog.querySelector<HTMLElement>(fields);
  return field ?? dialog.querySelector<HTMLElement>('.form__actions--end button');
}

/** The browser's own modal dialog: it keeps the focus inside, and Escape closes it. */
export function Dialog({
  title,
  onClose,
  isModalOnly = false,
  isWide = false,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  /** There is no way past it: no closing cross, and Escape does nothing. */
  readonly isModalOnly?: boolean;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    const opener = document.activeElement;
    if (dialog && !dialog.open) {
      dialog.showModal();
      beginningOf(dialog)?.focus();
    }
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      className={isWide ? 'dialog dialog--wide' : 'dialog'}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (!isModalOnly) onClose();
      }}
    >
      <div className="dialog__frame">
        <div className="dialog__head">
          <h2 id={titleId}>{title}</h2>
          {!isModalOnly && <IconButton label={dialogTexts.close} icon="close" onClick={onClose} />}
        </div>
        <div className="dialog__body">{children}</div>
      </div>
    </dialog>
  );
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
