import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../kernel/services.ts';
import type { EndpointQueue } from './endpoint-queue.ts';
import { type LeasedDelivery, leaseDue, type QueueKind, releaseLeases } from './leases.ts';

const maxQueuesAStatement = 100;
const maxStatements = 2;
const retryMs = 250;

/** Fills queues with what is due, and gives back what is not attempted. */
export class QueueFiller {
  readonly #services: Pick<Services, 'database' | 'clock' | 'log'>;
  readonly #onLeased: () => void;
  #inFlight = 0;
  #isStopping = false;

  constructor(services: Pick<Services, 'database' | 'clock' | 'log'>, onLeased: () => void) {
    this.#services = services;
    this.#onLeased = onLeased;
  }

  get isIdle(): boolean {
    return this.#inFlight === 0;
  }

  /** What is leased from here on is given back. */
  stop(): void {
    this.#isStopping = true;
  }

  fill(kind: QueueKind, queues: EndpointQueue[]): void {
    while (queues.length > 0 && this.#inFlight < maxStatements)
      void this.#fill(kind, queues.splice(0, maxQueuesAStatement));
  }

  async #fill(kind: QueueKind, queues: readonly EndpointQueue[]): Promise<void> {
    const { database, clock, log } = this.#services;
    this.#inFlight++;
    const wanted = queues.map((queue) => ({
      queue,
      ...queue.endpoint.ref,
      count: queue.wanted,
      end: queue.beginFill(),
    }));
    const leasedMs = performance.now();
    const leased = await leaseDue(database, kind, wanted, clock.now()).catch(async (error: unknown) => {
      log.warn({ err: error }, 'due deliveries could not be leased');
      await sleep(retryMs);
      return null;
    });
    this.#inFlight--;
    const byEndpoint = new Map(wanted.map(({ endpointId }) => [endpointId, [] as LeasedDelivery[]]));
    for (const one of leased ?? []) byEndpoint.get(one.endpoint_id)?.push(one);
    for (const { queue, endpointId, count, end } of wanted) {
      const own = byEndpoint.get(endpointId) ?? [];
      // After a failure the minute's round looks again.
      end(own.length, count);
      if (this.#isStopping) void this.release(own);
      else for (const one of own) queue.add(one, leasedMs);
    }
    this.#onLeased();
  }

  async release(leased: readonly LeasedDelivery[]): Promise<void> {
    const { database, clock, log } = this.#services;
    if (leased.length === 0) return;
    await releaseLeases(database, leased, clock.now()).catch((error: unknown) => {
      log.warn({ err: error }, 'leased deliveries could not be given back; their leases run out by themselves');
    });
  }
}
