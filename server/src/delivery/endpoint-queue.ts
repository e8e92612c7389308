import type { EndpointRef } from '../kernel/delivery.ts';
import { type LeasedDelivery, leaseMs, type QueueKind } from './lease-store.ts';

const maxWindow = 8;
const startWindow = 4;
const maxLeased = 256;
/** Straight from fan-out, to an endpoint that is well: as many as go out in this time. */
const handover = { fewest: 64, most: 2000, withinMs: 2000 };
/** Between one attempt's start and the next: as long as nothing is known, and how quickly what is known changes. */
const gap = { startMs: 2, weight: 0.01 };
/** A queue that moves at least this quickly is worth waiting for while it has that much to do. */
const saturated = { gapMs: 5, drainMs: 300 };
/** Of all endpoints together: what waits in memory is bounded, however many there are. */
const maxBuffered = 4000;
const quickMs = 500;
const slowMs = 3000;
/** Rendered along with the one that is about to be sent, while they go out before that is out of date. */
const maxNext = 64;
/** A lease that has less than an attempt's time left is given back. */
const neededMs = 17_000;

/** How many leased deliveries wait in this process. */
export interface Buffered {
  count: number;
}

/**
 * The window of an endpoint, how many attempts it bears at a time, and the two queues that share it. It doubles with each success
 * and halves with each failure; at 1 the endpoint is probed.
 */
export class EndpointWindow {
  readonly ref: EndpointRef;
  readonly first: EndpointQueue;
  readonly retry: EndpointQueue;
  #window = startWindow;

  constructor({ organizationId, endpointId }: EndpointRef, buffered: Buffered) {
    this.ref = { organizationId, endpointId };
    this.first = new EndpointQueue(this, 'first', buffered);
    this.retry = new EndpointQueue(this, 'retry', buffered);
  }

  get isIdle(): boolean {
    return this.first.isIdle && this.retry.isIdle;
  }

  ended(isSuccess: boolean): void {
    this.#window = isSuccess ? Math.min(this.#window * 2, maxWindow) : Math.max(Math.floor(this.#window / 2), 1);
  }

  /** Retries get a quarter of what first attempts get, and none of theirs; a failing endpoint gets one probe of either. */
  slotsFor(queue: EndpointQueue): number {
    if (this.isProbed) return 1 - this.first.inFlight - this.retry.inFlight;
    return (queue.kind === 'first' ? this.#window : Math.ceil(this.#window / 4)) - queue.inFlight;
  }

  get isProbed(): boolean {
    return this.#window === 1;
  }
}

/** What waits in this process for one endpoint, of one kind. */
export class EndpointQueue {
  readonly endpoint: EndpointWindow;
  readonly kind: QueueKind;
  inFlight = 0;
  #isFilling = false;
  /** The database may hold more that is due. */
  #mayHaveMore = false;
  #reserved = 0;
  #wakes = 0;
  #batch = startWindow;
  #filledMs = -Infinity;
  #nextCount = startWindow;
  #lookedMs = -Infinity;
  #takenMs: number | null = null;
  #gapMs = gap.startMs;
  readonly #buffered: Buffered;
  readonly #waiting: { readonly delivery: LeasedDelivery; readonly untilMs: number }[] = [];

  constructor(endpoint: EndpointWindow, kind: QueueKind, buffered: Buffered) {
    this.endpoint = endpoint;
    this.kind = kind;
    this.#buffered = buffered;
  }

  get length(): number {
    return this.#waiting.length;
  }

  get isIdle(): boolean {
    return this.length === 0 && this.inFlight === 0 && !this.#isFilling && !this.#mayHaveMore && this.#reserved === 0;
  }

  /** A slot for a delivery that is about to be made. None while older ones wait in the database, or while the endpoint fails. */
  reserve(): boolean {
    const isBehind = this.#mayHaveMore || this.#isFilling || this.endpoint.isProbed;
    const { fewest, most, withinMs } = handover;
    const limit = Math.min(Math.max(withinMs / this.#gapMs, fewest), most);
    if (isBehind || this.length + this.#reserved >= limit || this.#buffered.count >= maxBuffered) return false;
    this.#reserved++;
    this.#buffered.count++;
    return true;
  }

  /** It moves quickly, and has enough to do here or in the database: what is made now would only lie there. */
  get isSaturated(): boolean {
    if (this.#gapMs >= saturated.gapMs || this.endpoint.isProbed) return false;
    return this.#mayHaveMore || this.length * this.#gapMs > saturated.drainMs;
  }

  free(): void {
    this.#reserved--;
    this.#buffered.count--;
  }

  wake(): void {
    this.#mayHaveMore = true;
    this.#wakes++;
  }

  /** How many more to lease now. An endpoint that answers quickly gets more ahead, so that it never waits for the database. */
  get wanted(): number {
    if (!this.#mayHaveMore || this.#isFilling || this.length > this.#batch / 4) return 0;
    const isScarce = this.endpoint.isProbed || this.#buffered.count >= maxBuffered;
    const most = isScarce ? this.endpoint.slotsFor(this) : this.#batch;
    return Math.max(0, most - this.length);
  }

  /** Answers with how to end it: what came, of how many that were asked for. */
  beginFill(): (count: number, asked: number) => void {
    const wakes = this.#wakes;
    const nowMs = performance.now();
    const sinceMs = nowMs - this.#filledMs;
    if (sinceMs < quickMs) this.#batch = Math.min(this.#batch * 2, maxLeased);
    else if (sinceMs > slowMs) this.#batch = Math.max(Math.floor(this.#batch / 2), startWindow);
    this.#filledMs = nowMs;
    this.#isFilling = true;
    return (count, asked) => {
      this.#isFilling = false;
      if (count < asked && wakes === this.#wakes) this.#mayHaveMore = false;
    };
  }

  add(delivery: LeasedDelivery, leasedMs: number): void {
    this.#waiting.push({ delivery, untilMs: leasedMs + leaseMs - neededMs });
    this.#buffered.count++;
  }

  /** The next one, and those before it whose lease is about to run out. */
  take(): { next: LeasedDelivery | null; stale: LeasedDelivery[] } {
    const nowMs = performance.now();
    if (this.#takenMs !== null) this.#gapMs += (nowMs - this.#takenMs - this.#gapMs) * gap.weight;
    this.#takenMs = this.length > 1 ? nowMs : null;
    const stale: LeasedDelivery[] = [];
    for (let first = this.#waiting.shift(); first; first = this.#waiting.shift()) {
      this.#buffered.count--;
      if (first.untilMs > nowMs) return { next: first.delivery, stale };
      stale.push(first.delivery);
    }
    return { next: null, stale };
  }

  /** Those that are likely to be taken within the second: more of them if the last ones were gone quickly. */
  next(): LeasedDelivery[] {
    const nowMs = performance.now();
    const sinceMs = nowMs - this.#lookedMs;
    if (sinceMs < quickMs) this.#nextCount = Math.min(this.#nextCount * 2, maxNext);
    else if (sinceMs > slowMs) this.#nextCount = startWindow;
    this.#lookedMs = nowMs;
    return this.#waiting.slice(0, this.#nextCount).map(({ delivery }) => delivery);
  }

  /** Gives up all that waits here. */
  clear(): LeasedDelivery[] {
    this.#mayHaveMore = false;
    this.#buffered.count -= this.length;
    return this.#waiting.splice(0).map(({ delivery }) => delivery);
  }
}
