import type { Reaction } from '../../kernel/unit-of-work.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { userRemoved } from '../people/index.ts';
import { startForNewPerson } from './checklists/start.ts';
import { cancelChecklists, deleteUntouched, unassignTasks } from './reactions-store.ts';

export const startForNewPeople: Reaction = {
  to: 'user.created',
  summary: 'Checklists whose template starts by itself for new people of the department are started.',
  run: startForNewPerson,
};

export const deleteChecklistsOfRemoved: Reaction = {
  to: userRemoved,
  summary: 'A checklist that no one has begun is deleted.',
  run: deleteUntouched,
};

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
