import type { Db } from '../../db/database.ts';
import { optional } from '../../db/rows.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { DayWindow } from '../../lib/windows.ts';
import { changedMonths, changesWithin, departmentOn } from '../people/index.ts';
import { onDays } from '../time/index.ts';
import { isWithin, nameOfSummed } from './names-store.ts';
import type { HoursBy, HoursReport } from './record.ts';
import { monthsOf, partsOf } from './window.ts';

export interface HoursFilter {
  readonly department_id?: string;
  readonly project_id?: string;
  readonly client_id?: string;
}

const counts = sql`e.status <> 'DELETED' and e.status = 'ACTIVE' and e.approval_status <> 'REJECTED'`;

/**
 * Whole months as they are kept, and the days that they have too few or too many from the entries. `isByDay`: with the department of each
 * day; months within which someone's job changed are then taken from the entries as well.
 */
function workedIn({ organizationId }: Actor, window: DayWindow, isByDay: boolean): Sql {
  const { months, edges } = partsOf(window);
  const kept =
    months &&
    sql`
    select t.month, t.user_id, t.project_id, t.is_billable, ${departmentThen(isByDay, organizationId, sql`t.user_id`, sql`t.month`)},
           t.minutes, t.entries
      from time_month_totals t
     where t.organization_id = ${organizationId} and t.entries > 0
       and t.month between ${months.first}::date and ${months.last}::date
       ${optional(isByDay && sql`and not ${changesWithin(organizationId, sql`t.user_id`, sql`t.month`)}`)}`;
  const summedEntries = (sign: number, from: Sql, where: Sql): Sql => sql`
    select date_trunc('month', e.work_date::timestamp)::date as month, e.user_id, coalesce(e.project_id, '') as project_id,
           e.is_billable, ${departmentThen(isByDay, organizationId, sql`e.user_id`, sql`e.work_date`)},
           ${sign}::int * sum(e.duration_minutes)::int as minutes, ${sign}::int * count(*)::int as entries
      from ${from} where e.organization_id = ${organizationId} and ${where} and ${counts}
     group by 1, 2, 3, 4, 5`;
  const moved =
    isByDay &&
    months &&
    summedEntries(
      1,
      sql`(${changedMonths(organizationId, months.first, months.last)}) as moved
          join time_entries e on e.organization_id = ${organizationId} and e.user_id = moved.user_id
           and e.work_date >= moved.month and e.work_date < moved.month + interval '1 month'`,
      sql`true`,
    );
  const counted = edges.map(({ start_date: start, end_date: end, sign }) =>
    summedEntries(sign, sql`time_entries e`, onDays({ start, end })),
  );
  return sql.join([...(kept ? [kept] : []), ...(moved ? [moved] : []), ...counted], ' union all ');
}

const departmentThen = (isByDay: boolean, organizationId: string, person: Sql, day: Sql): Sql =>
  sql`${isByDay ? departmentOn(organizationId, person, day) : sql`null::text`} as department_id`;

const keysOf = (department: Sql): Record<HoursBy, Sql> => ({
  project: sql`nullif(w.project_id, '')`,
  client: sql`projects.client_id`,
  department,
  person: sql`w.user_id`,
});

interface SummedRow {
  readonly month: string | null;
  readonly is_row: boolean;
  readonly id: string | null;
  readonly name: string | null;
  readonly total_minutes: number;
  readonly billable_minutes: number;
  readonly entries: number;
}

export interface HoursQuestion {
  readonly by: HoursBy;
  readonly window: DayWindow;
  readonly filter: HoursFilter;
  /** Of the day of the work, or of today. */
  readonly departments: 'then' | 'now';
  readonly limit: number;
}

/** Totals, months and rows from one look at what was worked. */
export async function sumHours(
  db: Db,
  actor: Actor,
  { by, window, filter, departments, limit }: HoursQuestion,
): Promise<Omit<HoursReport, 'by' | 'start_date' | 'end_date'>> {
  const needsProjects = by === 'client' || filter.client_id !== undefined;
  const asksDepartments = by === 'department' || filter.department_id !== undefined;
  const isByDay = asksDepartments && departments === 'then';
  const needsUsers = asksDepartments && !isByDay;
  const department = isByDay ? sql`w.department_id` : sql`users.department_id`;
  const keys = keysOf(department);
  const { rows } = await sql<SummedRow>`
    with worked as (${workedIn(actor, window, isByDay)}),
    summed as materialized (
      select w.month, ${keys[by]} as id, grouping(w.month) as without_month, grouping(${keys[by]}) as without_id,
             sum(w.minutes)::float8 as total_minutes,
             coalesce(sum(w.minutes) filter (where w.is_billable), 0)::float8 as billable_minutes,
             sum(w.entries)::float8 as entries
        from worked w
        ${optional(needsUsers && sql`join users on users.organization_id = ${actor.organizationId} and users.id = w.user_id`)}
        ${optional(needsProjects && sql`left join projects on projects.organization_id = ${actor.organizationId} and projects.id = w.project_id`)}
       where true ${isWithin(department, filter.department_id)}
         ${isWithin(sql`w.project_id`, filter.project_id)} ${isWithin(sql`projects.client_id`, filter.client_id)}
       group by grouping sets ((w.month), (${keys[by]})) having sum(w.entries) > 0)
    (select to_char(month, 'YYYY-MM') as month, false as is_row, null as id, null as name, total_minutes, billable_minutes, entries
       from summed where without_month = 0)
    union all
    (select null, true, id, ${nameOfSummed(actor, by)}, total_minutes, billable_minutes, entries
       from summed where without_id = 0 order by total_minutes desc, id limit ${limit + 1})`.execute(db);
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  const months = monthsOf(window).map((month) => ({ month, ...valuesOf(byMonth.get(month)) }));
  const shown = rows.filter(({ is_row: isRow }) => isRow);
  return {
    totals: {
      total_minutes: sum(months.map((each) => each.total_minutes)),
      billable_minutes: sum(months.map((each) => each.billable_minutes)),
      entries: sum(months.map((each) => each.entries)),
    },
    months,
    rows: shown.slice(0, limit).map((row) => ({ id: row.id, name: row.name, ...valuesOf(row) })),
    has_more_rows: shown.length > limit,
  };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

const valuesOf = (row: SummedRow | undefined) => ({
  total_minutes: row?.total_minutes ?? 0,
  billable_minutes: row?.billable_minutes ?? 0,
  entries: row?.entries ?? 0,
});
