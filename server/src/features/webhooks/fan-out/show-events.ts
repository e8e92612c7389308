import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../../db/database.ts';
import type { EventDefinition } from '../../../kernel/events.ts';
import type { Installation } from '../../../kernel/installation.ts';
import { refusalOf, type EndpointRef, type Receiver, type Receivers } from '../receivers.ts';
import { payloadFor } from './envelope.ts';
import type { HeardEvent } from './heard-events.ts';

/** What is to be sent to whom: the same body to all whose owners see the same. */
export interface Shown {
  readonly event: HeardEvent;
  readonly payload: string;
  readonly receivers: readonly Receiver[];
}

type Known = ReadonlyMap<string, PromiseSettledResult<Receiver | null>>;

const shownATurn = 50;

/**
 * Where owners' views are asked for: over the connection of the sorting transaction, or `apart` from it, a few at a time, for
 * the database has others to answer as well.
 */
export interface Asking {
  readonly db: Db;
  readonly isApart: boolean;
}

/** For each event what is to be sent of it; null where it could not be shown, for a fault of ours or of the database. */
export async function showEvents(
  installation: Installation,
  { db, isApart }: Asking,
  receivers: Receivers,
  events: readonly HeardEvent[],
): Promise<(Shown[] | null)[]> {
  const known = await receiversOf(receivers, events);
  const definitions = new Map(installation.catalogue.events.map((definition) => [definition.type, definition]));
  const show = async (event: HeardEvent): Promise<Shown[] | null> => {
    try {
      const definition = definitions.get(event.type);
      return definition ? await showEvent(db, definition, known, event) : [];
    } catch (error) {
      const { id, type } = event;
      installation.log.error({ err: error, event_id: id, event_type: type }, 'an event could not be sorted');
      return null;
    }
  };
  const shown: Promise<Shown[] | null>[] = [];
  while (shown.length < events.length) {
    // Attempts under way go on between one turn and the next.
    if (shown.length > 0) await (isApart ? Promise.all(shown) : nextTurn());
    shown.push(...events.slice(shown.length, shown.length + shownATurn).map(show));
  }
  return Promise.all(shown);
}

async function receiversOf(receivers: Receivers, events: readonly HeardEvent[]): Promise<Known> {
  const refs = new Map<string, EndpointRef>();
  for (const { organization_id: organizationId, listeners } of events)
    for (const endpointId of Object.keys(listeners))
      if (!refs.has(endpointId)) refs.set(endpointId, { organizationId, endpointId });
  const settled = await Promise.allSettled([...refs.values()].map((ref) => receivers.get(ref)));
  return new Map([...refs.keys()].map((endpointId, i) => [endpointId, settled[i] as (typeof settled)[number]]));
}

/** Those who get it, by what decides how they see it. */
function listenersOf(definition: EventDefinition, known: Known, event: HeardEvent): Map<string, Receiver[]> {
  const found = new Map<string, Receiver[]>();
  for (const [endpointId, activation] of Object.entries(event.listeners)) {
    const settled = known.get(endpointId);
    if (settled?.status === 'rejected') throw settled.reason;
    const receiver = settled?.value;
    if (!receiver || refusalOf(receiver, definition, activation) !== null) continue;
    const alike = found.get(receiver.rights);
    if (alike) alike.push(receiver);
    else found.set(receiver.rights, [receiver]);
  }
  return found;
}

async function showEvent(db: Db, definition: EventDefinition, known: Known, event: HeardEvent): Promise<Shown[]> {
  const found = [...listenersOf(definition, known, event).values()];
  const payloads = await Promise.all(
    found.map((receivers) => payloadFor(db, definition, (receivers[0] as Receiver).owner, event)),
  );
  return found.flatMap((receivers, i) => {
    const payload = payloads[i] ?? null;
    return payload === null ? [] : [{ event, payload, receivers }];
  });
}
