import { inBatches } from '../../../db/in-batches.ts';
import type { Job } from '../../../kernel/catalogue.ts';
import {
  batchSize,
  dayMs,
  deleteAllOld,
  deleteEndpoints,
  deleteExpiredSecrets,
  deleteOfDeleted,
} from './retention-store.ts';

/** The log goes back as far as each organization has it. */
export const cleanDeliveries: Job = {
  task: 'webhooks.clean',
  cron: '41 3 * * *',
  async run({ database: { db }, clock, log }) {
    const deliveries =
      (await deleteAllOld(db, clock.nowMs())) + (await inBatches(batchSize, () => deleteOfDeleted(db)));
    const yesterday = new Date(clock.nowMs() - dayMs).toISOString();
    await deleteExpiredSecrets(db, clock.now());
    const { rowCount: endpoints } = await deleteEndpoints(db, yesterday);
    if (deliveries > 0 || endpoints > 0) log.info({ deliveries, endpoints }, 'old webhook deliveries deleted');
  },
};
