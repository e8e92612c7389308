import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { among } from '../../../kernel/filters.ts';
import { addDays } from '../../../lib/days.ts';
import { longestPeriodDays, type Span } from '../pay-periods.ts';
import { counts } from '../store.ts';
import { whoseTimeIsSeen } from '../visibility.ts';
import { correctionsColumn } from './around-store.ts';
import type { EntryCorrection } from './overlay.ts';
import type { OvertimeRules } from './overtime.ts';
import type { TimesheetStatus } from './record.ts';
import { lockedStatuses } from './timesheet-states.ts';
import type { KeptEntry } from './totals.ts';

/** By which rules a locked timesheet was worked out, and what its first week held before it. */
export interface KeptRules {
  readonly week_start: string;
  readonly mode: OvertimeRules['overtime_mode'];
  readonly daily_minutes: number;
  readonly weekly_minutes: number;
  readonly multiplier: number | null;
  readonly outside: readonly (readonly [date: string, worked: number])[] | null;
}

export interface SharedSheet {
  readonly user_id: string;
  readonly department_id: string | null;
  readonly period_start: string;
  readonly period_end: string;
  readonly status: TimesheetStatus;
  readonly overtime_minutes: number;
  readonly currency: string;
  readonly kept: KeptRules | null;
}

export interface ShareFilter {
  readonly user_id?: readonly string[] | undefined;
  readonly department_id?: string | undefined;
}

/** Of an explanation, what overtime follows from: a page of whole ones would be megabytes. */
export const keptColumn = sql.raw(`
  (select jsonb_build_object('week_start', w -> 'week_start', 'mode', w -> 'mode', 'daily_minutes', w -> 'daily_minutes',
            'weekly_minutes', w -> 'weekly_minutes',
            'multiplier', (select max((l ->> 'multiplier')::float8) from jsonb_array_elements(t.explanation -> 'lines') l),
            'outside', (select jsonb_agg(jsonb_build_array(d -> 'date', d -> 'worked') order by d ->> 'date')
                          from jsonb_array_elements(w -> 'days') d
                         where (d ->> 'is_outside')::boolean and (d ->> 'worked')::int > 0
                           and d ->> 'date' < t.period_start::text))
     from (select t.explanation -> 'weeks' -> 0 as w) as first_week where w is not null) as kept`);

/** Timesheets `t` in view, with their person, that have one of these days and an entry that counts. */
const inView = (actor: Actor, { start, end }: Span, filter: ShareFilter): Sql => sql`
  timesheets t join users on users.organization_id = t.organization_id and users.id = t.user_id
   where t.organization_id = ${actor.organizationId}
     and t.period_start between ${addDays(start, 1 - longestPeriodDays)}::date and ${end}::date
     and t.period_end >= ${start}::date and t.entry_count > 0
     and ${whoseTimeIsSeen(actor)} ${among('t.user_id', filter.user_id)}
     ${optional(filter.department_id !== undefined && sql`and users.department_id = ${filter.department_id}`)}`;

/** What is locked without overtime has none, whatever its entries are. */
const isNeeded = (withCost: boolean): Sql =>
  withCost
    ? sql`true`
    : sql`not (t.overtime_minutes = 0 and t.explanation is not null and t.status = any(${[...lockedStatuses]}))`;

export interface SharedPeriod {
  readonly period_start: string;
  readonly period_end: string;
  readonly timesheets: number;
  readonly other_currency: number;
  /** Entries to look at. */
  readonly entries: number;
}

/** The pay periods of these timesheets, and how much there would be to work out. */
export async function listSharedPeriods(
  db: Db,
  actor: Actor,
  window: Span,
  filter: ShareFilter,
  withCost: boolean,
): Promise<readonly SharedPeriod[]> {
  const { rows } = await sql<SharedPeriod>`
    select t.period_start, t.period_end, count(*)::int as timesheets,
           (count(*) filter (where t.currency <> ${actor.organization.currency}))::int as other_currency,
           coalesce(sum(t.entry_count) filter (where ${isNeeded(withCost)}), 0)::int as entries
      from ${inView(actor, window, filter)} group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

/** Those to be worked out, a person's in a row. */
export async function listSharedSheets(
  db: Db,
  actor: Actor,
  window: Span,
  filter: ShareFilter,
  withCost: boolean,
): Promise<readonly SharedSheet[]> {
  const { rows } = await sql<SharedSheet>`
    select t.user_id, users.department_id, t.period_start, t.period_end, t.status, t.overtime_minutes, t.currency,
           ${keptColumn}
      from ${inView(actor, window, filter)} and ${isNeeded(withCost)} order by t.user_id, t.period_start`.execute(db);
  return rows;
}

export type SharedEntry = KeptEntry & { readonly user_id: string };

/** Entries `e` that count, of each person on their days; these columns of them. */
export function entriesOnSpans<R>(
  { organizationId }: Actor,
  spans: readonly (Span & { readonly user_id: string })[],
  columns: Sql,
): Sql<R> {
  const column = (name: keyof (typeof spans)[number]): string[] => spans.map((span) => span[name]);
  const asked: Sql = sql`unnest(${column('user_id')}::text[], ${column('start')}::date[], ${column('end')}::date[]) as asked (user_id, first, last)`;
  return sql<R>`
    select ${columns}
      from ${asked} join time_entries e on e.organization_id = ${organizationId} and e.user_id = asked.user_id
       and e.clock_in >= (asked.first - interval '14 hours') at time zone 'UTC'
       and e.clock_in < (asked.last + interval '36 hours') at time zone 'UTC'
       and e.work_date between asked.first and asked.last
     where ${counts}`;
}

const sharedColumns =
  sql.raw(`e.user_id, e.id, e.work_date, e.clock_in, e.duration_minutes, e.break_minutes, e.hourly_rate,
  e.project_id, e.task_id, e.is_billable`);

/** Corrections of these people that stand, as far as they bear on these days. */
export async function findCorrections(
  db: Db,
  { organizationId }: Actor,
  spans: readonly (Span & { readonly user_id: string })[],
): Promise<ReadonlyMap<string, readonly EntryCorrection[]>> {
  if (spans.length === 0) return new Map();
  const edge = (name: 'start' | 'end'): string[] => spans.map((span) => span[name]).sort();
  const whole: Span = { start: edge('start')[0] ?? '', end: edge('end').at(-1) ?? '' };
  const { rows } = await sql<{ id: string; corrections: EntryCorrection[] }>`
    select users.id, ${correctionsColumn(whole)} from users
     where users.organization_id = ${organizationId} and users.id = any(${spans.map(({ user_id }) => user_id)})`.execute(
    db,
  );
  return new Map(rows.map(({ id, corrections }) => [id, corrections]));
}

/** Entries that count, of each person on their days. */
export async function listSharedEntries(
  db: Db,
  actor: Actor,
  spans: readonly (Span & { readonly user_id: string })[],
): Promise<readonly SharedEntry[]> {
  const { rows } = await entriesOnSpans<SharedEntry>(actor, spans, sharedColumns).execute(db);
  return rows;
}
