import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { Body } from '../../client/hooks.ts';
import { hiringTexts } from '../../texts/people/hiring.ts';
import { frequencies, payTexts, payTypes } from '../../texts/people/records.ts';
import { equipmentPartsTexts } from '../../texts/records.ts';
import { readNumber } from '../../typed-numbers.ts';
import { Button } from '../../ui/button.tsx';
import { NumberInput, orNull, SelectInput, TextInput } from '../../ui/forms.tsx';
import { Panel } from '../../ui/page.tsx';
import { optionsOf } from '../../words.ts';

/** What someone is paid and given from the first day on. */
export const blankThings = {
  compensation: { pay_type: 'SALARY', amount: '', pay_frequency: '' },
  equipment: [] as { category_name: string; description: string; serial_number: string }[],
};
type Things = typeof blankThings;
type HireBody = Body<'/hires', 'post'>;

/** Nothing, unless an amount was filled in. */
export function firstPayOf(compensation: Things['compensation']): Pick<HireBody, 'compensation'> {
  const amount = readNumber(compensation.amount);
  if (amount === null) return {};
  const frequency = orNull(compensation.pay_frequency) as keyof typeof frequencies | null;
  return {
    compensation: {
      pay_type: compensation.pay_type as keyof typeof payTypes,
      amount,
      ...(frequency !== null && { pay_frequency: frequency }),
    },
  };
}

export function thingsOf({ compensation, equipment }: Things): Pick<HireBody, 'compensation' | 'equipment'> {
  return {
    ...firstPayOf(compensation),
    equipment: equipment.map(({ category_name, description, serial_number }) => ({
      category_name: category_name.trim(),
      description: orNull(description),
      serial_number: orNull(serial_number),
      status: 'ASSIGNED' as const,
    })),
  };
}

export const PayFields = ({ isProposed }: { readonly isProposed: boolean }): ReactNode => (
  <Panel title={hiringTexts.pay} note={isProposed ? hiringTexts.payProposedNote : hiringTexts.payNote}>
    <PayInputs />
  </Panel>
);

export const PayInputs = (): ReactNode => (
  <div className="form__grid">
    <NumberInput name="compensation.amount" label={payTexts.amount} isOptional />
    <SelectInput name="compensation.pay_type" label={payTexts.kind} options={optionsOf(payTypes)} />
    <SelectInput
      name="compensation.pay_frequency"
      label={payTexts.paid}
      empty={payTexts.asThePayPeriod}
      options={optionsOf(frequencies)}
      isOptional
    />
  </div>
);

export function EquipmentFields(): ReactNode {
  const { fields, append, remove } = useFieldArray({ name: 'equipment' });
  return (
    <Panel title={hiringTexts.equipment} note={hiringTexts.equipmentNote}>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="form__group">
          <legend className="field__label">{hiringTexts.piece(index + 1)}</legend>
          <div className="form__grid">
            <TextInput
              name={`equipment.${String(index)}.category_name`}
              label={equipmentPartsTexts.category}
              hint={equipmentPartsTexts.categoryNameHint}
              maxLength={100}
              isRequired
            />
            <TextInput
              name={`equipment.${String(index)}.serial_number`}
              label={equipmentPartsTexts.serialNumber}
              maxLength={100}
              isOptional
            />
            <TextInput
              name={`equipment.${String(index)}.description`}
              label={equipmentPartsTexts.description}
              maxLength={500}
              isOptional
            />
          </div>
          <div className="page__actions">
            <Button
              size="small"
              kind="quiet-danger"
              aria-label={hiringTexts.removePiece(index + 1)}
              onClick={() => remove(index)}
            >
              {hiringTexts.remove}
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button
          size="small"
          icon="plus"
          onClick={() => append({ category_name: '', description: '', serial_number: '' })}
        >
          {hiringTexts.addAPiece}
        </Button>
      </div>
    </Panel>
  );
}
