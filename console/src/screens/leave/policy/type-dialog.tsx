import type { ReactNode } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useWrite } from '../../../client/hooks.ts';
import { languages } from '../../../language.ts';
import { useSession } from '../../../session.tsx';
import { accrualNames, policyTexts as texts, typeDialogTexts, unitNames } from '../../../texts/leave/policy.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { CheckInput, CustomInput, DayInput, NumberInput, SelectInput, TextInput } from '../../../ui/forms.tsx';
import { optionsOf } from '../../../words.ts';
import { type LeaveType } from './record.ts';
import { bodyOf, type TypeValues, valuesOf } from './type-values.ts';
import { WhatThisGrants } from './what-this-grants.tsx';

/** For people who read another language than the organization's. */
function OtherNames(): ReactNode {
  const { organization } = useSession();
  return languages
    .filter((language) => language !== organization.default_language)
    .map((language) => (
      <TextInput
        key={language}
        name={`names.${language}`}
        label={typeDialogTexts.nameIn[language]}
        hint={typeDialogTexts.nameInHint}
        isOptional
      />
    ));
}

/** Asked of leave for illness alone. */
function IllnessFields(): ReactNode {
  const isSickness = useWatch<TypeValues, 'is_sickness'>({ name: 'is_sickness' });
  if (!isSickness) return null;
  return (
    <>
      <CheckInput name="is_for_family" label={typeDialogTexts.forFamily} hint={typeDialogTexts.forFamilyHint} />
      <NumberInput
        name="certificate_after_days"
        label={typeDialogTexts.certificateAfter}
        hint={typeDialogTexts.certificateAfterHint}
        isOptional
      />
    </>
  );
}

/** Hours of one day, for a type that is counted in days. */
function HoursField(): ReactNode {
  const unit = useWatch<TypeValues, 'unit'>({ name: 'unit' });
  if (unit !== 'DAYS') return null;
  return <CheckInput name="allows_hours" label={typeDialogTexts.allowsHours} hint={typeDialogTexts.allowsHoursHint} />;
}

/** More for those who have been here longer. */
function ServiceFields(): ReactNode {
  const { fields, append, remove } = useFieldArray({ name: 'service_allowances' });
  return (
    <div className="form__group" role="group" aria-label={typeDialogTexts.byService}>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="form__group">
          <legend className="field__label">{typeDialogTexts.step(index + 1)}</legend>
          <div className="form__grid">
            <NumberInput
              name={`service_allowances.${String(index)}.after_years`}
              label={typeDialogTexts.afterYears}
              isRequired
            />
            <NumberInput
              name={`service_allowances.${String(index)}.annual_allowance`}
              label={typeDialogTexts.aFullYearGives}
              isRequired
            />
          </div>
          <div className="page__actions">
            <Button
              size="small"
              kind="quiet-danger"
              aria-label={typeDialogTexts.removeStep(index + 1)}
              onClick={() => remove(index)}
            >
              {typeDialogTexts.remove}
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button size="small" icon="plus" onClick={() => append({ after_years: '', annual_allowance: '' })}>
          {typeDialogTexts.moreWithYears}
        </Button>
      </div>
    </div>
  );
}

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
      title={type ? typeDialogTexts.edit(type.name) : typeDialogTexts.addALeaveType}
      action={texts.save}
      done={({ name }) => (type ? typeDialogTexts.saved : typeDialogTexts.canBeBookedNow(name))}
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
          <TextInput name="name" label={typeDialogTexts.name} isRequired />
          <OtherNames />
          <CustomInput<string> name="color" label={typeDialogTexts.colourInCalendars}>
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
            label={typeDialogTexts.aFullYearGives}
            hint={typeDialogTexts.annualAllowanceHint}
            isOptional
          />
          <SelectInput name="unit" label={typeDialogTexts.countedIn} options={optionsOf(unitNames)} />
          <HoursField />
          <SelectInput name="accrual" label={typeDialogTexts.whenItIsGiven} options={optionsOf(accrualNames)} />
          <NumberInput
            name="carry_over_limit"
            label={typeDialogTexts.movesIntoTheNextYear}
            hint={typeDialogTexts.carryOverLimitHint}
            isOptional
          />
          <DayInput
            name="carry_over_expires_on"
            label={typeDialogTexts.carriedExpires}
            hint={typeDialogTexts.carriedExpiresHint}
            isOptional
          />
          <ServiceFields />
          <CheckInput name="pro_rata" label={typeDialogTexts.proRata} hint={typeDialogTexts.proRataHint} />
          <CheckInput name="is_paid" label={typeDialogTexts.paid} hint={typeDialogTexts.isPaidHint} />
          <CheckInput
            name="requires_approval"
            label={typeDialogTexts.needsADecision}
            hint={typeDialogTexts.requiresApprovalHint}
          />
          <CheckInput name="is_private" label={typeDialogTexts.private} hint={typeDialogTexts.isPrivateHint} />
          <CheckInput name="is_sickness" label={typeDialogTexts.sickness} hint={typeDialogTexts.isSicknessHint} />
          <IllnessFields />
          {type && (
            <CheckInput name="is_active" label={typeDialogTexts.canBeBooked} hint={typeDialogTexts.isActiveHint} />
          )}
        </div>
        <WhatThisGrants />
      </div>
    </FormDialog>
  );
}
