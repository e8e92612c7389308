import type { ReactNode } from 'react';
import { useWrite } from '../../../client/hooks.ts';
import { accrualNames, policyTexts as texts, unitNames } from '../../../texts/leave/policy.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { CheckInput, CustomInput, NumberInput, SelectInput, TextInput } from '../../../ui/forms.tsx';
import { optionsOf } from '../../../words.ts';
import { type LeaveType } from './record.ts';
import { bodyOf, type TypeValues, valuesOf } from './type-values.ts';
import { WhatThisGrants } from './what-this-grants.tsx';

export function TypeDialog({
  type,
  onClose,
}: {
  readonly type: LeaveType | null;
  readonly onClose: () => void;
}): ReactNode {
  const create = useWrite('post', '/leave-types');
  const update = useWrite('patch', '/leave-types/{id}');
  return (
    <FormDialog<TypeValues, LeaveType>
      title={type ? `Edit ${type.name}` : 'Add a leave type'}
      action={texts.save}
      done={({ name }) => (type ? 'Saved.' : `${name} can be booked now.`)}
      cancel={texts.goBack}
      initial={valuesOf(type)}
      isWide
      onClose={onClose}
      onSubmit={(values) => {
        const body = bodyOf(values);
        return type ? update.mutateAsync({ path: { id: type.id }, body }) : create.mutateAsync({ body });
      }}
    >
      <div className="policy-form">
        <div className="form__group">
          <TextInput name="name" label="Name" isRequired />
          <CustomInput<string> name="color" label="Colour in calendars">
            {({ id, value, set }) => (
              <input
                id={id}
                type="color"
                className="control policy-form__color"
                value={value}
                onChange={({ target }) => set(target.value)}
              />
            )}
          </CustomInput>
          <NumberInput
            name="annual_allowance"
            label="A full year gives"
            hint="Empty: no limit, and no balance is kept."
            isOptional
          />
          <SelectInput name="unit" label="Counted in" options={optionsOf(unitNames)} />
          <SelectInput name="accrual" label="When it is given" options={optionsOf(accrualNames)} />
          <NumberInput
            name="carry_over_limit"
            label="Moves into the next year, at most"
            hint="0: nothing. Empty: all that is left."
            isOptional
          />
          <CheckInput name="is_paid" label="Paid" hint="Paid leave appears on the timesheet." />
          <CheckInput name="requires_approval" label="Needs a decision" hint="Off: it is approved by itself." />
          <CheckInput
            name="is_private"
            label="Private"
            hint="For the person, their manager, Administrators and Executives; for others the person is away."
          />
          {type && <CheckInput name="is_active" label="Can be booked" hint="Off: what was booked stays." />}
        </div>
        <WhatThisGrants />
      </div>
    </FormDialog>
  );
}
