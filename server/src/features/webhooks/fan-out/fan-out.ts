import { randomUUID } from 'node:crypto';
import { sql } from '../../../db/sql.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { EventDefinition } from '../../../kernel/events.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Installation } from '../../../kernel/installation.ts';
import { leaseEnd, type Claimed } from '../engine/claim.ts';
import { unhurried } from '../engine/planned.ts';
import { refusalOf, type EndpointRef, type Receiver, type Receivers } from '../receivers.ts';
import { payloadFor, type EventRow } from './envelope.ts';

const batchSize = 200;
const shownAtOnce = { together: batchSize, apart: 8 };
/** An event that cannot be shown is tried again each time round, but not for ever. */
const maxFailures = 100;

interface HeardEvent extends EventRow {
  readonly listeners: Record<string, number>;
  readonly failures: number;
}

interface NewDelivery {
  readonly event: HeardEvent;
  readonly receiver: Receiver;
  readonly payload: string;
}

/** Whoever sends: takes deliveries as they are made, while there is room, so that they need not be found again. */
export interface Sending {
  readonly receivers: Receivers;
  reserve(ref: EndpointRef): boolean;
  free(refs: readonly EndpointRef[]): void;
  accept(claimed: readonly Claimed[], claimedMs: number): void;
}

/** `failed`: those that could not be sorted before, once more. They never stand in the way of fresh ones. */
export type Batch = 'fresh' | 'failed';

/**
 * Sorts a batch of events to the endpoints that listened when they were raised: all of it, or nothing. What owners see is
 * asked over the one connection; should the database refuse a question, the batch is done again with questions apart.
 */
export async function fanOutBatch(installation: Installation, sending: Sending, batch: Batch): Promise<Sorted> {
  try {
    return await sortBatch(installation, sending, batch, 'together');
  } catch {
    return sortBatch(installation, sending, batch, 'apart');
  }
}

interface Sorted {
  readonly isMore: boolean;
  /** Endpoints that something waits for in the database. */
  readonly refs: EndpointRef[];
}

async function sortBatch(
  installation: Installation,
  sending: Sending,
  batch: Batch,
  asking: 'together' | 'apart',
): Promise<Sorted> {
  const { db } = installation.database;
  const claimedMs = performance.now();
  let taken: Claimed[] = [];
  let refs: EndpointRef[] = [];
  try {
    const isMore = await db.transaction().execute(async (tx) => {
      const events = await takeBatch(tx, batch);
      const asked = asking === 'together' ? tx : db;
      const made = await inTurns(events, shownAtOnce[asking], (event) =>
        deliveriesOf(installation, asked, sending.receivers, event),
      );
      const failed = events.filter((_, i) => made[i] === null);
      if (failed.length > 0) await putBack(tx, failed);
      const deliveries = rowsOf(installation, sending, made.flat());
      taken = deliveries.filter(({ claim_token }) => claim_token !== null) as Claimed[];
      refs = refsOf(deliveries.filter(({ claim_token }) => claim_token === null));
      if (deliveries.length > 0) await insertDeliveries(tx, deliveries);
      return batch === 'fresh' && events.length === batchSize;
    });
    sending.accept(taken, claimedMs);
    return { isMore, refs };
  } catch (error) {
    sending.free(refsOf(taken));
    throw error;
  }
}

type Row = Omit<Claimed, 'claim_token'> & { readonly claim_token: string | null };

function rowsOf({ clock }: Installation, sending: Sending, made: readonly (NewDelivery | null)[]): Row[] {
  const nowMs = clock.nowMs();
  const created_at = new Date(nowMs).toISOString();
  const token = randomUUID();
  return made.flatMap((one) => {
    if (!one) return [];
    const { event, receiver, payload } = one;
    return {
      organization_id: event.organization_id,
      endpoint_id: receiver.endpointId,
      id: newId('dlv', nowMs),
      event_id: event.id,
      event_type: event.type,
      activation: receiver.activation,
      attempt_count: 0,
      payload,
      made_for: receiver.rights,
      is_test: false,
      created_at,
      claim_token: sending.reserve(receiver) ? token : null,
    };
  });
}

async function takeBatch(tx: Tx, batch: Batch): Promise<HeardEvent[]> {
  const which = batch === 'fresh' ? sql`failures = 0` : sql`failures between 1 and ${maxFailures - 1}`;
  const { rows } = await sql<HeardEvent>`
    with taken as (
      delete from event_fan_out where ctid = any(array(
        select ctid from event_fan_out where ${which} order by event_id limit ${batchSize} for update skip locked))
      returning *)
    select e.*, taken.listeners, taken.failures
      from ${unhurried}, taken cross join lateral (
        select organization_id, id, type, created_at, subject_id, snapshot, previous from events
         where events.organization_id = taken.organization_id and events.id = taken.event_id offset 0) as e
     order by e.id`.execute(tx);
  return rows;
}

/** null where the event could not be shown, for a fault of ours or of the database. */
async function deliveriesOf(
  installation: Installation,
  db: Db,
  receivers: Receivers,
  event: HeardEvent,
): Promise<NewDelivery[] | null> {
  const definition = installation.catalogue.events.find(({ type }) => type === event.type);
  if (!definition) return [];
  try {
    const seen = new Map<string, Promise<string | null>>();
    const made = await Promise.all(
      Object.entries(event.listeners).map(async ([endpointId, activation]): Promise<NewDelivery[]> => {
        const receiver = await receivers.get({ organizationId: event.organization_id, endpointId });
        if (!receiver || refusalOf(receiver, definition, activation) !== null) return [];
        const payload = await shownOnce(seen, db, definition, receiver, event);
        return payload === null ? [] : [{ event, receiver, payload }];
      }),
    );
    return made.flat();
  } catch (error) {
    installation.log.error({ err: error, event_id: event.id, event_type: event.type }, 'an event could not be sorted');
    return null;
  }
}

/** Endpoints of one owner see the same. */
function shownOnce(
  seen: Map<string, Promise<string | null>>,
  db: Db,
  definition: EventDefinition,
  receiver: Receiver,
  event: EventRow,
): Promise<string | null> {
  let shown = seen.get(receiver.rights);
  if (!shown) seen.set(receiver.rights, (shown = payloadFor(db, definition, receiver.owner, event)));
  return shown;
}

/** As one JSON text: its quotes are escaped natively, those of an array's elements one by one. */
async function insertDeliveries(tx: Tx, rows: readonly Row[]): Promise<void> {
  await sql`
    insert into webhook_deliveries (organization_id, endpoint_id, id, event_id, event_type, activation, payload, made_for,
      created_at, claim_token, status, next_attempt_at, claimed_until)
    select made.*, case when claim_token is null then 'queued' else 'delivering' end,
           case when claim_token is null then created_at end, case when claim_token is not null then ${leaseEnd} end
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as made (organization_id text, endpoint_id text, id text, event_id text, event_type text, activation integer,
                 payload text, made_for text, created_at timestamptz, claim_token text)`.execute(tx);
}

async function putBack(tx: Tx, events: readonly HeardEvent[]): Promise<void> {
  await tx
    .insertInto('event_fan_out')
    .values(
      events.map(({ organization_id, id, listeners, failures }) => ({
        ...{ organization_id, event_id: id, failures: failures + 1 },
        listeners: JSON.stringify(listeners),
      })),
    )
    .execute();
}

const refsOf = (rows: readonly Row[]): EndpointRef[] =>
  rows.map((row) => ({ organizationId: row.organization_id, endpointId: row.endpoint_id }));

/** A few at a time: each asks the database, which has others to answer as well. */
async function inTurns<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let i = next++; i < items.length; i = next++) results[i] = await run(items[i] as Item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return results;
}
