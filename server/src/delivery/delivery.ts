import type { Metric } from 'prom-client';
import type { Job } from '../kernel/catalogue.ts';
import { fanOutTask } from '../kernel/change-log/change-log.ts';
import { deliverTask, type EndpointSource } from '../kernel/delivery.ts';
import type { Services } from '../kernel/services.ts';
import type { ChangeServices } from '../kernel/unit-of-work.ts';
import { DeliveryEngine } from './engine.ts';
import { fanOutBatch } from './fan-out/fan-out.ts';
import { type Batch, batchSizes } from './fan-out/store.ts';
import { DeliveryMetrics } from './metrics.ts';

/** What one installation has of it in this process. */
interface Part {
  readonly metrics: DeliveryMetrics;
  engine: DeliveryEngine;
  /** Set while events are fanned out. */
  fanOut: { isAskedAgain: boolean } | null;
}

/** Delivers events to webhook endpoints: one engine a process, the jobs that drive it, and what it counts. */
export class Delivery {
  readonly #endpoints: EndpointSource;
  readonly #parts = new WeakMap<object, Part>();

  constructor(endpoints: EndpointSource) {
    this.#endpoints = endpoints;
  }

  /** Left by the change that raised an event with a subscriber. */
  readonly #fanOutJob: Job = {
    task: fanOutTask,
    run: async (services) => {
      await this.#fanOut(services);
      await this.#partOf(services).engine.join();
    },
  };

  /** Each minute, and when a retry falls due: all that has not been fanned out or sent. */
  readonly #deliverJob: Job = {
    task: deliverTask,
    cron: '* * * * *',
    run: async (services) => {
      await this.#fanOut(services, 'failed');
      const { engine } = this.#partOf(services);
      await engine.discover();
      await engine.join();
    },
  };

  readonly jobs: readonly Job[] = [this.#fanOutJob, this.#deliverJob];

  /** A worker that restarts in this process brings a new engine. */
  start(services: ChangeServices): void {
    const part = this.#partOf(services);
    if (part.engine.isStopped) part.engine = new DeliveryEngine(services, this.#endpoints, part.metrics);
  }

  /** Lets attempts in flight end for this long; what does not is given back. Nothing to do if nothing was ever sent. */
  async stop({ database }: Pick<Services, 'database'>, graceMs: number): Promise<void> {
    await this.#parts.get(database)?.engine.stop(graceMs);
  }

  /** For /metrics. */
  metricsOf(services: ChangeServices): readonly Metric[] {
    return this.#partOf(services).metrics.all;
  }

  #partOf(services: ChangeServices): Part {
    // Tests and tools wrap an installation; its database is what it is one by.
    const key = services.database;
    let part = this.#parts.get(key);
    if (!part) {
      const metrics = new DeliveryMetrics(services);
      part = { metrics, engine: new DeliveryEngine(services, this.#endpoints, metrics), fanOut: null };
      this.#parts.set(key, part);
    }
    return part;
  }

  /** Until no event is left; asked again meanwhile, the one under way looks once more. */
  async #fanOut(services: ChangeServices, first: Batch = 'fresh'): Promise<void> {
    const part = this.#partOf(services);
    if (part.fanOut) {
      part.fanOut.isAskedAgain = true;
      return;
    }
    const round = { isAskedAgain: false, made: 0 };
    part.fanOut = round;
    /** True if the queue may hold more. */
    const fanOutOne = async (batch: Batch, limit: number = batchSizes.next): Promise<boolean> => {
      const { engine } = part;
      const { taken, made, queued } = await fanOutBatch(services, engine, batch, limit);
      round.made += made;
      engine.wake(queued, 'first');
      return taken === limit;
    };
    try {
      if (first === 'failed') await fanOutOne('failed');
      for (let isMore = false, isFirst = true; isFirst || isMore || round.isAskedAgain; isFirst = false) {
        round.isAskedAgain = false;
        // With many events, one batch is worked out here while the database is busy with another.
        const isHurried = isMore && (await part.engine.ready(round.made));
        round.made = 0;
        const limit: number = isMore ? batchSizes.next : batchSizes.first;
        const batches: Promise<boolean>[] = Array.from({ length: isHurried ? 2 : 1 }, () => fanOutOne('fresh', limit));
        isMore = (await Promise.all(batches)).some(Boolean);
      }
    } finally {
      part.fanOut = null;
    }
  }
}
