import type { BulkChangeRef } from '../../kernel/bulk/record.ts';
import { runBulkChange } from '../../kernel/bulk/run.ts';
import { bulkTask } from '../../kernel/bulk/start.ts';
import { endGivenUp, removeOld } from '../../kernel/bulk/store.ts';
import type { Job } from '../../kernel/catalogue.ts';
import { findActor } from '../people/index.ts';
import { bulkKinds } from './kinds.ts';

/** After a crash it comes again and goes on where it was. */
export const bulkJob: Job = {
  task: bulkTask,
  run: (services, payload) =>
    runBulkChange(
      services,
      payload as unknown as BulkChangeRef,
      async ({ organization_id, created_by_id }) => {
        const author = await findActor(services.database.db, organization_id, created_by_id);
        return author?.isActive ? author : null;
      },
      bulkKinds,
    ),
};

/** Ends what no process will go on with, and removes what ended long ago. */
export const sweepBulkChanges: Job = {
  task: 'bulk.sweep',
  cron: '* * * * *',

  async run(services) {
    const givenUp = await endGivenUp(services, bulkTask);
    if (givenUp > 0)
      services.log.error({ bulk_changes: givenUp }, 'bulk changes that used up their attempts were ended');
    await removeOld(services);
  },
};
