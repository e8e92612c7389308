import { type ReactNode, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { type Item, useList, useWrite } from '../../client/hooks.ts';
import { useCan } from '../../session.tsx';
import { checklistTypes, templatesTexts } from '../../texts/onboarding.ts';
import { startsForTexts } from '../../texts/people/hiring.ts';
import { readNumber, typedNumber } from '../../typed-numbers.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { CheckInput, NumberInput, SelectInput, TextInput } from '../../ui/forms.tsx';
import { Page, Status } from '../../ui/page.tsx';
import { optionsOf } from '../../words.ts';
import { AssigneeInput, assigneeOf, type AssigneeValue, assigneeValue, nobodyYet, roleOf } from './assignee-input.tsx';
import type { NameOf } from './record.ts';
import { StartsForFields, startsForOf, startsForSaid, startsForValue } from './starts-for.tsx';

type Template = Item<'/checklist-templates'>;

export function Screen(): ReactNode {
  const can = useCan();
  const [edited, setEdited] = useState<Template | 'new' | null>(null);
  const list = useList('/checklist-templates', { query: { include_inactive: true } });
  const columns: readonly TableColumn<Template>[] = [
    {
      id: 'name',
      title: templatesTexts.template,
      kind: 'lead',
      order: ({ name }) => name,
      cell: (row) =>
        can('checklistTemplates.update') ? (
          <button type="button" className="row-link" onClick={() => setEdited(row)}>
            {row.name}
          </button>
        ) : (
          row.name
        ),
    },
    { id: 'type', title: templatesTexts.kind, cell: (row) => checklistTypes[row.type] },
    {
      id: 'starts',
      title: startsForTexts.startsFor,
      cell: ({ starts_for }) => starts_for && startsForSaid(starts_for, list.nameOf),
    },
    { id: 'tasks', title: templatesTexts.tasks, cell: (row) => templatesTexts.tasksCount(row.tasks.length) },
    {
      id: 'status',
      title: templatesTexts.status,
      cell: (row) =>
        row.is_active ? (
          <Status tone="good">{templatesTexts.inUse}</Status>
        ) : (
          <Status>{templatesTexts.notInUse}</Status>
        ),
    },
  ];
  return (
    <Page
      title={templatesTexts.checklistTemplates}
      back={{ to: '/onboarding', label: templatesTexts.onboarding }}
      actions={
        can('checklistTemplates.create') && (
          <Button kind="primary" icon="plus" onClick={() => setEdited('new')}>
            {templatesTexts.newTemplate}
          </Button>
        )
      }
    >
      <DataTable
        label={templatesTexts.checklistTemplates}
        noun={templatesTexts.noun}
        list={list}
        columns={columns}
        keyOf={(row) => row.id}
        empty={templatesTexts.empty}
      />
      {edited !== null && (
        <TemplateDialog
          {...(edited !== 'new' && { template: edited })}
          nameOf={list.nameOf}
          onClose={() => setEdited(null)}
        />
      )}
    </Page>
  );
}

interface TaskValues {
  readonly title: string;
  readonly description: string | null;
  readonly assignee: AssigneeValue;
  readonly due_offset_days: string;
}

const blankTask: TaskValues = {
  title: '',
  description: null,
  assignee: nobodyYet,
  due_offset_days: '',
};

const valuesOf = (template: Template | undefined, nameOf: NameOf) => ({
  name: template?.name ?? '',
  type: template?.type ?? 'ONBOARDING',
  is_active: template?.is_active ?? true,
  starts_for: startsForValue(template?.starts_for ?? null, nameOf),
  tasks: template
    ? template.tasks.map((task): TaskValues => ({
        title: task.title,
        description: task.description,
        assignee: assigneeValue(task, nameOf),
        due_offset_days: typedNumber(task.due_offset_days),
      }))
    : [blankTask],
});

function TemplateDialog({
  template,
  nameOf,
  onClose,
}: {
  readonly template?: Template;
  readonly nameOf: NameOf;
  readonly onClose: () => void;
}): ReactNode {
  const create = useWrite('post', '/checklist-templates');
  const update = useWrite('patch', '/checklist-templates/{id}');
  return (
    <FormDialog
      title={template ? templatesTexts.edit(template.name) : templatesTexts.newTemplate}
      action={templatesTexts.save}
      done={templatesTexts.theTemplateIsSaved}
      initial={valuesOf(template, nameOf)}
      isWide
      onClose={onClose}
      onSubmit={({ name, type, is_active, starts_for: startsFor, tasks }) => {
        const starts_for = type === 'ONBOARDING' ? startsForOf(startsFor) : null;
        const sent = tasks.map((task) => ({
          title: task.title.trim(),
          description: task.description,
          ...assigneeOf(task.assignee),
          assignee_role: roleOf(task.assignee),
          due_offset_days: readNumber(task.due_offset_days),
        }));
        return template
          ? update.mutateAsync({ path: { id: template.id }, body: { name, is_active, starts_for, tasks: sent } })
          : create.mutateAsync({ body: { name, type, is_active, starts_for, tasks: sent } });
      }}
    >
      <div className="form__grid">
        <TextInput name="name" label={templatesTexts.name} isRequired maxLength={200} />
        <SelectInput
          name="type"
          label={templatesTexts.kind}
          options={optionsOf(checklistTypes)}
          disabled={template !== undefined}
        />
      </div>
      <StartsForFields />
      <TaskFields />
      <CheckInput name="is_active" label={templatesTexts.inUse} hint={templatesTexts.isActiveHint} />
    </FormDialog>
  );
}

function TaskFields(): ReactNode {
  const { fields, append, remove, move } = useFieldArray({ name: 'tasks' });
  return (
    <div className="form__group">
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="form__group">
          <legend className="field__label">{templatesTexts.task(index + 1)}</legend>
          <div className="form__grid">
            <TextInput
              name={`tasks.${String(index)}.title`}
              label={templatesTexts.whatIsToBeDone}
              isRequired
              maxLength={200}
            />
            <AssigneeInput name={`tasks.${String(index)}.assignee`} offersRoles />
            <NumberInput
              name={`tasks.${String(index)}.due_offset_days`}
              label={templatesTexts.dueDaysAfterTheFirst}
              hint={templatesTexts.dueHint}
              isOptional
            />
          </div>
          <div className="page__actions">
            <Button
              size="small"
              kind="quiet"
              aria-label={templatesTexts.moveUpTask(index + 1)}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            >
              {templatesTexts.moveUp}
            </Button>
            <Button
              size="small"
              kind="quiet"
              aria-label={templatesTexts.moveDownTask(index + 1)}
              disabled={index === fields.length - 1}
              onClick={() => move(index, index + 1)}
            >
              {templatesTexts.moveDown}
            </Button>
            <Button
              size="small"
              kind="quiet-danger"
              aria-label={templatesTexts.removeTask(index + 1)}
              onClick={() => remove(index)}
            >
              {templatesTexts.remove}
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button size="small" icon="plus" onClick={() => append(blankTask)}>
          {templatesTexts.addATask}
        </Button>
      </div>
    </div>
  );
}
