import { sql } from 'kysely';
import type { Job } from '../../../kernel/catalogue.ts';
import type { Db } from '../../../db/database.ts';

const retentionMs = 30 * 86_400_000;
const batchSize = 1000;

async function inBatches(run: () => Promise<{ numAffectedRows?: bigint | undefined }>): Promise<number> {
  let total = 0;
  for (let deleted = batchSize; deleted === batchSize; total += deleted)
    deleted = Number((await run()).numAffectedRows ?? 0);
  return total;
}

const deleteOld = (db: Db, before: string) =>
  sql`delete from webhook_deliveries where ctid in (
        select ctid from webhook_deliveries where completed_at < ${before}::timestamptz
         limit ${batchSize} for update skip locked)`.execute(db);

const deleteOfDeleted = (db: Db) =>
  sql`delete from webhook_deliveries where ctid in (
        select d.ctid from webhook_endpoints w
          join webhook_deliveries d on d.organization_id = w.organization_id and d.endpoint_id = w.id
         where w.deleted_at is not null and d.status <> 'delivering'
         limit ${batchSize} for update of d skip locked)`.execute(db);

const deleteEndpoints = (db: Db) =>
  sql`delete from webhook_endpoints w where w.deleted_at is not null and not exists (
        select from webhook_deliveries d where d.organization_id = w.organization_id and d.endpoint_id = w.id)`.execute(
    db,
  );

/** The log goes back 30 days; a batch at a time, so that no statement holds many rows for long. */
export const cleanDeliveries: Job = {
  task: 'webhooks.clean',
  cron: '41 3 * * *',
  async run({ database: { db }, clock, log }) {
    const before = new Date(clock.nowMs() - retentionMs).toISOString();
    const deliveries = (await inBatches(() => deleteOld(db, before))) + (await inBatches(() => deleteOfDeleted(db)));
    const { numAffectedRows: endpoints = 0n } = await deleteEndpoints(db);
    if (deliveries > 0 || endpoints > 0n)
      log.info({ deliveries, endpoints: Number(endpoints) }, 'old webhook deliveries deleted');
  },
};
