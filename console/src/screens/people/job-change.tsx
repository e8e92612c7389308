import type { ReactNode } from 'react';
import { type Body, type Item, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { jobChangeTexts } from '../../texts/people/employment.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { DayInput, orNull, TextInput } from '../../ui/forms.tsx';
import type { NamedPerson } from '../../ui/person-picker.tsx';
import { OtherHoursBeside } from './other-hours.tsx';
import { isSamePattern, type PatternForm, patternForm, patternOf } from './pattern-values.ts';
import { JobOverTimeFields } from './person-form.tsx';

export type Employment = Item<'/users/{id}/employment-history'>;
type Values = Employment['values'];
type Changes = Body<'/users/{id}/employment', 'post'>['values'];
type NameOf = (id: string | null | undefined) => string | null;

const textNames = ['job_title', 'department_id', 'work_location', 'division', 'level', 'employment_type'] as const;

export interface JobForm {
  readonly job_title: string;
  readonly department_id: string;
  readonly work_location: string;
  readonly division: string;
  readonly level: string;
  readonly employment_type: string;
  readonly manager: NamedPerson | null;
  readonly working_pattern: PatternForm;
  readonly effective_date: string;
  readonly reason: string;
}

export function formOf(values: Values, nameOf: NameOf, effective_date: string, reason: string | null): JobForm {
  const texts = Object.fromEntries(textNames.map((name) => [name, values[name] ?? '']));
  const { manager_id: id } = values;
  const manager = id === null ? null : { id, first_name: nameOf(id) ?? '', last_name: '' };
  return {
    ...(texts as Record<(typeof textNames)[number], string>),
    manager,
    working_pattern: patternForm(values.working_pattern),
    effective_date,
    reason: reason ?? '',
  };
}

/** What differs from before, and what the change sets anyway. */
export function changesOf(before: JobForm, after: JobForm, always: readonly string[]): Changes {
  const changes: Record<string, unknown> = {};
  for (const name of textNames) {
    if (before[name] !== after[name] || always.includes(name)) changes[name] = orNull(after[name]);
  }
  if (before.manager?.id !== after.manager?.id || always.includes('manager_id')) {
    changes['manager_id'] = after.manager?.id ?? null;
  }
  if (!isSamePattern(before.working_pattern, after.working_pattern) || always.includes('working_pattern')) {
    changes['working_pattern'] = patternOf(after.working_pattern);
  }
  return changes;
}

interface JobChangeProps {
  readonly personId: string;
  /** What holds now: the form begins with it. */
  readonly values: Values;
  readonly nameOf: NameOf;
  readonly onClose: () => void;
}

/** A job from a day on: planned, now, or put right for a day that was. */
export function JobChangeDialog({ personId, values, nameOf, onClose }: JobChangeProps): ReactNode {
  const format = useFormat();
  const create = useWrite('post', '/users/{id}/employment');
  const initial = formOf(values, nameOf, '', null);
  return (
    <FormDialog
      title={jobChangeTexts.changeFromADate}
      action={jobChangeTexts.plan}
      isWide
      initial={initial}
      done={({ status, effective_date }: Employment) =>
        status === 'PLANNED' ? jobChangeTexts.planned(format.day(effective_date)) : jobChangeTexts.changed
      }
      onClose={onClose}
      onSubmit={(form) =>
        create.mutateAsync({
          path: { id: personId },
          body: {
            effective_date: form.effective_date,
            values: changesOf(initial, form, []),
            reason: orNull(form.reason),
          },
        })
      }
    >
      <JobChangeFields personId={personId} />
      <OtherHoursBeside personId={personId} held={initial.working_pattern} asked={fromTheDay} />
    </FormDialog>
  );
}

const fromTheDay = ({ effective_date }: Record<string, unknown>): { effective_date: string } => ({
  effective_date: String(effective_date),
});

interface PlannedProps {
  readonly plan: Employment;
  readonly onClose: () => void;
}

export function PlannedChangeDialog({ plan, nameOf, onClose }: PlannedProps & { readonly nameOf: NameOf }): ReactNode {
  const { id: employment_id, user_id: personId } = plan;
  const update = useWrite('patch', '/users/{id}/employment/{employment_id}');
  const initial = formOf(plan.values, nameOf, plan.effective_date, plan.reason);
  return (
    <FormDialog
      title={jobChangeTexts.changePlanned}
      action={jobChangeTexts.save}
      isWide
      initial={initial}
      done={jobChangeTexts.changed}
      onClose={onClose}
      onSubmit={(form) =>
        update.mutateAsync({
          path: { id: plan.user_id, employment_id: plan.id },
          body: {
            effective_date: form.effective_date,
            values: changesOf(initial, form, plan.changed),
            reason: orNull(form.reason),
          },
        })
      }
    >
      <JobChangeFields personId={personId} />
      <OtherHoursBeside
        personId={personId}
        held={plan.changed.includes('working_pattern') ? null : initial.working_pattern}
        asked={(values) => ({ ...fromTheDay(values), employment_id })}
      />
    </FormDialog>
  );
}

const JobChangeFields = ({ personId }: { readonly personId: string }): ReactNode => (
  <>
    <DayInput name="effective_date" label={jobChangeTexts.from} hint={jobChangeTexts.fromHint} isRequired />
    <JobOverTimeFields personId={personId} />
    <TextInput
      name="reason"
      label={jobChangeTexts.reason}
      hint={jobChangeTexts.reasonHint}
      maxLength={500}
      isOptional
    />
  </>
);

export function DeletePlanDialog({ plan, onClose }: PlannedProps): ReactNode {
  const format = useFormat();
  const remove = useWrite('delete', '/users/{id}/employment/{employment_id}');
  return (
    <ConfirmDialog
      title={jobChangeTexts.deleteTitle}
      action={jobChangeTexts.deletePlan}
      done={jobChangeTexts.deleted}
      onClose={onClose}
      onConfirm={() => remove.mutateAsync({ path: { id: plan.user_id, employment_id: plan.id } })}
    >
      {jobChangeTexts.deleteText(format.day(plan.effective_date))}
    </ConfirmDialog>
  );
}
