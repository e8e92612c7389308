import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { executeTogether, type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { type Page, pageOf, type PageRequest, rowsFor } from '../../../kernel/cursor.ts';
import { type Attempt, deliverTask, shortStepMs, wakeUpsFor } from '../../../kernel/delivery.ts';
import { everyEvent } from '../../../kernel/subscription.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { lowestId } from '../../../lib/ids.ts';
import { traceparent } from '../../../tracing.ts';
import type { EndpointRow } from '../endpoints/record.ts';
import { erasingJoin, shownParts } from './erase.ts';
import { type Delivery, deliveryFieldNames, type DeliveryStatus } from './record.ts';

const columns = sql.raw(deliveryFieldNames.map((name) => `d.${name}`).join(', '));

export type DeliveryRow = Delivery & { readonly payload: string; readonly attempts: Attempt[] };

export async function getDelivery(db: Db, actor: Actor, endpointId: string, id: string): Promise<DeliveryRow> {
  return sql<DeliveryRow>`
    select ${columns}, ${shownParts} from webhook_deliveries d ${erasingJoin}
     where d.organization_id = ${actor.organizationId} and d.endpoint_id = ${endpointId} and d.id = ${id}`.get(
    db,
    'delivery',
  );
}

export interface DeliveryFilter {
  readonly status?: readonly DeliveryStatus[];
  readonly event_type?: string;
}

/** Written out, not a parameter: the indexes on what is queued or was not sent serve only who names it. */
const withStatus = (statuses: readonly DeliveryStatus[]) =>
  sql`and d.status in (${sql.join([...statuses].sort().map((status) => sql.lit(status)))})`;

export async function listDeliveries(
  db: Db,
  actor: Actor,
  endpointId: string,
  filter: DeliveryFilter,
  page: PageRequest,
): Promise<Page<Delivery>> {
  const { rows } = await sql<Delivery>`
    select ${columns} from webhook_deliveries d
     where d.organization_id = ${actor.organizationId} and d.endpoint_id = ${endpointId}
       ${optional(filter.status !== undefined && withStatus(filter.status))}
       ${optional(filter.event_type !== undefined && sql`and d.event_type = ${filter.event_type}`)}
       ${optional(page.after !== null && sql`and d.id < ${page.after[0]}`)}
     order by d.id desc limit ${rowsFor(page)}`.execute(db);
  return pageOf(rows, page.limit, (row) => [row.id]);
}

export interface DeliveryCount {
  readonly hour: string;
  readonly status: DeliveryStatus;
  readonly count: number;
  readonly attempts: number;
}

/** The newest deliveries counted by hour and status. However long the log is, no more than `limit` rows are read. */
const countByHour = (actor: Actor, endpointId: string, limit: number) => sql<DeliveryCount>`
    select date_trunc('hour', created_at, 'UTC') as hour, status, count(*) as count, sum(attempt_count) as attempts
      from (select created_at, status, attempt_count from webhook_deliveries
             where organization_id = ${actor.organizationId} and endpoint_id = ${endpointId}
             order by id desc limit ${limit}) newest
     group by 1, 2`;

export interface PeriodCount {
  readonly from_id: string;
  readonly counted: number;
  readonly delivered: number;
  readonly failed: number;
  readonly median_ms: number | null;
}

/** Since each of these ids; of a delivery that took several attempts the last one tells how long the receiver takes. */
const countSince = (actor: Actor, endpointId: string, fromIds: readonly string[], limit: number) => sql<PeriodCount>`
    select p.from_id, count(d.id)::integer as counted,
           count(*) filter (where d.status = 'delivered')::integer as delivered,
           count(*) filter (where d.status = 'failed')::integer as failed,
           percentile_cont(0.5) within group (order by d.latency_ms) as median_ms
      from unnest(${[...fromIds]}::text[]) as p (from_id)
      left join (select id, status,
                        case when status = 'delivered' then (attempts -> -1 ->> 'duration_ms')::float8 end as latency_ms
                   from webhook_deliveries
                  where organization_id = ${actor.organizationId} and endpoint_id = ${endpointId}
                    and id >= ${fromIds.reduce((least, id) => (id < least ? id : least))}
                  order by id desc limit ${limit}) d on d.id collate "C" >= p.from_id collate "C"
     group by p.from_id`;

/** Both counts in one round trip. */
export const countDeliveries = (
  db: Db,
  actor: Actor,
  endpointId: string,
  { newest, fromIds, mostInPeriod }: { newest: number; fromIds: readonly string[]; mostInPeriod: number },
) => executeTogether(db, countByHour(actor, endpointId, newest), countSince(actor, endpointId, fromIds, mostInPeriod));

/** One more delivery, due as soon as this change commits. The log shows the body given here until the attempt sends what the owner sees by then. */
export async function queueDelivery(
  work: UnitOfWork,
  endpoint: EndpointRow,
  about: Pick<DeliveryRow, 'event_id' | 'event_type' | 'payload'> & { is_test: boolean; is_redelivery: boolean },
): Promise<Delivery> {
  const id = work.newId('dlv');
  await work.insert('webhook_deliveries', {
    ...about,
    endpoint_id: endpoint.id,
    id,
    status: 'queued',
    activation: endpoint.activation,
    next_attempt_at: work.now,
    traceparent: traceparent(),
    created_at: work.now,
  });
  work.enqueue(deliverTask, {}, { jobKey: `${deliverTask}:now` });
  const { payload: _payload, attempts: _attempts, ...added } = await getDelivery(work.tx, work.actor, endpoint.id, id);
  return added;
}

/** Its next attempt is due; null if it waits for none. Its attempts stay counted. */
export async function sendNow(work: UnitOfWork, endpoint: EndpointRow, id: string): Promise<Delivery | null> {
  const { rows } = await sql<Delivery>`
    update webhook_deliveries d set next_attempt_at = least(d.next_attempt_at, ${work.now}::timestamptz)
     where d.organization_id = ${endpoint.organization_id} and d.endpoint_id = ${endpoint.id} and d.id = ${id}
       and d.status = 'queued'
    returning ${columns}`.execute(work.tx);
  if (rows[0]) work.enqueue(deliverTask, {}, { jobKey: `${deliverTask}:now` });
  return rows[0] ?? null;
}

/** Of types that the endpoint still subscribes to, and whose event was not sent again since. */
const failedOf = ({ organization_id, id, events }: EndpointRow, since: string | undefined): Sql => sql`
  webhook_deliveries d
   where d.organization_id = ${organization_id} and d.endpoint_id = ${id} and d.status = 'failed'
     ${optional(since !== undefined && sql`and d.id >= ${lowestId('dlv', Date.parse(since))}`)}
     ${optional(!events.includes(everyEvent) && sql`and (d.is_test or d.event_type = any(${events}))`)}
     and not exists (
       select from webhook_deliveries later
        where later.organization_id = d.organization_id and later.endpoint_id = d.endpoint_id and later.id > d.id
          and later.event_id = d.event_id)`;

/** Up to this many. */
export async function countFailed(
  { tx }: UnitOfWork,
  endpoint: EndpointRow,
  since: string | undefined,
  most: number,
): Promise<number> {
  const { rows } = await sql`select 1 from ${failedOf(endpoint, since)} limit ${most}`.execute(tx);
  return rows.length;
}

/** The oldest first, each at its own moment, so that a receiver just back is not run over; a job for each second of them. */
export async function requeueFailed(
  work: UnitOfWork,
  endpoint: EndpointRow,
  since: string | undefined,
  count: number,
  perSecond: number,
): Promise<void> {
  const ids = Array.from({ length: count }, () => work.newId('dlv'));
  await sql`
    insert into webhook_deliveries (organization_id, endpoint_id, id, event_id, event_type, status, activation, next_attempt_at,
      payload, is_test, is_redelivery, traceparent, created_at)
    select organization_id, endpoint_id, (${ids}::text[])[n], event_id, event_type, 'queued', ${endpoint.activation},
           ${work.now}::timestamptz + (n - 1) * make_interval(secs => ${1 / perSecond}::float8), payload, is_test, true,
           ${traceparent()}, ${work.now}::timestamptz
      from (select d.*, row_number() over (order by d.id) as n from ${failedOf(endpoint, since)}
             order by d.id limit ${count}) as failed`.execute(work.tx);
  const dueMs = Array.from({ length: count }, (_, n) => work.nowMs + (n * 1000) / perSecond);
  // The first is due at once; the step stays short for all of them, or the last ones would come in bursts.
  work.enqueue(deliverTask, {}, { jobKey: `${deliverTask}:now` });
  for (const runAtMs of wakeUpsFor(dueMs.slice(1), () => shortStepMs))
    work.enqueue(deliverTask, {}, { runAtMs, jobKey: `${deliverTask}:${String(runAtMs)}` });
}
