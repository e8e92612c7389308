import type { Db } from '../../db/database.ts';
import { optional } from '../../db/rows.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { DayWindow } from '../../lib/windows.ts';
import { leaveOfTypeIsSeen, whoseLeaveIsSeen } from '../leave/index.ts';
import { departmentHeld, joinHeldOn, moversBetween } from '../people/index.ts';
import { isWithin, nameOfSummed, subjectOf } from './names-store.ts';
import type { AbsenceBy, AbsenceReport } from './record.ts';
import { asksThen, type DepartmentTime, monthsOf } from './window.ts';

/** Of private leave others than the person's manager see the days alone, here as in the calendar. */
const keyOf = (actor: Actor, by: AbsenceBy, department: Sql): Sql => {
  switch (by) {
    case 'type':
      return sql`case when ${leaveOfTypeIsSeen(actor)} then l.leave_type_id end`;
    case 'department':
      return department;
    case 'person':
      return sql`l.user_id`;
  }
};

interface SummedRow {
  readonly kind: 'total' | 'month' | 'row';
  readonly id: string | null;
  readonly name: string | null;
  readonly then_id: string | null;
  readonly then_name: string | null;
  readonly days: number;
  readonly requests: number;
  readonly people: number;
}

export interface AbsenceAsked {
  readonly by: AbsenceBy;
  readonly thenBy: AbsenceBy | null;
  readonly window: DayWindow;
  readonly departments: DepartmentTime;
  readonly filter: { readonly department_id?: string };
}

/** Each day of a leave counts in the month it was taken. A leave has one type and one person: it is counted by its id. */
export async function sumAbsence(
  db: Db,
  actor: Actor,
  asked: AbsenceAsked,
  limit: number,
): Promise<Omit<AbsenceReport, 'by' | 'then_by' | 'start_date' | 'end_date'>> {
  const { by, thenBy, window, filter } = asked;
  const isThen = asksThen(asked);
  const department = isThen ? departmentHeld : sql`users.department_id`;
  // Of who stays in their department any day will do.
  const day = isThen
    ? sql`case when d.user_id in (${moversBetween(actor, window)}) then d.date else ${window.end_date}::date end`
    : sql`${window.end_date}::date`;
  // A leave may be taken in two departments.
  const leavesIn = isThen ? sql`count(distinct leave_request_id)::int` : sql`count(*)::int`;
  const { rows } = await sql<SummedRow>`
    with taken as (
      select d.leave_request_id, date_trunc('month', d.date::timestamp)::date as month, ${day} as day,
             sum(d.days)::float8 as days
        from leave_request_days d
       where d.organization_id = ${actor.organizationId}
         and d.date between ${window.start_date}::date and ${window.end_date}::date
       group by 1, 2, 3),
    away as materialized (
      select d.month, ${keyOf(actor, by, department)} as id,
             ${thenBy === null ? sql`null::text` : keyOf(actor, thenBy, department)} as then_id,
             l.user_id, d.leave_request_id, d.days
        from taken d
        join leave_requests l on l.organization_id = ${actor.organizationId} and l.id = d.leave_request_id
        join leave_types t on t.organization_id = ${actor.organizationId} and t.id = l.leave_type_id
        join users on users.organization_id = ${actor.organizationId} and users.id = l.user_id
        ${optional(isThen && joinHeldOn(actor, sql`l.user_id`, sql`d.day`))}
       where l.status = 'APPROVED' and ${whoseLeaveIsSeen(actor)} ${isWithin(department, filter.department_id)}),
    leaves as materialized (
      select id, then_id, user_id, leave_request_id, sum(days) as days from away group by 1, 2, 3, 4),
    of_people as (select id, then_id, user_id, sum(days) as days, count(*) as requests from leaves group by 1, 2, 3),
    summed as (
      select id, then_id, sum(days) as days, sum(requests)::int as requests, count(*)::int as people
        from of_people group by id, then_id)
    (select 'total' as kind, null as id, null as name, null as then_id, null as then_name, sum(days)::float8 as days,
            ${leavesIn} as requests, (select count(distinct user_id)::int from of_people) as people
       from leaves having count(*) > 0)
    union all
    (select 'month', to_char(month, 'YYYY-MM'), null, null, null, sum(days), ${leavesIn}, 0 from away group by month)
    union all
    (select 'row', id, ${nameOfSummed(actor, by)}, then_id, ${nameOfSummed(actor, thenBy, 'then_id')}, days, requests, people
       from summed order by days desc, id, then_id limit ${limit + 1})`.execute(db);
  const byMonth = new Map(rows.filter(({ kind }) => kind === 'month').map((row) => [row.id, row]));
  const shown = rows.filter(({ kind }) => kind === 'row');
  return {
    totals: valuesOf(rows.find(({ kind }) => kind === 'total')),
    months: monthsOf(window).map((month) => {
      const { days, requests } = valuesOf(byMonth.get(month));
      return { month, days, requests };
    }),
    rows: shown.slice(0, limit).map((row) => ({ ...subjectOf(row, thenBy), ...valuesOf(row) })),
    has_more_rows: shown.length > limit,
  };
}

const valuesOf = (row: SummedRow | undefined) => ({
  days: Math.round((row?.days ?? 0) * 100) / 100,
  requests: row?.requests ?? 0,
  people: row?.people ?? 0,
});
