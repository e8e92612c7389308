import type { Job } from '../../../kernel/catalogue.ts';
import { inOrganization } from '../../organization/index.ts';
import { kioskSilent } from '../../time/index.ts';
import { listSilent, noteSilent } from './silence-store.ts';

/** Who leads is told once for each silence: it is over when the device is heard of again. */
export const tellOfSilence: Job = {
  task: 'kiosks.tellOfSilence',
  cron: '* * * * *',

  async run(services) {
    for (const { organization_id, id } of await listSilent(services.database.db, services.clock.now())) {
      await inOrganization(services, organization_id, async (work) => {
        if (await noteSilent(work, id)) await work.react(kioskSilent, id);
      });
    }
  },
};
