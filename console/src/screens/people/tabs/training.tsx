import type { ReactNode } from 'react';
import { useList, useRead, useWrite, type Item } from '../../../client/hooks.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { DayInput, orNull, SelectInput } from '../../../ui/forms.tsx';
import { optionsOf } from '../../../words.ts';
import type { Person } from '../person.tsx';
import type { TabProps } from '../person-tabs.tsx';
import { CertificatesPanel } from './certificates.tsx';
import { AddButton, ChangeButton, Said, useAsked, useDay, type Words } from './record-parts.tsx';

const words: Words = {
  ASSIGNED: ['Assigned'],
  IN_PROGRESS: ['In progress'],
  COMPLETED: ['Completed', 'good'],
  OVERDUE: ['Overdue', 'bad'],
};
/** What can be set: overdue follows from the day. */
const steps = { ASSIGNED: 'Assigned', IN_PROGRESS: 'In progress', COMPLETED: 'Completed' } as const;
type Step = keyof typeof steps;
type Training = Item<'/users/{id}/training'>;

export function TrainingTab({ person }: TabProps): ReactNode {
  const day = useDay();
  const list = useList('/users/{id}/training', { path: { id: person.id } });
  const [asked, ask, close] = useAsked<Training>();
  const mayWrite = person.can?.includes('training.create') === true;
  const columns: readonly TableColumn<Training>[] = [
    { id: 'course', title: 'Course', kind: 'lead', cell: (row) => row.course.name },
    { id: 'status', title: 'Status', cell: (row) => <Said words={words} status={row.status} /> },
    { id: 'due', title: 'Due', cell: (row) => day(row.due_date) },
    { id: 'done', title: 'Completed', cell: (row) => day(row.completed_date) },
    {
      id: 'actions',
      title: 'Actions',
      kind: 'actions',
      cell: (row) => mayWrite && <ChangeButton what={row.course.name} onClick={() => ask(row)} />,
    },
  ];
  return (
    <>
      <DataTable
        label="Training"
        noun={['course', 'courses']}
        list={list}
        columns={columns}
        keyOf={(row) => row.id}
        tools={
          <AddButton isShown={mayWrite} onClick={() => ask('new')}>
            Assign a course
          </AddButton>
        }
        empty={{ title: 'No training', text: 'No course has been assigned.' }}
      />
      <CertificatesPanel person={person} />
      {asked === 'new' && <AssignDialog person={person} onClose={close} />}
      {asked !== null && asked !== 'new' && <ChangeDialog training={asked} onClose={close} />}
    </>
  );
}

function AssignDialog({ person, onClose }: { readonly person: Person; readonly onClose: () => void }): ReactNode {
  const courses = useRead('/courses', { query: { limit: 100 } });
  const assign = useWrite('post', '/users/{id}/training');
  const options = (courses.data ?? []).filter(({ is_active }) => is_active);
  return (
    <FormDialog
      title="Assign a course"
      action="Assign"
      done="The course is assigned."
      initial={{ course_id: '', due_date: '' }}
      isBusy={assign.isPending}
      onClose={onClose}
      onSubmit={({ course_id, due_date }) =>
        assign.mutateAsync({
          path: { id: person.id },
          body: { course_id, due_date: orNull(due_date), status: 'ASSIGNED' },
        })
      }
    >
      <SelectInput
        name="course_id"
        label="Course"
        empty="Choose a course"
        options={options.map(({ id, name }) => ({ value: id, label: name }))}
        isRequired
      />
      <DayInput name="due_date" label="Due" isOptional />
    </FormDialog>
  );
}

function ChangeDialog({ training, onClose }: { readonly training: Training; readonly onClose: () => void }): ReactNode {
  const update = useWrite('patch', '/users/{id}/training/{training_id}');
  const status: Step = training.status === 'OVERDUE' ? 'ASSIGNED' : training.status;
  return (
    <FormDialog
      title={training.course.name}
      action="Save"
      done="Saved."
      initial={{
        status: status,
        due_date: training.due_date ?? '',
        completed_date: training.completed_date ?? '',
      }}
      isBusy={update.isPending}
      onClose={onClose}
      onSubmit={(values) => {
        const isChanged = values.status !== status;
        return update.mutateAsync({
          path: { id: training.user_id, training_id: training.id },
          body: {
            due_date: orNull(values.due_date),
            ...(isChanged && { status: values.status }),
            ...(values.status === 'COMPLETED' &&
              values.completed_date !== '' && { completed_date: values.completed_date }),
          },
        });
      }}
    >
      <SelectInput name="status" label="Status" options={optionsOf(steps)} />
      <DayInput name="due_date" label="Due" isOptional />
      <DayInput name="completed_date" label="Completed on" hint="Today, unless you choose another day." isOptional />
    </FormDialog>
  );
}
