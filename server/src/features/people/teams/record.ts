import { Type, type Static } from 'typebox';
import { Instant } from '../../../kernel/days.ts';
import { Id } from '../../../kernel/ids.ts';
import { Nullable, Prose, Strict, Text } from '../../../kernel/schema.ts';

export const teamStatuses = ['ACTIVE', 'ARCHIVED'] as const;

const teamFields = {
  id: Id('team'),
  name: Text(100, { description: 'Unique in the organization, whatever the case.', examples: ['Night shift'] }),
  description: Nullable(Prose(2000)),
  department_id: Nullable(Id('dep')),
  lead_id: Nullable(Id('usr')),
  status: Type.Enum([...teamStatuses]),
  member_count: Type.Integer({ minimum: 0, description: 'Active people of the team, seen or not.' }),
  created_at: Instant(),
  updated_at: Instant(),
};

export const Team = Type.Object(teamFields, { $id: 'Team' });
export type Team = Static<typeof Team>;

export const teamFieldNames = Object.keys(teamFields) as (keyof Team)[];

export const maxMembersShown = 1000;

export const TeamWithMembers = Type.Object(
  {
    ...teamFields,
    members: Type.Array(
      Type.Object({
        id: Id('usr'),
        first_name: Type.String(),
        last_name: Type.String(),
        job_title: Nullable(Type.String()),
      }),
      {
        maxItems: maxMembersShown,
        description: 'The active members whom the owner of the token can see in the directory, by name.',
      },
    ),
  },
  { $id: 'TeamWithMembers', description: 'A team and those of its members whom the owner of the token can see.' },
);
export type TeamWithMembers = Static<typeof TeamWithMembers>;

const { name, description, department_id, status } = teamFields;

export const NewTeam = Strict({
  name,
  description: Type.Optional(description),
  department_id: Type.Optional(department_id),
  lead_id: Type.Optional(Nullable(Id('usr'), { description: 'An active person of the organization.' })),
});
export type NewTeam = Static<typeof NewTeam>;

export const TeamChanges = Strict({
  name: Type.Optional(name),
  description: Type.Optional(description),
  department_id: Type.Optional(department_id),
  status: Type.Optional(status),
});
export type TeamChanges = Static<typeof TeamChanges>;
