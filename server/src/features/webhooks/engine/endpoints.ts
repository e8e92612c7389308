import type { EndpointRef } from '../delivery-targets.ts';
import { Endpoint, type EndpointQueue, type Stock } from './endpoint-queue.ts';

const maxKnown = 5000;

/** The endpoints this process has to do with. */
export class Endpoints {
  readonly stock: Stock = { count: 0 };
  readonly #known = new Map<string, Endpoint>();
  /** Those of them with something to do. */
  readonly #busy = new Set<Endpoint>();

  /** One that is about to have something to do. */
  busy(ref: EndpointRef): Endpoint {
    let endpoint = this.#known.get(ref.endpointId);
    if (!endpoint) this.#known.set(ref.endpointId, (endpoint = new Endpoint(ref, this.stock)));
    this.#busy.add(endpoint);
    return endpoint;
  }

  /** It has just had its turn: where places are short, the next is for the others. */
  putLast(endpoint: Endpoint): void {
    this.#busy.delete(endpoint);
    this.#busy.add(endpoint);
  }

  /** Of those that are busy, who had a turn last comes last. */
  lanes(isWanted: (lane: EndpointQueue) => boolean): EndpointQueue[] {
    const found: EndpointQueue[] = [];
    for (const { lanes } of this.#busy) {
      if (isWanted(lanes.first)) found.push(lanes.first);
      if (isWanted(lanes.further)) found.push(lanes.further);
    }
    return found;
  }

  /** Lets go of those that have nothing left to do; true where none is left. */
  settle(): boolean {
    for (const endpoint of this.#busy) if (endpoint.isIdle) this.#busy.delete(endpoint);
    return this.#busy.size === 0;
  }

  /** What is known of an endpoint's health is worth keeping; that of thousands is not. To be called when none is busy. */
  tidy(): void {
    if (this.#known.size > maxKnown) this.#known.clear();
  }
}
