import { sql } from '../../db/sql.ts';
import type { Reaction } from '../../kernel/unit-of-work.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { userErased } from '../people/index.ts';

const open = sql.raw(`('NOT_STARTED', 'IN_PROGRESS')`);

/** A person who leaves has nothing to do any more, and no first days to prepare. */
export const releaseChecklistsOfDeactivated: Reaction = {
  to: 'user.deactivated',
  summary: 'Tasks that were still to be done by the person are no one’s; their own open checklists are cancelled.',

  async run(work, userId) {
    await releaseTasks(work, userId);
    const { rows } = await sql<{ id: string }>`
      update checklists set status = 'CANCELLED', updated_at = ${work.now}
       where organization_id = ${work.actor.organizationId} and user_id = ${userId} and status in ${open}
      returning id`.execute(work.tx);
    for (const { id } of rows) {
      work.audit({ action: 'onboarding.cancel', subjectType: 'checklist', subjectId: id, changedFields: ['status'] });
    }
  },
};

async function releaseTasks(work: UnitOfWork, userId: string): Promise<void> {
  const { tx, actor, now } = work;
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
  for (const { id } of rows) {
    work.audit({
      action: 'onboarding.updateTask',
      subjectType: 'checklist_task',
      subjectId: id,
      changedFields: ['assignee_id'],
    });
  }
}

/** What was written for and about the person goes with them; tasks they did for others keep their id. */
export const eraseChecklistsOfErased: Reaction = {
  to: userErased,
  summary: 'The person’s checklists are deleted.',

  async run(work, userId) {
    await sql`
      delete from checklists where organization_id = ${work.actor.organizationId} and user_id = ${userId}`.execute(
      work.tx,
    );
  },
};
