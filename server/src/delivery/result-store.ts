import { createHash } from 'node:crypto';
import { asyncCommitByIndex, column, jsonColumn } from '../db/by-index.ts';
import type { Db } from '../db/database.ts';
import { executeTogether, type Sql, sql } from '../db/sql.ts';
import type { DeliveryResult } from './results.ts';

export const instant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** A body that is not what the log has, and a digest of what the log had when it was leased. */
const replacedOf = ({ delivery, body }: DeliveryResult): { body: string; md5: string } | null =>
  body === null || body === delivery.payload ? null : { body, md5: md5(delivery.payload) };
const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/** A next attempt, at an endpoint that was turned off meanwhile: there is none. */
const withEndpoints = (results: readonly DeliveryResult[]) => sql`
  select r.*, r.status = 'queued' and (w.status <> 'active' or w.activation <> r.activation) as is_off,
         case when w.status_reason = 'deleted' then 'endpoint_deleted' when w.status = 'disabled' then 'endpoint_disabled'
              else 'endpoint_paused' end as off_reason
    from (
      select organization_id, endpoint_id, id, claim_token, activation, status, cancel_reason, next_attempt_at, ended_at,
             attempt::jsonb as attempt, body, replaced_md5
        from unnest(${column(results.map(({ delivery }) => delivery.organization_id))},
               ${column(results.map(({ delivery }) => delivery.endpoint_id))},
               ${column(results.map(({ delivery }) => delivery.id))},
               ${column(results.map(({ delivery }) => delivery.claim_token))},
               ${column(results.map(({ delivery }) => delivery.activation))}::integer[],
               ${column(results.map(({ status }) => status))},
               ${column(results.map(({ cancelReason }) => cancelReason))},
               ${column(results.map(({ nextAttemptMs }) => instant(nextAttemptMs)))}::timestamptz[],
               ${column(results.map(({ endedMs }) => instant(endedMs)))}::timestamptz[],
               ${jsonColumn(results.map(({ attempt }) => attempt && JSON.stringify(attempt)))},
               ${jsonColumn(results.map((result) => replacedOf(result)?.body ?? null))},
               ${column(results.map((result) => replacedOf(result)?.md5 ?? null))})
          as r (organization_id, endpoint_id, id, claim_token, activation, status, cancel_reason, next_attempt_at, ended_at,
                attempt, body, replaced_md5)) as r
    join webhook_endpoints w on w.organization_id = r.organization_id and w.id = r.endpoint_id`;

/**
 * Takes the endpoints of attempts that failed, in the one order that everyone keeps. A pause at the same moment comes after us,
 * and finds what we queue, or before us, and we see it.
 */
const lockFailing = (results: readonly DeliveryResult[]) => {
  const ids = new Map(
    results.filter(hasFailed).map(({ delivery }) => [delivery.endpoint_id, delivery.organization_id] as const),
  );
  return sql`
    select from webhook_endpoints w
      join unnest(${column([...ids.values()])}, ${column([...ids.keys()])}) as failing (organization_id, id)
        on failing.organization_id = w.organization_id and failing.id = w.id
     order by w.organization_id, w.id for no key update of w`;
};

export const hasFailed = ({ attempt, status }: DeliveryResult): boolean => attempt !== null && status !== 'delivered';

/** What was received as the log has it: by far the most, and the least to write. */
const isPlain = ({ status, delivery, body }: DeliveryResult): boolean =>
  status === 'delivered' && body === delivery.payload;

const updatePlain = (results: readonly DeliveryResult[]): Sql<{ id: string }> => sql`
    update webhook_deliveries d
       set status = 'delivered', completed_at = r.ended_at, claim_token = null, claimed_until = null,
           attempt_count = d.attempt_count + 1, attempts = d.attempts || r.attempt::jsonb,
           last_response_status = r.response_status, last_error = null
      from unnest(${column(results.map(({ delivery }) => delivery.organization_id))},
             ${column(results.map(({ delivery }) => delivery.endpoint_id))},
             ${column(results.map(({ delivery }) => delivery.id))},
             ${column(results.map(({ delivery }) => delivery.claim_token))},
             ${column(results.map(({ endedMs }) => instant(endedMs)))}::timestamptz[],
             ${column(results.map(({ attempt }) => attempt?.response_status ?? null))}::integer[],
             ${jsonColumn(results.map(({ attempt }) => JSON.stringify(attempt)))})
        as r (organization_id, endpoint_id, id, claim_token, ended_at, response_status, attempt)
     where d.organization_id = r.organization_id and d.endpoint_id = r.endpoint_id and d.id = r.id
       and d.claim_token = r.claim_token
    returning d.id`;

/** The log keeps the body that was last sent, unless it was changed meanwhile: an erasure is not undone. */
const updateOther = (results: readonly DeliveryResult[]): Sql<{ id: string }> => sql`
    with r as materialized (${withEndpoints(results)})
    update webhook_deliveries d
       set status = case when r.is_off then 'cancelled' else r.status end,
           cancel_reason = case when r.is_off then r.off_reason else r.cancel_reason end,
           next_attempt_at = case when r.is_off then null else r.next_attempt_at end,
           completed_at = case when r.is_off or r.status <> 'queued' then r.ended_at end,
           claim_token = null, claimed_until = null,
           attempt_count = d.attempt_count + case when r.attempt is null then 0 else 1 end,
           attempts = case when r.attempt is null then d.attempts else d.attempts || r.attempt end,
           payload = case when r.body is not null and md5(d.payload) = r.replaced_md5 then r.body else d.payload end,
           last_response_status = case when r.attempt is null then d.last_response_status
                                  else (r.attempt ->> 'response_status')::int end,
           last_error = case when r.attempt is null then d.last_error else r.attempt ->> 'error' end
      from r
     where d.organization_id = r.organization_id and d.endpoint_id = r.endpoint_id and d.id = r.id
       and d.claim_token = r.claim_token
    returning d.id`;

/**
 * Writes many results with a statement or two, and answers with the ids of those written. A delivery whose lease has passed to
 * another worker is left alone: what is known of it by now is newer.
 */
export async function saveResults(tx: Db, results: readonly DeliveryResult[]): Promise<Set<string>> {
  const plain = results.filter(isPlain);
  const others = results.filter((result) => !isPlain(result));
  const updates = [
    ...(plain.length > 0 ? [updatePlain(plain)] : []),
    ...(others.length > 0 ? [updateOther(others)] : []),
  ];
  const locks = results.some(hasFailed) ? [lockFailing(results)] : [];
  const answers = await executeTogether(tx, asyncCommitByIndex, ...locks, ...updates);
  return new Set((answers.slice(1 + locks.length) as { id: string }[][]).flat().map(({ id }) => id));
}
