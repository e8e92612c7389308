import type { EndpointRef } from '../delivery-targets.ts';
import { leaseMs, type Claimed, type QueueKind } from './claim.ts';

const maxAtOnce = 8;
const startAtOnce = 4;
const maxClaimed = 256;
/** Straight from fan-out, to an endpoint that is well. */
const maxHandedOver = 2000;
/** Of all endpoints together: what waits in memory is bounded, however many there are. */
const maxStock = 4000;
const quickMs = 500;
const slowMs = 3000;
/** Rendered along with the one whose turn it is, while they go out before that is out of date. */
const maxNext = 64;
/** A claim that has less than an attempt's time left is given back. */
const neededMs = 17_000;

/** How many claimed deliveries wait in this process. */
export interface Stock {
  count: number;
}

/** How many attempts at once an endpoint bears: twice as many with each success, half with each failure, one while it fails. */
export class Endpoint implements EndpointRef {
  readonly organizationId: string;
  readonly endpointId: string;
  readonly lanes: Readonly<Record<QueueKind, EndpointQueue>>;
  #atOnce = startAtOnce;

  constructor({ organizationId, endpointId }: EndpointRef, stock: Stock) {
    this.organizationId = organizationId;
    this.endpointId = endpointId;
    this.lanes = { first: new EndpointQueue(this, 'first', stock), further: new EndpointQueue(this, 'further', stock) };
  }

  get underWay(): number {
    return this.lanes.first.underWay + this.lanes.further.underWay;
  }

  get isIdle(): boolean {
    return this.lanes.first.isIdle && this.lanes.further.isIdle;
  }

  ended(isSuccess: boolean): void {
    this.#atOnce = isSuccess ? Math.min(this.#atOnce * 2, maxAtOnce) : Math.max(Math.floor(this.#atOnce / 2), 1);
  }

  /** Further attempts get a quarter of what first ones get, and none of theirs; a failing endpoint gets one probe of either. */
  roomFor(lane: EndpointQueue): number {
    if (this.#atOnce === 1) return 1 - this.underWay;
    return (lane.kind === 'first' ? this.#atOnce : Math.ceil(this.#atOnce / 4)) - lane.underWay;
  }

  get isProbed(): boolean {
    return this.#atOnce === 1;
  }
}

/** What waits in this process for one endpoint, of one kind. */
export class EndpointQueue {
  readonly endpoint: Endpoint;
  readonly kind: QueueKind;
  underWay = 0;
  isClaiming = false;
  #mayHaveMore = false;
  #reserved = 0;
  #wakes = 0;
  #batch = startAtOnce;
  #claimedMs = -Infinity;
  #nextCount = startAtOnce;
  #lookedMs = -Infinity;
  readonly #stock: Stock;
  readonly #waiting: { readonly claimed: Claimed; readonly untilMs: number }[] = [];

  constructor(endpoint: Endpoint, kind: QueueKind, stock: Stock) {
    this.endpoint = endpoint;
    this.kind = kind;
    this.#stock = stock;
  }

  get hasWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  get isIdle(): boolean {
    return !this.hasWaiting && this.underWay === 0 && !this.isClaiming && !this.#mayHaveMore && this.#reserved === 0;
  }

  /** A place for a delivery that is about to be made. None while older ones wait in the database, or while the endpoint fails. */
  reserve(): boolean {
    const isBehind = this.#mayHaveMore || this.isClaiming || this.endpoint.isProbed;
    if (isBehind || this.#waiting.length + this.#reserved >= maxHandedOver || this.#stock.count >= maxStock)
      return false;
    this.#reserved++;
    this.#stock.count++;
    return true;
  }

  free(): void {
    this.#reserved--;
    this.#stock.count--;
  }

  wake(): void {
    this.#mayHaveMore = true;
    this.#wakes++;
  }

  /** How many more to claim now. An endpoint that answers quickly gets more ahead, so that it never waits for the database. */
  get wanted(): number {
    if (!this.#mayHaveMore || this.isClaiming || this.#waiting.length > this.#batch / 4) return 0;
    const isScarce = this.endpoint.isProbed || this.#stock.count >= maxStock;
    const most = isScarce ? this.endpoint.roomFor(this) : this.#batch;
    return Math.max(0, most - this.#waiting.length);
  }

  startClaim(): (count: number, asked: number) => void {
    const wakes = this.#wakes;
    const nowMs = performance.now();
    const sinceMs = nowMs - this.#claimedMs;
    if (sinceMs < quickMs) this.#batch = Math.min(this.#batch * 2, maxClaimed);
    else if (sinceMs > slowMs) this.#batch = Math.max(Math.floor(this.#batch / 2), startAtOnce);
    this.#claimedMs = nowMs;
    this.isClaiming = true;
    return (count, asked) => {
      this.isClaiming = false;
      if (count < asked && wakes === this.#wakes) this.#mayHaveMore = false;
    };
  }

  add(claimed: Claimed, claimedMs: number): void {
    this.#waiting.push({ claimed, untilMs: claimedMs + leaseMs - neededMs });
    this.#stock.count++;
  }

  /** The next one, and those before it whose claim is about to run out. */
  take(): { next: Claimed | null; stale: Claimed[] } {
    const nowMs = performance.now();
    const stale: Claimed[] = [];
    for (let first = this.#waiting.shift(); first; first = this.#waiting.shift()) {
      this.#stock.count--;
      if (first.untilMs > nowMs) return { next: first.claimed, stale };
      stale.push(first.claimed);
    }
    return { next: null, stale };
  }

  /** Those that are likely to be taken within the second: more of them where the last ones were gone quickly. */
  next(): Claimed[] {
    const nowMs = performance.now();
    const sinceMs = nowMs - this.#lookedMs;
    if (sinceMs < quickMs) this.#nextCount = Math.min(this.#nextCount * 2, maxNext);
    else if (sinceMs > slowMs) this.#nextCount = startAtOnce;
    this.#lookedMs = nowMs;
    return this.#waiting.slice(0, this.#nextCount).map(({ claimed }) => claimed);
  }

  /** Gives up all that waits here. */
  clear(): Claimed[] {
    this.#mayHaveMore = false;
    this.#stock.count -= this.#waiting.length;
    return this.#waiting.splice(0).map(({ claimed }) => claimed);
  }
}
