import { randomUUID } from 'node:crypto';
import { column, jsonColumn } from '../../db/by-index.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { EventRow } from '../../kernel/rendering/envelope.ts';
import { newId } from '../../lib/ids.ts';
import { type LeasedDelivery, leaseEnd } from '../lease-store.ts';
import type { DeliveryTarget } from '../target-loader.ts';

/** How many events are fanned out at a time. The first batch is small: what it makes is sent while the next is worked out. */
export const batchSizes = { first: 25, next: 200 };
/** An event that cannot be rendered is tried again each time round, but not for ever. */
const maxFailures = 100;

/** An event, and the endpoints that were subscribed when it was raised: id to activation. */
export interface SubscribedEvent extends EventRow {
  readonly listeners: Record<string, number>;
  /** The span that raised it, if it was traced. */
  readonly traceparent: string | null;
  readonly failures: number;
}

/** What is to be sent where: the same body to all targets whose owners see the same. */
export interface RenderedEvent {
  readonly event: SubscribedEvent;
  readonly payload: string;
  readonly targets: readonly DeliveryTarget[];
  /** When the owner's view was asked for. */
  readonly renderedMs: number;
}

/** `failed`: those that could not be fanned out before, once more. They never stand in the way of fresh ones. */
export type Batch = 'fresh' | 'failed';

const which: Record<Batch, Sql> = {
  fresh: sql.raw('failures = 0'),
  failed: sql.raw(`failures between 1 and ${String(maxFailures - 1)}`),
};

/** Takes up to `limit` events off the queue, past those that others have locked. Without a commit they are not taken. */
export const takeEvents = (batch: Batch, limit: number): Sql<SubscribedEvent> => sql<SubscribedEvent>`
  with taken as (
    delete from event_fan_out where ctid = any(array(
      select ctid from event_fan_out where ${which[batch]} order by event_id limit ${limit} for update skip locked))
    returning *)
  select e.*, taken.listeners, taken.traceparent, taken.failures
    from taken cross join lateral (
      select organization_id, id, type, created_at, subject_id, snapshot, previous from events
       where events.organization_id = taken.organization_id and events.id = taken.event_id offset 0) as e
   order by e.id`;

export const putBack = (events: readonly SubscribedEvent[]): Sql => sql`
  insert into event_fan_out (event_id, organization_id, listeners, traceparent, failures)
  select event_id, organization_id, listeners::jsonb, traceparent, failures
    from unnest(${column(events.map(({ id }) => id))}, ${column(events.map((event) => event.organization_id))},
                ${jsonColumn(events.map(({ listeners }) => JSON.stringify(listeners)))},
                ${column(events.map((event) => event.traceparent))},
                ${column(events.map(({ failures }) => failures + 1))}::integer[])
      as again (event_id, organization_id, listeners, traceparent, failures)`;

type NewDelivery = Omit<LeasedDelivery, 'claim_token'> & { readonly claim_token: string | null };

interface NewDeliveries {
  /** Those that a slot could be reserved for: leased as they are made. */
  readonly leased: readonly LeasedDelivery[];
  readonly queued: readonly NewDelivery[];
  /** No statement for no deliveries. */
  readonly insert: readonly Sql[];
}

interface Group {
  readonly rendered: RenderedEvent;
  readonly deliveries: readonly NewDelivery[];
}

/** The deliveries of some events, and the statement that inserts them. */
export function newDeliveries(
  events: readonly RenderedEvent[],
  nowMs: number,
  reserve: (target: DeliveryTarget) => boolean,
): NewDeliveries {
  const createdAt = new Date(nowMs).toISOString();
  const token = randomUUID();
  const groups = events.map((rendered): Group => {
    const { event, payload, renderedMs, targets } = rendered;
    const deliveries = targets.map((target) => ({
      organization_id: event.organization_id,
      endpoint_id: target.endpointId,
      id: newId('dlv', nowMs),
      event_id: event.id,
      event_type: event.type,
      activation: target.activation,
      attempt_count: 0,
      payload,
      rendered: { rights: target.rights, atMs: renderedMs },
      is_test: false,
      created_at: createdAt,
      traceparent: event.traceparent,
      claim_token: reserve(target) ? token : null,
    }));
    return { rendered, deliveries };
  });
  const all = groups.flatMap(({ deliveries }) => deliveries);
  return {
    leased: all.filter((delivery) => delivery.claim_token !== null) as LeasedDelivery[],
    queued: all.filter((delivery) => delivery.claim_token === null),
    insert: groups.length > 0 ? [insertStatement(groups, createdAt)] : [],
  };
}

/** Each body is sent to the database once, however many endpoints get it. */
function insertStatement(groups: readonly Group[], createdAt: string): Sql {
  const events = groups.map(({ rendered }) => rendered);
  const ofEach = (value: (delivery: NewDelivery) => string | number | null) =>
    column(groups.map(({ deliveries }) => deliveries.map((one) => value(one) ?? '').join(' ')));
  return sql`
    insert into webhook_deliveries (organization_id, endpoint_id, id, event_id, event_type, activation, payload,
      traceparent, created_at, claim_token, status, next_attempt_at, claimed_until)
    select event.organization_id, made.endpoint_id, made.id, event.event_id, event.event_type, made.activation::integer,
           event.payload, event.traceparent, at.created_at, made.claim_token,
           case when made.claim_token is null then 'queued' else 'delivering' end,
           case when made.claim_token is null then at.created_at end,
           case when made.claim_token is not null then at.lease_end end
      from (select ${createdAt}::timestamptz as created_at, ${leaseEnd} as lease_end) as at,
           unnest(${column(events.map(({ event }) => event.organization_id))},
                  ${column(events.map(({ event }) => event.id))},
                  ${column(events.map(({ event }) => event.type))},
                  ${jsonColumn(events.map(({ payload }) => payload))},
                  ${column(events.map(({ event }) => event.traceparent))},
                  ${ofEach((delivery) => delivery.endpoint_id)}, ${ofEach((delivery) => delivery.id)},
                  ${ofEach((delivery) => delivery.activation)}, ${ofEach((delivery) => delivery.claim_token)})
             as event (organization_id, event_id, event_type, payload, traceparent, endpoint_ids, ids, activations, tokens)
     cross join lateral unnest(string_to_array(event.endpoint_ids, ' '), string_to_array(event.ids, ' '),
                  string_to_array(event.activations, ' '), string_to_array(event.tokens, ' ', ''))
             as made (endpoint_id, id, activation, claim_token)`;
}
