import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import { type Actor, administers } from '../../../kernel/actor.ts';
import {
  type PeriodType,
  seesAllTime,
  type Span,
  type TimesheetStatus,
  whosePayrollIsPrepared,
  whoseTimeIsSeen,
} from '../../time/index.ts';

const withOwner = sql.raw('join users on users.organization_id = t.organization_id and users.id = t.user_id');

/** Who sees everyone need not ask whose a timesheet is. */
const sheetsSeen = (actor: Actor) =>
  seesAllTime(actor)
    ? sql`timesheets t where t.organization_id = ${actor.organizationId}`
    : sql`timesheets t ${withOwner} where t.organization_id = ${actor.organizationId} and ${whoseTimeIsSeen(actor)}`;

/** The first day of the oldest timesheet in sight. */
export async function findFirstDay(db: Db, actor: Actor): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select min(t.period_start) as day from ${sheetsSeen(actor)}`.execute(db);
  return rows[0]?.day ?? null;
}

/** Approved timesheets of exactly these days that the actor may lock, up to so many. */
export async function listApprovedSheets(
  db: Db,
  actor: Actor,
  { start, end }: Span,
  most: number,
): Promise<{ id: string; user_id: string }[]> {
  const { rows } = await sql<{ id: string; user_id: string }>`
    select t.id, t.user_id from timesheets t ${withOwner}
     where ${whosePayrollIsPrepared(actor)} and t.organization_id = ${actor.organizationId}
       ${optional(!administers(actor) && sql`and t.user_id <> ${actor.userId}`)}
       and t.period_start = ${start}::date and t.period_end = ${end}::date and t.status = 'APPROVED'
     order by t.id limit ${most}`.execute(db);
  return rows;
}

export interface CountedPeriod {
  readonly period_start: string;
  readonly period_end: string;
  readonly period_type: PeriodType;
  readonly counts: Partial<Record<TimesheetStatus, number>>;
  readonly sealed: number;
}

/** The periods of timesheets that start within, the latest first. */
export async function listCountedPeriods(db: Db, actor: Actor, { start, end }: Span): Promise<CountedPeriod[]> {
  const { rows } = await sql<CountedPeriod>`
    select period_start, period_end, period_type, jsonb_object_agg(status, number) as counts, sum(sealed)::int as sealed from (
      select t.period_start, t.period_end, t.period_type, t.status, count(*)::int as number,
             count(*) filter (where t.status in ('FINALIZED', 'SIGNED') and exists (
               select from pay_run_lines l where l.organization_id = t.organization_id and l.timesheet_id = t.id
                  and l.correction_id is null))::int as sealed
        from ${sheetsSeen(actor)}
         and t.period_start between ${start}::date and ${end}::date
       group by t.period_start, t.period_end, t.period_type, t.status) as counted
     group by period_start, period_end, period_type
     order by period_start desc, period_end desc`.execute(db);
  return rows;
}
