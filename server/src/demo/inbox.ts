import { sql } from '../db/sql.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';

/**
 * What people were told of came with what was done, at the time of it. What is older than a few days was read, what is
 * older than a month is gone as the worker would have it, and no one is mailed about a demo.
 */
export async function ageNotifications({ actor, tx, now }: UnitOfWork): Promise<void> {
  const then = sql`${now}::timestamptz`;
  await sql`delete from notifications
    where organization_id = ${actor.organizationId} and created_at < ${then} - interval '30 days'`.execute(tx);
  await sql`update notifications set mailed_at = created_at,
      read_at = case when created_at < ${then} - interval '3 days' then created_at end
    where organization_id = ${actor.organizationId}`.execute(tx);
}
