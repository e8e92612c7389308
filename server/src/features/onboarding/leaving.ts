import { type Job, sandboxIn } from '../../kernel/job.ts';
import type { ChangeServices } from '../../kernel/unit-of-work.ts';
import { Refusal } from '../../lib/errors.ts';
import { inOrganization } from '../organization/index.ts';
import { deactivatePerson, lockExecutives, lockVisiblePerson } from '../people/index.ts';
import { type Leaver, listLeavers, takeLeaver } from './leaving-store.ts';

/**
 * Ends the access of those whose last day is over. What is due is asked of the database each time, so nothing is missed by a
 * process that was down at midnight. The list stays open: what is to come back is still to come back.
 */
export const endAccessOfLeavers: Job = {
  task: 'onboarding.endAccess',
  cron: '* * * * *',
  inSandbox: 'as the day begins',

  async run(services, payload) {
    for (const leaver of await listLeavers(services.database.db, services.clock.now(), sandboxIn(payload))) {
      try {
        await endAccess(services, leaver);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        // The last Executive, for one: someone has to decide first.
        services.log.warn(
          { person: leaver.user_id, reason: error.message },
          'access could not be ended on the last day',
        );
      }
    }
  },
};

async function endAccess(services: ChangeServices, leaver: Leaver): Promise<void> {
  await inOrganization(services, leaver.organization_id, async (work) => {
    await lockExecutives(work);
    const person = await lockVisiblePerson(work.tx, work.actor, leaver.user_id);
    if (!(await takeLeaver(work, leaver)) || !person.is_active) return;
    await deactivatePerson(work, person, { offboarded: true });
  });
}
