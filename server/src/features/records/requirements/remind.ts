import { jobOrigin, operatorOf } from '../../../kernel/actor.ts';
import { concerned, type Job, sandboxIn } from '../../../kernel/job.ts';
import { inUnitOfWork } from '../../../kernel/unit-of-work.ts';
import { findOrganization, tenantOf } from '../../organization/index.ts';
import { listWanting } from './store.ts';

/** Told once a day in each organization that wants certificates; the subject is the organization. */
export const certificatesWanted = 'certificates.wanted';

/** Late enough in the day of UTC that it is the same day nearly everywhere. What is missing is asked of the database each time. */
export const remindCertificatesWanted: Job = {
  task: 'records.remindCertificates',
  cron: '37 11 * * *',
  inSandbox: 'in the morning',

  async run(services, payload) {
    for (const id of concerned(services, payload, await listWanting(services.database.db, sandboxIn(payload)))) {
      const organization = await findOrganization(services.database.db, id);
      if (!organization) continue;
      const operator = operatorOf(tenantOf(organization));
      await inUnitOfWork(services, operator, jobOrigin, (work) => work.react(certificatesWanted, id));
    }
  },
};
