import { Type, type Static } from 'typebox';
import { Day, Instant } from '../../../kernel/days.ts';
import { Id } from '../../../kernel/ids.ts';
import { Amount } from '../../../kernel/money.ts';
import { Nullable, Prose, Strict, Text } from '../../../kernel/schema.ts';

export const projectStatuses = ['PLANNED', 'ACTIVE', 'ON_HOLD', 'COMPLETED', 'ARCHIVED'] as const;

const forHeads = 'Shown to Department Heads, Administrators and Executives alone.';

const projectFields = {
  id: Id('prj'),
  name: Text(200, { examples: ['Summer menu'] }),
  code: Text(50, { description: 'Unique in the organization.', examples: ['SUMMER_MENU'] }),
  description: Nullable(Prose(5000)),
  status: Type.Enum([...projectStatuses]),
  client_id: Nullable(Id('cli')),
  department_id: Nullable(Id('dep'), { description: 'null: organization-wide, seen by everyone.' }),
  start_date: Nullable(Day()),
  end_date: Nullable(Day()),
  is_billable: Type.Boolean(),
  hourly_rate: Nullable(Amount('What an hour is billed at.', 85), { description: forHeads }),
  budget_hours: Nullable(
    Type.Number({ minimum: 0, maximum: 9_999_999.99, examples: [120], description: 'At most two decimals.' }),
  ),
  budget_amount: Nullable(Amount('The budget in money.', 12_000), { description: forHeads }),
  currency: Type.String({ pattern: '^[A-Z]{3}$', maxLength: 3, examples: ['CAD'], description: 'ISO 4217.' }),
  created_at: Instant(),
  updated_at: Instant(),
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
  { $id: 'Project' },
);
export type Project = Static<typeof Project>;

const { name, code, status, is_billable, currency } = projectFields;

const optional = {
  description: Type.Optional(projectFields.description),
  client_id: Type.Optional(projectFields.client_id),
  department_id: Type.Optional(projectFields.department_id),
  start_date: Type.Optional(projectFields.start_date),
  end_date: Type.Optional(projectFields.end_date),
  hourly_rate: Type.Optional(Nullable(Amount('What an hour is billed at.', 85))),
  budget_hours: Type.Optional(projectFields.budget_hours),
  budget_amount: Type.Optional(Nullable(Amount('The budget in money.', 12_000))),
};

export const NewProject = Strict({
  name,
  code: Type.Optional({ ...code, description: 'Unique in the organization. Generated from the name when omitted.' }),
  status: Type.Optional(Type.Enum([...projectStatuses], { default: 'ACTIVE' })),
  is_billable: Type.Optional(Type.Boolean({ default: true })),
  currency: Type.Optional({ ...currency, description: 'ISO 4217; that of the organization unless given.' }),
  ...optional,
});
export type NewProject = Static<typeof NewProject>;

export const ProjectChanges = Strict({
  name: Type.Optional(name),
  code: Type.Optional(code),
  status: Type.Optional(status),
  is_billable: Type.Optional(is_billable),
  currency: Type.Optional(currency),
  ...optional,
});
