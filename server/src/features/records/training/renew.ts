import { jobOrigin, operatorOf } from '../../../kernel/actor.ts';
import { concerned, type Job, sandboxIn } from '../../../kernel/job.ts';
import { inUnitOfWork, type UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { addDays, dayIn } from '../../../lib/days.ts';
import { findOrganization, tenantOf } from '../../organization/index.ts';
import { trainingAssigned } from './operations.ts';
import { insertRenewal, listExpiring, listRenewing } from './store.ts';

/** So long before training expires it is assigned again. */
const renewedDaysBefore = 30;
const batchSize = 200;

/** Whether there may be more. */
async function renewSome(work: UnitOfWork): Promise<boolean> {
  const today = dayIn(work.actor.organization.timezone, work.nowMs);
  const expiring = await listExpiring(work, addDays(today, renewedDaysBefore), batchSize);
  for (const { expires_on, renewal, ...training } of expiring) {
    const id = work.newId('trn');
    const due_date = expires_on < today ? today : expires_on;
    const isMade = await insertRenewal(work, { id, ...training, renewal: renewal + 1, assigned_date: today, due_date });
    if (!isMade) continue;
    work.audit({
      action: 'training.renew',
      subjectType: 'training_assignment',
      subjectId: id,
      personId: training.user_id,
      after: { course_id: training.course_id, due_date },
    });
    await work.react(trainingAssigned, id);
  }
  return expiring.length === batchSize;
}

/** Assigns again what is about to expire. What is due is asked of the database each time: a day that was missed is made up for. */
export const renewTraining: Job = {
  task: 'records.renewTraining',
  cron: '23 5 * * *',
  inSandbox: 'as the day begins',

  async run(services, payload) {
    for (const id of concerned(services, payload, await listRenewing(services.database.db, sandboxIn(payload)))) {
      const organization = await findOrganization(services.database.db, id);
      if (!organization) continue;
      const operator = operatorOf(tenantOf(organization));
      while (await inUnitOfWork(services, operator, jobOrigin, renewSome));
    }
  },
};
