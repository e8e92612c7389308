import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../db/database.ts';
import type { EndpointRef } from '../../kernel/delivery.ts';
import type { EventDefinition } from '../../kernel/events.ts';
import { definitionsOf, renderEach, renderFor } from '../../kernel/rendering/render.ts';
import type { Services } from '../../kernel/services.ts';
import { whyNotSent } from '../../kernel/subscription.ts';
import type { DeliveryTarget, TargetLoader } from '../target-loader.ts';
import type { RenderedEvent, SubscribedEvent } from './store.ts';

/** An event, and its targets of one owner. */
interface AddressedEvent {
  readonly event: SubscribedEvent;
  readonly targets: DeliveryTarget[];
}

type Known = ReadonlyMap<string, PromiseSettledResult<DeliveryTarget | null>>;

const chunkSize = 50;

/**
 * Over the connection of the fan-out's transaction, all events together; or apart from it, if one event that cannot be
 * rendered does not spoil the rest.
 */
export type RenderingMode = 'together' | 'apart';

export async function renderEvents(
  services: Services,
  { db, mode }: { readonly db: Db; readonly mode: RenderingMode },
  targets: TargetLoader,
  events: readonly SubscribedEvent[],
): Promise<{
  readonly rendered: RenderedEvent[];
  /** Those that could not be rendered, for a fault of ours or of the database. */
  readonly failed: SubscribedEvent[];
}> {
  const definitions = definitionsOf(services.catalogue);
  const failed = new Set<SubscribedEvent>();
  const fail = (event: SubscribedEvent, error: unknown): void => {
    const { id, type } = event;
    services.log.error({ err: error, event_id: id, event_type: type }, 'an event could not be fanned out');
    failed.add(event);
  };
  const addressed = addressedByRights(await targetsOf(targets, events), definitions, events, fail);
  const renderChunk = async (chunk: readonly AddressedEvent[]): Promise<RenderedEvent[]> => {
    const renderedMs = performance.now();
    const rows = chunk.map(({ event }) => event);
    const [first] = chunk as [AddressedEvent];
    const { owner } = first.targets[0] as DeliveryTarget;
    const payloads = await (mode === 'apart' ? renderEach : renderFor)(db, definitions, owner, rows);
    return chunk.flatMap(({ event, targets: to }, i) => {
      const payload = payloads[i] ?? null;
      if (payload instanceof Error) fail(event, payload);
      return typeof payload === 'string' ? [{ event, targets: to, payload, renderedMs }] : [];
    });
  };
  const rendered = await renderInChunks(addressed, renderChunk, mode);
  return { rendered: rendered.filter(({ event }) => !failed.has(event)), failed: [...failed] };
}

/** So many events at a time: attempts in flight go on between one chunk and the next. */
async function renderInChunks(
  addressed: ReadonlyMap<string, readonly AddressedEvent[]>,
  renderChunk: (chunk: readonly AddressedEvent[]) => Promise<RenderedEvent[]>,
  mode: RenderingMode,
): Promise<RenderedEvent[]> {
  const chunks: Promise<PromiseSettledResult<RenderedEvent[]>[]>[] = [];
  let count = 0;
  for (const ofOwner of addressed.values()) {
    for (let i = 0; i < ofOwner.length; i += chunkSize) {
      const chunk = ofOwner.slice(i, i + chunkSize);
      // Settled one by one: none may reject before it is awaited.
      chunks.push(Promise.allSettled([renderChunk(chunk)]));
      count += chunk.length;
      if (count < chunkSize) continue;
      count = 0;
      // Over the one connection questions follow each other by themselves; apart from it the database has others to answer.
      await (mode === 'apart' ? Promise.all(chunks) : nextTurn());
    }
  }
  return (await Promise.all(chunks)).flat().flatMap((settled) => {
    if (settled.status === 'rejected') throw settled.reason;
    return settled.value;
  });
}

async function targetsOf(targets: TargetLoader, events: readonly SubscribedEvent[]): Promise<Known> {
  const refs = new Map<string, EndpointRef>();
  for (const { organization_id: organizationId, listeners } of events)
    for (const endpointId of Object.keys(listeners))
      if (!refs.has(endpointId)) refs.set(endpointId, { organizationId, endpointId });
  const settled = await Promise.allSettled([...refs.values()].map((ref) => targets.get(ref)));
  return new Map([...refs.keys()].map((endpointId, i) => [endpointId, settled[i] as (typeof settled)[number]]));
}

/** Where an event goes, by what decides how it is rendered. */
function addressesOf(
  definition: EventDefinition | undefined,
  known: Known,
  event: SubscribedEvent,
): Map<string, DeliveryTarget[]> {
  const found = new Map<string, DeliveryTarget[]>();
  for (const [endpointId, activation] of Object.entries(event.listeners)) {
    const settled = known.get(endpointId);
    if (settled?.status === 'rejected') throw settled.reason;
    const target = settled?.value;
    if (!target || whyNotSent(target, definition, activation) !== null) continue;
    const alike = found.get(target.rights);
    if (alike) alike.push(target);
    else found.set(target.rights, [target]);
  }
  return found;
}

/** What is to be rendered for each owner, by the digest of their rights. */
function addressedByRights(
  known: Known,
  definitions: ReadonlyMap<string, EventDefinition>,
  events: readonly SubscribedEvent[],
  fail: (event: SubscribedEvent, error: unknown) => void,
): Map<string, AddressedEvent[]> {
  const addressed = new Map<string, AddressedEvent[]>();
  for (const event of events) {
    try {
      for (const [rights, targets] of addressesOf(definitions.get(event.type), known, event)) {
        const ofOwner = addressed.get(rights);
        if (ofOwner) ofOwner.push({ event, targets });
        else addressed.set(rights, [{ event, targets }]);
      }
    } catch (error) {
      fail(event, error);
    }
  }
  return addressed;
}
