import { optional } from '../../../db/rows.ts';
import { afterIn, descending } from '../../../kernel/keyset.ts';
import { Type } from 'typebox';
import { sql } from '../../../db/sql.ts';
import type { Db } from '../../../db/database.ts';
import { administers, type Actor } from '../../../kernel/actor.ts';
import { mapPage, pageOf, rowsFor, type Page, type PageRequest } from '../../../kernel/cursor.ts';
import { dayIn } from '../../../lib/days.ts';
import { IdFilter } from '../../../lib/ids.ts';
import { listOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { whoseLeaveIsSeen } from '../visibility.ts';
import { BalanceYear, LeaveLedgerEntry } from './record.ts';

export const listLeaveLedger = listOperation({
  id: 'leaveLedger.list',
  route: 'GET /leave-balances/ledger',
  summary: 'List what made the leave balances of a person',
  description:
    'Every entry behind the balances of one person and a year: what was granted, carried over, taken, given back and corrected. For those who see the balances; of private types for those who see private leave.',
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
    const { user_id = actor.userId, leave_type_id, year = yearNow(actor, nowMs) } = query;
    const entries = await listEntries(db, actor, { user_id, leave_type_id, year }, page);
    return mapPage(entries, ({ amount, ...entry }) => ({ ...entry, amount: Number(amount) }));
  },
});

const yearNow = ({ organization: { timezone } }: Actor, nowMs: number): number =>
  Number(dayIn(timezone, nowMs).slice(0, 4));

type EntryRow = Omit<LeaveLedgerEntry, 'amount'> & { readonly amount: string };

interface LedgerFilter {
  readonly user_id: string | null;
  readonly leave_type_id: string | undefined;
  readonly year: number;
}

async function listEntries(
  db: Db,
  actor: Actor,
  { user_id: userId, leave_type_id: typeId, year }: LedgerFilter,
  page: PageRequest,
): Promise<Page<EntryRow>> {
  const { rows } = await sql<EntryRow>`
    select e.id, e.leave_type_id, e.kind, e.amount, e.year, e.note as reason, e.leave_request_id,
           r.start_date as leave_start_date, r.end_date as leave_end_date, e.created_by_id, e.created_at
      from leave_ledger e
      join users on users.organization_id = e.organization_id and users.id = e.user_id
      join leave_types t on t.organization_id = e.organization_id and t.id = e.leave_type_id
      left join leave_requests r on r.organization_id = e.organization_id and r.id = e.leave_request_id
     where ${whoseLeaveIsSeen(actor)} and e.organization_id = ${actor.organizationId} and e.user_id = ${userId}
       ${optional(!administers(actor) && sql`and (not t.is_private or ${actor.userId} in (users.id, users.manager_id))`)}
       ${optional(typeId !== undefined && sql`and e.leave_type_id = ${typeId}`)}
       and e.year = ${year} ${afterIn(descending('e.id'), page)}
     order by e.id desc limit ${rowsFor(page)}`.execute(db);
  return pageOf(rows, page.limit, ({ id }) => [id]);
}
