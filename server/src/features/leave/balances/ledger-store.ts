import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { type Page, pageOf, type PageRequest, rowsFor } from '../../../kernel/cursor.ts';
import { descending, seekAfter } from '../../../kernel/keyset.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { notFound } from '../../../lib/errors.ts';
import { leaveOfTypeIsSeen, whoseLeaveIsSeen } from '../visibility.ts';
import type { LeaveLedgerEntry } from './record.ts';

type EntryRow = Omit<LeaveLedgerEntry, 'amount' | 'full_amount'> & {
  readonly amount: string;
  readonly full_amount: string | null;
};

interface LedgerFilter {
  readonly user_id: string | null;
  readonly leave_type_id: string | undefined;
  readonly year: number;
}

/** Of private types for those who see private leave. */
export async function listVisibleEntries(
  db: Db,
  actor: Actor,
  { user_id: userId, leave_type_id: typeId, year }: LedgerFilter,
  page: PageRequest,
): Promise<Page<EntryRow>> {
  const { rows } = await sql<EntryRow>`
    select e.id, e.leave_type_id, e.kind, e.amount, e.full_amount,
           e.full_amount is not null and strpos(e.entry_key, '~') > 0 as is_difference, e.year, e.note as reason, e.leave_request_id,
           r.start_date as leave_start_date, r.end_date as leave_end_date, e.created_by_id, e.created_at
      from leave_ledger e
      join users on users.organization_id = e.organization_id and users.id = e.user_id
      join leave_types t on t.organization_id = e.organization_id and t.id = e.leave_type_id
      left join leave_requests r on r.organization_id = e.organization_id and r.id = e.leave_request_id
     where ${whoseLeaveIsSeen(actor)} and e.organization_id = ${actor.organizationId} and e.user_id = ${userId}
       and ${leaveOfTypeIsSeen(actor)}
       ${optional(typeId !== undefined && sql`and e.leave_type_id = ${typeId}`)}
       and e.year = ${year} ${seekAfter(descending('e.id'), page)}
     order by e.id desc limit ${rowsFor(page)}`.execute(db);
  return pageOf(rows, page.limit, ({ id }) => [id]);
}

interface Adjustment {
  readonly user_id: string;
  readonly leave_type_id: string;
  readonly year: number;
  readonly amount: string;
}

export async function getAdjustment({ actor, tx }: UnitOfWork, id: string): Promise<Adjustment> {
  const { rows } = await sql<Adjustment>`
    select user_id, leave_type_id, year, amount from leave_ledger
     where organization_id = ${actor.organizationId} and id = ${id} and kind = 'ADJUSTMENT'`.execute(tx);
  if (!rows[0]) throw notFound('leave adjustment');
  return rows[0];
}

/** What accrual enters by itself. */
const ownEntries = sql`kind in ('GRANT', 'ACCRUAL', 'CARRY_OVER', 'EXPIRY')`;

/** With corrections that cancel each other out. */
export async function deleteAccruals({ actor, tx }: UnitOfWork, userId: string): Promise<void> {
  const { organizationId } = actor;
  // Without this the trigger on the ledger refuses any delete; it ends with the transaction.
  await sql`select set_config('muster.removed_person', ${`${organizationId} ${userId}`}, true)`.execute(tx);
  await sql`
    delete from leave_ledger e
     where organization_id = ${organizationId} and user_id = ${userId}
       and (${ownEntries} or (kind = 'ADJUSTMENT' and 0 = (
             select sum(amount) from leave_ledger c
              where c.organization_id = ${organizationId} and c.user_id = ${userId} and c.kind = 'ADJUSTMENT'
                and c.leave_type_id = e.leave_type_id and c.year = e.year)))`.execute(tx);
}
