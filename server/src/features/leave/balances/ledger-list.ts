import { Type } from 'typebox';
import { sql } from '../../../db/sql.ts';
import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { mapPage, pageOf, rowsFor, type Page, type PageRequest } from '../../../kernel/cursor.ts';
import { dayIn } from '../../../kernel/days.ts';
import { notFound } from '../../../kernel/errors.ts';
import { IdFilter } from '../../../kernel/ids.ts';
import { listOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../kernel/schema.ts';
import { findLeaveType } from '../types/store.ts';
import { seesPrivateLeave } from '../visibility.ts';
import { getVisiblePerson } from './get.ts';
import { BalanceYear, LeaveLedgerEntry } from './record.ts';

export const listLeaveLedger = listOperation({
  id: 'leaveLedger.list',
  route: 'GET /leave-balances/ledger',
  summary: 'List what made a leave balance',
  description:
    'Every entry behind one balance of a person and a year: what was granted, carried over, taken, given back and corrected. For those who see the balance; of private types for those who see private leave.',
  surface: 'app',
  scope: null,
  query: Strict({
    user_id: Type.Optional(IdFilter('usr', 'Whose balance; one’s own unless given.')),
    leave_type_id: IdFilter('lvt', 'The balance of which type.'),
    year: Type.Optional(BalanceYear('This year on the organization’s calendar unless given.')),
  }),
  returns: LeaveLedgerEntry,
  order: 'newest first',
  refuses: ['NOT_FOUND'],

  async run({ actor, db, nowMs, query, page }) {
    const { timezone } = actor.organization;
    const person = await getVisiblePerson(db, actor, query.user_id ?? actor.userId);
    const type = await findLeaveType(db, actor.organizationId, query.leave_type_id);
    const isSeen = seesPrivateLeave(actor, { user_id: person.id, manager_id: person.manager_id });
    if (!type || (type.is_private && !isSeen)) throw notFound('leave type');
    const year = query.year ?? Number(dayIn(timezone, nowMs).slice(0, 4));
    const entries = await listEntries(db, actor, { userId: person.id, leaveTypeId: type.id, year }, page);
    return mapPage(entries, ({ amount, ...entry }) => ({ ...entry, amount: Number(amount) }));
  },
});

type EntryRow = Omit<LeaveLedgerEntry, 'amount'> & { readonly amount: string };

async function listEntries(
  db: Db,
  actor: Actor,
  { userId, leaveTypeId, year }: { userId: string; leaveTypeId: string; year: number },
  page: PageRequest,
): Promise<Page<EntryRow>> {
  const { rows } = await sql<EntryRow>`
    select e.id, e.kind, e.amount, e.year, e.note as reason, e.leave_request_id, r.start_date as leave_start_date,
           r.end_date as leave_end_date, e.created_by_id, e.created_at
      from leave_ledger e
      left join leave_requests r on r.organization_id = e.organization_id and r.id = e.leave_request_id
     where e.organization_id = ${actor.organizationId} and e.user_id = ${userId} and e.leave_type_id = ${leaveTypeId}
       and e.year = ${year} ${page.after === null ? sql`` : sql`and e.id < ${page.after[0]}`}
     order by e.id desc limit ${rowsFor(page)}`.execute(db);
  return pageOf(rows, page.limit, ({ id }) => [id]);
}
