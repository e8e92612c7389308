import { Type } from 'typebox';
import { type Actor, selfOf } from '../../../kernel/actor.ts';
import { mapPage } from '../../../kernel/cursor.ts';
import { AnyOf, IdsFilter } from '../../../kernel/filters.ts';
import { listOperation, readOperation } from '../../../kernel/operation.ts';
import { dayIn } from '../../../lib/days.ts';
import { IdFilter } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { PersonWords } from '../../people/index.ts';
import { allLeaveTypes, type LeaveTypeRow } from '../types/store.ts';
import { seesLeaveOfType } from '../visibility.ts';
import { type BalancePerson, getVisiblePerson, listBalancePeople } from './people-store.ts';
import { presentBalance } from './present.ts';
import { BalanceYear, LeaveBalances, PersonBalances } from './record.ts';
import { type Accounts, leavePersonOf, readAccounts } from './store.ts';

export const getLeaveBalances = readOperation({
  id: 'leaveBalances.get',
  route: 'GET /leave-balances',
  shows: ['leave'],
  summary: 'Read the leave balances of a person',
  description:
    'One’s own unless a person is named; managers see those of their reports, Department Heads those of their department scope, Administrators and Executives those of anyone. Balances of private types are left out for readers who may not see private leave.',
  scope: 'leaves:read',
  query: Strict({
    user_id: Type.Optional(IdFilter('usr', 'Whose balances; the owner of the token’s unless given.')),
    year: Type.Optional(BalanceYear('This year on the organization’s calendar unless given.')),
  }),
  returns: LeaveBalances,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, nowMs, query }) {
    const tenant = actor.organization;
    const today = dayIn(tenant.timezone, nowMs);
    const year = query.year ?? Number(today.slice(0, 4));
    const row = await getVisiblePerson(db, actor, query.user_id ?? selfOf(actor));
    const [types, accounts] = await Promise.all([
      allLeaveTypes(db, tenant.id),
      readAccounts(db, tenant.id, { userIds: [row.id] }),
    ]);
    const whose = { user_id: row.id, department_id: row.department_id, manager_id: row.manager_id };
    const person = leavePersonOf(tenant, row);
    const isShown = (type: LeaveTypeRow): boolean =>
      seesLeaveOfType(actor, type, whose) && (type.is_active || accounts.of(row.id, type.id).has(year));
    const balances = types
      .filter(isShown)
      .map((type) => presentBalance({ tenant, person, type, account: accounts.of(row.id, type.id), year, today }));
    return { user_id: row.id, year, balances };
  },
});

export const listLeaveBalances = listOperation({
  id: 'leaveBalances.list',
  route: 'GET /leave-balances/people',
  shows: ['leave'],
  summary: 'List the leave balances of everyone',
  description:
    'What each person in sight has of each leave type in one calendar year, private types included where the reader may know them.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  packages: ['LEAVE_KEEPING'],
  query: Strict({
    year: Type.Optional(BalanceYear('This year on the organization’s calendar unless given.')),
    department_id: Type.Optional(IdsFilter('dep', 'Only people of this department.')),
    status: Type.Optional(
      AnyOf(Type.Enum(['active', 'inactive']), 'active unless given; inactive: people who have left.'),
    ),
    q: Type.Optional(PersonWords),
  }),
  returns: PersonBalances,
  order: 'by name',

  async run({ actor, db, nowMs, query, page }) {
    const tenant = actor.organization;
    const today = dayIn(tenant.timezone, nowMs);
    const { year = Number(today.slice(0, 4)), ...filter } = query;
    const [people, types] = await Promise.all([
      listBalancePeople(db, actor, filter, page),
      allLeaveTypes(db, tenant.id),
    ]);
    const accounts = await readAccounts(db, tenant.id, { userIds: people.items.map(({ id }) => id) });
    return mapPage(people, (person) => presentPerson(actor, person, { types, accounts, year, today }));
  },
});

interface Shown {
  readonly types: readonly LeaveTypeRow[];
  readonly accounts: Accounts;
  readonly year: number;
  readonly today: string;
}

/** A type that can no longer be booked is shown to those who had any of it. */
function presentPerson(actor: Actor, row: BalancePerson, { types, accounts, year, today }: Shown): PersonBalances {
  const tenant = actor.organization;
  const person = leavePersonOf(tenant, row);
  const whose = { user_id: row.id, department_id: row.department_id, manager_id: row.manager_id };
  const shown = types.filter(
    (type) => (type.is_active || accounts.of(row.id, type.id).has(year)) && seesLeaveOfType(actor, type, whose),
  );
  return {
    user_id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    job_title: row.job_title,
    department_id: row.department_id,
    is_active: row.is_active,
    year,
    balances: shown.map((type) =>
      presentBalance({ tenant, person, type, account: accounts.of(row.id, type.id), year, today }),
    ),
  };
}
