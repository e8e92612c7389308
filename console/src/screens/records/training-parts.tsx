import type { ReactNode } from 'react';
import { type Item, useWrite } from '../../client/hooks.ts';
import { trainingPartsTexts } from '../../texts/records.ts';
import { AudienceInput, audienceOf, type AudienceValue, everyoneChosen } from '../../ui/audience-input.tsx';
import type { AskedOf } from '../../ui/bulk-change.tsx';
import { BulkDialog } from '../../ui/bulk-dialog.tsx';
import type { TableColumn } from '../../ui/data-table.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { DayInput, orNull, SelectInput } from '../../ui/forms.tsx';
import type { NamedPerson } from '../../ui/person-picker.tsx';
import { Said, useDay, type Words } from '../../ui/record-parts.tsx';

export type Training = Item<'/training'>;

export const trainingWords = {
  OVERDUE: [trainingPartsTexts.overdue, 'bad'],
  ASSIGNED: [trainingPartsTexts.assigned],
  IN_PROGRESS: [trainingPartsTexts.inProgress, 'warning'],
  COMPLETED: [trainingPartsTexts.completed, 'good'],
} satisfies Words;

/** What every table of training shows, of one person or of all. */
export function useTrainingColumns(): readonly TableColumn<Training>[] {
  const day = useDay();
  return [
    {
      id: 'status',
      title: trainingPartsTexts.status,
      cell: (row) => <Said words={trainingWords} status={row.status} />,
    },
    { id: 'assigned', title: trainingPartsTexts.assigned, isExtra: true, cell: (row) => day(row.assigned_date) },
    { id: 'due', title: trainingPartsTexts.due, order: (row) => row.due_date, cell: (row) => day(row.due_date) },
    { id: 'done', title: trainingPartsTexts.completedColumn, cell: (row) => day(row.completed_date) },
    {
      id: 'until',
      title: trainingPartsTexts.validUntil,
      order: (row) => row.valid_until,
      cell: (row) => day(row.valid_until),
    },
  ];
}

/** A course for the person given; for others see AssignDialog. */
export function AssignToDialog({
  person,
  onClose,
}: {
  readonly person: NamedPerson;
  readonly onClose: () => void;
}): ReactNode {
  const assign = useWrite('post', '/users/{id}/training');
  return (
    <FormDialog
      title={trainingPartsTexts.assignACourse}
      action={trainingPartsTexts.assign}
      done={trainingPartsTexts.theCourseIsAssigned}
      initial={{ course_id: '', due_date: '' }}
      onClose={onClose}
      onSubmit={({ course_id, due_date }) =>
        assign.mutateAsync({
          path: { id: person.id },
          body: { course_id, due_date: orNull(due_date), status: 'ASSIGNED' },
        })
      }
    >
      <CourseFields />
    </FormDialog>
  );
}

/** A course for as many people as one likes: those given, or who is chosen here. */
export function AssignDialog({
  chosen = { ...everyoneChosen, kind: 'departments' },
  start,
  onClose,
}: {
  readonly chosen?: AudienceValue;
  readonly start: (asked: AskedOf) => Promise<void>;
  readonly onClose: () => void;
}): ReactNode {
  return (
    <BulkDialog
      title={trainingPartsTexts.assignACourse}
      operation="training.create"
      initial={{ audience: chosen, course_id: '', due_date: '' }}
      asks={({ audience, course_id, due_date }) => ({
        audience: audienceOf(audience),
        input: { course_id, due_date: orNull(due_date) },
      })}
      action={trainingPartsTexts.assignTo}
      said={trainingPartsTexts.assignedTo}
      start={start}
      onClose={onClose}
    >
      <AudienceInput name="audience" label={trainingPartsTexts.who} />
      <CourseFields />
    </BulkDialog>
  );
}

const CourseFields = (): ReactNode => (
  <>
    <SelectInput
      name="course_id"
      label={trainingPartsTexts.course}
      empty={trainingPartsTexts.chooseACourse}
      options={{ path: '/courses' }}
      isRequired
    />
    <DayInput name="due_date" label={trainingPartsTexts.due} isOptional />
  </>
);
