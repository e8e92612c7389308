import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../../db/database.ts';
import type { EventDefinition } from '../../../kernel/events.ts';
import type { Installation } from '../../../kernel/installation.ts';
import { refusalOf, type EndpointRef, type DeliveryTarget, type DeliveryTargets } from '../delivery-targets.ts';
import { definitionsOf, renderEach, renderFor } from '../rendering/render.ts';
import type { SubscribedEvent } from './subscribed-events.ts';

/** What is to be sent to whom: the same body to all whose owners see the same. */
export interface Shown {
  readonly event: SubscribedEvent;
  readonly payload: string;
  readonly receivers: readonly DeliveryTarget[];
  /** When the owner's view was asked for. */
  readonly renderedMs: number;
}

/** An event, and those of one owner who get it. */
interface Addressed {
  readonly event: SubscribedEvent;
  readonly receivers: DeliveryTarget[];
}

type Known = ReadonlyMap<string, PromiseSettledResult<DeliveryTarget | null>>;

const shownATurn = 50;

/**
 * Where owners' views are asked for: over the connection of the sorting transaction, or `apart` from it, where one event that
 * cannot be shown does not spoil the rest.
 */
export interface Asking {
  readonly db: Db;
  readonly isApart: boolean;
}

interface AllShown {
  readonly shown: Shown[];
  /** Those that could not be shown, for a fault of ours or of the database. */
  readonly failed: SubscribedEvent[];
}

export async function renderEvents(
  installation: Installation,
  { db, isApart }: Asking,
  receivers: DeliveryTargets,
  events: readonly SubscribedEvent[],
): Promise<AllShown> {
  const definitions = definitionsOf(installation.catalogue);
  const failed = new Set<SubscribedEvent>();
  const fail = (event: SubscribedEvent, error: unknown): void => {
    const { id, type } = event;
    installation.log.error({ err: error, event_id: id, event_type: type }, 'an event could not be sorted');
    failed.add(event);
  };
  const addressed = addressedByRights(await receiversOf(receivers, events), definitions, events, fail);
  const show = async (turn: readonly Addressed[]): Promise<Shown[]> => {
    const renderedMs = performance.now();
    const rows = turn.map(({ event }) => event);
    const { owner } = turn[0]?.receivers[0] as DeliveryTarget;
    const payloads = await (isApart ? renderEach : renderFor)(db, definitions, owner, rows);
    return turn.flatMap((one, i) => {
      const payload = payloads[i] ?? null;
      if (payload instanceof Error) fail(one.event, payload);
      return typeof payload === 'string' ? [{ ...one, payload, renderedMs }] : [];
    });
  };
  const shown = await inTurns(addressed, show, isApart);
  return { shown: shown.filter(({ event }) => !failed.has(event)), failed: [...failed] };
}

/** So many events at a time: attempts under way go on between one turn and the next. */
async function inTurns(
  addressed: ReadonlyMap<string, readonly Addressed[]>,
  show: (turn: readonly Addressed[]) => Promise<Shown[]>,
  isApart: boolean,
): Promise<Shown[]> {
  const turns: Promise<PromiseSettledResult<Shown[]>[]>[] = [];
  let count = 0;
  for (const ofOwner of addressed.values()) {
    for (let i = 0; i < ofOwner.length; i += shownATurn) {
      const turn = ofOwner.slice(i, i + shownATurn);
      // Settled one by one: none may reject before somebody looks.
      turns.push(Promise.allSettled([show(turn)]));
      count += turn.length;
      if (count < shownATurn) continue;
      count = 0;
      // Over the one connection questions follow each other by themselves; apart from it the database has others to answer.
      await (isApart ? Promise.all(turns) : nextTurn());
    }
  }
  return (await Promise.all(turns)).flat().flatMap((settled) => {
    if (settled.status === 'rejected') throw settled.reason;
    return settled.value;
  });
}

async function receiversOf(receivers: DeliveryTargets, events: readonly SubscribedEvent[]): Promise<Known> {
  const refs = new Map<string, EndpointRef>();
  for (const { organization_id: organizationId, listeners } of events)
    for (const endpointId of Object.keys(listeners))
      if (!refs.has(endpointId)) refs.set(endpointId, { organizationId, endpointId });
  const settled = await Promise.allSettled([...refs.values()].map((ref) => receivers.get(ref)));
  return new Map([...refs.keys()].map((endpointId, i) => [endpointId, settled[i] as (typeof settled)[number]]));
}

/** Those who get an event, by what decides how they see it. */
function listenersOf(
  definition: EventDefinition | undefined,
  known: Known,
  event: SubscribedEvent,
): Map<string, DeliveryTarget[]> {
  const found = new Map<string, DeliveryTarget[]>();
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

/** What each owner is to be shown, by the digest of their rights. */
function addressedByRights(
  known: Known,
  definitions: ReadonlyMap<string, EventDefinition>,
  events: readonly SubscribedEvent[],
  fail: (event: SubscribedEvent, error: unknown) => void,
): Map<string, Addressed[]> {
  const addressed = new Map<string, Addressed[]>();
  for (const event of events) {
    try {
      for (const [rights, receivers] of listenersOf(definitions.get(event.type), known, event)) {
        const ofOwner = addressed.get(rights);
        if (ofOwner) ofOwner.push({ event, receivers });
        else addressed.set(rights, [{ event, receivers }]);
      }
    } catch (error) {
      fail(event, error);
    }
  }
  return addressed;
}
