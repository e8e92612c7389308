import { Counter, Gauge, Histogram, type Metric } from 'prom-client';
import type { Services } from '../kernel/services.ts';
import { countQueue } from './metrics-store.ts';
import type { DeliveryResult } from './results.ts';

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];

type Ending = Exclude<DeliveryResult['status'], 'queued'> | 'retried';

/** What this process sent, and how much waits in all. Counted in plain numbers: this runs for every attempt. */
export class DeliveryMetrics {
  readonly #endings: Record<Ending, number> = { delivered: 0, retried: 0, failed: 0, cancelled: 0 };
  readonly #durations = new Histogram({
    name: 'muster_webhook_attempt_seconds',
    help: 'How long attempts at webhook deliveries took.',
    buckets: seconds,
    registers: [],
  });
  readonly #delays = new Histogram({
    name: 'muster_webhook_first_attempt_delay_seconds',
    help: 'From queuing a webhook delivery to the end of its first attempt.',
    buckets: seconds,
    registers: [],
  });
  readonly all: readonly Metric[];

  constructor({ database }: Pick<Services, 'database'>) {
    const queue = new Gauge({
      name: 'muster_webhook_queue',
      help: 'Webhook deliveries of all processes that wait for an attempt or are being attempted.',
      labelNames: ['status'],
      registers: [],
      async collect() {
        // What cannot be measured must not take the other metrics with it.
        const counts = await countQueue(database.db).catch(() => []);
        for (const { status, count } of counts) this.set({ status }, count);
      },
    });
    const endings = this.#endings;
    const results = new Counter({
      name: 'muster_webhook_deliveries_total',
      help: 'Attempts and cancellations of webhook deliveries in this process, by how they ended.',
      labelNames: ['result'],
      registers: [],
      collect() {
        this.reset();
        for (const [result, count] of Object.entries(endings)) this.inc({ result }, count);
      },
    });
    this.all = [results, this.#durations, this.#delays, queue] as readonly Metric[];
  }

  observe({ status, attempt, delivery }: DeliveryResult, nowMs: number): void {
    // Put off at the wish of a sandbox.
    if (status === 'queued' && !attempt) return;
    this.#endings[status === 'queued' ? 'retried' : status]++;
    if (!attempt) return;
    this.#durations.observe(attempt.duration_ms / 1000);
    if (attempt.number === 1) this.#delays.observe(Math.max(0, nowMs - Date.parse(delivery.created_at)) / 1000);
  }
}
