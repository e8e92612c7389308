import { Type } from 'typebox';
import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { mapPage, pageOf } from '../../../kernel/cursor.ts';
import { listOperation } from '../../../kernel/operation.ts';
import { dayIn } from '../../../lib/days.ts';
import { IdFilter } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { numberOf } from '../amounts.ts';
import { allLeaveTypes } from '../types/store.ts';
import { seesLeaveOfType } from '../visibility.ts';
import { countedAhead, type DueEntry, shareKeyOf } from './account.ts';
import { type LedgerFilter, listVisibleEntries } from './ledger-store.ts';
import { findVisiblePerson } from './people-store.ts';
import { BalanceYear, LeaveLedgerEntry } from './record.ts';
import { entitlingTypeOf, leavePersonOf, readAccounts } from './store.ts';

export const listLeaveLedger = listOperation({
  id: 'leaveLedger.list',
  route: 'GET /leave-balances/ledger',
  shows: ['leave'],
  summary: 'List what made the leave balances of a person',
  description:
    'Every entry behind the balances of one person and a year: what was granted, carried over, taken, given back and corrected; what is due and not entered yet stands first, without an id. For those who see the balances; of private types for those who see private leave.',
  surface: 'app',
  scope: null,
  query: Strict({
    user_id: Type.Optional(IdFilter('usr', 'Whose balances; one’s own unless given.')),
    leave_type_id: Type.Optional(IdFilter('lvt', 'Only entries of this type.')),
    year: Type.Optional(BalanceYear('This year on the organization’s calendar unless given.')),
  }),
  returns: LeaveLedgerEntry,
  order: 'newest first',

  async run({ actor, db, nowMs, query, page }) {
    const today = dayIn(actor.organization.timezone, nowMs);
    const { user_id = actor.userId, leave_type_id, year = Number(today.slice(0, 4)) } = query;
    const dueAfter = typeof page.after?.[0] === 'number' ? page.after[0] : null;
    // They are the newest: pages begin with them.
    const isPastDue = page.after !== null && dueAfter === null;
    const due = isPastDue ? [] : await listDue(db, actor, { user_id, leave_type_id, year, today });
    const first = due.slice(dueAfter ?? 0);
    const entered = await listVisibleEntries(
      db,
      actor,
      { user_id, leave_type_id, year },
      { ...page, after: isPastDue ? page.after : null },
    );
    const rows = [
      ...first.map((entry, index) => ({ entry, at: [(dueAfter ?? 0) + index + 1] })),
      ...entered.map(({ amount, full_amount: full, ...entry }) => ({
        entry: { ...entry, amount: Number(amount), full_amount: full === null ? null : Number(full) },
        at: [entry.id],
      })),
    ];
    return mapPage(
      pageOf(rows, page.limit, ({ at }) => at),
      ({ entry }) => entry,
    );
  },
});

type Asked = LedgerFilter & { readonly today: string };

/** What the balance counts and the ledger does not hold yet, in types that the caller sees. */
async function listDue(
  db: Db,
  actor: Actor,
  { user_id, leave_type_id, year, today }: Asked,
): Promise<LeaveLedgerEntry[]> {
  const tenant = actor.organization;
  const row = await findVisiblePerson(db, actor, user_id);
  if (!row) return [];
  const [types, accounts] = await Promise.all([
    allLeaveTypes(db, tenant.id),
    readAccounts(db, tenant.id, { userIds: [row.id] }),
  ]);
  const whose = { user_id: row.id, department_id: row.department_id, manager_id: row.manager_id };
  const shown = types.filter(
    (type) => (leave_type_id === undefined || type.id === leave_type_id) && seesLeaveOfType(actor, type, whose),
  );
  return shown
    .flatMap((type) => {
      const ahead = countedAhead(
        entitlingTypeOf(tenant, type),
        leavePersonOf(tenant, row),
        accounts.of(row.id, type.id),
        { year, today },
      );
      return ahead.map((entry) => dueEntry(type.id, entry));
    })
    .reverse();
}

const dueEntry = (typeId: string, { year, kind, entry_key, units, full }: DueEntry): LeaveLedgerEntry => ({
  id: null,
  leave_type_id: typeId,
  kind,
  amount: numberOf(units),
  full_amount: full === undefined ? null : numberOf(full),
  is_difference: full !== undefined && entry_key !== shareKeyOf(entry_key),
  year,
  reason: null,
  leave_request_id: null,
  leave_start_date: null,
  leave_end_date: null,
  created_by_id: null,
  created_at: null,
});
