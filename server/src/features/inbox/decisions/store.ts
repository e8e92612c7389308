import type { Db } from '../../../db/database.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { RequestKind } from '../items/record.ts';

interface Decided {
  readonly status: string;
  readonly decided_by_id: string | null;
  readonly decided_at: string | null;
}

const leave = sql.raw(`select case when cancelled_at is null then status else 'CANCELLED' end as status,
  coalesce(cancelled_by_id, decided_by_id) as decided_by_id, coalesce(cancelled_at, decided_at) as decided_at
  from leave_requests`);

const tables: Record<RequestKind, Sql> = {
  leave,
  leave_cancellation: leave,
  time_entry: sql.raw(`select case when status = 'ACTIVE' then approval_status else status end as status,
    approved_by_id as decided_by_id, approved_at as decided_at from time_entries`),
  timesheet: sql.raw(`select status, approved_by_id as decided_by_id, approved_at as decided_at from timesheets`),
  expense_report: sql.raw(`select status, decided_by_id, approved_at as decided_at from expense_reports`),
  shift_application: sql.raw(`select status, decided_by_id, decided_at from shift_applications`),
  shift_offer: sql.raw(`select status, decided_by_id, decided_at from shift_offers`),
};

/** What a record is now that was no longer to be decided on; for a record that the actor was let see. */
export async function findDecided(db: Db, actor: Actor, kind: RequestKind, id: string): Promise<Decided | null> {
  const { rows } = await sql<Decided>`
    ${tables[kind]} where organization_id = ${actor.organizationId} and id = ${id}`.execute(db);
  return rows[0] ?? null;
}
