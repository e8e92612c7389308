import type { Db } from '../../db/database.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { DayWindow } from '../../lib/windows.ts';
import { isWithin, nameOfSummed } from './names-store.ts';
import type { AbsenceBy, AbsenceReport } from './record.ts';
import { monthsOf } from './window.ts';

const keys: Record<AbsenceBy, Sql> = {
  type: sql`l.leave_type_id`,
  department: sql`users.department_id`,
  person: sql`l.user_id`,
};

interface SummedRow {
  readonly kind: 'total' | 'month' | 'row';
  readonly id: string | null;
  readonly name: string | null;
  readonly days: number;
  readonly requests: number;
  readonly people: number;
}

/** Each day of a leave counts in the month it was taken. A leave has one type and one person: it is counted by its id. */
export async function sumAbsence(
  db: Db,
  actor: Actor,
  {
    by,
    window,
    filter,
    limit,
  }: { by: AbsenceBy; window: DayWindow; filter: { department_id?: string }; limit: number },
): Promise<Omit<AbsenceReport, 'by' | 'start_date' | 'end_date'>> {
  const { rows } = await sql<SummedRow>`
    with taken as (
      select d.leave_request_id, date_trunc('month', d.date::timestamp)::date as month, sum(d.days)::float8 as days
        from leave_request_days d
       where d.organization_id = ${actor.organizationId}
         and d.date between ${window.start_date}::date and ${window.end_date}::date
       group by 1, 2),
    away as materialized (
      select d.month, ${keys[by]} as id, l.user_id, d.leave_request_id, d.days
        from taken d
        join leave_requests l on l.organization_id = ${actor.organizationId} and l.id = d.leave_request_id
        join users on users.organization_id = ${actor.organizationId} and users.id = l.user_id
       where l.status = 'APPROVED' ${isWithin(sql`users.department_id`, filter.department_id)}),
    leaves as materialized (
      select id, user_id, leave_request_id, sum(days) as days from away group by 1, 2, 3),
    of_people as (select id, user_id, sum(days) as days, count(*) as requests from leaves group by 1, 2),
    summed as (select id, sum(days) as days, sum(requests)::int as requests, count(*)::int as people from of_people group by id)
    (select 'total' as kind, null as id, null as name, sum(days)::float8 as days, count(*)::int as requests,
            (select count(distinct user_id)::int from of_people) as people from leaves having count(*) > 0)
    union all
    (select 'month', to_char(month, 'YYYY-MM'), null, sum(days), count(*)::int, 0 from away group by month)
    union all
    (select 'row', id, ${nameOfSummed(actor, by)}, days, requests, people
       from summed order by days desc, id limit ${limit + 1})`.execute(db);
  const byMonth = new Map(rows.filter(({ kind }) => kind === 'month').map((row) => [row.id, row]));
  const shown = rows.filter(({ kind }) => kind === 'row');
  return {
    totals: valuesOf(rows.find(({ kind }) => kind === 'total')),
    months: monthsOf(window).map((month) => {
      const { days, requests } = valuesOf(byMonth.get(month));
      return { month, days, requests };
    }),
    rows: shown.slice(0, limit).map((row) => ({ id: row.id, name: row.name, ...valuesOf(row) })),
    has_more_rows: shown.length > limit,
  };
}

const valuesOf = (row: SummedRow | undefined) => ({
  days: Math.round((row?.days ?? 0) * 100) / 100,
  requests: row?.requests ?? 0,
  people: row?.people ?? 0,
});
