import { type Job, sandboxIn } from '../../../kernel/job.ts';
import type { ChangeServices } from '../../../kernel/unit-of-work.ts';
import { inOrganization } from '../../organization/index.ts';
import { lockVisiblePerson } from '../users/store.ts';
import { saveChanges } from '../users/update.ts';
import { settleDuePlans } from './due.ts';
import { type DuePerson, listDuePeople } from './due-store.ts';

/**
 * Carries out planned changes whose day has begun. What is due is asked of the database each time, so that nothing is missed by a
 * process that was down at midnight, and a change of the zone counts at once.
 */
export const carryOutPlannedChanges: Job = {
  task: 'employment.carryOut',
  cron: '* * * * *',
  inSandbox: 'as the day begins',

  async run(services, payload) {
    const failures: unknown[] = [];
    for (const due of await listDuePeople(services.database.db, services.clock.now(), sandboxIn(payload))) {
      // One that fails holds no one else up; it comes again with the next run.
      await carryOutFor(services, due).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'planned changes could not be carried out');
  },
};

async function carryOutFor(services: ChangeServices, due: DuePerson): Promise<void> {
  await inOrganization(services, due.organization_id, async (work) => {
    const person = await lockVisiblePerson(work.tx, work.actor, due.user_id);
    await settleDuePlans(work, person, saveChanges);
  });
}
