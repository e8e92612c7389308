import { setTimeout as sleep } from 'node:timers/promises';
import type { Installation } from '../../../kernel/installation.ts';
import { Sender } from '../attempt/send.ts';
import { policyOf } from '../endpoints/address.ts';
import { Receivers, type EndpointRef } from '../receivers.ts';
import { Attempts } from './attempts.ts';
import { claimDue, findDue, reclaim, release, type Claimed, type LaneKind } from './claim.ts';
import { Endpoint, type Lane, type Stock } from './lane.ts';
import type { DeliveryMetrics } from './metrics.ts';
import { ResultWriter } from './result-writer.ts';
import type { Result } from './result.ts';
import { wakeAtMs } from './retry.ts';
import { Room } from './room.ts';

export const deliverTask = 'webhooks.deliver';

const kinds: readonly LaneKind[] = ['first', 'further'];
const maxLanesAClaim = 100;
const maxClaims = 2;
const maxUnwritten = 2000;
const failedClaimMs = 250;
const maxKnown = 5000;

/**
 * Sends what is due, in this process. The rows are the truth: whatever is in memory here is claimed for half a minute, and
 * another process takes over what this one does not finish. What waits in memory is bounded.
 */
export class DeliveryEngine {
  readonly receivers: Receivers;
  readonly #installation: Installation;
  readonly #sender: Sender;
  readonly #attempts: Attempts;
  readonly #writer: ResultWriter;
  readonly #room = new Room();
  readonly #stock: Stock = { count: 0 };
  readonly #endpoints = new Map<string, Endpoint>();
  /** Those of them with something to do. */
  readonly #busy = new Set<Endpoint>();
  #claims = 0;
  #isPlanned = false;
  #isStopping = false;
  #whenIdle: (() => void)[] = [];
  #isJoined = false;

  constructor(installation: Installation, metrics: DeliveryMetrics) {
    this.#installation = installation;
    this.receivers = new Receivers(installation);
    this.#sender = new Sender({ policy: policyOf(installation) });
    this.#attempts = new Attempts(installation, this.receivers, this.#sender, metrics);
    this.#writer = new ResultWriter(installation, (results) => {
      this.#wakeLater(results);
      this.#plan();
    });
  }

  get isStopped(): boolean {
    return this.#isStopping;
  }

  /** Something is, or may be, due for these endpoints. */
  wake(refs: readonly EndpointRef[], lanes: readonly LaneKind[] = kinds): void {
    if (this.#isStopping) return;
    for (const ref of refs) for (const kind of lanes) this.#endpoint(ref).lanes[kind].wake();
    this.#plan();
  }

  #endpoint(ref: EndpointRef): Endpoint {
    let endpoint = this.#endpoints.get(ref.endpointId);
    if (!endpoint) this.#endpoints.set(ref.endpointId, (endpoint = new Endpoint(ref, this.#stock)));
    this.#busy.add(endpoint);
    return endpoint;
  }

  /** Whether a delivery that is about to be made can go straight here. Whoever gets a yes comes back with it, or frees the place. */
  reserve(ref: EndpointRef): boolean {
    return !this.#isStopping && this.#endpoint(ref).lanes.first.reserve();
  }

  free(refs: readonly EndpointRef[]): void {
    for (const ref of refs) this.#endpoint(ref).lanes.first.free();
    this.#plan();
  }

  /** Deliveries that were claimed as they were made. */
  accept(claimed: readonly Claimed[], claimedMs: number): void {
    for (const one of claimed) {
      const { first } = this.#endpoint({ organizationId: one.organization_id, endpointId: one.endpoint_id }).lanes;
      first.free();
      if (!this.#isStopping) first.add(one, claimedMs);
    }
    if (this.#isStopping) void this.#release(claimed);
    this.#plan();
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
    await this.#release(this.#lanes(() => true).flatMap((lane) => lane.clear()));
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
    if (this.#settle()) return Promise.resolve();
    return new Promise((resolve) => this.#whenIdle.push(resolve));
  }

  /** Lets go of endpoints that have nothing left to do; true where none is left. */
  #settle(): boolean {
    for (const endpoint of this.#busy) if (endpoint.isIdle) this.#busy.delete(endpoint);
    return this.#busy.size === 0 && this.#claims === 0 && this.#writer.isIdle;
  }

  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setImmediate(() => {
      this.#isPlanned = false;
      this.#start();
      this.#claim();
      if (!this.#settle()) return;
      // What is known of an endpoint's health is worth keeping; that of thousands is not.
      if (this.#endpoints.size > maxKnown) this.#endpoints.clear();
      for (const resolve of this.#whenIdle.splice(0)) resolve();
    });
  }

  /** One attempt an endpoint each time round, so that none with much to send goes before the others. */
  #start(): void {
    if (this.#isStopping) return;
    let lanes = this.#lanes((lane) => lane.hasWaiting);
    while (lanes.length > 0 && this.#writer.pending < maxUnwritten) {
      lanes = lanes.filter((lane) => {
        if (lane.endpoint.roomFor(lane) <= 0 || !this.#room.isFor(lane)) return false;
        const { next, stale } = lane.take();
        if (stale.length > 0) void this.#release(stale).then(() => this.wake([lane.endpoint], [lane.kind]));
        if (next) void this.#attempt(lane, next);
        return lane.hasWaiting;
      });
    }
  }

  #lanes(isWanted: (lane: Lane) => boolean): Lane[] {
    const found: Lane[] = [];
    for (const { lanes } of this.#busy) {
      if (isWanted(lanes.first)) found.push(lanes.first);
      if (isWanted(lanes.further)) found.push(lanes.further);
    }
    return found;
  }

  async #attempt(lane: Lane, claimed: Claimed): Promise<void> {
    lane.underWay++;
    const leave = this.#room.enter(lane);
    const result = await this.#attempts.make(claimed);
    leave();
    lane.underWay--;
    if (result === 'interrupted') await this.#release([claimed]);
    else {
      if (result.attempt) lane.endpoint.ended(result.status === 'delivered');
      this.#writer.add(result);
    }
    this.#plan();
  }

  #claim(): void {
    if (this.#isStopping) return;
    for (const kind of kinds) {
      const wanting = this.#lanes((lane) => lane.kind === kind && lane.wanted > 0);
      while (wanting.length > 0 && this.#claims < maxClaims)
        void this.#claimFor(kind, wanting.splice(0, maxLanesAClaim));
    }
  }

  async #claimFor(kind: LaneKind, lanes: readonly Lane[]): Promise<void> {
    const { database, clock, log } = this.#installation;
    this.#claims++;
    const wanted = lanes.map((lane) => ({ lane, count: lane.wanted, finish: lane.startClaim() }));
    const claimedMs = performance.now();
    const refs = wanted.map(({ lane: { endpoint }, count }) => ({
      ...{ organizationId: endpoint.organizationId, endpointId: endpoint.endpointId, count },
    }));
    const claimed = await claimDue(database, kind, refs, clock.now()).catch(async (error: unknown) => {
      log.warn({ err: error }, 'due deliveries could not be claimed');
      await sleep(failedClaimMs);
      return null;
    });
    this.#claims--;
    for (const { lane, count, finish } of wanted) {
      const own = (claimed ?? []).filter(({ endpoint_id }) => endpoint_id === lane.endpoint.endpointId);
      // After a failure the minute's round looks again.
      finish(claimed ? own.length : 0, count);
      if (this.#isStopping) void this.#release(own);
      else for (const one of own) lane.add(one, claimedMs);
    }
    this.#plan();
  }

  async #release(claimed: readonly Claimed[]): Promise<void> {
    const { database, clock, log } = this.#installation;
    await release(database, claimed, clock.now()).catch((error: unknown) => {
      log.warn({ err: error }, 'claimed deliveries could not be given back; their claims run out by themselves');
    });
  }

  /** Next attempts: a job for each moment at which some fall due. The minute's round is there for what goes wrong here. */
  #wakeLater(results: readonly Result[]): void {
    const { clock, jobs, log } = this.#installation;
    const nowMs = clock.nowMs();
    const moments = new Set(
      results.flatMap(({ nextAttemptMs }) => (nextAttemptMs === null ? [] : [wakeAtMs(nextAttemptMs, nowMs)])),
    );
    for (const runAtMs of moments) {
      const options = { runAtMs, jobKey: `${deliverTask}:${String(runAtMs)}`, maxAttempts: 3 };
      jobs.add(clock, deliverTask, {}, options).catch((error: unknown) => {
        log.warn({ err: error }, 'a next attempt could not be timed; the next round finds it');
      });
    }
  }
}
