import type { Reaction } from '../../kernel/unit-of-work.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { cancelChecklists, unassignTasks } from './reactions-store.ts';

/** A person who leaves has nothing to do any more, and no first days to prepare. */
export const releaseChecklistsOfDeactivated: Reaction = {
  to: 'user.deactivated',
  summary: 'Tasks that were still to be done by the person are no one’s; their own open ONBOARDING is cancelled.',

  async run(work, userId) {
    await releaseTasks(work, userId);
    for (const id of await cancelChecklists(work, userId)) {
      work.audit({
        action: 'onboarding.cancel',
        subjectType: 'checklist',
        subjectId: id,
        personId: userId,
        changedFields: ['status'],
      });
    }
  },
};

async function releaseTasks(work: UnitOfWork, userId: string): Promise<void> {
  for (const id of await unassignTasks(work, userId)) {
    work.audit({
      action: 'onboarding.updateTask',
      subjectType: 'checklist_task',
      subjectId: id,
      before: { assignee_id: userId },
      after: { assignee_id: null },
    });
  }
}
