import { type Job, sandboxIn } from '../../../kernel/job.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { inOrganization } from '../../organization/index.ts';
import { inviteTask } from '../send-link.ts';
import { type InvitationChoice, sendAt } from './record.ts';
import { listDue, planned, takeDue } from './store.ts';

/** Within the change that adds someone, after they were added: their mail waits, or does not go. Checked before. */
export function planInvitation(work: UnitOfWork, userId: string, choice: InvitationChoice): void {
  const at = sendAt(work, choice);
  // The job for now is queued with every new person, and goes by this row.
  if (at !== work.now) work.tx.defer(planned(work, userId, at));
}

/** The same for someone who is there: replaces what was planned or sent. */
export function planAgain(work: UnitOfWork, userId: string, choice: InvitationChoice): void {
  const at = sendAt(work, choice);
  work.tx.defer(planned(work, userId, at));
  if (at === work.now) enqueueInvitation(work, userId);
}

export const enqueueInvitation = (work: UnitOfWork, userId: string): void =>
  work.enqueue(inviteTask, { organization_id: work.actor.organizationId, user_id: userId });

/** Hands over the mails whose day has come. What is due is asked of the database each time: a process that was down misses nothing. */
export const inviteOnTheDay: Job = {
  task: 'sessions.inviteOnTheDay',
  cron: '* * * * *',
  inSandbox: 'as the day begins',

  async run(services, payload) {
    for (const due of await listDue(services.database.db, services.clock.now(), sandboxIn(payload))) {
      await inOrganization(services, due.organization_id, async (work) => {
        if (await takeDue(work, due)) enqueueInvitation(work, due.user_id);
      });
    }
  },
};
