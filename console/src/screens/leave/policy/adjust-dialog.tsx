import type { ReactNode } from 'react';
import { ApiError } from '../../../client/error.ts';
import { useWrite } from '../../../client/hooks.ts';
import { useFormat } from '../../../format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form, NumberInput, SelectInput, TextAreaInput, useFormValues } from '../../../ui/forms.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { sayAmount } from '../texts.ts';
import { policyTexts as texts, type Balance } from './texts.ts';

interface Values {
  readonly leave_type_id: string;
  readonly amount: string;
  readonly reason: string;
}

/** `2,5` and `−1` as people type them; null where it is no number. */
const numberOf = (text: string): number | null => {
  const typed = text.trim().replace(',', '.').replace('−', '-');
  return /^[+-]?\d+(\.\d+)?$/.test(typed) ? Number(typed) : null;
};

/** As the server would refuse it, at its field. */
const notANumber = (): ApiError =>
  new ApiError(422, {
    error: { message: 'Enter a number, such as 2.5 or -1.', details: { field: 'amount' } },
  });

export function AdjustDialog({
  person,
  year,
  balances,
  typeId,
  onClose,
}: {
  readonly person: { readonly id: string; readonly name: string };
  readonly year: number;
  readonly balances: readonly Balance[];
  readonly typeId: string;
  readonly onClose: () => void;
}): ReactNode {
  const toast = useToast();
  const adjust = useWrite('post', '/leave-adjustments');
  const initial: Values = { leave_type_id: typeId, amount: '', reason: '' };
  return (
    <Dialog title={`${texts.adjustBalance} of ${person.name}`} onClose={onClose}>
      <Form
        initial={initial}
        label={texts.adjustBalance}
        onSubmit={async ({ leave_type_id, amount, reason }) => {
          const number = numberOf(amount);
          if (number === null) throw notANumber();
          const body = { user_id: person.id, leave_type_id, year, amount: number, reason: reason.trim() };
          await adjust.mutateAsync({ body });
          toast('The balance was adjusted.');
          onClose();
        }}
      >
        <SelectInput
          name="leave_type_id"
          label="Type"
          options={balances.map(({ leave_type: type }) => ({ value: type.id, label: type.name }))}
        />
        <NumberInput name="amount" label={texts.amount} hint={texts.amountHint} isRequired />
        <TextAreaInput name="reason" label={texts.reason} hint={texts.reasonHint} isRequired="Say why." />
        <After balances={balances} year={year} />
        <div className="form__actions form__actions--end">
          <Button onClick={onClose}>{texts.goBack}</Button>
          <Button kind="primary" type="submit" isBusy={adjust.isPending}>
            {texts.adjust}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

/** What the balance would be, while it is typed. */
function After({ balances, year }: { readonly balances: readonly Balance[]; readonly year: number }): ReactNode {
  const format = useFormat();
  const values = useFormValues<Values>();
  const balance = balances.find(({ leave_type: type }) => type.id === values.leave_type_id);
  const amount = numberOf(values.amount);
  if (balance?.available == null) return null;
  const before = sayAmount(format, balance.available, balance.unit);
  if (amount === null) return <p className="quiet">{`${before} are left in ${year}.`}</p>;
  const after = sayAmount(format, balance.available + amount, balance.unit);
  return <p role="status">{`${before} are left in ${year}; ${after} afterwards.`}</p>;
}
