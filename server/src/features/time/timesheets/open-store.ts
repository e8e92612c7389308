import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import type { TimesheetRow } from './store.ts';
import { lockedStatuses } from './timesheet-states.ts';

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
