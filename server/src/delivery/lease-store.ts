import { randomUUID } from 'node:crypto';
import { column, runByIndex } from '../db/by-index.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import type { EndpointRef } from '../kernel/delivery.ts';
import type { Services } from '../kernel/services.ts';

/** First attempts and retries never wait for each other. */
export type QueueKind = 'first' | 'retry';
export const queueKinds: readonly QueueKind[] = ['first', 'retry'];

/** A delivery that is this process's to attempt, until the lease runs out. */
export interface LeasedDelivery {
  readonly organization_id: string;
  readonly endpoint_id: string;
  readonly id: string;
  readonly event_id: string;
  readonly event_type: string;
  readonly activation: number;
  readonly attempt_count: number;
  /** The body as the log has it: what was last sent, or what the first attempt was to send. */
  readonly payload: string;
  readonly is_test: boolean;
  readonly created_at: string;
  readonly claim_token: string;
  /** The span that raised the event, or asked for the delivery, if it was traced. */
  readonly traceparent: string | null;
  /** Whose rights `payload` was rendered by, and when; known only of one that comes straight from fan-out. */
  readonly rendered?: { readonly rights: string; readonly atMs: number };
}

/** No other worker takes a leased delivery for this long; then its holder counts as gone. Real time, not the product's. */
export const leaseMs = 30_000;

/** When a lease taken now runs out. */
export const leaseEnd = sql`now() + make_interval(secs => ${sql.lit(leaseMs / 1000)})`;

const ofKind = { first: sql.raw('attempt_count = 0'), retry: sql.raw('attempt_count > 0') };

/** Leases what is due, up to the given number for each endpoint, past rows that others have locked. */
export function leaseDue(
  database: Database,
  kind: QueueKind,
  wanted: readonly (EndpointRef & { readonly count: number })[],
  now: string,
): Promise<LeasedDelivery[]> {
  return runByIndex(
    database,
    sql<LeasedDelivery>`
    update webhook_deliveries d
       set status = 'delivering', next_attempt_at = null, claim_token = ${randomUUID()}, claimed_until = ${leaseEnd}
     where d.ctid = any(array(
       select due.ctid from unnest(${column(wanted.map(({ organizationId }) => organizationId))},
           ${column(wanted.map(({ endpointId }) => endpointId))}, ${column(wanted.map(({ count }) => count))}::integer[])
           as wanted (organization_id, endpoint_id, count)
         cross join lateral (
           select q.ctid from webhook_deliveries q
            where q.organization_id = wanted.organization_id and q.endpoint_id = wanted.endpoint_id
              and q.status = 'queued' and q.${ofKind[kind]} and q.next_attempt_at <= ${now}::timestamptz
            order by q.next_attempt_at limit wanted.count for update skip locked) as due))
    returning d.organization_id, d.endpoint_id, d.id, d.event_id, d.event_type, d.activation, d.attempt_count, d.payload,
              d.is_test, d.created_at, d.traceparent, d.claim_token`,
  );
}

/** Queues again what was leased and not attempted. Never throws: should it fail, the leases run out by themselves. */
export async function releaseLeases(
  { database, clock, log }: Services,
  leased: readonly LeasedDelivery[],
): Promise<void> {
  if (leased.length === 0) return;
  const released = sql`
    update webhook_deliveries d
       set status = 'queued', next_attempt_at = ${clock.now()}::timestamptz, claim_token = null, claimed_until = null
      from unnest(${column(leased.map((one) => one.organization_id))}, ${column(leased.map((one) => one.endpoint_id))},
                  ${column(leased.map((one) => one.id))}, ${column(leased.map((one) => one.claim_token))})
           as given (organization_id, endpoint_id, id, claim_token)
     where d.organization_id = given.organization_id and d.endpoint_id = given.endpoint_id and d.id = given.id
       and d.claim_token = given.claim_token`;
  await runByIndex(database, released).catch((error: unknown) => {
    log.warn({ err: error }, 'leased deliveries could not be given back; their leases run out by themselves');
  });
}

const maxFound = 1000;

/** Endpoints that something is due for, by stepping from one to the next along the index of a queue. */
export async function findDue({ db }: Database, kind: QueueKind, now: string): Promise<EndpointRef[]> {
  const queued = sql`webhook_deliveries where status = 'queued' and ${ofKind[kind]}`;
  const { rows } = await sql<{ organization_id: string; endpoint_id: string }>`
    with recursive queues as (
      (select organization_id, endpoint_id, next_attempt_at from ${queued}
        order by organization_id, endpoint_id, next_attempt_at limit 1)
      union all
      select next.* from queues cross join lateral (
        select organization_id, endpoint_id, next_attempt_at from ${queued}
           and (organization_id, endpoint_id) > (queues.organization_id, queues.endpoint_id)
         order by organization_id, endpoint_id, next_attempt_at limit 1) as next)
    select organization_id, endpoint_id from queues
     where next_attempt_at <= ${now}::timestamptz order by next_attempt_at limit ${maxFound}`.execute(db);
  return rows.map((row) => ({ organizationId: row.organization_id, endpointId: row.endpoint_id }));
}

const maxExpired = 10_000;

/** Queues again what workers leased that are gone, and tells when the next lease runs out, if there is one. */
export async function expireLeases({ db }: Database, now: string): Promise<{ nextMs: number | null }> {
  await sql`
    update webhook_deliveries
       set status = 'queued', next_attempt_at = ${now}::timestamptz, claim_token = null, claimed_until = null
     where ctid = any(array(
       select ctid from webhook_deliveries
        where status = 'delivering' and claimed_until <= now() limit ${maxExpired} for update skip locked))`.execute(
    db,
  );
  const { rows } = await sql<{ in_ms: number | null }>`
    select extract(epoch from min(claimed_until) - now())::float8 * 1000 as in_ms
      from webhook_deliveries where status = 'delivering'`.execute(db);
  return { nextMs: rows[0]?.in_ms ?? null };
}
