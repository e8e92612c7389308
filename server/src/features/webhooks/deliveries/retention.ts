import { sql } from '../../../db/sql.ts';
import type { Job } from '../../../kernel/catalogue.ts';
import type { Db } from '../../../db/database.ts';
import { lowestId } from '../../../kernel/ids.ts';

const dayMs = 86_400_000;
const retentionMs = 30 * dayMs;
const batchSize = 1000;

async function inBatches(run: () => Promise<{ rowCount: number }>): Promise<number> {
  let total = 0;
  for (let deleted = batchSize; deleted === batchSize; total += deleted) deleted = (await run()).rowCount;
  return total;
}

/** Ids tell when a delivery was made; what is still under way after 30 days is left to its end. */
const deleteOld = (db: Db, beforeId: string) =>
  sql`delete from webhook_deliveries where ctid in (
        select old.ctid from webhook_endpoints w cross join lateral (
          select d.ctid from webhook_deliveries d
           where d.organization_id = w.organization_id and d.endpoint_id = w.id and d.id < ${beforeId}
             and d.completed_at is not null limit ${batchSize} for update skip locked) as old
         limit ${batchSize})`.execute(db);

const deleteOfDeleted = (db: Db) =>
  sql`delete from webhook_deliveries where ctid in (
        select old.ctid from webhook_endpoints w cross join lateral (
          select d.ctid from webhook_deliveries d
           where d.organization_id = w.organization_id and d.endpoint_id = w.id and d.status <> 'delivering'
           limit ${batchSize} for update skip locked) as old
         where w.deleted_at is not null limit ${batchSize})`.execute(db);

/** A day after its deletion nobody queues anything for an endpoint any more. */
const deleteEndpoints = (db: Db, before: string) =>
  sql`delete from webhook_endpoints w where w.deleted_at < ${before}::timestamptz and not exists (
        select from webhook_deliveries d where d.organization_id = w.organization_id and d.endpoint_id = w.id)`.execute(
    db,
  );

/** Few: a rotation clears up after the ones before it. */
const deleteExpiredSecrets = (db: Db, now: string) =>
  sql`delete from webhook_older_secrets where expires_at <= ${now}::timestamptz`.execute(db);

/** The log goes back 30 days; a batch at a time, so that no statement holds many rows for long. */
export const cleanDeliveries: Job = {
  task: 'webhooks.clean',
  cron: '41 3 * * *',
  async run({ database: { db }, clock, log }) {
    const beforeId = lowestId('dlv', clock.nowMs() - retentionMs);
    const deliveries = (await inBatches(() => deleteOld(db, beforeId))) + (await inBatches(() => deleteOfDeleted(db)));
    const yesterday = new Date(clock.nowMs() - dayMs).toISOString();
    await deleteExpiredSecrets(db, clock.now());
    const { rowCount: endpoints } = await deleteEndpoints(db, yesterday);
    if (deliveries > 0 || endpoints > 0) log.info({ deliveries, endpoints }, 'old webhook deliveries deleted');
  },
};
