import { type ReactNode, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { Read } from '../client/hooks.ts';
import { formDialogTexts } from '../texts/ui.ts';
import { Button } from './button.tsx';
import { Dialog, LeaveButton } from './dialog.tsx';
import { Form, SubmitButton } from './forms.tsx';
import { Pending } from './pending.tsx';
import { useToast } from './toast.tsx';

interface FormDialogProps<V extends FieldValues, R> {
  readonly title: string;
  /** The verb on its button. */
  readonly action: string;
  readonly initial: V;
  /** May throw an ApiError, which appears at its field. */
  readonly onSubmit: (values: V) => Promise<R>;
  /** Said when it is done; left out if the screen says it. */
  readonly done?: string | ((answer: R) => string | null);
  /** What follows in place of closing. */
  readonly onDone?: (answer: R) => void;
  readonly onClose: () => void;
  /** Read before the form can be filled in. */
  readonly needs?: Pick<Read<unknown>, 'data' | 'error' | 'reload'>;
  readonly isWide?: boolean;
  readonly isDangerous?: boolean;
  /** Sends it and goes on with another: what that starts with, and where. */
  readonly again?: {
    readonly action: string;
    readonly next: (values: V) => V;
    readonly focus: Path<V>;
  };
  /** The way out without sending. */
  readonly cancel?: string;
  readonly children: ReactNode;
}

/** A form in a dialog: sent, told of, closed. */
export function FormDialog<V extends FieldValues, R = unknown>(props: FormDialogProps<V, R>): ReactNode {
  const {
    title,
    action,
    initial,
    onSubmit,
    done,
    onDone,
    onClose,
    needs,
    cancel = formDialogTexts.cancel,
    children,
  } = props;
  const { isWide = false, isDangerous = false, again } = props;
  const goesOn = useRef(false);
  const toast = useToast();
  const submit = async (values: V, form: UseFormReturn<V>): Promise<void> => {
    const answer = await onSubmit(values);
    const said = typeof done === 'function' ? done(answer) : done;
    if (said != null) toast(said);
    if (again && goesOn.current) {
      form.reset(again.next(values));
      setTimeout(() => form.setFocus(again.focus));
    } else if (onDone) onDone(answer);
    else onClose();
  };
  return (
    <Dialog title={title} onClose={onClose} isWide={isWide}>
      {needs && needs.data === undefined ? (
        <Pending read={needs} />
      ) : (
        <Form initial={initial} onSubmit={submit}>
          {children}
          <div className="form__actions form__actions--end" onClickCapture={() => (goesOn.current = false)}>
            <LeaveButton>{cancel}</LeaveButton>
            {again && (
              <Button
                onClick={({ currentTarget }) => {
                  goesOn.current = true;
                  currentTarget.form?.requestSubmit();
                }}
              >
                {again.action}
              </Button>
            )}
            <SubmitButton isDangerous={isDangerous}>{action}</SubmitButton>
          </div>
        </Form>
      )}
    </Dialog>
  );
}
