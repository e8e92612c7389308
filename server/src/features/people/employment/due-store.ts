import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Role } from '../../../kernel/scopes.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import type { Message } from '../../../lib/texts/texts.ts';
import type { Rehiring } from '../users/rehire.ts';
import { type EmploymentValueName, employmentValueNames, type EmploymentValues } from './record.ts';

export interface DuePlan extends EmploymentValues {
  readonly id: string;
  readonly effective_date: string;
  readonly changed: readonly EmploymentValueName[];
  readonly reason: string | null;
  readonly created_by_id: string | null;
  /** null: whoever planned it has left. */
  readonly planner_role: Role | null;
  /** Of a hiring: what was chosen. */
  readonly rehire: Rehiring | null;
}

/** By the zone that the organization has at this moment. One that was only put aside is tried again. */
const isDue = (now: string): Sql<boolean> => sql<boolean>`
  e.applied_at is null and (e.waits_since is null or e.problem is null)
  and (e.effective_date::timestamp at time zone o.timezone) <= ${now}::timestamptz`;

/** No zone is more than a day ahead: what begins later is not looked at. */
const isNear = (now: string): Sql<boolean> =>
  sql<boolean>`e.effective_date <= (${now}::timestamptz at time zone 'UTC')::date + 1`;

export interface DuePerson {
  readonly organization_id: string;
  readonly user_id: string;
}

const atATime = 200;

/** People with planned changes whose day has begun, of all organizations, whoever waited longest first. */
export async function listDuePeople(db: Db, now: string, organizationId?: string): Promise<DuePerson[]> {
  const { rows } = await sql<DuePerson>`
    select e.organization_id, e.user_id from employment e join organizations o on o.id = e.organization_id
     where ${isNear(now)} and ${isDue(now)}
       ${optional(organizationId !== undefined && sql`and e.organization_id = ${organizationId}`)}
     group by e.organization_id, e.user_id order by min(e.effective_date), e.organization_id, e.user_id
     limit ${sql.lit(atATime)}`.execute(db);
  return rows;
}

const columns = sql.raw(employmentValueNames.map((name) => `e.${name}`).join(', '));

/** In the order of their days. The person is locked already, so that of two processes one finds them. */
export async function listDuePlans({ actor, tx, now }: UnitOfWork, userId: string): Promise<DuePlan[]> {
  const { rows } = await sql<DuePlan>`
    select e.id, e.effective_date, e.changed, e.reason, e.created_by_id, e.rehire, ${columns},
           (select planner.role from users planner where planner.organization_id = e.organization_id
               and planner.id = e.created_by_id and planner.is_active) as planner_role
      from employment e join organizations o on o.id = e.organization_id
     where e.organization_id = ${actor.organizationId} and e.user_id = ${userId} and ${isDue(now)}
     order by e.effective_date, e.id`.execute(tx);
  return rows;
}

/** It is part of history now; with the row of its day, if that one was written by another change. */
export async function finishPlan({ actor, tx, now }: UnitOfWork, userId: string, plan: DuePlan): Promise<void> {
  const { rowCount } = await sql`
    delete from employment e
     where e.organization_id = ${actor.organizationId} and e.id = ${plan.id} and e.applied_at is null and exists (
       select from employment other
        where other.organization_id = e.organization_id and other.user_id = ${userId} and other.id <> e.id
          and other.effective_date = e.effective_date and other.waits_since is null)`.execute(tx);
  if (rowCount > 0) return;
  await sql`
    update employment set applied_at = ${now}, waits_since = null, updated_at = ${now}
     where organization_id = ${actor.organizationId} and id = ${plan.id} and applied_at is null`.execute(tx);
}

/** It waits for someone to change or delete it. */
export async function holdPlan({ actor, tx, now }: UnitOfWork, id: string, problem: Message): Promise<void> {
  await sql`
    update employment set waits_since = ${now}, problem = ${JSON.stringify(problem)}::jsonb, updated_at = ${now}
     where organization_id = ${actor.organizationId} and id = ${id}`.execute(tx);
}
