import { inBatches } from '../../db/in-batches.ts';
import type { Job } from '../../kernel/catalogue.ts';
import { deleteUnusedClients } from './clients-store.ts';
import { deleteOverGrants } from './grants-store.ts';

const dayMs = 86_400_000;
const keptDays = 30;

/** Codes that nobody came back for, connections that ended a month ago, and clients that nobody used for as long. */
export const cleanApps: Job = {
  task: 'connectedApps.clean',
  cron: '37 4 * * *',
  async run({ database, clock }) {
    const before = (days: number): string => new Date(clock.nowMs() - days * dayMs).toISOString();
    await inBatches(1000, () => deleteOverGrants(database.db, { unused: before(1), ended: before(keptDays) }));
    await deleteUnusedClients(database.db, before(keptDays));
  },
};
