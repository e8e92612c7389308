import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, orNull, TextAreaInput, TextInput } from '../../ui/forms.tsx';
import { plural } from '../../words.ts';

interface DialogProps<V> {
  /** How many reports it is about. */
  readonly count: number;
  readonly onSend: (values: V) => Promise<unknown>;
  readonly onClose: () => void;
}

export interface Payment {
  readonly payment_method: string;
  readonly payment_reference: string | null;
}

export function PayDialog({ count, onSend, onClose }: DialogProps<Payment>): ReactNode {
  return (
    <Dialog title={count === 1 ? 'Mark as paid' : `Mark ${plural(count, 'report')} as paid`} onClose={onClose}>
      <Form
        initial={{ payment_method: 'Bank transfer', payment_reference: '' }}
        onSubmit={({ payment_method, payment_reference }) =>
          onSend({ payment_method: payment_method.trim(), payment_reference: orNull(payment_reference) })
        }
      >
        <p className="quiet">Muster moves no money: this keeps that it was paid, and tells the person.</p>
        <div className="form__group">
          <TextInput name="payment_method" label="How it was paid" isRequired maxLength={100} autoFocus />
          <TextInput
            name="payment_reference"
            label="Reference"
            isOptional
            maxLength={200}
            hint="As the bank or payroll names the payment."
          />
        </div>
        <Actions action="Mark as paid" onClose={onClose} />
      </Form>
    </Dialog>
  );
}

export function RejectDialog({ count, onSend, onClose }: DialogProps<string>): ReactNode {
  return (
    <Dialog title={count === 1 ? 'Reject the report' : `Reject ${plural(count, 'report')}`} onClose={onClose}>
      <Form initial={{ reason: '' }} onSubmit={({ reason }) => onSend(reason.trim())}>
        <TextAreaInput
          name="reason"
          label="Reason"
          isRequired="Say why: the person reads it."
          hint="The person reads it, and can change the report and submit it again."
          autoFocus
        />
        <Actions action="Reject" isDangerous onClose={onClose} />
      </Form>
    </Dialog>
  );
}

function Actions({
  action,
  isDangerous = false,
  onClose,
}: {
  readonly action: string;
  readonly isDangerous?: boolean;
  readonly onClose: () => void;
}): ReactNode {
  return (
    <div className="form__actions form__actions--end">
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" kind={isDangerous ? 'danger' : 'primary'}>
        {action}
      </Button>
    </div>
  );
}
