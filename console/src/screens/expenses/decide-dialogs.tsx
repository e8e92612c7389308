import type { ReactNode } from 'react';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { orNull, TextInput } from '../../ui/forms.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
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
    <FormDialog
      title={count === 1 ? 'Mark as paid' : `Mark ${plural(count, 'report')} as paid`}
      action="Mark as paid"
      initial={{ payment_method: 'Bank transfer', payment_reference: '' }}
      onClose={onClose}
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
    </FormDialog>
  );
}

export const RejectDialog = ({ count, onSend, onClose }: DialogProps<string>): ReactNode => (
  <ReasonDialog
    title={count === 1 ? 'Reject the report' : `Reject ${plural(count, 'report')}`}
    action="Reject"
    needed="Say why: the person reads it."
    hint="The person reads it, and can change the report and submit it again."
    onSend={onSend}
    onClose={onClose}
  />
);
