import type { Db } from '../../../db/database.ts';
import { advisoryLock } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { departmentHeld, joinHeldOn } from '../../people/index.ts';
import { type Explained, shownTotalNames, type ShownTotals, type TimesheetStatus } from '../../time/index.ts';

/** What a line of a run is made of. numeric columns come as text. */
export interface Taken {
  readonly timesheet_id: string;
  readonly correction_id: string | null;
  readonly user_id: string;
  readonly status: TimesheetStatus;
  readonly period_start: string;
  readonly period_end: string;
  readonly payroll_id: string | null;
  readonly employee_id: string | null;
  readonly department_id: string | null;
  readonly department_name: string | null;
  readonly regular_minutes: number;
  readonly overtime_minutes: number;
  readonly paid_leave_minutes: number;
  readonly holiday_minutes: number;
  readonly regular_pay: string;
  readonly overtime_pay: string;
  readonly currency: string;
  readonly reason: string | null;
}

/** Runs of an organization come one after the other: each is chained to the one before. Nothing else waits for it. */
export const lockPayRuns = async ({ actor, tx }: UnitOfWork): Promise<void> => {
  await advisoryLock('pay runs', actor.organizationId).execute(tx);
};

const person = sql.raw(
  `users.payroll_id, users.employee_id, department.id as department_id, department.name as department_name`,
);
const byName = sql.raw('order by lower(users.last_name), lower(users.first_name)');
const departments = sql.raw('departments department on department.organization_id = users.organization_id');

/** Timesheets that begin on this day, or that an earlier run went without, and that are in no run yet, locked or not; by name. */
export async function listSheetsToTake(db: Db, actor: Actor, periodStart: string): Promise<readonly Taken[]> {
  const { rows } = await sql<Taken>`
    select t.id as timesheet_id, null as correction_id, t.user_id, t.status, t.period_start, t.period_end, ${person},
           t.regular_minutes, t.overtime_minutes, t.paid_leave_minutes, t.holiday_minutes, t.regular_pay, t.overtime_pay,
           t.currency, null as reason
      from timesheets t
      join users on users.organization_id = t.organization_id and users.id = t.user_id
      ${joinHeldOn(actor, sql`t.user_id`, sql`t.period_end`)}
      left join ${departments} and department.id = ${departmentHeld}
     where t.organization_id = ${actor.organizationId}
       and t.id = any(array(
         select id from timesheets where organization_id = ${actor.organizationId} and period_start = ${periodStart}::date
         union
         select timesheet_id from pay_run_left_out where organization_id = ${actor.organizationId}))
       and not exists (select from pay_run_lines l
                        where l.organization_id = t.organization_id and l.timesheet_id = t.id and l.correction_id is null)
     ${byName}, t.id`.execute(db);
  return rows;
}

/** Corrections that no run has taken yet; of a run that is made, those that it has locked. */
export async function listCorrectionsToTake(
  db: Db,
  actor: Actor,
  lockedIds?: readonly string[],
): Promise<readonly Taken[]> {
  const among = lockedIds === undefined ? sql.nothing : sql`and c.id = any(${[...lockedIds]})`;
  const { rows } = await sql<Taken>`
    select c.timesheet_id, c.id as correction_id, c.user_id, 'FINALIZED' as status, c.period_start, c.period_end, ${person},
           c.regular_minutes, c.overtime_minutes, 0 as paid_leave_minutes, 0 as holiday_minutes, c.regular_pay, c.overtime_pay,
           c.currency, c.reason
      from timesheet_corrections c
      join users on users.organization_id = c.organization_id and users.id = c.user_id
      ${joinHeldOn(actor, sql`c.user_id`, sql`c.period_end`)}
      left join ${departments} and department.id = ${departmentHeld}
     where c.organization_id = ${actor.organizationId} and c.status = 'OPEN' ${among}
     ${byName}, c.period_start, c.id`.execute(db);
  return rows;
}

/** Holds those that stand open as they are until the run commits. */
export const lockOpenCorrections = async ({ actor, tx }: UnitOfWork): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from timesheet_corrections where organization_id = ${actor.organizationId} and status = 'OPEN'
     order by id for update`.execute(tx);
  return rows.map(({ id }) => id);
};

export const markTaken = async (
  { actor, tx, now }: UnitOfWork,
  runId: string,
  ids: readonly string[],
): Promise<void> => {
  await sql`
    update timesheet_corrections set status = 'IN_RUN', pay_run_id = ${runId}, updated_at = ${now}
     where organization_id = ${actor.organizationId} and id = any(${[...ids]})`.execute(tx);
};

/** With what the timesheet itself shows. */
export interface KeptExplanation extends ShownTotals {
  readonly id: string;
  readonly explanation: Explained | null;
}

const shownTotals = sql.raw(shownTotalNames.map((name) => `t.${name}`).join(', '));

/** What was kept with some timesheets and corrections: how they came about. */
export async function listExplanations(
  db: Db,
  { organizationId }: Actor,
  sheetIds: readonly string[],
  correctionIds: readonly string[],
): Promise<readonly KeptExplanation[]> {
  const { rows } = await sql<KeptExplanation>`
    select t.id, t.explanation, ${shownTotals} from timesheets t
     where t.organization_id = ${organizationId} and t.id = any(${[...sheetIds]})
    union all
    select c.id, c.explanation, ${shownTotals} from timesheet_corrections c
      join timesheets t on t.organization_id = c.organization_id and t.id = c.timesheet_id
     where c.organization_id = ${organizationId} and c.id = any(${[...correctionIds]})`.execute(db);
  return rows;
}
