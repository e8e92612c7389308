import type { ReactNode } from 'react';
import { type Item, useWrite } from '../../client/hooks.ts';
import { useCan } from '../../session.tsx';
import { projectTexts as texts } from '../../texts/projects.ts';
import { readNumber, typedNumber } from '../../typed-numbers.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { CheckInput, DayInput, NumberInput, orNull, SelectInput, TextAreaInput, TextInput } from '../../ui/forms.tsx';
import { projectStates } from './states.ts';
import './projects.css';

export type Project = Item<'/projects'>;

const initialOf = (project: Project | null) => ({
  name: project?.name ?? '',
  code: project?.code ?? '',
  client_id: project?.client_id ?? '',
  department_id: project?.department_id ?? '',
  status: project?.status ?? 'ACTIVE',
  start_date: project?.start_date ?? '',
  end_date: project?.end_date ?? '',
  budget_hours: typedNumber(project?.budget_hours),
  budget_amount: typedNumber(project?.budget_amount),
  hourly_rate: typedNumber(project?.hourly_rate),
  is_billable: project?.is_billable ?? true,
  description: project?.description ?? '',
});
type Values = ReturnType<typeof initialOf>;

const bodyOf = ({ code, ...values }: Values) => ({
  name: values.name.trim(),
  ...(code.trim() !== '' && { code: code.trim() }),
  client_id: orNull(values.client_id),
  department_id: orNull(values.department_id),
  status: values.status,
  start_date: orNull(values.start_date),
  end_date: orNull(values.end_date),
  budget_hours: readNumber(values.budget_hours),
  budget_amount: readNumber(values.budget_amount),
  hourly_rate: readNumber(values.hourly_rate),
  is_billable: values.is_billable,
  description: orNull(values.description),
});

export function ProjectDialog({
  project,
  onClose,
}: {
  readonly project: Project | null;
  readonly onClose: () => void;
}): ReactNode {
  const can = useCan();
  const create = useWrite('post', '/projects');
  const update = useWrite('patch', '/projects/{id}');
  return (
    <FormDialog
      title={project ? texts.edit : texts.add}
      action={texts.save}
      done={project ? texts.saved : texts.added}
      initial={initialOf(project)}
      isWide
      onClose={onClose}
      onSubmit={(values) => {
        const body = bodyOf(values);
        return project ? update.mutateAsync({ path: { id: project.id }, body }) : create.mutateAsync({ body });
      }}
    >
      <div className="form-columns">
        <TextInput name="name" label={texts.name} isRequired />
        <TextInput name="code" label={texts.code} hint={texts.codeHint} isOptional />
        <SelectInput
          name="client_id"
          label={texts.client}
          empty={texts.noClient}
          options={can('clients.list') ? { path: '/clients' } : []}
        />
        <SelectInput
          name="department_id"
          label={texts.department}
          hint={texts.departmentHint}
          empty={texts.everyDepartment}
          options={{ path: '/departments' }}
        />
        <SelectInput
          name="status"
          label={texts.status}
          options={Object.entries(projectStates).map(([value, { word }]) => ({ value, label: word }))}
        />
        <NumberInput name="hourly_rate" label={texts.rate} isOptional />
        <DayInput name="start_date" label={texts.start} isOptional />
        <DayInput name="end_date" label={texts.end} isOptional />
        <NumberInput name="budget_hours" label={texts.budgetHours} isOptional />
        <NumberInput name="budget_amount" label={texts.budgetAmount} isOptional />
      </div>
      <CheckInput name="is_billable" label={texts.billable} />
      <TextAreaInput name="description" label={texts.description} isOptional rows={2} />
    </FormDialog>
  );
}
