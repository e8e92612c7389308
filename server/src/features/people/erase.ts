import { Type } from 'typebox';
import { sql } from '../../db/sql.ts';
import type { ByProduct, PersonalTable } from '../../kernel/personal-data.ts';
import { Personal } from '../../lib/personal.ts';
import { Nullable } from '../../lib/schema.ts';
import { OwnLanguage } from './me/record.ts';
import { openGovernmentIds } from './users/present.ts';
import { directoryFields, employmentFields, probationFields } from './users/record.ts';

const { probation_period_months } = probationFields;

/** Columns of the table users. */
export const PersonColumns = Type.Object({
  ...directoryFields,
  ...employmentFields,
  probation_period_months,
  language: OwnLanguage(),
  access_suspended_reason: Personal(Nullable(Type.String())),
});

/** The id stays, with what payroll needs to tell whose totals are whose. */
export const peopleData: readonly PersonalTable[] = [
  {
    table: 'users',
    area: 'profile',
    key: ['id'],
    rowsOf: (userId) => sql`id = ${userId}`,
    record: PersonColumns,
    whenErased: 'emptied',
    isErasedApart: true,
    kept: {
      employee_id: 'payroll must still tell whose totals are whose',
      payroll_id: 'payroll must still tell whose totals are whose',
    },
  },
  {
    table: 'user_personal_details',
    area: 'profile',
    key: ['user_id'],
    scope: 'users.personal:read',
    whenErased: 'deleted',
  },
  {
    table: 'user_government_ids',
    area: 'profile',
    key: ['user_id'],
    scope: 'users.govid:read',
    whenErased: 'deleted',
    reveal: (keys, { sealed, user_id: userId }) => ({
      ...openGovernmentIds(keys, userId as string, sealed as Buffer),
      user_id: userId,
    }),
  },
  {
    table: 'employment',
    area: 'profile',
    key: ['id'],
    names: 'manager_id',
    withheld: {
      until: 'follows from the row after it',
      problem: 'told to whoever planned it',
      rehire: 'what was chosen for a hiring that is planned',
    },
    whenErased: 'deleted',
  },
  {
    table: 'employment_periods',
    area: 'profile',
    key: ['id'],
    record: Type.Object({ probation_period_months }),
    whenErased: 'emptied',
  },
  {
    table: 'service_accounts',
    area: 'account',
    key: ['id'],
    rowsOf: (userId) => sql`responsible_id = ${userId}`,
    whenErased: 'kept',
    kept: { description: 'what an integration of the organization is for' },
  },
  { table: 'team_members', area: 'profile', key: ['team_id', 'user_id'], whenErased: 'deleted' },
  { table: 'department_managers', area: 'profile', key: ['department_id', 'user_id'], whenErased: 'kept' },
];

/** The team that a person came with, by the same import, and reports of theirs who go too; whoever was put into a team since is in use. */
export const personByProducts: readonly ByProduct[] = [
  { table: 'user_personal_details' },
  {
    table: 'team_members',
    where: sql`exists (
      select from users u
       where u.organization_id = team_members.organization_id and u.id = team_members.user_id
         and u.created_at = team_members.created_at)`,
  },
  { table: 'users', column: 'manager_id', where: sql`id in (select id from leaving)`, goesWithOther: true },
];
