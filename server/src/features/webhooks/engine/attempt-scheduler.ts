import type { Attempts } from './attempts.ts';
import type { Claimed } from './claim.ts';
import type { Claims } from './claims.ts';
import type { Endpoints } from './endpoints.ts';
import type { EndpointQueue } from './endpoint-queue.ts';
import type { ResultWriter } from './result-writer.ts';
import { ConcurrencyLimits } from './concurrency-limits.ts';

const maxUnwritten = 2000;

interface Parts {
  readonly endpoints: Endpoints;
  readonly attempts: Attempts;
  readonly claims: Claims;
  readonly writer: ResultWriter;
  /** Something may be due for this lane. */
  readonly wake: (lane: EndpointQueue) => void;
  readonly onEnded: () => void;
}

/** Starts attempts, as many as there is room for, each endpoint in its turn. */
export class AttemptScheduler {
  readonly #parts: Parts;
  readonly #room = new ConcurrencyLimits();
  /** Something waits for a place that another endpoint holds. */
  #isCrowded = false;
  #isStopping = false;
  #ended = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** How many attempts have ended. */
  get ended(): number {
    return this.#ended;
  }

  stop(): void {
    this.#isStopping = true;
  }

  get #mayStart(): boolean {
    return !this.#isStopping && this.#parts.writer.pending < maxUnwritten;
  }

  /** One attempt an endpoint each time round, so that none with much to send goes before the others. */
  start(): void {
    const { endpoints } = this.#parts;
    this.#isCrowded = false;
    let lanes = endpoints.lanes((lane) => lane.hasWaiting);
    while (lanes.length > 0 && this.#mayStart) {
      lanes = lanes.filter((lane) => {
        if (lane.endpoint.roomFor(lane) <= 0) return false;
        if (!this.#room.isFor(lane)) {
          this.#isCrowded = true;
          return false;
        }
        this.#startNext(lane);
        endpoints.putLast(lane.endpoint);
        return lane.hasWaiting;
      });
    }
  }

  /** The next one of a lane takes the place of the one that ended, unless others wait for a place. */
  #follow(lane: EndpointQueue): void {
    if (this.#isCrowded || !lane.hasWaiting || !this.#mayStart) return;
    if (lane.endpoint.roomFor(lane) > 0 && this.#room.isFor(lane)) this.#startNext(lane);
  }

  #startNext(lane: EndpointQueue): void {
    const { next, stale } = lane.take();
    if (stale.length > 0) void this.#parts.claims.release(stale).then(() => this.#parts.wake(lane));
    if (next) void this.#attempt(lane, next);
  }

  async #attempt(lane: EndpointQueue, claimed: Claimed): Promise<void> {
    const { attempts, claims, writer, onEnded } = this.#parts;
    lane.underWay++;
    const place = this.#room.enter(lane);
    const result = await attempts.make(claimed, () => lane.next());
    this.#room.leave(lane, place);
    lane.underWay--;
    this.#ended++;
    if (result === 'interrupted') await claims.release([claimed]);
    else {
      if (result.attempt) lane.endpoint.ended(result.status === 'delivered');
      writer.add(result);
      this.#follow(lane);
    }
    onEnded();
  }
}
