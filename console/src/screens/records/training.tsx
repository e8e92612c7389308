import { type ReactNode, useState } from 'react';
import { type Item, useList, useWrite } from '../../client/hooks.ts';
import { useOptions } from '../../client/options.ts';
import { useSearch } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { offered, trainingTexts } from '../../texts/records.ts';
import { readNumber, typedNumber } from '../../typed-numbers.ts';
import { useBulkChange } from '../../ui/bulk-change.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { NumberInput, orNull, SelectInput, TextAreaInput, TextInput } from '../../ui/forms.tsx';
import { Page } from '../../ui/page.tsx';
import { optionsOfWords } from '../../ui/record-parts.tsx';
import { statusesOf } from '../../ui/usual-statuses.ts';
import { optionsOf } from '../../words.ts';
import { ImportLink } from '../imports/import-link.tsx';
import { useWhose } from './person-column.tsx';
import { AssignDialog, type Training, trainingWords, useTrainingColumns } from './training-parts.tsx';

const notDone: readonly Training['status'][] = ['OVERDUE', 'ASSIGNED', 'IN_PROGRESS'];

export function Screen(): ReactNode {
  const can = useCan();
  const [search] = useSearch<'status' | 'course_id' | 'q'>();
  const [asked, setAsked] = useState<'assign' | 'course' | 'change' | null>(null);
  const { chosen } = useOptions('/courses', { chosen: search.course_id, isEnabled: can('courses.list') });
  const query = { status: statusesOf(search.status, notDone), course_id: search.course_id, q: search.q };
  const list = useList('/training', { query });
  const bulk = useBulkChange<never>(() => '');
  const { isOwn, who, searches } = useWhose(list, 'training');
  const course: TableColumn<Training> = {
    id: 'course',
    title: trainingTexts.course,
    ...(isOwn && { kind: 'lead' as const }),
    order: (row) => row.course.name,
    cell: (row) => row.course.name,
  };
  const columns = [...who, course, ...useTrainingColumns()];
  return (
    <Page
      title={trainingTexts.training}
      lead={isOwn ? trainingTexts.ownLead : trainingTexts.trainingLead}
      actions={
        <>
          <ImportLink kind="training" />
          {chosen && can('courses.update') && (
            <Button onClick={() => setAsked('change')}>{trainingTexts.changeThisCourse}</Button>
          )}
          {can('courses.create') && <Button onClick={() => setAsked('course')}>{trainingTexts.newCourse}</Button>}
          {can('training.create') && (
            <Button kind="primary" icon="plus" onClick={() => setAsked('assign')}>
              {trainingTexts.assignACourse}
            </Button>
          )}
        </>
      }
    >
      {bulk.shown}
      <DataTable
        label={trainingTexts.training}
        noun={trainingTexts.noun}
        list={list}
        columns={columns}
        keyOf={(row) => row.id}
        searches={searches}
        tools={<ExportButton kind="training" query={query} />}
        filters={[
          {
            name: 'status',
            label: trainingTexts.status,
            any: trainingTexts.notDone,
            options: [...optionsOfWords(trainingWords), { value: 'all', label: trainingTexts.anyStatus }],
          },
          {
            name: 'course_id',
            label: trainingTexts.course,
            any: trainingTexts.anyCourse,
            options: can('courses.list') ? { path: '/courses' } : [],
          },
        ]}
        empty={isOwn ? trainingTexts.ownEmpty : trainingTexts.empty}
      />
      {asked === 'assign' && <AssignDialog start={bulk.startFor} onClose={() => setAsked(null)} />}
      {asked === 'change' && chosen && <ChangeCourseDialog course={chosen} onClose={() => setAsked(null)} />}
      {asked === 'course' && <CourseDialog onClose={() => setAsked(null)} />}
    </Page>
  );
}

function CourseDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const create = useWrite('post', '/courses');
  return (
    <FormDialog
      title={trainingTexts.newCourse}
      action={trainingTexts.createCourse}
      done={trainingTexts.theCourseCanBeAssigned}
      initial={{ name: '', valid_months: '' }}
      onClose={onClose}
      onSubmit={({ name, valid_months }) =>
        create.mutateAsync({ body: { name: name.trim(), valid_months: readNumber(valid_months), is_active: true } })
      }
    >
      <TextInput name="name" label={trainingTexts.name} maxLength={200} isRequired autoFocus />
      <ValidFor />
    </FormDialog>
  );
}

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
      action={trainingTexts.save}
      done={trainingTexts.saved}
      initial={{
        name: course.name,
        description: course.description ?? '',
        valid_months: typedNumber(course.valid_months),
        offered: course.is_active ? 'yes' : 'no',
      }}
      onClose={onClose}
      onSubmit={(values) =>
        update.mutateAsync({
          path: { id: course.id },
          body: {
            name: values.name.trim(),
            description: orNull(values.description),
            valid_months: readNumber(values.valid_months),
            is_active: values.offered === 'yes',
          },
        })
      }
    >
      <TextInput name="name" label={trainingTexts.name} maxLength={200} isRequired />
      <TextAreaInput name="description" label={trainingTexts.whatItTeaches} isOptional />
      <ValidFor />
      <SelectInput
        name="offered"
        label={trainingTexts.use}
        hint={trainingTexts.offeredHint}
        options={optionsOf(offered)}
      />
    </FormDialog>
  );
}

const ValidFor = (): ReactNode => (
  <NumberInput name="valid_months" label={trainingTexts.validMonths} hint={trainingTexts.validMonthsHint} isOptional />
);
