import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { AccessEntry } from '../../../kernel/change-log/change-log.ts';
import { mapPage, type Page, type PageRequest } from '../../../kernel/cursor.ts';
import { ascending, descending, pageBy, pageIn, seekAfter } from '../../../kernel/keyset.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { sumOfAmounts } from '../../../lib/money.ts';
import type { LeftOut, PayRun, PayRunLine } from './record.ts';

const runColumns = sql.raw<PayRun>(
  `r.id, r.number, r.period_start, r.period_end, r.line_count, r.correction_count, r.totals, r.created_by_id, r.created_at,
   r.previous_hash, r.hash,
   coalesce((select jsonb_agg(jsonb_build_object('timesheet_id', o.timesheet_id, 'user_id', o.user_id, 'reason', o.reason) order by o.timesheet_id)
               from pay_run_left_out o where o.organization_id = r.organization_id and o.pay_run_id = r.id), '[]') as left_out`,
);
const newestFirst = descending('r.id');

/** For Administrators and Executives, who see every one. */
export async function listRuns(
  db: Db,
  { organizationId }: Actor,
  { period_start: start }: { readonly period_start?: string },
  page: PageRequest,
): Promise<Page<PayRun>> {
  const ofPeriod = start === undefined ? sql.nothing : sql`and r.period_start = ${start}::date`;
  const { rows } = await sql<PayRun>`
    select ${runColumns} from pay_runs r where r.organization_id = ${organizationId} ${ofPeriod} ${seekAfter(newestFirst, page)}
    ${pageIn(newestFirst, page)}`.execute(db);
  return pageBy(newestFirst, rows, page);
}

export async function getRun(db: Db, { organizationId }: Actor, id: string): Promise<PayRun> {
  return sql<PayRun>`
    select ${runColumns} from pay_runs r where r.organization_id = ${organizationId} and r.id = ${id}`.get(
    db,
    'pay run',
  );
}

/** The one with this number, or the last there is. */
export async function findRun(db: Db, { organizationId }: Actor, number?: number): Promise<PayRun | null> {
  const which = number === undefined ? sql.nothing : sql`and r.number = ${number}`;
  const { rows } = await sql<PayRun>`
    select ${runColumns} from pay_runs r where r.organization_id = ${organizationId} ${which}
     order by r.number desc limit 1`.execute(db);
  return rows[0] ?? null;
}

type LineRow = Omit<PayRunLine, 'regular_pay' | 'overtime_pay' | 'total_pay' | 'explanation_id'> & {
  readonly regular_pay: string;
  readonly overtime_pay: string;
};

const lineColumns = sql.raw<LineRow>(
  `l.id, l.pay_run_id, l.kind, l.user_id, l.timesheet_id, l.correction_id, l.period_start, l.period_end, l.payroll_id,
   l.employee_id, l.department_id, l.department_name, l.regular_minutes, l.overtime_minutes, l.paid_leave_minutes,
   l.paid_leave, l.holiday_minutes, l.regular_pay, l.overtime_pay, l.currency, l.reason, l.explanation_hash`,
);
const inOrder = ascending('l.id');

/** As it was sealed. */
function shown({ regular_pay, overtime_pay, ...line }: LineRow): PayRunLine {
  return {
    ...line,
    regular_pay: Number(regular_pay),
    overtime_pay: Number(overtime_pay),
    total_pay: Number(sumOfAmounts([regular_pay, overtime_pay])),
    explanation_id: line.correction_id ?? line.timesheet_id,
  };
}

export async function listLines(
  db: Db,
  { organizationId }: Actor,
  runId: string,
  page: PageRequest,
): Promise<Page<PayRunLine>> {
  const { rows } = await sql<LineRow>`
    select ${lineColumns} from pay_run_lines l
     where l.organization_id = ${organizationId} and l.pay_run_id = ${runId} ${seekAfter(inOrder, page)}
     ${pageIn(inOrder, page)}`.execute(db);
  return mapPage(pageBy(inOrder, rows, page), shown);
}

/** All of them, in the order of their ids. */
export async function listAllLines(db: Db, { organizationId }: Actor, runId: string): Promise<PayRunLine[]> {
  const { rows } = await sql<LineRow>`
    select ${lineColumns} from pay_run_lines l
     where l.organization_id = ${organizationId} and l.pay_run_id = ${runId} order by l.id`.execute(db);
  return rows.map(shown);
}

export async function insertRun({ actor, tx }: UnitOfWork, run: PayRun, lines: readonly PayRunLine[]): Promise<void> {
  const { organizationId } = actor;
  await sql`
    insert into pay_runs (organization_id, id, number, period_start, period_end, line_count, correction_count, totals,
                          created_by_id, created_at, previous_hash, hash)
    values (${organizationId}, ${run.id}, ${run.number}, ${run.period_start}, ${run.period_end}, ${run.line_count},
            ${run.correction_count}, ${JSON.stringify(run.totals)}::jsonb, ${run.created_by_id}, ${run.created_at},
            ${run.previous_hash}, ${run.hash})`.execute(tx);
  await sql`
    insert into pay_run_lines (organization_id, id, pay_run_id, user_id, kind, timesheet_id, correction_id, period_start,
                               period_end, payroll_id, employee_id, department_id, department_name, regular_minutes,
                               overtime_minutes, paid_leave, paid_leave_minutes, holiday_minutes, regular_pay, overtime_pay,
                               currency, reason, explanation_hash)
    select ${organizationId}, l.id, l.pay_run_id, l.user_id, l.kind, l.timesheet_id, l.correction_id, l.period_start,
           l.period_end, l.payroll_id, l.employee_id, l.department_id, l.department_name, l.regular_minutes,
           l.overtime_minutes, l.paid_leave, l.paid_leave_minutes, l.holiday_minutes, l.regular_pay, l.overtime_pay,
           l.currency, l.reason, l.explanation_hash
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (
             id text, pay_run_id text, user_id text, kind text, timesheet_id text, correction_id text, period_start date,
             period_end date, payroll_id text, employee_id text, department_id text, department_name text,
             regular_minutes integer, overtime_minutes integer, paid_leave jsonb, paid_leave_minutes integer,
             holiday_minutes integer, regular_pay numeric, overtime_pay numeric, currency text, reason text,
             explanation_hash text)`.execute(tx);
}

export async function insertLeftOut(
  { actor, tx }: UnitOfWork,
  runId: string,
  leftOut: readonly LeftOut[],
): Promise<void> {
  if (leftOut.length === 0) return;
  await sql`
    insert into pay_run_left_out (organization_id, pay_run_id, timesheet_id, user_id, reason)
    select ${actor.organizationId}, ${runId}, o.timesheet_id, o.user_id, o.reason
      from jsonb_to_recordset(${JSON.stringify(leftOut)}::jsonb) as o (timesheet_id text, user_id text, reason text)`.execute(
    tx,
  );
}

export interface OpenBefore {
  readonly period_start: string;
  readonly period_end: string;
  readonly timesheet_count: number;
}

/** Periods since the first run that end before a day and have timesheets which no run has taken or left out, the latest first. */
export async function listOpenBefore(
  db: Db,
  { organizationId }: Actor,
  day: string,
  limit: number,
): Promise<readonly OpenBefore[]> {
  const { rows } = await sql<OpenBefore>`
    select t.period_start, t.period_end, count(*)::int as timesheet_count from timesheets t
     where t.organization_id = ${organizationId} and t.period_start < ${day}::date and t.period_end < ${day}::date
       and t.period_start >= (select min(r.period_start) from pay_runs r where r.organization_id = ${organizationId})
       and not exists (select from pay_run_lines l
                        where l.organization_id = t.organization_id and l.timesheet_id = t.id and l.correction_id is null)
       and not exists (select from pay_run_left_out o
                        where o.organization_id = t.organization_id and o.timesheet_id = t.id)
     group by t.period_start, t.period_end order by t.period_start desc limit ${limit}`.execute(db);
  return rows;
}

/** What people were paid in a run, all their lines together, in its currencies. */
export async function sumByPerson(
  db: Db,
  { organizationId }: Actor,
  runId: string,
): Promise<readonly { user_id: string; currency: string; total_pay: string; minutes: number }[]> {
  const { rows } = await sql<{ user_id: string; currency: string; total_pay: string; minutes: number }>`
    select user_id, currency, sum(regular_pay + overtime_pay) as total_pay,
           sum(regular_minutes + overtime_minutes)::int as minutes
      from pay_run_lines where organization_id = ${organizationId} and pay_run_id = ${runId}
     group by user_id, currency`.execute(db);
  return rows;
}

export interface PersonNamed {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** As they are called today: names are not sealed, so that a person can be erased. */
export async function namesOfPeople(
  db: Db,
  { organizationId }: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PersonNamed>> {
  const { rows } = await sql<PersonNamed>`
    select users.id, users.first_name, users.last_name from users
     where users.organization_id = ${organizationId} and users.id = any(${[...new Set(ids)]})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Every line that is shown is told to the access log, as compensation is. */
export const accessToLines = (lines: readonly Pick<PayRunLine, 'id' | 'user_id'>[]): AccessEntry[] =>
  lines.map(({ id, user_id }) => ({ userId: user_id, tier: 'compensation', recordId: id }));
