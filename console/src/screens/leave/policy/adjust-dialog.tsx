import type { ReactNode } from 'react';
import { useWrite } from '../../../client/hooks.ts';
import { sayAmount } from '../../../texts/leave/amounts.ts';
import { adjustDialogTexts, policyTexts as texts } from '../../../texts/leave/policy.ts';
import { readNumber } from '../../../typed-numbers.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { NumberInput, SelectInput, TextAreaInput, useFormValues } from '../../../ui/forms.tsx';
import { type Balance } from './record.ts';

interface Values {
  readonly leave_type_id: string;
  readonly amount: string;
  readonly reason: string;
}

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
  const adjust = useWrite('post', '/leave-adjustments');
  return (
    <FormDialog<Values>
      title={adjustDialogTexts.titleOf(person.name)}
      action={texts.adjust}
      done={adjustDialogTexts.theBalanceWasAdjusted}
      initial={{ leave_type_id: typeId, amount: '', reason: '' }}
      onClose={onClose}
      onSubmit={({ leave_type_id, amount, reason }) => {
        const body = {
          user_id: person.id,
          leave_type_id,
          year,
          amount: readNumber(amount) ?? 0,
          reason: reason.trim(),
        };
        return adjust.mutateAsync({ body });
      }}
    >
      <SelectInput
        name="leave_type_id"
        label={adjustDialogTexts.type}
        options={balances.map(({ leave_type: type }) => ({ value: type.id, label: type.name }))}
      />
      <NumberInput name="amount" label={texts.amount} hint={texts.amountHint} isRequired />
      <TextAreaInput name="reason" label={texts.reason} hint={texts.reasonHint} isRequired={adjustDialogTexts.sayWhy} />
      <After balances={balances} year={year} />
    </FormDialog>
  );
}

/** What the balance would be, while it is typed. */
function After({ balances, year }: { readonly balances: readonly Balance[]; readonly year: number }): ReactNode {
  const values = useFormValues<Values>();
  const balance = balances.find(({ leave_type: type }) => type.id === values.leave_type_id);
  const amount = readNumber(values.amount);
  if (balance?.available == null) return null;
  const before = sayAmount(balance.available, balance.unit);
  if (amount === null) return <p className="quiet">{adjustDialogTexts.leftNow(before, year)}</p>;
  const after = sayAmount(balance.available + amount, balance.unit);
  return <p role="status">{adjustDialogTexts.leftAfterwards(before, year, after)}</p>;
}
