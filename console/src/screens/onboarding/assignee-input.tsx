import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useList } from '../../client/hooks.ts';
import { assigneeRoles, assigneeTexts } from '../../texts/onboarding.ts';
import { SelectInput } from '../../ui/forms.tsx';
import { PersonInput } from '../../ui/person-input.tsx';
import type { NamedPerson } from '../../ui/person-picker.tsx';
import { optionsOf } from '../../words.ts';
import type { NameOf } from './record.ts';

type AssigneeRole = keyof typeof assigneeRoles;

/** Who does a task, as a value of a form. */
export interface AssigneeValue {
  readonly kind: '' | AssigneeRole | 'person' | 'team';
  readonly person: NamedPerson | null;
  readonly team_id: string;
}

export const nobodyYet: AssigneeValue = { kind: '', person: null, team_id: '' };

interface Assigned {
  readonly assignee_id: string | null;
  readonly assignee_team_id: string | null;
  readonly assignee_role?: AssigneeRole | null;
}

export function assigneeValue(task: Assigned, nameOf: NameOf): AssigneeValue {
  const { assignee_id: id, assignee_team_id: team, assignee_role: role } = task;
  if (id !== null) {
    const person = { id, first_name: nameOf(id) ?? assigneeTexts.somebody, last_name: '' };
    return { ...nobodyYet, kind: 'person', person };
  }
  return team === null ? { ...nobodyYet, kind: role ?? '' } : { ...nobodyYet, kind: 'team', team_id: team };
}

export const assigneeOf = ({ kind, person, team_id }: AssigneeValue) => ({
  assignee_id: kind === 'person' ? (person?.id ?? null) : null,
  assignee_team_id: kind === 'team' && team_id !== '' ? team_id : null,
});

export const roleOf = ({ kind }: AssigneeValue): AssigneeRole | null =>
  kind === '' || kind === 'person' || kind === 'team' ? null : kind;

const others = [
  { value: 'person', label: assigneeTexts.person },
  { value: 'team', label: assigneeTexts.team },
];

/** A certain person or a team; in a template also whoever is the manager or the head by then. */
export function AssigneeInput({
  name,
  offersRoles = false,
}: {
  readonly name: string;
  readonly offersRoles?: boolean;
}): ReactNode {
  const kind = useWatch({ name: `${name}.kind` }) as AssigneeValue['kind'];
  const teams = useList('/teams', { query: { status: 'ACTIVE' } }, { isEnabled: kind === 'team', pageSize: 100 });
  return (
    <>
      <SelectInput
        name={`${name}.kind`}
        label={assigneeTexts.whoDoesIt}
        empty={assigneeTexts.decidedLater}
        options={offersRoles ? [...optionsOf(assigneeRoles), ...others] : others}
        isOptional
      />
      {kind === 'person' && <PersonInput name={`${name}.person`} label={assigneeTexts.person} isRequired />}
      {kind === 'team' && (
        <SelectInput
          name={`${name}.team_id`}
          label={assigneeTexts.team}
          empty={assigneeTexts.choose}
          options={(teams.rows ?? []).map((team) => ({ value: team.id, label: team.name }))}
          isRequired
        />
      )}
    </>
  );
}
