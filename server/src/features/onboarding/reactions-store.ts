import { sql } from '../../db/sql.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';

const open = sql.raw(`('NOT_STARTED', 'IN_PROGRESS')`);

/** The person's first days have no use any more; what is to be done about their leaving stays. Answers the ids. */
export async function cancelChecklists({ tx, actor, now }: UnitOfWork, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update checklists set status = 'CANCELLED', updated_at = ${now}
     where organization_id = ${actor.organizationId} and user_id = ${userId} and type = 'ONBOARDING' and status in ${open}
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
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

/** Lists that no one has touched, of a person who was added by mistake. */
export async function deleteUntouched({ tx, actor }: UnitOfWork, userId: string): Promise<void> {
  await sql`
    delete from checklists
     where organization_id = ${actor.organizationId} and user_id = ${userId} and status = 'NOT_STARTED'`.execute(tx);
}
