import type { Db } from '../../db/database.ts';
import { optional } from '../../db/rows.ts';
import { type Sql, sql } from '../../db/sql.ts';
import { type Actor, administers, moduleIsOn } from '../../kernel/actor.ts';
import { grantedDepartments } from '../../kernel/packages.ts';
import { dayIn } from '../../lib/days.ts';
import type { DayWindow } from '../../lib/windows.ts';
import { whoseLeaveIsSeen } from '../leave/index.ts';
import { departmentHeld, joinHeldOn } from '../people/index.ts';
import { employed } from './headcount-store.ts';
import { workedIn } from './hours-store.ts';
import { nameOfSummed } from './names-store.ts';
import type { DepartmentsReport } from './record.ts';

/** Of fewer, what is added up would say when one of them was away. */
const fewest = 3;

interface SummedRow {
  readonly month: string;
  readonly id: string | null;
  readonly name: string | null;
  readonly people: number;
  readonly joined: number;
  readonly left: number;
  /** Whose leave the reader does not see: there or away on one day of the month at least, and there on all of them. */
  readonly unseen: number;
  readonly unseen_throughout: number;
  readonly is_over: boolean;
  readonly minutes: number;
  readonly days: number;
}

/** Departments whose months someone reads, of whatever has a department `id`. */
function within(actor: Actor): Sql {
  const departments = administers(actor) ? null : grantedDepartments(actor, 'REPORTS_READING');
  return departments === null ? sql.nothing : sql`and id = any(${departments})`;
}

/**
 * By the departments of each day alone, and whole months: no two rows have a day of a person in common, so that the
 * difference of two is about nobody.
 */
export async function sumDepartments(
  db: Db,
  actor: Actor,
  {
    window,
    departmentId,
    nowMs,
  }: { readonly window: DayWindow; readonly departmentId?: string; readonly nowMs: number },
): Promise<DepartmentsReport['rows']> {
  const { start_date: start, end_date: end } = window;
  const asked = { by: 'department', thenBy: null, departments: 'then', window, filter: {} } as const;
  const hasTime = moduleIsOn(actor.organization, 'time_tracking');
  const isSeen = sql`, ((${whoseLeaveIsSeen(actor)}) is true) as is_seen`;
  const isHeld = (day: Sql): Sql => sql`held_from <= ${day} and held_until > ${day}`;
  const only = optional(departmentId !== undefined && sql`and id = ${departmentId}`);
  const { rows } = await sql<SummedRow>`
    with employed as materialized (${employed(actor, 'department', undefined, true, isSeen)}),
    months as (
      select month::date as first, (month + interval '1 month')::date - 1 as last
        from generate_series(${start}::date, ${end}::date, interval '1 month') as month),
    heads as (
      select first as month, id,
             count(*) filter (where first_day <= last and last_day > last and ${isHeld(sql`last`)})::int as people,
             count(*) filter (where first_day between first and last and ${isHeld(sql`first_day`)})::int as joined,
             count(*) filter (where last_day between first and last and ${isHeld(sql`last_day`)})::int as "left",
             count(*) filter (where not is_seen)::int as unseen,
             count(*) filter (where not is_seen and first_day <= first and last_day >= last
                                and held_from <= first and held_until > last)::int as unseen_throughout
        from months join employed
          on first_day <= last and last_day >= first and held_from <= last and held_until > first
       group by 1, 2),
    hours as (
      select w.month, ${departmentHeld} as id, w.minutes
        from (${hasTime ? workedIn(actor, asked, undefined) : sql`select null::date as day, null::date as month, null::text as user_id, 0 as minutes where false`}) w
        join users on users.organization_id = ${actor.organizationId} and users.id = w.user_id
        ${joinHeldOn(actor, sql`w.user_id`, sql`w.day`)}),
    away as (
      select date_trunc('month', d.date::timestamp)::date as month, ${departmentHeld} as id, d.days,
             ((${whoseLeaveIsSeen(actor)}) is true) as is_seen
        from leave_request_days d
        join leave_requests l on l.organization_id = d.organization_id and l.id = d.leave_request_id and l.status = 'APPROVED'
        join users on users.organization_id = l.organization_id and users.id = l.user_id
        ${joinHeldOn(actor, sql`l.user_id`, sql`d.date`)}
       where d.organization_id = ${actor.organizationId} and d.date between ${start}::date and ${end}::date),
    summed as (
      select month, id, sum(people)::int as people, sum(joined)::int as joined, sum("left")::int as "left",
             sum(unseen)::int as unseen, sum(unseen_throughout)::int as unseen_throughout,
             sum(minutes)::float8 as minutes, sum(days)::float8 as days
        from (select month, id, people, joined, "left", unseen, unseen_throughout, 0 as minutes, 0 as days from heads
              union all select month, id, 0, 0, 0, 0, 0, minutes, 0 from hours
              union all select month, id, 0, 0, 0, case when is_seen then 0 else 1 end, 0, 0, days from away) as parts
       where true ${within(actor)} ${only} group by month, id)
    select to_char(month, 'YYYY-MM') as month, id, ${nameOfSummed(actor, 'department')} as name, people, joined, "left", unseen,
           unseen_throughout, (month + interval '1 month')::date <= ${dayIn(actor.organization.timezone, nowMs)}::date as is_over,
           minutes, days
      from summed order by name nulls last, id, month desc`.execute(db);
  return rows.map(shown(hasTime)).filter((row) => isWorthARow(row));
}

const isTold = ({ unseen, unseen_throughout, is_over }: SummedRow): boolean =>
  unseen === 0 || (is_over && unseen_throughout >= fewest);

const shown =
  (hasTime: boolean) =>
  (row: SummedRow): DepartmentsReport['rows'][number] => ({
    month: row.month,
    department_id: row.id,
    department_name: row.name,
    people: row.people,
    joined: row.joined,
    left: row.left,
    total_minutes: hasTime ? row.minutes : null,
    absence_days: isTold(row) ? Math.round(row.days * 100) / 100 : null,
  });

/** Absence that is not told leaves no empty row behind. */
const isWorthARow = ({
  people,
  joined,
  left,
  total_minutes,
  absence_days,
}: DepartmentsReport['rows'][number]): boolean =>
  [people, joined, left, total_minutes, absence_days].some((value) => value !== null && value > 0);
