import { setTimeout as sleep } from 'node:timers/promises';
import type { EndpointRef } from '../kernel/delivery.ts';
import type { Services } from '../kernel/services.ts';
import { attempt, type AttemptContext } from './attempt.ts';
import { ConcurrencyLimits } from './concurrency-limits.ts';
import { type Buffered, type EndpointQueue, EndpointWindow } from './endpoint-queue.ts';
import { type LeasedDelivery, leaseDue, type QueueKind, queueKinds, releaseLeases } from './lease-store.ts';
import type { ResultWriter } from './result-writer.ts';

const maxKnown = 5000;
const maxUnwritten = 2000;
const maxQueuesAStatement = 100;
const maxFills = 2;
const retryMs = 250;

/**
 * From the lease to the result: fills the queues of endpoints that were woken, and starts attempts round robin over them, as
 * many as the limits allow.
 */
export class AttemptScheduler {
  readonly #services: Services;
  readonly #attempts: AttemptContext;
  readonly #writer: ResultWriter;
  readonly #onChange: () => void;
  readonly #buffered: Buffered = { count: 0 };
  readonly #limits = new ConcurrencyLimits();
  readonly #known = new Map<string, EndpointWindow>();
  /** Those with something to do; the one served last comes last. */
  readonly #busy = new Set<EndpointWindow>();
  /** Some delivery waits for a slot that another endpoint holds. */
  #isCrowded = false;
  #isStopping = false;
  #fills = 0;

  /** `onChange` after a fill or an attempt: there may be more to do, or nothing any more. */
  constructor(attempts: AttemptContext, writer: ResultWriter, onChange: () => void) {
    this.#services = attempts.services;
    this.#attempts = attempts;
    this.#writer = writer;
    this.#onChange = onChange;
  }

  /** How many leased deliveries wait here. */
  get buffered(): number {
    return this.#buffered.count;
  }

  /** Starts nothing more, and gives back what waits. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await releaseLeases(
      this.#services,
      this.queuesWhere(() => true).flatMap((queue) => queue.clear()),
    );
  }

  /** Of an endpoint that is about to have something to do. */
  queuesOf(ref: EndpointRef): EndpointWindow {
    let queues = this.#known.get(ref.endpointId);
    if (!queues) this.#known.set(ref.endpointId, (queues = new EndpointWindow(ref, this.#buffered)));
    this.#busy.add(queues);
    return queues;
  }

  /** In the order in which they are served. */
  queuesWhere(isWanted: (queue: EndpointQueue) => boolean): EndpointQueue[] {
    const found: EndpointQueue[] = [];
    for (const { first, retry } of this.#busy) {
      if (isWanted(first)) found.push(first);
      if (isWanted(retry)) found.push(retry);
    }
    return found;
  }

  /** Leases for all queues that want more: so many of them with a statement, and few statements at a time. */
  fill(): void {
    if (this.#isStopping) return;
    for (const kind of queueKinds) {
      const queues = this.queuesWhere((queue) => queue.kind === kind && queue.wanted > 0);
      while (queues.length > 0 && this.#fills < maxFills) void this.#fill(queues.splice(0, maxQueuesAStatement));
    }
  }

  /** Drops endpoints that have nothing left to do; true if none is left. What is known of them is worth keeping, of some. */
  settle(): boolean {
    for (const queues of this.#busy) if (queues.isIdle) this.#busy.delete(queues);
    if (this.#busy.size > 0 || this.#fills > 0) return false;
    if (this.#known.size > maxKnown) this.#known.clear();
    return true;
  }

  get #mayStart(): boolean {
    return !this.#isStopping && this.#writer.pending < maxUnwritten;
  }

  /** One attempt a queue in each round, so that none with much to send goes before the others. */
  start(): void {
    this.#isCrowded = false;
    let queues = this.queuesWhere((queue) => queue.length > 0);
    while (queues.length > 0 && this.#mayStart) {
      queues = queues.filter((queue) => {
        if (queue.endpoint.slotsFor(queue) <= 0) return false;
        if (!this.#limits.hasSlotFor(queue)) {
          this.#isCrowded = true;
          return false;
        }
        this.#startNext(queue);
        this.#busy.delete(queue.endpoint);
        this.#busy.add(queue.endpoint);
        return queue.length > 0;
      });
    }
  }

  /** The next of a queue takes the slot of the one that ended, unless others wait for a slot. */
  #follow(queue: EndpointQueue): void {
    if (this.#isCrowded || queue.length === 0 || !this.#mayStart) return;
    if (queue.endpoint.slotsFor(queue) > 0 && this.#limits.hasSlotFor(queue)) this.#startNext(queue);
  }

  #startNext(queue: EndpointQueue): void {
    const { next, stale } = queue.take();
    if (stale.length > 0) void this.#giveBack(queue, stale);
    if (next) void this.#attempt(queue, next);
  }

  async #fill(queues: readonly EndpointQueue[]): Promise<void> {
    this.#fills++;
    await fillQueues(this.#services, (queues[0] as EndpointQueue).kind, queues);
    if (this.#isStopping)
      await releaseLeases(
        this.#services,
        queues.flatMap((queue) => queue.clear()),
      );
    this.#fills--;
    this.#onChange();
  }

  async #giveBack(queue: EndpointQueue, stale: readonly LeasedDelivery[]): Promise<void> {
    await releaseLeases(this.#services, stale);
    if (this.#isStopping) return;
    queue.wake();
    this.#busy.add(queue.endpoint);
    this.#onChange();
  }

  async #attempt(queue: EndpointQueue, delivery: LeasedDelivery): Promise<void> {
    queue.inFlight++;
    const slot = this.#limits.take(queue);
    const result = await attempt(this.#attempts, delivery, () => queue.next());
    this.#limits.free(queue, slot);
    queue.inFlight--;
    if (result === 'interrupted') await releaseLeases(this.#services, [delivery]);
    else {
      if (result.attempt) queue.endpoint.ended(result.status === 'delivered');
      this.#writer.add(result);
      this.#follow(queue);
    }
    this.#onChange();
  }
}

/** Leases what queues of one kind want, with one statement, and adds it to them. */
async function fillQueues(
  { database, clock, log }: Services,
  kind: QueueKind,
  queues: readonly EndpointQueue[],
): Promise<void> {
  const wanted = queues.map((queue) => ({ queue, ...queue.endpoint.ref, count: queue.wanted, end: queue.beginFill() }));
  const leasedMs = performance.now();
  const leased = await leaseDue(database, kind, wanted, clock.now()).catch(async (error: unknown) => {
    log.warn({ err: error }, 'due deliveries could not be leased');
    await sleep(retryMs);
    return [];
  });
  const byEndpoint = new Map(wanted.map(({ endpointId }) => [endpointId, [] as LeasedDelivery[]]));
  for (const one of leased) byEndpoint.get(one.endpoint_id)?.push(one);
  for (const { queue, endpointId, count, end } of wanted) {
    const own = byEndpoint.get(endpointId) ?? [];
    // After a failure the minute's round looks again.
    end(own.length, count);
    for (const one of own) queue.add(one, leasedMs);
  }
}
