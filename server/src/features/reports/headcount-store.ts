import type { Db } from '../../db/database.ts';
import { optional } from '../../db/rows.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { DayWindow } from '../../lib/windows.ts';
import { contractsOf, departmentsHeld, formerEmployments, isPerson } from '../people/index.ts';
import { isWithin, nameOfSummed } from './names-store.ts';
import type { HeadcountBy, HeadcountReport } from './record.ts';
import { asksThen, type DepartmentTime } from './window.ts';

const keys: Record<Exclude<HeadcountBy, 'department'>, Sql> = {
  employment_type: sql`users.employment_type`,
  work_location: sql`users.work_location`,
};

interface SummedRow {
  readonly kind: 'month' | 'row' | 'total';
  readonly id: string | null;
  readonly name: string | null;
  readonly people: number;
  readonly fte: number;
  readonly joined: number;
  readonly left: number;
}

/**
 * Without a first day of employment a person counts from when they were added; without a last one an inactive person
 * counts until they were deactivated. Who was hired again counts in each of their employments. Erased people keep these days. By the departments of then there is a row for each that someone was
 * in, of the days from `held_from` on and before `held_until`.
 */
export const employed = (
  actor: Actor,
  by: HeadcountBy,
  departmentId: string | undefined,
  isThen: boolean,
  more: Sql = sql.nothing,
): Sql => {
  const dayOf = (column: Sql): Sql => sql`(${column} at time zone ${actor.organization.timezone})::date`;
  const department = isThen
    ? sql`case when held.user_id is null then users.department_id else held.department_id end`
    : sql`users.department_id`;
  return sql`
    select ${by === 'department' ? department : keys[by]} as id, users.id as user_id,
           ${isThen ? sql`coalesce(held.held_from, '-infinity'::date)` : sql`'-infinity'::date`} as held_from,
           ${isThen ? sql`coalesce(held.until, 'infinity'::date)` : sql`'infinity'::date`} as held_until,
           period.first_day, period.last_day ${more}
      from users cross join lateral (
             select coalesce(users.employment_start_date, ${dayOf(sql`users.created_at`)}) as first_day,
                    coalesce(users.employment_end_date,
                      case when not users.is_active then ${dayOf(sql`coalesce(users.offboarded_at, users.deactivated_at, users.updated_at)`)} end,
                      'infinity'::date) as last_day
             union all
             select coalesce(ended.started_on, ${dayOf(sql`users.created_at`)}), ended.ended_on
               from (${formerEmployments}) as ended) as period
           ${optional(isThen && sql`left join (${departmentsHeld(actor)}) as held on held.user_id = users.id`)}
     where users.organization_id = ${actor.organizationId} and ${isPerson} ${isWithin(department, departmentId)}`;
};

export async function countPeople(
  db: Db,
  actor: Actor,
  asked: {
    by: HeadcountBy;
    departments: DepartmentTime;
    window: DayWindow;
    filter: { department_id?: string };
    limit: number;
  },
): Promise<Omit<HeadcountReport, 'by' | 'start_date' | 'end_date'>> {
  const { by, filter, limit } = asked;
  const { start_date: start, end_date: end } = asked.window;
  const isHeld = (day: Sql): Sql => sql`held_from <= ${day} and held_until > ${day}`;
  const isThere = (to: Sql): Sql => sql`first_day <= ${to} and last_day > ${to} and ${isHeld(to)}`;
  // Who has no pattern of their own is one; those who have are few.
  const values = (from: Sql, to: Sql, within: Sql = sql.nothing): Sql => sql`
    count(*) filter (where ${isThere(to)})::int as people,
    (count(*) filter (where ${isThere(to)}) + coalesce((
      select sum(fte - 1) from contracts
       where ${isThere(to)} and effective_date <= ${to} and until > ${to} ${within}), 0))::float8 as fte,
    count(*) filter (where first_day between ${from} and ${to} and ${isHeld(sql`first_day`)})::int as joined,
    count(*) filter (where last_day between ${from} and ${to} and ${isHeld(sql`last_day`)})::int as "left"`;
  const { rows } = await sql<SummedRow>`
    with employed as materialized (${employed(actor, by, filter.department_id, asksThen(asked))}),
    contracts as materialized (
      select employed.id, first_day, last_day, held_from, held_until, effective_date, until, fte
        from (${contractsOf(actor.organization)}) as held join employed on employed.user_id = held.user_id),
    days as (select ${start}::date as first, ${end}::date as last),
    months as (
      select greatest(month::date, days.first) as first, least((month + interval '1 month')::date - 1, days.last) as last
        from days, generate_series(date_trunc('month', days.first), days.last, interval '1 month') as month),
    summed as (
      select employed.id, ${values(sql`days.first`, sql`days.last`, sql`and contracts.id is not distinct from employed.id`)}
        from employed, days group by employed.id, days.first, days.last)
    (select 'month' as kind, to_char(months.first, 'YYYY-MM') as id, null as name, ${values(sql`months.first`, sql`months.last`)}
       from months left join employed on true group by months.first, months.last order by months.first)
    union all
    (select 'total', null, null, ${values(sql`days.first`, sql`days.last`)} from days left join employed on true
      group by days.first, days.last)
    union all
    (select 'row', id, ${nameOfSummed(actor, by)}, people, fte, joined, "left" from summed
      where people > 0 or joined > 0 or "left" > 0 order by people desc, id limit ${limit + 1})`.execute(db);
  const months = rows.filter(({ kind }) => kind === 'month');
  const shown = rows.filter(({ kind }) => kind === 'row');
  const totals = valuesOf(rows.find(({ kind }) => kind === 'total'));
  const mean = months.reduce((all, { people }) => all + people, 0) / months.length;
  return {
    totals: { ...totals, turnover_percent: mean > 0 ? Math.round((totals.left / mean) * 1000) / 10 : null },
    months: months.map((row) => ({ month: row.id ?? '', ...valuesOf(row) })),
    rows: shown.slice(0, limit).map((row) => ({ id: row.id, name: row.name, ...valuesOf(row) })),
    has_more_rows: shown.length > limit,
  };
}

const valuesOf = (row: SummedRow | undefined) => ({
  people: row?.people ?? 0,
  fte: Math.round((row?.fte ?? 0) * 100) / 100,
  joined: row?.joined ?? 0,
  left: row?.left ?? 0,
});
