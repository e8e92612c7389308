import { jobOrigin, operatorOf } from '../../../kernel/actor.ts';
import { concerned, type Job, sandboxIn } from '../../../kernel/job.ts';
import { inUnitOfWork, type UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { dayIn } from '../../../lib/days.ts';
import { findOrganization, tenantOf } from '../../organization/index.ts';
import { certificateOf } from './certificate.ts';
import { listAsking, listSickLeave, listUnproven, markReminded } from './store.ts';

/** Told within the change that reminds; the subject is the leave. */
export const certificateMissing = 'leave.certificate_missing';

const batchSize = 200;

/** Reminds people whose certificate is missing by now; where it stopped, null: nothing is left. */
async function remindSome(work: UnitOfWork, after: string): Promise<string | null> {
  const { actor, tx, nowMs } = work;
  const { timezone, settings } = actor.organization;
  const today = dayIn(timezone, nowMs);
  const leaves = await listUnproven(work, today, after, batchSize);
  const all = await listSickLeave(tx, actor.organizationId, [...new Set(leaves.map(({ user_id: id }) => id))], today);
  const missing = leaves.filter((leave) => {
    const ofPerson = all.filter(({ user_id: id }) => id === leave.user_id);
    const certificate = certificateOf(leave, ofPerson, settings.weekend_days);
    return certificate !== null && certificate.is_missing && certificate.asked_from <= today;
  });
  for (const { id } of missing) await work.react(certificateMissing, id);
  if (missing.length > 0) {
    const ids = missing.map(({ id }) => id);
    await markReminded(work, ids);
    work.audit({ action: 'leave.remindCertificates', subjectType: 'leave', recordCount: ids.length });
  }
  return leaves.length < batchSize ? null : (leaves.at(-1)?.id ?? null);
}

/** Late enough in the day of UTC that it is the same day nearly everywhere; each person once a week. */
export const remindCertificates: Job = {
  task: 'leave.remindCertificates',
  cron: '11 11 * * *',
  inSandbox: 'in the morning',

  async run(services, payload) {
    for (const id of concerned(services, payload, await listAsking(services.database.db, sandboxIn(payload)))) {
      const organization = await findOrganization(services.database.db, id);
      if (!organization) continue;
      const operator = operatorOf(tenantOf(organization));
      let after: string | null = '';
      while (after !== null) {
        const from: string = after;
        after = await inUnitOfWork(services, operator, jobOrigin, (work) => remindSome(work, from));
      }
    }
  },
};
