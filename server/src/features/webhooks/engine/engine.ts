import { setTimeout as sleep } from 'node:timers/promises';
import type { Installation } from '../../../kernel/installation.ts';
import { Sender } from '../attempt/send.ts';
import { policyOf } from '../endpoints/address.ts';
import { DeliveryTargets, type EndpointRef } from '../delivery-targets.ts';
import { Attempts } from './attempts.ts';
import { findDue, reclaim, type Claimed, type QueueKind } from './claim.ts';
import { Claims } from './claims.ts';
import { Endpoints } from './endpoints.ts';
import type { DeliveryMetrics } from './metrics.ts';
import { deliverTask, timeNextAttempts } from './next-attempts.ts';
import { ResultWriter } from './result-writer.ts';
import { AttemptScheduler } from './attempt-scheduler.ts';

const kinds: readonly QueueKind[] = ['first', 'further'];
/** Sorting waits for sending while more than this waits here, and that many go out in each short while. */
const ample = { waiting: 500, endingEach: 10, eachMs: 5, mostMs: 50 };

/**
 * Sends what is due, in this process. The rows are the truth: whatever is in memory here is claimed for half a minute, and
 * another process takes over what this one does not finish. What waits in memory is bounded.
 */
export class DeliveryEngine {
  readonly receivers: DeliveryTargets;
  readonly #installation: Installation;
  readonly #sender: Sender;
  readonly #attempts: Attempts;
  readonly #writer: ResultWriter;
  readonly #claims: Claims;
  readonly #turns: AttemptScheduler;
  readonly #endpoints = new Endpoints();
  #isPlanned = false;
  #isStopping = false;
  #whenIdle: (() => void)[] = [];
  #isJoined = false;

  constructor(installation: Installation, metrics: DeliveryMetrics) {
    this.#installation = installation;
    this.receivers = new DeliveryTargets(installation);
    this.#sender = new Sender({ policy: policyOf(installation) });
    this.#attempts = new Attempts(installation, this.receivers, this.#sender, metrics);
    this.#claims = new Claims(installation, () => this.#plan());
    this.#writer = new ResultWriter(installation, (results) => {
      timeNextAttempts(installation, results);
      this.#plan();
    });
    this.#turns = new AttemptScheduler({
      endpoints: this.#endpoints,
      attempts: this.#attempts,
      claims: this.#claims,
      writer: this.#writer,
      wake: ({ endpoint, kind }) => this.wake([endpoint], [kind]),
      onEnded: () => this.#plan(),
    });
  }

  get isStopped(): boolean {
    return this.#isStopping;
  }

  /** Something is, or may be, due for these endpoints. */
  wake(refs: readonly EndpointRef[], lanes: readonly QueueKind[] = kinds): void {
    if (this.#isStopping) return;
    for (const ref of refs) for (const kind of lanes) this.#endpoints.busy(ref).lanes[kind].wake();
    this.#plan();
  }

  /** Whether a delivery that is about to be made can go straight here. Whoever gets a yes comes back with it, or frees the place. */
  reserve(ref: EndpointRef): boolean {
    return !this.#isStopping && this.#endpoints.busy(ref).lanes.first.reserve();
  }

  free(refs: readonly EndpointRef[]): void {
    for (const ref of refs) this.#endpoints.busy(ref).lanes.first.free();
    this.#plan();
  }

  /** Deliveries that were claimed as they were made. */
  accept(claimed: readonly Claimed[], claimedMs: number): void {
    for (const one of claimed) {
      const ref = { organizationId: one.organization_id, endpointId: one.endpoint_id };
      const { first } = this.#endpoints.busy(ref).lanes;
      first.free();
      if (!this.#isStopping) first.add(one, claimedMs);
    }
    if (this.#isStopping) void this.#claims.release(claimed);
    this.#plan();
  }

  /**
   * Before many more are sorted: a moment, while what waits here goes out quickly. What finds no place here is queued, and has
   * to be found and claimed again. Where receivers are slow nobody waits.
   */
  async ready(): Promise<void> {
    for (let ms = 0; ms < ample.mostMs && this.#endpoints.stock.count > ample.waiting; ms += ample.eachMs) {
      const before = this.#turns.ended;
      await sleep(ample.eachMs);
      if (this.#turns.ended - before < ample.endingEach) return;
    }
  }

  /** Looks for all that is due, whoever queued it, and for claims of workers that are gone. */
  async discover(): Promise<void> {
    if (this.#isStopping) return;
    const { database, clock, jobs } = this.#installation;
    const { nextMs } = await reclaim(database, clock.now());
    for (const kind of kinds) this.wake(await findDue(database, kind, clock.now()), [kind]);
    if (nextMs === null) return;
    const runAtMs = clock.nowMs() + Math.max(nextMs, 0) + 100;
    await jobs.add(clock, deliverTask, {}, { runAtMs, jobKey: `${deliverTask}:claims` });
  }

  /** Until nothing is left to do here. One job waits; others need not hold their places for the same. */
  async join(): Promise<void> {
    if (this.#isJoined) return;
    this.#isJoined = true;
    try {
      await this.#idle();
    } finally {
      this.#isJoined = false;
    }
  }

  /** Starts nothing more, gives back what waits, and lets attempts under way end; those that do not are cut off and given back. */
  async stop(graceMs: number): Promise<void> {
    this.#isStopping = true;
    this.#claims.stop();
    this.#turns.stop();
    await this.#claims.release(this.#endpoints.lanes(() => true).flatMap((lane) => lane.clear()));
    this.#plan();
    const isIdle = await Promise.race([this.#idle().then(() => true), sleep(graceMs, false, { ref: false })]);
    if (!isIdle) {
      this.#attempts.cutOff();
      this.#sender.close();
      await Promise.race([this.#idle(), sleep(2000, undefined, { ref: false })]);
    }
    this.#sender.close();
  }

  #idle(): Promise<void> {
    if (this.#isSettled()) return Promise.resolve();
    return new Promise((resolve) => this.#whenIdle.push(resolve));
  }

  #isSettled(): boolean {
    return this.#endpoints.settle() && this.#claims.isIdle && this.#writer.isIdle;
  }

  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setImmediate(() => {
      this.#isPlanned = false;
      this.#turns.start();
      this.#claim();
      if (!this.#isSettled()) return;
      this.#endpoints.tidy();
      for (const resolve of this.#whenIdle.splice(0)) resolve();
    });
  }

  #claim(): void {
    if (this.#isStopping) return;
    for (const kind of kinds) {
      const wanting = this.#endpoints.lanes((lane) => lane.kind === kind && lane.wanted > 0);
      this.#claims.claim(kind, wanting);
    }
  }
}
