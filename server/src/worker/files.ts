import { areFilesHeld } from '../db/backup-lock.ts';
import type { Job } from '../kernel/catalogue.ts';
import { storeKey } from '../kernel/file-store.ts';
import { removeFileTask } from '../kernel/files.ts';
import type { Services } from '../kernel/services.ts';
import { listNamedKeys, listOrganizationIds } from './store.ts';

const dayMs = 86_400_000;
const batchSize = 500;
/** A backup keeps files in place; what is to be removed meanwhile is tried again so much later. */
const heldMs = 60_000;

/** Bytes of a file that no record holds any more. */
export const removeFile: Job = {
  task: removeFileTask,
  queue: { name: 'files', concurrency: 1 },
  async run({ files, database, jobs, clock }, { key }) {
    if (await areFilesHeld(database.db)) {
      await jobs.add(clock, removeFileTask, { key }, { runAtMs: clock.nowMs() + heldMs });
      return;
    }
    await files.remove(key as string);
  },
};

/** What a crash or a failing store left behind. */
export const sweepFiles: Job = {
  task: 'files.sweep',
  cron: '41 3 * * *',
  async run(services) {
    // By the machine's clock, as the store writes down its times; a day leaves every change under way alone.
    const removed = await sweepOrphans(services, Date.now() - dayMs);
    if (removed > 0) services.log.info({ files: removed }, 'files that no record holds were removed');
  },
};

/** Only under organizations of this database: a store shared with another installation keeps that one's files. */
export async function sweepOrphans(services: Services, writtenBeforeMs: number): Promise<number> {
  let removed = 0;
  for (const id of await listOrganizationIds(services.database.db)) {
    let batch: string[] = [];
    for await (const { key, writtenMs } of services.files.list(id)) {
      if (writtenMs < writtenBeforeMs) batch.push(key.slice(id.length + 1));
      if (batch.length < batchSize) continue;
      removed += await removeUnnamed(services, id, batch);
      batch = [];
    }
    removed += await removeUnnamed(services, id, batch);
  }
  return removed;
}

async function removeUnnamed(
  { database, files }: Pick<Services, 'database' | 'files'>,
  organizationId: string,
  keys: string[],
): Promise<number> {
  if (keys.length === 0) return 0;
  const named = new Set(await listNamedKeys(database.db, organizationId, keys));
  const orphans = keys.filter((key) => !named.has(key));
  // Asked after the names: what is unnamed by now is in no snapshot of a backup that begins later.
  if (orphans.length > 0 && (await areFilesHeld(database.db))) return 0;
  for (const key of orphans) await files.remove(storeKey(organizationId, key));
  return orphans.length;
}
