import { type Static, Type } from 'typebox';
import { Day } from '../../../lib/days.ts';
import { Changes, CreatedAt, RecordId, UpdatedAt } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Amount } from '../../../lib/money.ts';
import { Nullable, Prose, Strict, Text } from '../../../lib/schema.ts';

export const projectStatuses = ['PLANNED', 'ACTIVE', 'ON_HOLD', 'COMPLETED', 'ARCHIVED'] as const;

const forHeads = 'Shown to Department Heads, Administrators and Executives alone.';

const projectFields = {
  id: RecordId('prj'),
  name: Text(200, { description: 'What the project is called.', examples: ['Summer menu'] }),
  code: Text(50, { description: 'Unique in the organization.', examples: ['SUMMER_MENU'] }),
  description: Nullable(Prose(5000), { description: 'What it is about.' }),
  status: Type.Enum([...projectStatuses], {
    description: 'How far it is, for information: time can be recorded on it in any status.',
  }),
  client_id: Nullable(Id('cli'), { description: 'For whom it is done; null: for the organization itself.' }),
  department_id: Nullable(Id('dep'), { description: 'null: organization-wide, seen by everyone.' }),
  start_date: Nullable(Day(), { description: 'First day planned; null: open.' }),
  end_date: Nullable(Day(), { description: 'Last day planned, not before start_date; null: open.' }),
  is_billable: Type.Boolean({
    description: 'Whether time on it is billed to the client, unless an entry or a task says otherwise.',
  }),
  hourly_rate: Nullable(Amount('What an hour is billed at.', 85), {
    description: `What an hour is billed at. ${forHeads}`,
  }),
  budget_hours: Nullable(Type.Number({ minimum: 0, maximum: 9_999_999.99, examples: [120] }), {
    description: 'The budget in hours, with at most two decimals; null: none.',
  }),
  budget_amount: Nullable(Amount('The budget in money.', 12_000), {
    description: `The budget in money. ${forHeads}`,
  }),
  currency: Type.String({
    maxLength: 3,
    pattern: '^[A-Z]{3}$',
    examples: ['CAD'],
    description: 'ISO 4217. What hourly_rate and budget_amount are in.',
  }),
  created_at: CreatedAt(),
  updated_at: UpdatedAt(),
};

export const WholeProject = Type.Object(projectFields);
export type WholeProject = Static<typeof WholeProject>;
export const projectFieldNames = Object.keys(projectFields) as (keyof WholeProject)[];

/** As it is shown: without the money for those who may not see it. */
export const Project = Type.Object(
  {
    ...projectFields,
    hourly_rate: Type.Optional(projectFields.hourly_rate),
    budget_amount: Type.Optional(projectFields.budget_amount),
  },
  { $id: 'Project', description: 'Work on which time is recorded.' },
);
export type Project = Static<typeof Project>;

const { name, code, status, is_billable, currency } = projectFields;

const optional = {
  description: Type.Optional(projectFields.description),
  client_id: Type.Optional(projectFields.client_id),
  department_id: Type.Optional(projectFields.department_id),
  start_date: Type.Optional(projectFields.start_date),
  end_date: Type.Optional(projectFields.end_date),
  hourly_rate: Type.Optional(projectFields.hourly_rate),
  budget_hours: Type.Optional(projectFields.budget_hours),
  budget_amount: Type.Optional(projectFields.budget_amount),
};

export const NewProject = Strict({
  name,
  code: Type.Optional({ ...code, description: 'Unique in the organization. Generated from the name when omitted.' }),
  status: Type.Optional({ ...status, default: 'ACTIVE' }),
  is_billable: Type.Optional({ ...is_billable, default: true }),
  currency: Type.Optional({ ...currency, description: 'ISO 4217; that of the organization unless given.' }),
  ...optional,
});
export type NewProject = Static<typeof NewProject>;

export const ProjectChanges = Changes({ name, code, status, is_billable, currency, ...optional });
