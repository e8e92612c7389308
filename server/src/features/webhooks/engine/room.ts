import type { Lane } from './lane.ts';
import type { LaneKind } from './claim.ts';

const perOrganization: Record<LaneKind, number> = { first: 40, further: 10 };
const young: Record<LaneKind, number> = { first: 400, further: 100 };
const overall: Record<LaneKind, number> = { first: 2000, further: 500 };
const youngMs = 1000;

/**
 * How many attempts may be under way in one process. One that has waited for its receiver for a second no longer counts
 * among the young: receivers that hang hold sockets, but not the places of those that answer.
 */
export class Room {
  readonly #underWay: Record<LaneKind, number> = { first: 0, further: 0 };
  readonly #young: Record<LaneKind, number> = { first: 0, further: 0 };
  readonly #ofOrganization: Record<LaneKind, Map<string, number>> = { first: new Map(), further: new Map() };

  isFor({ kind, endpoint: { organizationId } }: Lane): boolean {
    return (
      this.#young[kind] < young[kind] &&
      this.#underWay[kind] < overall[kind] &&
      (this.#ofOrganization[kind].get(organizationId) ?? 0) < perOrganization[kind]
    );
  }

  /** Takes a place; answers with how to leave it. */
  enter({ kind, endpoint: { organizationId } }: Lane): () => void {
    this.#count(kind, organizationId, 1);
    this.#young[kind]++;
    let isYoung = true;
    const age = (): void => {
      if (isYoung) this.#young[kind]--;
      isYoung = false;
    };
    const aging = setTimeout(age, youngMs).unref();
    return () => {
      clearTimeout(aging);
      age();
      this.#count(kind, organizationId, -1);
    };
  }

  #count(kind: LaneKind, organizationId: string, change: 1 | -1): void {
    this.#underWay[kind] += change;
    const counts = this.#ofOrganization[kind];
    const count = (counts.get(organizationId) ?? 0) + change;
    if (count === 0) counts.delete(organizationId);
    else counts.set(organizationId, count);
  }
}
