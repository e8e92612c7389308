import type { ReactNode } from 'react';
import { type Item, useList, useWrite } from '../../../client/hooks.ts';
import { useFormat } from '../../../format.ts';
import { goalsTexts } from '../../../texts/people/records.ts';
import { readNumber, typedNumber } from '../../../typed-numbers.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { DayInput, NumberInput, orNull, SelectInput, TextAreaInput, TextInput } from '../../../ui/forms.tsx';
import { AddButton, ChangeButton, Said, useAsked, useDay, type Words } from '../../../ui/record-parts.tsx';
import { optionsOf } from '../../../words.ts';
import type { Person, TabProps } from '../record.ts';

const words: Words = {
  NOT_STARTED: [goalsTexts.notStarted],
  IN_PROGRESS: [goalsTexts.inProgress, 'warning'],
  COMPLETED: [goalsTexts.completed, 'good'],
  CANCELLED: [goalsTexts.cancelled],
};
const statuses = Object.fromEntries(Object.entries(words).map(([status, [word]]) => [status, word]));
type Goal = Item<'/users/{id}/goals'>;

export function GoalsTab({ person }: TabProps): ReactNode {
  const day = useDay();
  const format = useFormat();
  const list = useList('/users/{id}/goals', { path: { id: person.id } });
  const [asked, ask, close] = useAsked<Goal>();
  const mayWrite = person.can?.includes('goals.create') === true;
  const columns: readonly TableColumn<Goal>[] = [
    { id: 'title', title: goalsTexts.goal, kind: 'lead', cell: (row) => row.title },
    { id: 'status', title: goalsTexts.status, cell: (row) => <Said words={words} status={row.status} /> },
    {
      id: 'progress',
      title: goalsTexts.progress,
      kind: 'number',
      cell: (row) => format.percent(row.progress_percent / 100),
    },
    { id: 'due', title: goalsTexts.due, cell: (row) => day(row.due_date) },
    {
      id: 'actions',
      title: goalsTexts.actions,
      kind: 'actions',
      cell: (row) => mayWrite && <ChangeButton what={row.title} onClick={() => ask(row)} />,
    },
  ];
  return (
    <>
      <DataTable
        label={goalsTexts.goals}
        noun={goalsTexts.noun}
        list={list}
        columns={columns}
        keyOf={(row) => row.id}
        tools={
          <AddButton isShown={mayWrite} onClick={() => ask('new')}>
            {goalsTexts.setAGoal}
          </AddButton>
        }
        empty={goalsTexts.empty}
      />
      {asked !== null && <GoalDialog person={person} goal={asked === 'new' ? null : asked} onClose={close} />}
    </>
  );
}

function GoalDialog({
  person,
  goal,
  onClose,
}: {
  readonly person: Person;
  readonly goal: Goal | null;
  readonly onClose: () => void;
}): ReactNode {
  const create = useWrite('post', '/users/{id}/goals');
  const update = useWrite('patch', '/users/{id}/goals/{goal_id}');
  return (
    <FormDialog
      title={goal === null ? goalsTexts.setAGoal : goal.title}
      action={goal === null ? goalsTexts.setGoal : goalsTexts.save}
      done={goalsTexts.saved}
      initial={{
        title: goal?.title ?? '',
        description: goal?.description ?? '',
        status: goal?.status ?? 'NOT_STARTED',
        progress_percent: typedNumber(goal?.progress_percent ?? 0),
        due_date: goal?.due_date ?? '',
      }}
      onClose={onClose}
      onSubmit={({ title, description, status, progress_percent, due_date }) => {
        const common = { title: title.trim(), description: orNull(description), due_date: orNull(due_date) };
        if (goal === null)
          return create.mutateAsync({ path: { id: person.id }, body: { ...common, status: 'NOT_STARTED' } });
        return update.mutateAsync({
          path: { id: person.id, goal_id: goal.id },
          body: {
            ...common,
            ...(status !== goal.status && { status: status }),
            // A goal that is not under way has no progress of its own.
            ...(status === 'IN_PROGRESS' && { progress_percent: readNumber(progress_percent) ?? 0 }),
          },
        });
      }}
    >
      <TextInput name="title" label={goalsTexts.goal} maxLength={200} isRequired />
      <TextAreaInput name="description" label={goalsTexts.howItIsReached} isOptional />
      {goal !== null && (
        <>
          <SelectInput name="status" label={goalsTexts.status} options={optionsOf(statuses)} />
          <NumberInput
            name="progress_percent"
            label={goalsTexts.progressInPercent}
            hint={goalsTexts.progressPercentHint}
          />
        </>
      )}
      <DayInput name="due_date" label={goalsTexts.due} isOptional />
    </FormDialog>
  );
}
