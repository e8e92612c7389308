import { sql } from '../../db/sql.ts';
import type { ByProduct } from '../../kernel/personal-data.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';

const open = sql.raw(`('NOT_STARTED', 'IN_PROGRESS')`);

/** First days of someone who leaves, or the leaving of someone who stays, have no use any more. Answers the ids. */
export async function cancelChecklists(
  { tx, actor, now }: UnitOfWork,
  userId: string,
  type: 'ONBOARDING' | 'OFFBOARDING',
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update checklists set status = 'CANCELLED', updated_at = ${now}
     where organization_id = ${actor.organizationId} and user_id = ${userId} and type = ${type} and status in ${open}
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The end that an offboarding gave the employment, and what it replaced; null: the end of now is of no offboarding. */
export async function findGivenEnd(
  { tx, actor }: UnitOfWork,
  userId: string,
): Promise<{ readonly replaced_end_date: string | null } | null> {
  const { rows } = await sql<{ replaced_end_date: string | null }>`
    select c.replaced_end_date from checklists c
      join users on users.organization_id = c.organization_id and users.id = c.user_id
       and users.employment_end_date = c.last_day
     where c.organization_id = ${actor.organizationId} and c.user_id = ${userId} and c.type = 'OFFBOARDING'
       and c.status <> 'CANCELLED'
     order by c.created_at desc, c.id desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** The person's pending tasks are no one's; answers their ids. */
export async function unassignTasks({ tx, actor, now }: UnitOfWork, userId: string): Promise<string[]> {
  const { organizationId } = actor;
  const { rows } = await sql<{ id: string }>`
    with theirs as (
      select c.id from checklists c
       where c.organization_id = ${organizationId} and c.status in ${open}
         and exists (select 1 from checklist_tasks t where t.organization_id = c.organization_id and t.checklist_id = c.id
                        and t.assignee_id = ${userId} and t.status = 'PENDING')
       order by c.id for no key update),
    touched as (
      update checklists set updated_at = ${now}
       where organization_id = ${organizationId} and id in (select id from theirs))
    update checklist_tasks set assignee_id = null
     where organization_id = ${organizationId} and assignee_id = ${userId} and status = 'PENDING'
       and checklist_id in (select id from theirs)
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Lists that no one has touched, and what is to be done by whoever leaves, on the lists of those who leave with them. */
export const untouchedLists: readonly ByProduct[] = [
  { table: 'checklists', where: sql`status = 'NOT_STARTED'` },
  {
    table: 'checklist_tasks',
    column: 'assignee_id',
    where: sql`exists (
      select from checklists c
       where c.organization_id = checklist_tasks.organization_id and c.id = checklist_tasks.checklist_id
         and c.user_id in (select id from leaving) and c.status = 'NOT_STARTED')`,
    goesWithOther: true,
  },
];
