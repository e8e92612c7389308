import type { EndpointRef } from '../kernel/delivery.ts';
import type { Attempts } from './attempts.ts';
import { ConcurrencyLimits } from './concurrency-limits.ts';
import { type Buffered, type EndpointQueue, EndpointQueues } from './endpoint-queue.ts';
import type { LeasedDelivery } from './leases.ts';
import type { QueueFiller } from './queue-filler.ts';
import type { ResultWriter } from './result-writer.ts';

const maxKnown = 5000;
const maxUnwritten = 2000;

interface Parts {
  readonly attempts: Attempts;
  readonly filler: QueueFiller;
  readonly writer: ResultWriter;
  readonly onEnded: () => void;
}

/** Starts attempts round robin over the endpoints that have something to send, as many as the limits allow. */
export class AttemptScheduler {
  readonly #buffered: Buffered = { count: 0 };
  readonly #parts: Parts;
  readonly #limits = new ConcurrencyLimits();
  readonly #known = new Map<string, EndpointQueues>();
  /** Those with something to do; the one served last comes last. */
  readonly #busy = new Set<EndpointQueues>();
  /** Some delivery waits for a slot that another endpoint holds. */
  #isCrowded = false;
  #isStopping = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** How many leased deliveries wait here. */
  get buffered(): number {
    return this.#buffered.count;
  }

  stop(): void {
    this.#isStopping = true;
  }

  /** Of an endpoint that is about to have something to do. */
  queuesOf(ref: EndpointRef): EndpointQueues {
    let queues = this.#known.get(ref.endpointId);
    if (!queues) this.#known.set(ref.endpointId, (queues = new EndpointQueues(ref, this.#buffered)));
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

  /** Drops endpoints that have nothing left to do; true where none is left. What is known of them is worth keeping, of some. */
  settle(): boolean {
    for (const queues of this.#busy) if (queues.isIdle) this.#busy.delete(queues);
    if (this.#busy.size > 0) return false;
    if (this.#known.size > maxKnown) this.#known.clear();
    return true;
  }

  get #mayStart(): boolean {
    return !this.#isStopping && this.#parts.writer.pending < maxUnwritten;
  }

  /** One attempt an endpoint in each round, so that none with much to send goes before the others. */
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

  async #giveBack(queue: EndpointQueue, stale: readonly LeasedDelivery[]): Promise<void> {
    await this.#parts.filler.release(stale);
    if (this.#isStopping) return;
    queue.wake();
    this.#busy.add(queue.endpoint);
    this.#parts.onEnded();
  }

  async #attempt(queue: EndpointQueue, delivery: LeasedDelivery): Promise<void> {
    const { attempts, filler, writer, onEnded } = this.#parts;
    queue.inFlight++;
    const slot = this.#limits.take(queue);
    const result = await attempts.make(delivery, () => queue.next());
    this.#limits.free(queue, slot);
    queue.inFlight--;
    if (result === 'interrupted') await filler.release([delivery]);
    else {
      if (result.attempt) queue.endpoint.ended(result.status === 'delivered');
      writer.add(result);
      this.#follow(queue);
    }
    onEnded();
  }
}
