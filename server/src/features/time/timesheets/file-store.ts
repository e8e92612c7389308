import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { onDays } from '../store.ts';
import type { TimesheetRow } from './store.ts';
import { lockedStatuses } from './timesheet-states.ts';

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

/** The periods of a person's timesheets that still move, from a day on. */
export async function listOpenPeriods(
  { actor, tx }: UnitOfWork,
  userId: string,
  since: string,
): Promise<Pick<TimesheetRow, 'period_start' | 'period_end'>[]> {
  const { rows } = await sql<Pick<TimesheetRow, 'period_start' | 'period_end'>>`
    select period_start, period_end from timesheets
     where organization_id = ${actor.organizationId} and user_id = ${userId} and period_end >= ${since}::date
       and status <> all(${[...lockedStatuses]})
     order by period_start`.execute(tx);
  return rows;
}
