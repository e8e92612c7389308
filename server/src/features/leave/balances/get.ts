import { Type } from 'typebox';
import { sql } from '../../../db/sql.ts';
import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { dayIn } from '../../../lib/days.ts';
import { notFound } from '../../../lib/errors.ts';
import { IdFilter } from '../../../lib/ids.ts';
import { readOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { allLeaveTypes, type LeaveTypeRow } from '../types/store.ts';
import { seesPrivateLeave, whoseLeaveIsSeen } from '../visibility.ts';
import { presentBalance } from './present.ts';
import { BalanceYear, LeaveBalances } from './record.ts';
import { leavePersonOf, personColumns, readAccounts, type PersonRow } from './store.ts';

export const getLeaveBalances = readOperation({
  id: 'leaveBalances.get',
  route: 'GET /leave-balances',
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
    const row = await getVisiblePerson(db, actor, query.user_id ?? actor.userId);
    const [types, accounts] = await Promise.all([
      allLeaveTypes(db, tenant.id),
      readAccounts(db, tenant.id, { userIds: [row.id] }),
    ]);
    const seesPrivate = seesPrivateLeave(actor, { user_id: row.id, manager_id: row.manager_id });
    const person = leavePersonOf(tenant, row);
    const isShown = (type: LeaveTypeRow): boolean =>
      (seesPrivate || !type.is_private) && (type.is_active || accounts.of(row.id, type.id).has(year));
    const balances = types
      .filter(isShown)
      .map((type) => presentBalance({ tenant, person, type, account: accounts.of(row.id, type.id), year, today }));
    return { user_id: row.id, year, balances };
  },
});

async function getVisiblePerson(db: Db, actor: Actor, userId: string | null): Promise<PersonRow> {
  const { rows } = await sql<PersonRow>`
    select ${personColumns} from users where ${whoseLeaveIsSeen(actor)} and users.id = ${userId}`.execute(db);
  if (!rows[0]) throw notFound('person');
  return rows[0];
}
