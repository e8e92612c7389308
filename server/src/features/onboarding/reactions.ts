import type { Job } from '../../kernel/catalogue.ts';
import type { Reaction, UnitOfWork } from '../../kernel/unit-of-work.ts';
import { dayIn } from '../../lib/days.ts';
import { inOrganization } from '../organization/index.ts';
import { changePerson, lockVisiblePerson } from '../people/index.ts';
import { hasToStart, startForNewPerson } from './checklists/start.ts';
import { cancelChecklists, findGivenEnd, unassignTasks } from './reactions-store.ts';

const startTask = 'onboarding.start_joined';

/** From the API, the app or an import. Whether anything starts is asked in the round trip of the change itself. */
export const startForNewPeople: Reaction = {
  to: 'user.created',
  summary: 'Checklists whose template starts by itself for new people of the department are started.',

  run(work, userId) {
    const payload = { organization_id: work.actor.organizationId, user_id: userId };
    work.enqueueWhere(startTask, payload, hasToStart(work, userId));
  },
};

export const startForJoined: Job = {
  task: startTask,
  async run(services, { organization_id, user_id }) {
    await inOrganization(services, organization_id as string, (work) => startForNewPerson(work, user_id as string));
  },
};

/** A person who leaves has nothing to do any more, and no first days to prepare. */
export const releaseChecklistsOfDeactivated: Reaction = {
  to: 'user.deactivated',
  summary: 'Tasks that were still to be done by the person are no one’s; their own open ONBOARDING is cancelled.',

  async run(work, userId) {
    await releaseTasks(work, userId);
    await cancelOpen(work, userId, 'ONBOARDING');
  },
};

/** Who is back, by mistake or hired again, is not leaving: completing the list would send them away, and the end that it gave is none. */
export const endLeavingOfReactivated: Reaction = {
  to: 'user.reactivated',
  summary:
    'An open OFFBOARDING of the person is cancelled, and an end of employment that an offboarding gave goes back to what it was.',

  async run(work, userId) {
    const given = await findGivenEnd(work, userId);
    await cancelOpen(work, userId, 'OFFBOARDING');
    if (!given) return;
    const person = await lockVisiblePerson(work.tx, work.actor, userId);
    const before = given.replaced_end_date;
    const stays = before !== null && before >= dayIn(work.actor.organization.timezone, work.nowMs);
    await changePerson(work, person, { employment_end_date: stays ? before : null });
  },
};

async function cancelOpen(work: UnitOfWork, userId: string, type: 'ONBOARDING' | 'OFFBOARDING'): Promise<void> {
  for (const id of await cancelChecklists(work, userId, type)) {
    work.audit({
      action: 'onboarding.cancel',
      subjectType: 'checklist',
      subjectId: id,
      personId: userId,
      changedFields: ['status'],
    });
  }
}

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
