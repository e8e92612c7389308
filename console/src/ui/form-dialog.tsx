import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Form } from './forms.tsx';
import { useToast } from './toast.tsx';

interface FormDialogProps<V extends FieldValues> {
  readonly title: string;
  /** The verb on its button. */
  readonly action: string;
  readonly initial: V;
  /** May throw an ApiError, which appears at its field. */
  readonly onSubmit: (values: V) => Promise<unknown>;
  readonly isBusy: boolean;
  /** Said when it is done. */
  readonly done: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A small form in a dialog: sent, told of, closed. */
export function FormDialog<V extends FieldValues>(props: FormDialogProps<V>): ReactNode {
  const { title, action, initial, onSubmit, isBusy, done, onClose, children } = props;
  const toast = useToast();
  return (
    <Dialog title={title} onClose={onClose}>
      <Form
        initial={initial}
        onSubmit={async (values) => {
          await onSubmit(values);
          toast(done);
          onClose();
        }}
      >
        {children}
        <div className="form__actions form__actions--end">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {action}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
