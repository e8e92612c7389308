import type { EndpointQueue } from './endpoint-queue.ts';
import type { QueueKind } from './claim.ts';

const perOrganization: Record<QueueKind, number> = { first: 40, further: 10 };
const young: Record<QueueKind, number> = { first: 400, further: 100 };
const overall: Record<QueueKind, number> = { first: 2000, further: 500 };
const youngMs = 1000;

/** Of one attempt, while it is under way. */
interface Place {
  readonly enteredMs: number;
}

/**
 * How many attempts may be under way in one process. One that has waited for its receiver for a second no longer counts
 * among the young: receivers that hang hold sockets, but not the places of those that answer.
 */
export class ConcurrencyLimits {
  readonly #underWay: Record<QueueKind, number> = { first: 0, further: 0 };
  /** In the order in which they entered. */
  readonly #young: Record<QueueKind, Set<Place>> = { first: new Set(), further: new Set() };
  readonly #ofOrganization: Record<QueueKind, Map<string, number>> = { first: new Map(), further: new Map() };

  isFor({ kind, endpoint: { organizationId } }: EndpointQueue): boolean {
    return (
      this.#youngOf(kind) < young[kind] &&
      this.#underWay[kind] < overall[kind] &&
      (this.#ofOrganization[kind].get(organizationId) ?? 0) < perOrganization[kind]
    );
  }

  enter({ kind, endpoint: { organizationId } }: EndpointQueue): Place {
    this.#count(kind, organizationId, 1);
    const place = { enteredMs: performance.now() };
    this.#young[kind].add(place);
    return place;
  }

  leave({ kind, endpoint: { organizationId } }: EndpointQueue, place: Place): void {
    this.#young[kind].delete(place);
    this.#count(kind, organizationId, -1);
  }

  /** Who has grown old is noticed once it matters. */
  #youngOf(kind: QueueKind): number {
    const places = this.#young[kind];
    if (places.size < young[kind]) return places.size;
    const bornAfterMs = performance.now() - youngMs;
    for (const place of places) {
      if (place.enteredMs > bornAfterMs) break;
      places.delete(place);
    }
    return places.size;
  }

  #count(kind: QueueKind, organizationId: string, change: 1 | -1): void {
    this.#underWay[kind] += change;
    const counts = this.#ofOrganization[kind];
    const count = (counts.get(organizationId) ?? 0) + change;
    if (count === 0) counts.delete(organizationId);
    else counts.set(organizationId, count);
  }
}
