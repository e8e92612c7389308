import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { onDays } from '../on-days-store.ts';

export interface SpanOfWork {
  readonly work_date: string;
  readonly clock_in: string;
  readonly clock_out: string;
}

/** From when to when a person worked, entry by entry, of those that a timesheet counts; hours that were given as a duration have no times. */
export async function listSpansOfWork(
  db: Db,
  { organizationId }: Actor,
  sheet: { readonly user_id: string; readonly period_start: string; readonly period_end: string },
): Promise<readonly SpanOfWork[]> {
  const { rows } = await sql<SpanOfWork>`
    select e.work_date, e.clock_in, e.clock_out from time_entries e
     where e.organization_id = ${organizationId} and e.user_id = ${sheet.user_id}
       and ${onDays({ start: sheet.period_start, end: sheet.period_end })}
       and e.status <> 'DELETED' and e.status = 'ACTIVE' and e.approval_status <> 'REJECTED' and not e.is_duration
     order by e.work_date, e.clock_in, e.id`.execute(db);
  return rows;
}
