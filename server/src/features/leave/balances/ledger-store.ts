import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { type PageRequest, rowsFor } from '../../../kernel/cursor.ts';
import { descending, seekAfter } from '../../../kernel/keyset.ts';
import type { ByProduct } from '../../../kernel/personal-data.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { notFound } from '../../../lib/errors.ts';
import { leaveOfTypeIsSeen, whoseLeaveIsSeen } from '../visibility.ts';
import type { LeaveLedgerEntry } from './record.ts';

type EntryRow = Omit<LeaveLedgerEntry, 'id' | 'amount' | 'full_amount'> & {
  readonly id: string;
  readonly amount: string;
  readonly full_amount: string | null;
};

export interface LedgerFilter {
  readonly user_id: string | null;
  readonly leave_type_id: string | undefined;
  readonly year: number;
}

/** What is due follows from the rules, whoever’s booking it was entered with. */
const byPerson = sql.raw("case when e.kind in ('ADJUSTMENT', 'TAKEN', 'REVERSAL') then e.created_by_id end");

/** Of private types for those who see private leave. */
export async function listVisibleEntries(
  db: Db,
  actor: Actor,
  { user_id: userId, leave_type_id: typeId, year }: LedgerFilter,
  page: PageRequest,
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select e.id, e.leave_type_id, e.kind, e.amount, e.full_amount,
           e.full_amount is not null and strpos(e.entry_key, '~') > 0 as is_difference, e.year, e.note as reason, e.leave_request_id,
           r.start_date as leave_start_date, r.end_date as leave_end_date, ${byPerson} as created_by_id, e.created_at
      from leave_ledger e
      join users on users.organization_id = e.organization_id and users.id = e.user_id
      join leave_types t on t.organization_id = e.organization_id and t.id = e.leave_type_id
      left join leave_requests r on r.organization_id = e.organization_id and r.id = e.leave_request_id
     where ${whoseLeaveIsSeen(actor)} and e.organization_id = ${actor.organizationId} and e.user_id = ${userId}
       and ${leaveOfTypeIsSeen(actor)}
       ${optional(typeId !== undefined && sql`and e.leave_type_id = ${typeId}`)}
       and e.year = ${year} ${seekAfter(descending('e.id'), page)}
     order by e.id desc limit ${rowsFor(page)}`.execute(db);
  return rows;
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

/**
 * What accrual enters by itself, and corrections that cancel each other out, as after an import of balances that was undone. Any
 * other correction and all that was taken keeps the person.
 */
export const accruals: ByProduct = {
  table: 'leave_ledger',
  where: sql`(kind in ('GRANT', 'ACCRUAL', 'CARRY_OVER', 'EXPIRY') or (kind = 'ADJUSTMENT' and 0 = (
    select sum(c.amount) from leave_ledger c
     where c.organization_id = leave_ledger.organization_id and c.user_id = leave_ledger.user_id
       and c.kind = 'ADJUSTMENT' and c.leave_type_id = leave_ledger.leave_type_id and c.year = leave_ledger.year)))`,
  before: async ({ actor, tx }, leaving) => {
    // Their rows are locked: nothing can be booked for them meanwhile. Without this the trigger on the ledger refuses any
    // delete; it ends with the transaction.
    const people = leaving.map((id) => `${actor.organizationId} ${id}`).join(',');
    await sql`select set_config('muster.removed_person', ${people}, true)`.execute(tx);
  },
};
