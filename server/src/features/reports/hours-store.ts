import type { Db } from '../../db/database.ts';
import { optional } from '../../db/rows.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import { among } from '../../kernel/filters.ts';
import type { DayWindow } from '../../lib/windows.ts';
import {
  departmentHeld,
  departmentsBetween,
  type HeldDepartment,
  joinHeldOn,
  membersBetween,
  moversBetween,
} from '../people/index.ts';
import { visibleProjects } from '../projects/index.ts';
import { onDays, whoseTimeIsDecided } from '../time/index.ts';
import { isWithin, nameOfSummed } from './names-store.ts';
import { hiddenId, type HoursBy } from './record.ts';
import { asksThen, type DepartmentTime, partsOf } from './window.ts';

export interface HoursFilter {
  readonly department_id?: string;
  readonly user_id?: readonly string[];
  readonly project_id?: string;
  readonly client_id?: string;
  readonly is_billable?: boolean;
}

export interface HoursAsked {
  readonly by: HoursBy;
  readonly thenBy: HoursBy | null;
  readonly window: DayWindow;
  readonly departments: DepartmentTime;
  readonly filter: HoursFilter;
}

/** On which day a department is asked for: of people who stay in theirs, any day will do. */
const lastDay = ({ end_date: end }: DayWindow): Sql => sql`${end}::date as day`;

const entriesOn = (
  actor: Actor,
  { start_date: start, end_date: end }: DayWindow,
  sign: number,
  more: Sql,
  day: Sql,
): Sql => sql`
  select ${day}, date_trunc('month', e.work_date::timestamp)::date as month, e.user_id, coalesce(e.project_id, '') as project_id,
         coalesce(e.task_id, '') as task_id, e.is_billable, ${sign}::int * sum(e.duration_minutes)::int as minutes,
         ${sign}::int * count(*)::int as entries
    from time_entries e
   where e.organization_id = ${actor.organizationId} ${more} and ${onDays({ start, end })} and e.status <> 'DELETED'
     and e.status = 'ACTIVE' and e.approval_status <> 'REJECTED'
   group by 1, 2, 3, 4, 5, 6`;

/**
 * Whole months as they are kept, and the days that they have too few or too many from the entries. Of a few people, and by
 * task, which is not kept, all of it from the entries.
 */
export function workedIn(
  actor: Actor,
  asked: Omit<HoursAsked, 'filter'> & { readonly filter: Pick<HoursFilter, 'department_id'> },
  people: readonly string[] | undefined,
): Sql {
  const { by, thenBy, window } = asked;
  const isThen = asksThen(asked);
  const any = lastDay(window);
  if (people !== undefined || by === 'task' || thenBy === 'task') {
    return entriesOn(actor, window, 1, among('e.user_id', people), isThen ? sql`e.work_date as day` : any);
  }
  const movers = moversBetween(actor, window);
  const isStaying = (column: Sql): Sql => optional(isThen && sql`and ${column} not in (${movers})`);
  const { months, edges } = partsOf(window);
  const kept =
    months &&
    sql`
    select ${any}, t.month, t.user_id, t.project_id, '' as task_id, t.is_billable, t.minutes, t.entries
      from time_month_totals t
     where t.organization_id = ${actor.organizationId} and t.entries > 0 ${isStaying(sql`t.user_id`)}
       and t.month between ${months.first}::date and ${months.last}::date`;
  const counted = edges.map((edge) => entriesOn(actor, edge, edge.sign, isStaying(sql`e.user_id`), any));
  const moved = isThen ? [entriesOn(actor, window, 1, sql`and e.user_id in (${movers})`, sql`e.work_date as day`)] : [];
  return sql.join([...(kept ? [kept] : []), ...counted, ...moved], ' union all ');
}

/** Of a project that is out of view: that there is one, and neither which nor for whom. */
const ifSeen = (actor: Actor, column: Sql): Sql =>
  visibleProjects.seesAll(actor)
    ? column
    : sql`case when w.project_id = '' then null when ${visibleProjects(actor)} then ${column} else ${hiddenId} end`;

const keyOf = (actor: Actor, by: HoursBy, department: Sql): Sql => {
  switch (by) {
    case 'project':
      return ifSeen(actor, sql`nullif(w.project_id, '')`);
    case 'client':
      return ifSeen(actor, sql`projects.client_id`);
    case 'task':
      return ifSeen(actor, sql`nullif(w.task_id, '')`);
    case 'department':
      return department;
    case 'person':
      return sql`w.user_id`;
  }
};

export interface SummedHours {
  readonly month: string | null;
  readonly is_row: boolean;
  readonly id: string | null;
  readonly name: string | null;
  readonly then_id: string | null;
  readonly then_name: string | null;
  readonly total_minutes: number;
  readonly billable_minutes: number;
  readonly entries: number;
}

/** Months and rows from one look at what was worked. */
export async function sumHours(
  db: Db,
  actor: Actor,
  asked: HoursAsked,
  limit: number,
): Promise<readonly SummedHours[]> {
  const { by, thenBy, filter } = asked;
  const isThen = asksThen(asked);
  const department = isThen ? departmentHeld : sql`users.department_id`;
  const seesAll = whoseTimeIsDecided.seesAll(actor);
  const people = actor.role === 'EMPLOYEE' ? (filter.user_id ?? [actor.userId ?? '']) : filter.user_id;
  const needsProjects =
    !visibleProjects.seesAll(actor) || by === 'client' || thenBy === 'client' || filter.client_id !== undefined;
  const needsUsers = !seesAll || by === 'department' || thenBy === 'department' || filter.department_id !== undefined;
  const { rows } = await sql<SummedHours>`
    with worked as (${workedIn(actor, asked, people)}),
    keyed as (
      select w.month, ${keyOf(actor, by, department)} as id,
             ${thenBy === null ? sql`null::text` : keyOf(actor, thenBy, department)} as then_id,
             w.minutes, w.entries, w.is_billable
        from worked w
        ${optional(needsUsers && sql`join users on users.organization_id = ${actor.organizationId} and users.id = w.user_id`)}
        ${optional(isThen && joinHeldOn(actor, sql`w.user_id`, sql`w.day`))}
        ${optional(needsProjects && sql`left join projects on projects.organization_id = ${actor.organizationId} and projects.id = w.project_id`)}
       where ${seesAll ? sql`true` : whoseTimeIsDecided(actor)} ${isWithin(department, filter.department_id)}
         ${isWithin(sql`w.project_id`, filter.project_id)}
         ${optional(filter.client_id !== undefined && sql`and ${ifSeen(actor, sql`projects.client_id`)} = ${filter.client_id}`)}
         ${optional(filter.is_billable !== undefined && sql`and w.is_billable = ${filter.is_billable}`)}),
    summed as materialized (
      select k.month, k.id, k.then_id, grouping(k.month) as without_month, sum(k.minutes)::float8 as total_minutes,
             coalesce(sum(k.minutes) filter (where k.is_billable), 0)::float8 as billable_minutes,
             sum(k.entries)::float8 as entries
        from keyed k group by grouping sets ((k.month), (k.id, k.then_id)) having sum(k.entries) > 0)
    (select to_char(month, 'YYYY-MM') as month, false as is_row, null as id, null as name, null as then_id,
            null as then_name, total_minutes, billable_minutes, entries
       from summed where without_month = 0)
    union all
    (select null, true, id, ${nameOfSummed(actor, by)}, then_id, ${nameOfSummed(actor, thenBy, 'then_id')}, total_minutes,
            billable_minutes, entries
       from summed where without_month = 1 order by total_minutes desc, id, then_id limit ${limit})`.execute(db);
  return rows;
}

export interface DepartmentsThen {
  readonly byPerson: ReadonlyMap<string, readonly HeldDepartment[]>;
  /** Who may have worked in the department that is asked for; undefined: none is. */
  readonly people: readonly string[] | undefined;
}

/** Which departments people were in on these days. */
export async function findDepartmentsThen(
  db: Db,
  actor: Actor,
  { window, filter: { department_id: departmentId } }: HoursAsked,
): Promise<DepartmentsThen> {
  const members =
    departmentId === undefined ? undefined : await membersBetween(actor, window, departmentId).execute(db);
  const people = members?.rows.map(({ user_id: id }) => id);
  const { rows } = await departmentsBetween(actor, window, people).execute(db);
  const byPerson = new Map<string, HeldDepartment[]>();
  for (const row of rows) {
    const own = byPerson.get(row.user_id);
    if (own) own.push(row);
    else byPerson.set(row.user_id, [row]);
  }
  return { byPerson, people };
}

/** Whom projects are for, and whether the actor may know. */
export async function findClients(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly client_id: string | null; readonly is_seen: boolean }>> {
  const { rows } = await sql<{ id: string; client_id: string | null; is_seen: boolean }>`
    select projects.id, projects.client_id, ${visibleProjects(actor)} as is_seen from projects
     where projects.organization_id = ${actor.organizationId} and projects.id = any(${[...ids]})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
