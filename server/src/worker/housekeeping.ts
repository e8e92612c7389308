import { inBatches } from '../db/in-batches.ts';
import type { Job } from '../kernel/catalogue.ts';
import {
  batchSize,
  deleteExpired,
  deleteFailedImportRows,
  deleteFailedJobs,
  emptyImports,
} from './housekeeping-store.ts';

const dayMs = 86_400_000;
/** Rows of these are worth nothing after their `expires_at`, on which each has an index. */
const perishable = [
  'sessions',
  'password_links',
  'sign_ins',
  'email_changes',
  'used_challenges',
  'idempotency_keys',
  'event_waits',
  'request_log',
] as const;
/** What was wrong with which line of an import is of use while the file is at hand. */
const importFailuresKeptMs = 90 * dayMs;

/** Deletes what has expired. */
export const housekeeping: Job = {
  task: 'housekeeping',
  cron: '17 3 * * *',
  async run({ database: { db }, clock, log }) {
    for (const table of perishable) {
      const rows = await inBatches(batchSize, () => deleteExpired(db, table, clock.now()));
      if (rows > 0) log.info({ table, rows }, 'expired rows deleted');
    }
    const before = new Date(clock.nowMs() - importFailuresKeptMs).toISOString();
    await inBatches(batchSize, () => emptyImports(db, before));
    await inBatches(batchSize, () => deleteFailedImportRows(db, before));
    const jobs = await inBatches(batchSize, () => deleteFailedJobs(db));
    if (jobs > 0) log.info({ jobs }, 'jobs that failed for good deleted');
  },
};
