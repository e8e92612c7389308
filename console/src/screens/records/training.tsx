import { useState, type ReactNode } from 'react';
import { useList, useRead, useWrite, type Item } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import type { NamedPerson } from '../../records.ts';
import { Link, useSearch } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { DayInput, Form, orNull, SelectInput, TextAreaInput, TextInput } from '../../ui/forms.tsx';
import { PersonInput } from '../../ui/person-input.tsx';
import { Page, Status } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { optionsOf } from '../../words.ts';
import { FileLinks } from '../imports/file-links.tsx';

const statuses = {
  OVERDUE: 'Overdue',
  ASSIGNED: 'Assigned',
  IN_PROGRESS: 'In progress',
  COMPLETED: 'Completed',
} as const;
const tones = {
  OVERDUE: { tone: 'bad' },
  ASSIGNED: {},
  IN_PROGRESS: { tone: 'warning' },
  COMPLETED: { tone: 'good' },
} as const;

type Assignment = Item<'/training'>;

export function Screen(): ReactNode {
  const can = useCan();
  const format = useFormat();
  const [search] = useSearch<'status' | 'course_id'>();
  const [asked, setAsked] = useState<'assign' | 'course' | 'change' | null>(null);
  const courses = useRead('/courses', { query: { limit: 100 } }, { isEnabled: can('courses.list') });
  const list = useList('/training', {
    query: { status: search.status as Assignment['status'] | undefined, course_id: search.course_id },
  });
  const day = (value: string | null): string | null => (value === null ? null : format.day(value));
  const options = (courses.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const active = new Set((courses.data ?? []).filter(({ is_active }) => is_active).map(({ id }) => id));
  const chosen = (courses.data ?? []).find(({ id }) => id === search.course_id);
  const columns: readonly TableColumn<Assignment>[] = [
    {
      id: 'who',
      title: 'Person',
      kind: 'lead',
      cell: (row) => <Link to={`/people/${row.user_id}?tab=training`}>{list.nameOf(row.user_id) ?? 'A person'}</Link>,
    },
    { id: 'course', title: 'Course', cell: (row) => row.course.name },
    {
      id: 'status',
      title: 'Status',
      cell: (row) => <Status {...tones[row.status]}>{statuses[row.status]}</Status>,
    },
    { id: 'due', title: 'Due', cell: (row) => day(row.due_date) },
    { id: 'done', title: 'Completed', cell: (row) => day(row.completed_date) },
  ];
  return (
    <Page
      title="Training"
      lead="Who has which course, and who is due."
      actions={
        <>
          <FileLinks exports="training" />
          {chosen && can('courses.update') && <Button onClick={() => setAsked('change')}>Change this course</Button>}
          {can('courses.create') && <Button onClick={() => setAsked('course')}>New course</Button>}
          {can('training.create') && (
            <Button kind="primary" icon="plus" onClick={() => setAsked('assign')}>
              Assign a course
            </Button>
          )}
        </>
      }
    >
      <DataTable
        label="Training"
        noun={['assignment', 'assignments']}
        list={list}
        columns={columns}
        keyOf={(row) => row.id}
        filters={[
          { name: 'status', label: 'Status', any: 'Any status', options: optionsOf(statuses) },
          { name: 'course_id', label: 'Course', any: 'Any course', options },
        ]}
        empty={{ title: 'No training yet', text: 'Courses that are assigned to people appear here.' }}
      />
      {asked === 'assign' && (
        <AssignDialog options={options.filter(({ value }) => active.has(value))} onClose={() => setAsked(null)} />
      )}
      {asked === 'change' && chosen && <ChangeCourseDialog course={chosen} onClose={() => setAsked(null)} />}
      {asked === 'course' && <CourseDialog onClose={() => setAsked(null)} />}
    </Page>
  );
}

function AssignDialog({
  options,
  onClose,
}: {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onClose: () => void;
}): ReactNode {
  const toast = useToast();
  const assign = useWrite('post', '/users/{id}/training');
  return (
    <Dialog title="Assign a course" onClose={onClose}>
      <Form
        initial={{ person: null as NamedPerson | null, course_id: '', due_date: '' }}
        onSubmit={async ({ person, course_id, due_date }) => {
          if (!person) return;
          await assign.mutateAsync({
            path: { id: person.id },
            body: { course_id, due_date: orNull(due_date), status: 'ASSIGNED' },
          });
          toast('The course is assigned.');
          onClose();
        }}
      >
        <PersonInput name="person" label="Person" isRequired />
        <SelectInput name="course_id" label="Course" empty="Choose a course" options={options} isRequired />
        <DayInput name="due_date" label="Due" isOptional />
        <div className="form__actions form__actions--end">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" isBusy={assign.isPending}>
            Assign
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

function CourseDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const toast = useToast();
  const create = useWrite('post', '/courses');
  return (
    <Dialog title="New course" onClose={onClose}>
      <Form
        initial={{ name: '' }}
        onSubmit={async ({ name }) => {
          await create.mutateAsync({ body: { name: name.trim(), is_active: true } });
          toast('The course can be assigned now.');
          onClose();
        }}
      >
        <TextInput name="name" label="Name" maxLength={200} isRequired autoFocus />
        <div className="form__actions form__actions--end">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" isBusy={create.isPending}>
            Create course
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

const offered = { yes: 'Can be assigned', no: 'No longer assigned' } as const;

function ChangeCourseDialog({
  course,
  onClose,
}: {
  readonly course: Item<'/courses'>;
  readonly onClose: () => void;
}): ReactNode {
  const update = useWrite('patch', '/courses/{id}');
  return (
    <FormDialog
      title={course.name}
      action="Save"
      done="Saved."
      initial={{
        name: course.name,
        description: course.description ?? '',
        offered: course.is_active ? 'yes' : 'no',
      }}
      isBusy={update.isPending}
      onClose={onClose}
      onSubmit={(values) =>
        update.mutateAsync({
          path: { id: course.id },
          body: {
            name: values.name.trim(),
            description: orNull(values.description),
            is_active: values.offered === 'yes',
          },
        })
      }
    >
      <TextInput name="name" label="Name" maxLength={200} isRequired />
      <TextAreaInput name="description" label="What it teaches" isOptional />
      <SelectInput
        name="offered"
        label="Use"
        hint="Who has the course already keeps it."
        options={optionsOf(offered)}
      />
    </FormDialog>
  );
}
