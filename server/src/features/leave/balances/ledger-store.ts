import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import { type Actor, administers } from '../../../kernel/actor.ts';
import { type Page, pageOf, type PageRequest, rowsFor } from '../../../kernel/cursor.ts';
import { afterIn, descending } from '../../../kernel/keyset.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { notFound } from '../../../lib/errors.ts';
import { whoseLeaveIsSeen } from '../visibility.ts';
import type { LeaveLedgerEntry } from './record.ts';

type EntryRow = Omit<LeaveLedgerEntry, 'amount'> & { readonly amount: string };

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
