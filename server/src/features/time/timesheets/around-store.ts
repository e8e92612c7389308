import type { Db } from '../../../db/database.ts';
import { executeTogether, type Sql, sql } from '../../../db/sql.ts';
import type { Actor, Tenant } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { addDays } from '../../../lib/days.ts';
import { absenceColumns, type AbsenceRow } from '../../leave/index.ts';
import type { BreakFlag } from '../entries/record.ts';
import { longestPeriodDays, type Span } from '../pay-periods.ts';
import { counts, onDays } from '../store.ts';
import type { Absence } from './absence.ts';
import { type EntryCorrection, withCorrections } from './overlay.ts';
import type { TimesheetStatus } from './record.ts';
import type { KeptEntry, Totals } from './totals.ts';

/** A column on the table users: what corrections that stand make of entries of these days, in the order in which they were made. */
export const correctionsColumn = ({ start, end }: Span): Sql => sql`
  (select coalesce(jsonb_agg(change.value order by c.position, change.ordinality), '[]')
     from timesheet_corrections c cross join jsonb_array_elements(c.changes) with ordinality as change
    where c.organization_id = users.organization_id and c.user_id = users.id
      and c.period_start between ${addDays(start, 1 - longestPeriodDays)}::date and ${end}::date
      and c.period_end >= ${start}::date and c.status <> 'WITHDRAWN' and c.cause_id is null) as corrections`;

/** A timesheet as far as its days go. */
export interface Sheet {
  readonly id: string;
  readonly status: TimesheetStatus;
  readonly period_start: string;
  readonly period_end: string;
}

/** A column on the table users: the person's timesheets that have one of these days, the earliest first. */
const sheetsColumn = ({ start, end }: Span): Sql => sql`
  (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'status', t.status,
            'period_start', t.period_start, 'period_end', t.period_end) order by t.period_start), '[]')
     from timesheets t
    where t.organization_id = users.organization_id and t.user_id = users.id
      and t.period_start between ${addDays(start, 1 - longestPeriodDays)}::date and ${end}::date
      and t.period_end >= ${start}::date) as sheets`;

export async function listSheetsOver({ actor, tx }: UnitOfWork, userId: string, span: Span): Promise<readonly Sheet[]> {
  const { rows } = await sql<{ sheets: Sheet[] }>`
    select ${sheetsColumn(span)} from users
     where users.organization_id = ${actor.organizationId} and users.id = ${userId}`.execute(tx);
  return rows[0]?.sheets ?? [];
}

export const insertSheet = (
  { actor, now }: UnitOfWork,
  { id, userId, period }: { readonly id: string; readonly userId: string; readonly period: Span },
): Sql => sql`
  insert into timesheets (organization_id, id, user_id, period_start, period_end, period_type, status, currency, created_at, updated_at)
  values (${actor.organizationId}, ${id}, ${userId}, ${period.start}, ${period.end},
          ${actor.organization.settings.pay_period_type}, 'OPEN', ${actor.organization.currency}, ${now}, ${now})`;

/** A person's time on some days: what timesheets follow from, and those that are there. */
export interface TimeOnDays {
  readonly span: Span;
  readonly sheets: readonly Sheet[];
  /** With the corrections that stand. */
  readonly entries: readonly KeptEntry[];
  readonly corrections: readonly EntryCorrection[];
  readonly absence: AbsenceRow;
}

export type TimeRow = AbsenceRow & { readonly sheets: Sheet[]; readonly corrections: EntryCorrection[] };

/** Columns of TimeRow, on the table users, to be asked for with others while the person's time is ours. */
export const timeColumns = (tenant: Tenant, span: Span): Sql =>
  sql`${sheetsColumn(span)}, ${correctionsColumn(span)}, ${absenceColumns(tenant, span.start, span.end)}`;

/** Completed and not turned down, in no order. */
export const countedEntries = ({ organizationId }: Actor, userId: string, span: Span): Sql<KeptEntry> =>
  sql<KeptEntry>`
    select e.id, e.work_date, e.clock_in, e.duration_minutes, e.break_minutes, e.hourly_rate, e.project_id, e.task_id,
           e.is_billable, e.break_flags
      from time_entries e
     where e.organization_id = ${organizationId} and e.user_id = ${userId} and ${onDays(span)}
       and ${counts}`;

export async function readTime(
  { actor, tx }: { readonly actor: Actor; readonly tx: Db },
  userId: string,
  span: Span,
): Promise<TimeOnDays & { readonly recorded: readonly KeptEntry[] }> {
  const [[person], entries] = await executeTogether(
    tx,
    sql<TimeRow>`
      select ${timeColumns(actor.organization, span)} from users
       where users.organization_id = ${actor.organizationId} and users.id = ${userId}`,
    countedEntries(actor, userId, span),
  );
  if (!person) throw new Error('The person is gone although people are never removed.');
  const { sheets, corrections } = person;
  return {
    span,
    sheets,
    recorded: entries,
    entries: withCorrections(entries, corrections),
    corrections,
    absence: person,
  };
}

/** Nothing is written if nothing differs. */
export const saveTotals = (
  { actor, now }: UnitOfWork,
  id: string,
  digest: string | null,
  totals: Totals & Absence & { readonly break_flags: readonly BreakFlag[] | null },
): Sql => sql`
  update timesheets t
     set total_minutes = n.total_minutes, regular_minutes = n.regular_minutes, overtime_minutes = n.overtime_minutes,
         break_minutes = n.break_minutes, paid_leave_minutes = n.paid_leave_minutes, holiday_minutes = n.holiday_minutes,
         entry_count = n.entry_count, regular_pay = n.regular_pay, overtime_pay = n.overtime_pay, currency = n.currency,
         entries_digest = n.entries_digest, break_flags = n.break_flags, updated_at = ${now}::timestamptz
    from (select ${totals.total_minutes}::integer as total_minutes, ${totals.regular_minutes}::integer as regular_minutes,
                 ${totals.overtime_minutes}::integer as overtime_minutes, ${totals.break_minutes}::integer as break_minutes,
                 ${totals.paid_leave_minutes}::integer as paid_leave_minutes, ${totals.holiday_minutes}::integer as holiday_minutes,
                 ${totals.entry_count}::integer as entry_count, ${totals.regular_pay}::numeric as regular_pay,
                 ${totals.overtime_pay}::numeric as overtime_pay, ${actor.organization.currency}::text as currency,
                 ${digest}::text as entries_digest,
                 ${totals.break_flags && JSON.stringify(totals.break_flags)}::jsonb as break_flags) as n
   where t.organization_id = ${actor.organizationId} and t.id = ${id}
     and (t.total_minutes, t.regular_minutes, t.overtime_minutes, t.break_minutes, t.paid_leave_minutes, t.holiday_minutes,
          t.entry_count, t.regular_pay, t.overtime_pay, t.currency, t.entries_digest, t.break_flags)
         is distinct from (n.total_minutes, n.regular_minutes, n.overtime_minutes, n.break_minutes, n.paid_leave_minutes,
          n.holiday_minutes, n.entry_count, n.regular_pay, n.overtime_pay, n.currency, n.entries_digest,
          n.break_flags)`;
