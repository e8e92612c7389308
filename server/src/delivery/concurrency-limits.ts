import type { EndpointQueue } from './endpoint-queue.ts';
import type { QueueKind } from './lease-store.ts';

const perOrganization: Record<QueueKind, number> = { first: 40, retry: 10 };
const young: Record<QueueKind, number> = { first: 400, retry: 100 };
const overall: Record<QueueKind, number> = { first: 2000, retry: 500 };
const youngMs = 1000;

/** Held by one attempt while it is in flight. */
interface Slot {
  readonly takenMs: number;
}

/**
 * How many attempts may be in flight in one process. One that has waited for its receiver for a second no longer counts
 * among the young: receivers that hang hold sockets, but not the slots of those that answer.
 */
export class ConcurrencyLimits {
  readonly #inFlight: Record<QueueKind, number> = { first: 0, retry: 0 };
  /** In the order in which they were taken. */
  readonly #young: Record<QueueKind, Set<Slot>> = { first: new Set(), retry: new Set() };
  readonly #ofOrganization: Record<QueueKind, Map<string, number>> = { first: new Map(), retry: new Map() };

  hasSlotFor({ kind, endpoint: { ref } }: EndpointQueue): boolean {
    return (
      this.#youngOf(kind) < young[kind] &&
      this.#inFlight[kind] < overall[kind] &&
      (this.#ofOrganization[kind].get(ref.organizationId) ?? 0) < perOrganization[kind]
    );
  }

  take({ kind, endpoint: { ref } }: EndpointQueue): Slot {
    this.#count(kind, ref.organizationId, 1);
    const slot = { takenMs: performance.now() };
    this.#young[kind].add(slot);
    return slot;
  }

  free({ kind, endpoint: { ref } }: EndpointQueue, slot: Slot): void {
    this.#young[kind].delete(slot);
    this.#count(kind, ref.organizationId, -1);
  }

  /** Those that have grown old are noticed once it matters. */
  #youngOf(kind: QueueKind): number {
    const slots = this.#young[kind];
    if (slots.size < young[kind]) return slots.size;
    const youngSinceMs = performance.now() - youngMs;
    for (const slot of slots) {
      if (slot.takenMs > youngSinceMs) break;
      slots.delete(slot);
    }
    return slots.size;
  }

  #count(kind: QueueKind, organizationId: string, change: 1 | -1): void {
    this.#inFlight[kind] += change;
    const counts = this.#ofOrganization[kind];
    const count = (counts.get(organizationId) ?? 0) + change;
    if (count === 0) counts.delete(organizationId);
    else counts.set(organizationId, count);
  }
}
