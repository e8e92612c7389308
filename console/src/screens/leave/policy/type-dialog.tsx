import type { ReactNode } from 'react';
import { useWrite } from '../../../client/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CheckInput, CustomInput, Form, NumberInput, SelectInput, TextInput } from '../../../ui/forms.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { optionsOf } from '../../../words.ts';
import { accrualNames, policyTexts as texts, unitNames, type LeaveType } from './texts.ts';
import { bodyOf, valuesOf, type TypeValues } from './type-values.ts';
import { WhatThisGrants } from './what-this-grants.tsx';

export function TypeDialog({
  type,
  onClose,
}: {
  readonly type: LeaveType | null;
  readonly onClose: () => void;
}): ReactNode {
  const toast = useToast();
  const create = useWrite('post', '/leave-types');
  const update = useWrite('patch', '/leave-types/{id}');
  const title = type ? `Edit ${type.name}` : 'Add a leave type';
  return (
    <Dialog title={title} onClose={onClose} isWide>
      <Form<TypeValues>
        initial={valuesOf(type)}
        label={title}
        onSubmit={async (values) => {
          const body = bodyOf(values);
          if (type) await update.mutateAsync({ path: { id: type.id }, body });
          else await create.mutateAsync({ body });
          toast(type ? 'Saved.' : `${body.name} can be booked now.`);
          onClose();
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
        <div className="form__actions form__actions--end">
          <Button onClick={onClose}>{texts.goBack}</Button>
          <Button kind="primary" type="submit" isBusy={create.isPending || update.isPending}>
            {texts.save}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
