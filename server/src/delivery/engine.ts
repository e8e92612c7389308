/*
 * One delivery, in the database (`status`) and in the process that holds its lease:
 *
 *   queued ──lease──▶ delivering: waiting ──start──▶ in flight ──end──▶ result ──write──▶ delivered, failed, cancelled
 *     ▲                   │      (EndpointQueue)       │ (slot)      (ResultWriter)        or queued, for a retry
 *     └─ release, expiry ─┴────────────────────────────┘
 *
 *   lease    AttemptScheduler fills a queue that was woken; fan-out leases what it makes, if a slot could be reserved.
 *   start    AttemptScheduler, one endpoint after the other. What conditions refuse is cancelled without a request.
 *   release  What is not attempted: the process stops, less than an attempt's time is left of the lease, or a fault of ours.
 *   expiry   The process is gone, or could not write: after 30 seconds `discover` of any process queues the delivery again.
 *
 * Invariants:
 *   1. The rows are the truth. What is in memory is leased: lost with the process, it is delivered by another.
 *   2. A result is written only under the token of its own lease: who lost a lease changes nothing.
 *   3. At least once: between the receiver's answer and the write a kill costs a duplicate, with the same event id.
 *   4. Bounded: from 4,000 waiting on a queue leases no more than it has slots for, from 2,000 unwritten results on none starts;
 *      slots are counted by process, organization and endpoint (ConcurrencyLimits, EndpointWindow).
 *   5. Fair: one attempt a queue in each round; first attempts and retries have queues and slots of their own.
 *   6. First attempts go in the order of their events while the endpoint keeps up: what waits in the database goes before
 *      what fan-out makes, which then is queued behind it.
 *   7. Nothing is sent by rights older than a second: conditions and body are judged before each attempt.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { addressPolicyOf, deliverTask, type EndpointRef, type EndpointSource } from '../kernel/delivery.ts';
import { definitionsOf } from '../kernel/rendering/render.ts';
import type { ChangeServices } from '../kernel/unit-of-work.ts';
import { AttemptScheduler } from './attempt-scheduler.ts';
import { BodyRenderer } from './body-renderer.ts';
import {
  expireLeases,
  findDue,
  type LeasedDelivery,
  type QueueKind,
  queueKinds,
  releaseLeases,
} from './lease-store.ts';
import type { DeliveryMetrics } from './metrics.ts';
import { ResultWriter } from './result-writer.ts';
import { scheduleRetries } from './retry.ts';
import { Sender } from './sender/send.ts';
import { TargetLoader } from './target-loader.ts';

/**
 * How often fan-out looks whether it may go on. It waits for a delivery no longer than this process may need to send one: other
 * organizations' events, which come behind, lose nothing by it. While so few wait it may hurry.
 */
const backpressure = { eachMs: 5, perDeliveryMs: 0.4, few: 500 };

/** Attempts what is due, in this process. */
export class DeliveryEngine {
  readonly targets: TargetLoader;
  readonly #services: ChangeServices;
  readonly #sender: Sender;
  readonly #writer: ResultWriter;
  readonly #scheduler: AttemptScheduler;
  #isPlanned = false;
  #isStopping = false;
  #whenIdle: (() => void)[] = [];
  #isJoined = false;

  constructor(services: ChangeServices, endpoints: EndpointSource, metrics: DeliveryMetrics) {
    const definitions = definitionsOf(services.catalogue);
    const bodies = new BodyRenderer(services, definitions);
    this.#services = services;
    this.targets = new TargetLoader(services, endpoints);
    this.#sender = new Sender({ policy: addressPolicyOf(services) });
    this.#writer = new ResultWriter(services, endpoints, (results) => {
      scheduleRetries(services, results);
      this.#plan();
    });
    const attempts = { services, definitions, targets: this.targets, bodies, sender: this.#sender, metrics };
    this.#scheduler = new AttemptScheduler(attempts, this.#writer, () => this.#plan());
  }

  get isStopped(): boolean {
    return this.#isStopping;
  }

  /** Something is, or may be, due for these endpoints. */
  wake(refs: readonly EndpointRef[], kind: QueueKind): void {
    if (this.#isStopping) return;
    for (const ref of refs) this.#scheduler.queuesOf(ref)[kind].wake();
    this.#plan();
  }

  /** Whether a delivery that is about to be made can go straight here. After a yes it is accepted, or its slot freed. */
  reserve(ref: EndpointRef): boolean {
    return !this.#isStopping && this.#scheduler.queuesOf(ref).first.reserve();
  }

  free(refs: readonly EndpointRef[]): void {
    for (const ref of refs) this.#scheduler.queuesOf(ref).first.free();
    this.#plan();
  }

  /** Deliveries that were leased as they were made. */
  accept(leased: readonly LeasedDelivery[], leasedMs: number): void {
    for (const one of leased) {
      const { first } = this.#scheduler.queuesOf({ organizationId: one.organization_id, endpointId: one.endpoint_id });
      first.free();
      if (!this.#isStopping) first.add(one, leasedMs);
    }
    if (this.#isStopping) void releaseLeases(this.#services, leased);
    this.#plan();
  }

  /**
   * After so many deliveries were made: a moment, while an endpoint that answers quickly has enough to do. What finds no slot here
   * is queued, and has to be found, leased and rendered again. For slow receivers there is no wait. True if few wait here.
   */
  async ready(made: number): Promise<boolean> {
    const { eachMs, perDeliveryMs, few } = backpressure;
    const isSaturated = (): boolean => this.#scheduler.queuesWhere((queue) => queue.isSaturated).length > 0;
    for (let ms = 0; ms < made * perDeliveryMs && isSaturated(); ms += eachMs) await sleep(eachMs);
    return this.#scheduler.buffered < few;
  }

  /** Looks for all that is due, whichever process queued it, and for leases of workers that are gone. */
  async discover(): Promise<void> {
    if (this.#isStopping) return;
    const { database, clock, jobs } = this.#services;
    const { nextMs } = await expireLeases(database, clock.now());
    for (const kind of queueKinds) this.wake(await findDue(database, kind, clock.now()), kind);
    if (nextMs === null) return;
    const runAtMs = clock.nowMs() + Math.max(nextMs, 0) + 100;
    await jobs.add(clock, deliverTask, {}, { runAtMs, jobKey: `${deliverTask}:leases` });
  }

  /** Until nothing is left to do here. One job waits; others need not occupy the worker for the same. */
  async join(): Promise<void> {
    if (this.#isJoined) return;
    this.#isJoined = true;
    try {
      await this.#idle();
    } finally {
      this.#isJoined = false;
    }
  }

  /** Starts nothing more, gives back what waits, and lets attempts in flight end; those that do not are cut off and given back. */
  async stop(graceMs: number): Promise<void> {
    this.#isStopping = true;
    await this.#scheduler.stop();
    this.#plan();
    const isIdle = await Promise.race([this.#idle().then(() => true), sleep(graceMs, false, { ref: false })]);
    if (!isIdle) {
      this.#sender.close();
      await Promise.race([this.#idle(), sleep(2000, undefined, { ref: false })]);
    }
    this.#sender.close();
  }

  #idle(): Promise<void> {
    if (this.#isIdle()) return Promise.resolve();
    return new Promise((resolve) => this.#whenIdle.push(resolve));
  }

  #isIdle(): boolean {
    return this.#scheduler.settle() && this.#writer.isIdle;
  }

  /** Once in a turn of the event loop, however much has happened in it. */
  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setImmediate(() => {
      this.#isPlanned = false;
      this.#scheduler.start();
      this.#scheduler.fill();
      if (this.#isIdle()) for (const resolve of this.#whenIdle.splice(0)) resolve();
    });
  }
}
