import type { Db } from '../../db/database.ts';
import { executeTogether, type Sql, sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import { among } from '../../kernel/filters.ts';
import { absenceColumns, type AbsenceRow } from '../leave/index.ts';
import type { SettingThen } from '../organization/index.ts';
import { shownName } from '../people/index.ts';
import {
  correctionsColumn,
  entriesOnSpans,
  type EntryCorrection,
  keptColumn,
  longestPeriodDays,
  sheetSettingsThen,
  type Span,
  whoseTimeIsDecided,
} from '../time/index.ts';
import type { WhatIfQuestion } from './record.ts';
import type { ReplayEntry, ReplaySheet } from './replay.ts';

type Asked = Pick<WhatIfQuestion, 'from' | 'to' | 'user_ids' | 'department_ids'>;

/** Timesheets `t` in view, with their person, that have one of these days. */
const inView = (actor: Actor, { from, to, user_ids, department_ids }: Asked): Sql => sql`
  timesheets t join users on users.organization_id = t.organization_id and users.id = t.user_id
  left join departments d on d.organization_id = users.organization_id and d.id = users.department_id
 where t.organization_id = ${actor.organizationId} and ${whoseTimeIsDecided(actor)}
   and t.period_start between ${from}::date - ${longestPeriodDays - 1}::int and ${to}::date
   and t.period_end >= ${from}::date ${among('t.user_id', user_ids)} ${among('users.department_id', department_ids)}`;

export async function countSheets(db: Db, actor: Actor, asked: Asked): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${inView(actor, asked)}`.execute(db);
  return rows[0]?.count ?? 0;
}

const sheetColumns = sql`t.id, t.user_id, ${shownName} as name, users.department_id, d.name as department, t.period_start,
  t.period_end, t.status, t.finalized_at, t.currency, t.regular_minutes, t.overtime_minutes, t.paid_leave_minutes,
  t.holiday_minutes, t.regular_pay, t.overtime_pay, ${keptColumn}`;

/** Those of the next people, a person's in a row. */
export async function listReplaySheets(
  db: Db,
  actor: Actor,
  asked: Asked,
  after: string,
  people: number,
): Promise<readonly ReplaySheet[]> {
  const { rows } = await sql<ReplaySheet>`
    select ${sheetColumns} from ${inView(actor, asked)} and t.user_id in (
      select t.user_id from ${inView(actor, asked)} and t.user_id > ${after}
       group by t.user_id order by t.user_id limit ${people})
     order by t.user_id, t.period_start`.execute(db);
  return rows;
}

export async function getReplaySheet(db: Db, actor: Actor, id: string): Promise<ReplaySheet> {
  return sql<ReplaySheet>`
    select ${sheetColumns} from timesheets t
      join users on users.organization_id = t.organization_id and users.id = t.user_id
      left join departments d on d.organization_id = users.organization_id and d.id = users.department_id
     where ${whoseTimeIsDecided(actor)} and t.organization_id = ${actor.organizationId} and t.id = ${id}`.get(
    db,
    'timesheet',
  );
}

type PersonRow = AbsenceRow & { readonly id: string; readonly corrections: EntryCorrection[] };

export interface ReplayRows {
  readonly entries: readonly ReplayEntry[];
  readonly absences: readonly PersonRow[];
  readonly changes: readonly SettingThen[];
}

const entryColumns =
  sql.raw(`e.user_id, e.id, e.work_date, e.clock_in, e.duration_minutes, e.break_minutes, e.hourly_rate,
  e.raw_clock_in, e.raw_clock_out, e.breaks, e.break_flags`);

/** All that these timesheets follow from, over one connection and without a lock. */
export async function readReplayRows(
  db: Db,
  actor: Actor,
  spans: readonly (Span & { readonly user_id: string })[],
): Promise<ReplayRows> {
  const edge = (name: 'start' | 'end'): string[] => spans.map((span) => span[name]).sort();
  const whole: Span = { start: edge('start')[0] ?? '', end: edge('end').at(-1) ?? '' };
  const [entries, absences, changes] = await executeTogether(
    db,
    entriesOnSpans<ReplayEntry>(actor, spans, entryColumns),
    sql<PersonRow>`
      select users.id, ${correctionsColumn(whole)}, ${absenceColumns(actor.organization, whole.start, whole.end)}
        from users
       where users.organization_id = ${actor.organizationId} and users.id = any(${spans.map(({ user_id }) => user_id)})`,
    sheetSettingsThen(actor),
  );
  return { entries, absences, changes };
}
