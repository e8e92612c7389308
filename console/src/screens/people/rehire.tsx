import type { ReactNode } from 'react';
import { type Body, useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useSession } from '../../session.tsx';
import { roleNames } from '../../texts/names.ts';
import { personFormTexts } from '../../texts/people/people.ts';
import { rehireTexts } from '../../texts/people/rehire.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { CheckInput, DayInput, orNull, SelectInput, TextInput } from '../../ui/forms.tsx';
import { Notice } from '../../ui/notice.tsx';
import { fullName, optionsOf } from '../../words.ts';
import { blankThings, firstPayOf, PayInputs } from './first-things.tsx';
import { changesOf, formOf, type JobForm } from './job-change.tsx';
import { JobOverTimeFields } from './person-form.tsx';

type Hiring = Body<'/users/{id}/hires', 'post'>;

const probations = [3, 6].map((months) => ({ value: String(months), label: rehireTexts.months(months) }));

interface RehireForm extends JobForm {
  readonly start_date: string;
  readonly employment_end_date: string;
  readonly probation_period_months: string;
  readonly role: string;
  readonly payroll_id: string;
  readonly access: string;
  readonly training: string;
  readonly leave_left: string;
  readonly starts_onboarding: boolean;
  readonly compensation: (typeof blankThings)['compensation'];
}

/** Someone who left begins again: the job as it was, to be changed; what carries over is chosen. */
export function RehireDialog({
  personId,
  onDone,
  onClose,
}: {
  readonly personId: string;
  readonly onDone?: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const format = useFormat();
  const { user } = useSession();
  const read = useRead('/users/{id}', { path: { id: personId }, query: { tiers: 'directory,employment' } });
  const hire = useWrite('post', '/users/{id}/hires');
  const person = read.data;
  const job = person && {
    ...person,
    employment_type: person.employment_type ?? null,
    working_pattern: person.working_pattern ?? null,
  };
  const before = job ? formOf(job, read.nameOf, '', null) : null;
  const name = person ? fullName(person) : '';
  const last = person?.employment_end_date ?? null;
  const first = person?.employment_start_date ?? null;
  const initial = {
    ...before,
    start_date: format.today(),
    employment_end_date: '',
    probation_period_months: '',
    role: 'EMPLOYEE',
    payroll_id: person?.payroll_id ?? '',
    access: 'KEPT',
    training: 'KEPT',
    leave_left: 'PAID_OUT',
    starts_onboarding: true,
    compensation: blankThings.compensation,
  } as RehireForm;
  const submit = (form: RehireForm) =>
    hire.mutateAsync({
      path: { id: personId },
      body: {
        start_date: form.start_date,
        employment_end_date: orNull(form.employment_end_date),
        probation_period_months: (form.probation_period_months === '' ? null : Number(form.probation_period_months)) as
          | 3
          | 6
          | null,
        role: form.role as NonNullable<Hiring['role']>,
        payroll_id: orNull(form.payroll_id),
        ...(before && changesOf(before, form, [])),
        access: form.access as NonNullable<Hiring['access']>,
        training: form.training as NonNullable<Hiring['training']>,
        leave_left: form.leave_left as NonNullable<Hiring['leave_left']>,
        starts_onboarding: form.starts_onboarding,
        ...firstPayOf(form.compensation),
        reason: orNull(form.reason),
      },
    });
  const roles = optionsOf(roleNames).filter(({ value }) => value !== 'EXECUTIVE' || user.role === 'EXECUTIVE');
  return (
    <FormDialog
      title={person ? rehireTexts.title(name) : rehireTexts.hireAgain}
      action={rehireTexts.hire}
      isWide
      needs={read}
      initial={initial}
      done={({ status, start_date }) =>
        status === 'PLANNED' ? rehireTexts.planned(name, format.day(start_date)) : rehireTexts.hired(name)
      }
      {...(onDone && { onDone })}
      onSubmit={submit}
      onClose={onClose}
    >
      <Notice>
        {rehireTexts.lead}{' '}
        {last !== null &&
          (first === null
            ? rehireTexts.firstUntil(format.day(last))
            : rehireTexts.first(format.day(first), format.day(last)))}
      </Notice>
      <div className="form__grid">
        <DayInput name="start_date" label={rehireTexts.startDate} hint={rehireTexts.startHint} isRequired />
        <DayInput name="employment_end_date" label={rehireTexts.endDate} isOptional />
        <SelectInput
          name="probation_period_months"
          label={rehireTexts.probation}
          isOptional
          empty={rehireTexts.none}
          options={probations}
        />
        <SelectInput name="role" label={personFormTexts.role} options={roles} />
        <TextInput name="payroll_id" label={rehireTexts.payrollNumber} isOptional maxLength={100} />
      </div>
      <JobOverTimeFields personId={personId} />
      <fieldset className="fieldset">
        <legend>{rehireTexts.pay}</legend>
        <p className="quiet">{rehireTexts.payNote}</p>
        <PayInputs />
      </fieldset>
      <fieldset className="fieldset">
        <legend>{rehireTexts.carriesOver}</legend>
        <div className="form__grid">
          <SelectInput name="access" label={rehireTexts.access} options={optionsOf(rehireTexts.accessNames)} />
          <SelectInput
            name="leave_left"
            label={rehireTexts.leaveLeft}
            hint={rehireTexts.leaveLeftHint}
            options={optionsOf(rehireTexts.leaveLeftNames)}
          />
          <SelectInput name="training" label={rehireTexts.training} options={optionsOf(rehireTexts.trainingNames)} />
        </div>
        <CheckInput name="starts_onboarding" label={rehireTexts.onboarding} />
        <p className="quiet">{rehireTexts.carriesOverNote}</p>
      </fieldset>
      <TextInput name="reason" label={rehireTexts.reason} maxLength={500} isOptional />
    </FormDialog>
  );
}
