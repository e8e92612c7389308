import type { ReactNode } from 'react';
import { type Item, useWrite } from '../../client/hooks.ts';
import { teamDialogTexts } from '../../texts/teams.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { orNull, SelectInput, TextAreaInput, TextInput } from '../../ui/forms.tsx';
import { PersonInput } from '../../ui/person-input.tsx';
import type { NamedPerson } from '../../ui/person-picker.tsx';

type Team = Item<'/teams'>;

interface TeamDialogProps {
  /** Absent for a new one. */
  readonly team?: Team;
  readonly onSaved: (team: Pick<Team, 'id' | 'name'>) => void;
  readonly onClose: () => void;
}

const statuses = [
  { value: 'ACTIVE', label: teamDialogTexts.active },
  { value: 'ARCHIVED', label: teamDialogTexts.archived },
];

export function TeamDialog({ team, onSaved, onClose }: TeamDialogProps): ReactNode {
  const create = useWrite('post', '/teams');
  const update = useWrite('patch', '/teams/{id}');
  return (
    <FormDialog
      title={team ? teamDialogTexts.edit(team.name) : teamDialogTexts.newTeam}
      action={team ? teamDialogTexts.save : teamDialogTexts.createTeam}
      initial={{
        name: team?.name ?? '',
        description: team?.description ?? '',
        department_id: team?.department_id ?? '',
        lead_id: null as NamedPerson | null,
        status: team?.status ?? 'ACTIVE',
      }}
      onSubmit={({ name, description, department_id, lead_id, status }): Promise<Pick<Team, 'id' | 'name'>> => {
        const body = { name, description: orNull(description), department_id: orNull(department_id) };
        return team
          ? update.mutateAsync({ path: { id: team.id }, body: { ...body, status } })
          : create.mutateAsync({ body: { ...body, lead_id: lead_id?.id ?? null } });
      }}
      onDone={onSaved}
      onClose={onClose}
    >
      <TextInput
        name="name"
        label={teamDialogTexts.name}
        maxLength={100}
        autoFocus
        isRequired={teamDialogTexts.enterAName}
      />
      <TextAreaInput name="description" label={teamDialogTexts.description} isOptional />
      <SelectInput
        name="department_id"
        label={teamDialogTexts.department}
        isOptional
        empty={teamDialogTexts.noDepartment}
        options={{ path: '/departments' }}
      />
      {team ? (
        <SelectInput name="status" label={teamDialogTexts.status} options={statuses} />
      ) : (
        <PersonInput name="lead_id" label={teamDialogTexts.lead} isOptional />
      )}
    </FormDialog>
  );
}
