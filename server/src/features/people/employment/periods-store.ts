import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import type { EmploymentPeriod } from './record.ts';

/** A column `former_until` on the table users: the last day of the employment before the one of now. */
export const formerEndColumn = sql`
  (select max(former.ended_on) from employment_periods former
    where former.organization_id = users.organization_id and former.user_id = users.id) as former_until`;

/** Rows of employments that are over, of a person of the table users. */
export const formerEmployments = sql`
  select former.started_on, former.ended_on from employment_periods former
   where former.organization_id = users.organization_id and former.user_id = users.id`;

export interface ClosedPeriod {
  readonly id: string;
  readonly started_on: string | null;
  readonly ended_on: string;
}

/** The employment of now as one that is over; without a last day it ended when access did. The person is locked. */
export async function closeEmployment(work: UnitOfWork, userId: string): Promise<ClosedPeriod> {
  const { actor, tx, now } = work;
  const { rows } = await sql<ClosedPeriod>`
    insert into employment_periods (organization_id, id, user_id, started_on, ended_on, probation_period_months, created_at)
    select organization_id, ${work.newId('epr')}, id, employment_start_date,
           greatest(coalesce(employment_end_date,
             (coalesce(deactivated_at, updated_at) at time zone ${actor.organization.timezone})::date), employment_start_date),
           probation_period_months, ${now}
      from users where organization_id = ${actor.organizationId} and id = ${userId}
    returning id, started_on, ended_on`.execute(tx);
  if (!rows[0]) throw new Error('The person is gone although the row was locked.');
  return rows[0];
}

/** The last day of the employment before the one of now; null: there was none. */
export async function findFormerEnd({ actor, tx }: UnitOfWork, userId: string): Promise<string | null> {
  const { rows } = await sql<{ ended_on: string | null }>`
    select max(ended_on) as ended_on from employment_periods
     where organization_id = ${actor.organizationId} and user_id = ${userId}`.execute(tx);
  return rows[0]?.ended_on ?? null;
}

type PeriodRow = Omit<EmploymentPeriod, 'number'> & { readonly department_id: string | null };

/** Those that are over, that of now and the one that is planned, in this order; with the department that decides who sees the probation. */
export async function listPeriods(
  db: Db,
  { organizationId, organization }: Actor,
  userId: string,
): Promise<PeriodRow[]> {
  const { rows } = await sql<PeriodRow>`
    select p.started_on, p.ended_on, 'PAST' as status, p.probation_period_months, null as planned_change_id,
           users.department_id, 1 as place
      from employment_periods p join users on users.organization_id = p.organization_id and users.id = p.user_id
     where p.organization_id = ${organizationId} and p.user_id = ${userId}
    union all
    select employment_start_date,
           coalesce(employment_end_date, case when not is_active
             then (coalesce(deactivated_at, updated_at) at time zone ${organization.timezone})::date end),
           case when is_active then 'CURRENT' else 'PAST' end, probation_period_months, null, department_id, 2
      from users where organization_id = ${organizationId} and id = ${userId}
    union all
    select e.effective_date, (e.rehire ->> 'employment_end_date')::date, 'PLANNED',
           (e.rehire ->> 'probation_period_months')::smallint, e.id, users.department_id, 3
      from employment e join users on users.organization_id = e.organization_id and users.id = e.user_id
     where e.organization_id = ${organizationId} and e.user_id = ${userId} and e.rehire is not null and e.applied_at is null
     order by place, ended_on`.execute(db);
  return rows;
}

/** What is planned to hire the person again, also one that waits; null: nothing. */
export async function findPlannedRehire({ actor, tx }: UnitOfWork, userId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from employment
     where organization_id = ${actor.organizationId} and user_id = ${userId} and rehire is not null and applied_at is null
     limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}
