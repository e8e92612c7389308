import type { Db } from '../../../db/database.ts';
import { inBatches } from '../../../db/in-batches.ts';
import { sql } from '../../../db/sql.ts';
import type { Job } from '../../../kernel/catalogue.ts';
import { defaultSettings } from '../../../kernel/settings.ts';
import { lowestId } from '../../../lib/ids.ts';

const dayMs = 86_400_000;

const batchSize = 1000;

const keptDays = sql`coalesce((o.settings ->> 'deliveries_retention_days')::integer, ${sql.lit(defaultSettings.deliveries_retention_days)})`;

/** Ids tell when a delivery was made; what is still under way is left to its end. Of the organizations that keep them for `days`. */
async function deleteOld(db: Db, days: number, beforeId: string): Promise<number> {
  const { rowCount } = await sql`
      delete from webhook_deliveries where ctid in (
        select old.ctid from organizations o join webhook_endpoints w on w.organization_id = o.id cross join lateral (
          select d.ctid from webhook_deliveries d
           where d.organization_id = w.organization_id and d.endpoint_id = w.id and d.id < ${beforeId}
             and d.completed_at is not null limit ${batchSize} for update skip locked) as old
         where ${keptDays} = ${days} limit ${batchSize})`.execute(db);
  return rowCount;
}

/** Most organizations keep them for the same number of days: there are few of these numbers. */
async function deleteAllOld(db: Db, nowMs: number): Promise<number> {
  const { rows } = await sql<{ days: number }>`select distinct ${keptDays} as days from organizations o`.execute(db);
  let deleted = 0;
  for (const { days } of rows) {
    deleted += await inBatches(batchSize, () => deleteOld(db, days, lowestId('dlv', nowMs - days * dayMs)));
  }
  return deleted;
}

async function deleteOfDeleted(db: Db): Promise<number> {
  const { rowCount } = await sql`
      delete from webhook_deliveries where ctid in (
        select old.ctid from webhook_endpoints w cross join lateral (
          select d.ctid from webhook_deliveries d
           where d.organization_id = w.organization_id and d.endpoint_id = w.id and d.status <> 'delivering'
           limit ${batchSize} for update skip locked) as old
         where w.deleted_at is not null limit ${batchSize})`.execute(db);
  return rowCount;
}

/** A day after its deletion nothing is queued for an endpoint any more. */
const deleteEndpoints = (db: Db, before: string) =>
  sql`delete from webhook_endpoints w where w.deleted_at < ${before}::timestamptz and not exists (
        select from webhook_deliveries d where d.organization_id = w.organization_id and d.endpoint_id = w.id)`.execute(
    db,
  );

/** Few: a rotation clears up after the ones before it. */
const deleteExpiredSecrets = (db: Db, now: string) =>
  sql`delete from webhook_older_secrets where expires_at <= ${now}::timestamptz`.execute(db);

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
