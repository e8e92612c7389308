import type { ReactNode } from 'react';
import { useList, useWrite } from '../../../client/hooks.ts';
import { trainingSteps, trainingTexts } from '../../../texts/people/records.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { DayInput, orNull, SelectInput } from '../../../ui/forms.tsx';
import { AddButton, ChangeButton, useAsked } from '../../../ui/record-parts.tsx';
import { optionsOf } from '../../../words.ts';
import { AssignToDialog, type Training, useTrainingColumns } from '../../records/training-parts.tsx';
import type { TabProps } from '../record.ts';
import { CertificatesPanel } from './certificates.tsx';
type Step = keyof typeof trainingSteps;

export function TrainingTab({ person }: TabProps): ReactNode {
  const list = useList('/users/{id}/training', { path: { id: person.id } });
  const [asked, ask, close] = useAsked<Training>();
  const mayWrite = person.can?.includes('training.create') === true;
  const columns: readonly TableColumn<Training>[] = [
    { id: 'course', title: trainingTexts.course, kind: 'lead', cell: (row) => row.course.name },
    ...useTrainingColumns(),
    {
      id: 'actions',
      title: trainingTexts.actions,
      kind: 'actions',
      cell: (row) => mayWrite && <ChangeButton what={row.course.name} onClick={() => ask(row)} />,
    },
  ];
  return (
    <>
      <DataTable
        label={trainingTexts.training}
        noun={trainingTexts.noun}
        list={list}
        columns={columns}
        keyOf={(row) => row.id}
        tools={
          <AddButton isShown={mayWrite} onClick={() => ask('new')}>
            {trainingTexts.assignACourse}
          </AddButton>
        }
        empty={trainingTexts.empty}
      />
      <CertificatesPanel person={person} />
      {asked === 'new' && <AssignToDialog person={person} onClose={close} />}
      {asked !== null && asked !== 'new' && <ChangeDialog training={asked} onClose={close} />}
    </>
  );
}

function ChangeDialog({ training, onClose }: { readonly training: Training; readonly onClose: () => void }): ReactNode {
  const update = useWrite('patch', '/users/{id}/training/{training_id}');
  const status: Step = training.status === 'OVERDUE' ? 'ASSIGNED' : training.status;
  return (
    <FormDialog
      title={training.course.name}
      action={trainingTexts.save}
      done={trainingTexts.saved}
      initial={{
        status: status,
        due_date: training.due_date ?? '',
        completed_date: training.completed_date ?? '',
      }}
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
      <SelectInput name="status" label={trainingTexts.status} options={optionsOf(trainingSteps)} />
      <DayInput name="due_date" label={trainingTexts.due} isOptional />
      <DayInput
        name="completed_date"
        label={trainingTexts.completedOn}
        hint={trainingTexts.completedDateHint}
        isOptional
      />
    </FormDialog>
  );
}
