import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { type Span, type TimesheetStatus, whosePayrollIsPrepared } from '../../time/index.ts';

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
