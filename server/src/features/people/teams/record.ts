import { type Static, Type } from 'typebox';
import { Changes, CreatedAt, PersonName, RecordId, UpdatedAt } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Prose, Strict, Text } from '../../../lib/schema.ts';

export const teamStatuses = ['ACTIVE', 'ARCHIVED'] as const;

const teamFields = {
  id: RecordId('team'),
  name: Text(100, { description: 'Unique in the organization, whatever the case.', examples: ['Night shift'] }),
  description: Nullable(Prose(2000), { description: 'What the team is for.' }),
  department_id: Nullable(Id('dep'), { description: 'The department the team belongs to; null: across departments.' }),
  lead_id: Nullable(Id('usr'), {
    description: 'Who leads the team: an active person of the organization; null: no one.',
  }),
  status: Type.Enum([...teamStatuses], { description: 'ARCHIVED: no longer in use, kept with its members.' }),
  member_count: Type.Integer({ minimum: 0, description: 'Active people of the team, seen or not.' }),
  created_at: CreatedAt(),
  updated_at: UpdatedAt(),
};

export const Team = Type.Object(teamFields, {
  $id: 'Team',
  description: 'People who work together, across departments or within one.',
});
export type Team = Static<typeof Team>;

export const teamFieldNames = Object.keys(teamFields) as (keyof Team)[];

export const maxMembersShown = 1000;

export const TeamWithMembers = Type.Object(
  {
    ...teamFields,
    members: Type.Array(
      Type.Object(
        {
          ...PersonName.properties,
          job_title: Nullable(Type.String({ examples: ['Sous-chef'] }), { description: 'What they do.' }),
        },
        { $id: 'TeamMember', description: 'A member of a team.' },
      ),
      {
        maxItems: maxMembersShown,
        description: 'The active members whom the owner of the token can see in the directory, by name.',
      },
    ),
  },
  { $id: 'TeamWithMembers', description: 'A team and those of its members whom the owner of the token can see.' },
);
export type TeamWithMembers = Static<typeof TeamWithMembers>;

const { name, description, department_id, lead_id, status } = teamFields;

export const NewTeam = Strict({
  name,
  description: Type.Optional(description),
  department_id: Type.Optional(department_id),
  lead_id: Type.Optional(lead_id),
});
export type NewTeam = Static<typeof NewTeam>;

export const TeamChanges = Changes({ name, description, department_id, status });
export type TeamChanges = Static<typeof TeamChanges>;
