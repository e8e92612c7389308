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

export interface PayrollRow {
  readonly user_id: string;
  readonly payroll_id: string | null;
  readonly employee_id: string | null;
  readonly last_name: string;
  readonly first_name: string;
  readonly department: string | null;
  readonly status: TimesheetStatus;
  readonly regular_minutes: number;
  readonly overtime_minutes: number;
  readonly holiday_minutes: number;
  readonly paid_leave_minutes: number;
  readonly break_minutes: number;
  readonly regular_pay: string;
  readonly overtime_pay: string;
  readonly total_pay: string;
  readonly currency: string;
}

/** Timesheets of exactly these days of people whose payroll the actor prepares, by name, up to so many. */
export async function listPayrollRows(
  db: Db,
  actor: Actor,
  { start, end }: Span,
  most: number,
): Promise<readonly PayrollRow[]> {
  const { rows } = await sql<PayrollRow>`
    select t.user_id, users.payroll_id, users.employee_id, users.last_name, users.first_name,
           (select name from departments where organization_id = users.organization_id and id = users.department_id) as department,
           t.status, t.regular_minutes, t.overtime_minutes, t.holiday_minutes, t.paid_leave_minutes, t.break_minutes,
           t.regular_pay, t.overtime_pay, t.regular_pay + t.overtime_pay as total_pay, t.currency
      from timesheets t join users on users.organization_id = t.organization_id and users.id = t.user_id
     where t.organization_id = ${actor.organizationId} and t.period_start = ${start}::date and t.period_end = ${end}::date
       and ${whosePayrollIsPrepared(actor)}
     order by lower(users.last_name), lower(users.first_name), t.id limit ${most}`.execute(db);
  return rows;
}
