import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { amountInputTexts } from '../../texts/expenses.ts';
import { Field } from '../../ui/field.tsx';
import { readAmount } from './values.ts';

/** A number as people type it; what is no number is said at once and never sent. */
export function AmountInput({
  name,
  label,
  hint,
  isRequired = false,
}: {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly isRequired?: boolean;
}): ReactNode {
  const { field, fieldState } = useController({
    name,
    rules: {
      validate: (value: string) => {
        if (value.trim() === '') return isRequired ? amountInputTexts.isNeeded(label) : true;
        return readAmount(value) !== null || amountInputTexts.enterANumber;
      },
    },
  });
  return (
    <Field label={label} hint={hint} name={name} error={fieldState.error?.message ?? null}>
      {(wiring) => (
        <input
          {...wiring}
          {...field}
          value={field.value as string}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          className="control"
        />
      )}
    </Field>
  );
}
