import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';

/** Organizations with a course that does not hold for ever. */
export async function listRenewing(db: Db, organizationId?: string): Promise<string[]> {
  const { rows } = await sql<{ organization_id: string }>`
    select distinct organization_id from courses where is_active and valid_months is not null
       ${optional(organizationId !== undefined && sql`and organization_id = ${organizationId}`)}`.execute(db);
  return rows.map(({ organization_id }) => organization_id);
}

/** Training of someone that expires, and that is not assigned to them again yet. */
export interface Expiring {
  readonly user_id: string;
  readonly course_id: string;
  readonly renewal: number;
  readonly expires_on: string;
}

/** What expires by a day, of people who are there. */
export async function listExpiring({ tx, actor }: UnitOfWork, by: string, limit: number): Promise<Expiring[]> {
  const { rows } = await sql<Expiring>`
    select t.user_id, t.course_id, max(t.renewal) as renewal,
           (max(t.completed_date) + make_interval(months => max(c.valid_months)))::date as expires_on
      from courses c
      join training_assignments t on t.organization_id = c.organization_id and t.course_id = c.id
      join users on users.organization_id = t.organization_id and users.id = t.user_id and users.is_active
     where c.organization_id = ${actor.organizationId} and c.is_active and c.valid_months is not null
     group by t.user_id, t.course_id
    having bool_and(t.status = 'COMPLETED')
       and (max(t.completed_date) + make_interval(months => max(c.valid_months)))::date <= ${by}::date
     order by t.user_id, t.course_id limit ${sql.lit(limit)}`.execute(tx);
  return rows;
}

/** false: someone else was first. */
export async function insertRenewal(
  { tx, actor, now }: UnitOfWork,
  assignment: { readonly id: string; readonly assigned_date: string; readonly due_date: string | null } & Omit<
    Expiring,
    'expires_on'
  >,
): Promise<boolean> {
  const { id, user_id, course_id, renewal, assigned_date, due_date } = assignment;
  const { rowCount } = await sql`
    insert into training_assignments (organization_id, id, user_id, course_id, renewal, status, assigned_date, due_date,
      created_at, updated_at)
    values (${actor.organizationId}, ${id}, ${user_id}, ${course_id}, ${renewal}, 'ASSIGNED', ${assigned_date}, ${due_date},
      ${now}, ${now})
    on conflict (organization_id, user_id, course_id, renewal) do nothing`.execute(tx);
  return rowCount === 1;
}

/** Active courses of which the person has completed all that was assigned. */
export async function listCompleted(
  { tx, actor }: UnitOfWork,
  userId: string,
): Promise<Pick<Expiring, 'course_id' | 'renewal'>[]> {
  const { rows } = await sql<Pick<Expiring, 'course_id' | 'renewal'>>`
    select t.course_id, max(t.renewal) as renewal
      from training_assignments t
      join courses c on c.organization_id = t.organization_id and c.id = t.course_id and c.is_active
     where t.organization_id = ${actor.organizationId} and t.user_id = ${userId}
     group by t.course_id having bool_and(t.status = 'COMPLETED') order by t.course_id`.execute(tx);
  return rows;
}
