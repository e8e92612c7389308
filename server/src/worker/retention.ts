import { inBatches } from '../db/in-batches.ts';
import { type Bound, closeLast, divideLast, dropBefore, highestId, listPartitions } from '../db/partitions.ts';
import type { Job } from '../kernel/catalogue.ts';
import type { Services } from '../kernel/services.ts';
import { defaultSettings, type RetentionSetting } from '../kernel/settings.ts';
import { lowestId, timeOfId } from '../lib/ids.ts';
import { deleteOldest, findLongestDays, listKeepingLess } from './retention-store.ts';

interface KeptTable {
  readonly table: 'events' | 'audit_log' | 'sensitive_access_log';
  readonly idPrefix: 'evt' | 'aud' | 'sal';
  readonly setting: RetentionSetting;
}

export const keptTables: readonly KeptTable[] = [
  { table: 'events', idPrefix: 'evt', setting: 'events_retention_days' },
  { table: 'audit_log', idPrefix: 'aud', setting: 'audit_retention_days' },
  { table: 'sensitive_access_log', idPrefix: 'sal', setting: 'access_log_retention_days' },
];

const dayMs = 86_400_000;
const batchSize = 1000;
const organizationsATime = 500;
/** A row written while partitions are changed must still come before the bound. */
const leadMs = 2 * dayMs;

/** The first of a month, by UTC, `months` after that of an instant. */
function boundAt({ idPrefix }: KeptTable, instantMs: number, months: number): Bound {
  const at = new Date(instantMs);
  const startMs = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months);
  return { id: lowestId(idPrefix, startMs), month: new Date(startMs).toISOString().slice(0, 7) };
}

/** This month and the next have partitions of their own; what comes later finds the last one. */
async function makeAhead(
  { database: { pool }, clock }: Pick<Services, 'database' | 'clock'>,
  kept: KeptTable,
): Promise<void> {
  const nowMs = clock.nowMs();
  const ahead = [0, 1, 2].map((months) => boundAt(kept, nowMs, months));
  const last = (await listPartitions(pool, kept.table)).at(-1);
  if (!last || !ahead.some(({ id }) => last.from === null || id > last.from)) return;
  if (await divideLast(pool, kept.table, ahead)) return;
  const highest = await highestId(pool, last.name);
  const afterMs = Math.max(highest === null ? 0 : timeOfId(highest), nowMs + leadMs);
  await closeLast(pool, kept.table, boundAt(kept, afterMs, 1));
  await divideLast(pool, kept.table, ahead);
}

/** Partitions hold the rows of all organizations: one is dropped when no one needs it any more. */
async function dropUnneeded(
  { database, clock, log }: Pick<Services, 'database' | 'clock' | 'log'>,
  kept: KeptTable,
): Promise<number> {
  const longestDays = (await findLongestDays(database.db, kept.setting)) ?? defaultSettings[kept.setting];
  const before = lowestId(kept.idPrefix, clock.nowMs() - longestDays * dayMs);
  const dropped = await dropBefore(database.pool, kept.table, before);
  if (dropped.length > 0)
    log.info({ table: kept.table, partitions: dropped }, 'partitions past their retention dropped');
  return longestDays;
}

/** What an organization keeps for less long than the longest, a batch at a time. */
async function deleteSooner(services: Services, kept: KeptTable, longestDays: number): Promise<void> {
  const { database, clock, log } = services;
  for (let after = '', isMore = true; isMore;) {
    const rows = await listKeepingLess(database.db, kept.setting, longestDays, { after, limit: organizationsATime });
    for (const { id, days } of rows) {
      const deleted = await deleteBefore(services, kept, id, lowestId(kept.idPrefix, clock.nowMs() - days * dayMs));
      if (deleted > 0)
        log.info({ table: kept.table, organization_id: id, rows: deleted }, 'rows past their retention deleted');
    }
    after = rows.at(-1)?.id ?? '';
    isMore = rows.length === organizationsATime;
  }
}

/** By ranges of ids: partitions outside a range are not looked at. */
function deleteBefore(
  { database: { db } }: Pick<Services, 'database'>,
  { table }: KeptTable,
  organizationId: string,
  before: string,
): Promise<number> {
  return inBatches(batchSize, () => deleteOldest(db, table, organizationId, before, batchSize));
}

/** Partitions made ahead, and dropped; what single organizations keep for less long, deleted. */
export const retention: Job = {
  task: 'retention',
  cron: '29 3 * * *',
  async run(services) {
    for (const kept of keptTables) {
      await makeAhead(services, kept);
      await deleteSooner(services, kept, await dropUnneeded(services, kept));
    }
  },
};
