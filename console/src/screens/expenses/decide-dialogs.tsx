import type { ReactNode } from 'react';
import { decideDialogsTexts } from '../../texts/expenses.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { orNull, TextInput } from '../../ui/forms.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';

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

export function PayDialog({
  count,
  payee = null,
  onSend,
  onClose,
}: DialogProps<Payment> & {
  /** Who is paid, if it is about one report. */
  readonly payee?: string | null;
}): ReactNode {
  return (
    <FormDialog
      title={decideDialogsTexts.payTitle(count)}
      action={decideDialogsTexts.markAsPaid}
      initial={{ payment_method: decideDialogsTexts.bankTransfer, payment_reference: '' }}
      onClose={onClose}
      onSubmit={({ payment_method, payment_reference }) =>
        onSend({ payment_method: payment_method.trim(), payment_reference: orNull(payment_reference) })
      }
    >
      {payee !== null && <p>{decideDialogsTexts.paidTo(payee)}</p>}
      <p className="quiet">{decideDialogsTexts.payText}</p>
      <div className="form__group">
        <TextInput name="payment_method" label={decideDialogsTexts.howItWasPaid} isRequired maxLength={100} autoFocus />
        <TextInput
          name="payment_reference"
          label={decideDialogsTexts.reference}
          isOptional
          maxLength={200}
          hint={decideDialogsTexts.paymentReferenceHint}
        />
      </div>
    </FormDialog>
  );
}

export const RejectDialog = ({ count, onSend, onClose }: DialogProps<string>): ReactNode => (
  <ReasonDialog
    title={decideDialogsTexts.rejectTitle(count)}
    action={decideDialogsTexts.reject}
    needed={decideDialogsTexts.sayWhy}
    hint={decideDialogsTexts.hint}
    onSend={onSend}
    onClose={onClose}
  />
);
