import { sql, type Sql } from '../../../db/sql.ts';
import type { EventRow } from '../rendering/envelope.ts';
import { column, jsonColumn } from '../engine/columns.ts';

export const batchSize = 200;
/** An event that cannot be shown is tried again each time round, but not for ever. */
const maxFailures = 100;

/** An event, and who listened when it was raised: endpoint id to its activation. */
export interface SubscribedEvent extends EventRow {
  readonly listeners: Record<string, number>;
  readonly failures: number;
}

/** `failed`: those that could not be sorted before, once more. They never stand in the way of fresh ones. */
export type Batch = 'fresh' | 'failed';

const which: Record<Batch, Sql> = {
  fresh: sql.raw('failures = 0'),
  failed: sql.raw(`failures between 1 and ${String(maxFailures - 1)}`),
};

/** Takes events that nobody else is sorting; who does not commit has not taken them. */
export const takeEvents = (batch: Batch): Sql<SubscribedEvent> => sql<SubscribedEvent>`
  with taken as (
    delete from event_fan_out where ctid = any(array(
      select ctid from event_fan_out where ${which[batch]} order by event_id limit ${batchSize} for update skip locked))
    returning *)
  select e.*, taken.listeners, taken.failures
    from taken cross join lateral (
      select organization_id, id, type, created_at, subject_id, snapshot, previous from events
       where events.organization_id = taken.organization_id and events.id = taken.event_id offset 0) as e
   order by e.id`;

export const putBack = (events: readonly SubscribedEvent[]): Sql => sql`
  insert into event_fan_out (event_id, organization_id, listeners, failures)
  select event_id, organization_id, listeners::jsonb, failures
    from unnest(${column(events.map(({ id }) => id))}, ${column(events.map((event) => event.organization_id))},
                ${jsonColumn(events.map(({ listeners }) => JSON.stringify(listeners)))},
                ${column(events.map(({ failures }) => failures + 1))}::integer[])
      as again (event_id, organization_id, listeners, failures)`;
