import type { Db } from '../../../db/database.ts';
import { insertRow, insertRows } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import { type Actor, administers } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { departmentHeld, isPerson, joinHeldOn } from '../../people/index.ts';
import { isPaidUnseen, joinPay, payHeldOn } from '../../records/index.ts';
import { fewest, type NewFigure, type PaidPerson, type ToldFigure } from './figures.ts';

const holds = sql`g.package = 'SCHEDULE_COST' and g.ended_at is null`;
const isHeldOn = (day: Sql): Sql => sql`g.starts_on <= ${day} and coalesce(g.ends_on >= ${day}, true)`;

/** Organizations where someone may ask on this day, and this month is not worked out. */
export async function listOrganizationsToWorkOut(db: Db, now: string): Promise<string[]> {
  const today = sql`(${now}::timestamptz at time zone o.timezone)::date`;
  const { rows } = await sql<{ id: string }>`
    select distinct o.id from access_grants g join organizations o on o.id = g.organization_id
     where ${holds} and ${isHeldOn(today)} and not exists (
             select from standard_cost_months m
              where m.organization_id = o.id and m.month = date_trunc('month', ${today}::timestamp)::date)
     limit 200`.execute(db);
  return rows.map(({ id }) => id);
}

export async function isAskedFor({ tx, actor }: UnitOfWork, today: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from access_grants g
     where g.organization_id = ${actor.organizationId} and ${holds} and ${isHeldOn(sql`${today}::date`)} limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Whether it falls to the caller to work out this month: it is done once. */
export async function takeMonth({ tx, actor, now }: UnitOfWork, month: string): Promise<boolean> {
  const { rows } = await sql`
    insert into standard_cost_months (organization_id, month, created_at)
    values (${actor.organizationId}, ${month}::date, ${now}::timestamptz)
        on conflict do nothing returning month`.execute(tx);
  return rows.length > 0;
}

/** Who belonged to a department on that day and is paid in the currency of the organization. */
export async function listPaid({ tx, actor }: UnitOfWork, day: string): Promise<PaidPerson[]> {
  const { rows } = await sql<PaidPerson>`
    select * from (
      select users.id as user_id, ${departmentHeld} as department_id, pay.record_id, pay.pay_type, pay.amount
        from users
        join (${payHeldOn(actor, day)}) as pay on pay.user_id = users.id
        ${joinHeldOn(actor, sql`users.id`, sql`${day}::date`)}
       where users.organization_id = ${actor.organizationId} and ${isPerson} and users.is_active
         and pay.currency = ${actor.organization.currency}
         and coalesce(users.employment_start_date <= ${day}::date, true)
         and coalesce(users.employment_end_date >= ${day}::date, true)) as paid
     where department_id is not null
     order by department_id, user_id`.execute(tx);
  return rows;
}

/** Every figure that was made, oldest first, with the pay that went in as far as it is still recorded. */
export async function listTold({ tx, actor }: UnitOfWork): Promise<ToldFigure[]> {
  const { rows } = await sql<ToldFigure>`
    select f.department_id, f.month, f.week_minutes,
           jsonb_agg(jsonb_build_object('user_id', p.user_id, 'is_new', p.is_new,
             'pay', case when pay.id is not null
                         then jsonb_build_object('pay_type', pay.pay_type, 'amount', pay.amount::text) end)) as people
      from standard_costs f
      join standard_cost_people p using (organization_id, department_id, month)
      ${joinPay(actor, sql`p.compensation_id`)}
     where f.organization_id = ${actor.organizationId}
     group by f.department_id, f.month, f.week_minutes
     order by f.month`.execute(tx);
  return rows;
}

export async function saveFigure(
  { tx, actor, now }: UnitOfWork,
  { department_id, hourly_cost, people }: NewFigure,
  { month, weekMinutes }: { readonly month: string; readonly weekMinutes: number },
): Promise<void> {
  const key = { organization_id: actor.organizationId, department_id, month };
  await insertRow('standard_costs', {
    ...key,
    hourly_cost,
    currency: actor.organization.currency,
    week_minutes: weekMinutes,
    created_at: now,
  }).execute(tx);
  await insertRows(
    'standard_cost_people',
    people.map(({ user_id, record_id, is_new }) => ({ ...key, user_id, compensation_id: record_id, is_new })),
  ).execute(tx);
}

export interface FigureRow {
  readonly department_id: string;
  readonly month: string;
  readonly hourly_cost: number;
}

/**
 * The figure of each department for a day: the latest of until then, else the first there is. Whoever sees the pay of those by whom
 * it differs from earlier ones is not told: three others are to be in it.
 */
export async function listFigures(
  db: Db,
  actor: Actor,
  departmentIds: readonly string[],
  day: string,
): Promise<FigureRow[]> {
  const { rows } = await sql<FigureRow>`
    select * from (
      select distinct on (f.department_id) f.department_id, f.month, f.hourly_cost::float8 as hourly_cost, f.currency
        from standard_costs f
       where f.organization_id = ${actor.organizationId} and f.department_id = any(${[...departmentIds]})
       order by f.department_id, f.month > ${day}::date, abs(f.month - ${day}::date)) as f
     where f.currency = ${actor.organization.currency}
       and (${administers(actor)} or ${fewest} <= (
         select count(*) from standard_cost_people p
           join users on users.organization_id = p.organization_id and users.id = p.user_id
          where p.organization_id = ${actor.organizationId} and p.department_id = f.department_id and p.month = f.month
            and p.is_new and ${isPaidUnseen(actor)}))`.execute(db);
  return rows;
}

/** Whether the figures of this month were worked out, whatever came of it. */
export async function isWorkedOut(db: Db, { organizationId }: Actor): Promise<boolean> {
  const { rows } = await sql`
    select 1 from standard_cost_months where organization_id = ${organizationId} limit 1`.execute(db);
  return rows.length > 0;
}
