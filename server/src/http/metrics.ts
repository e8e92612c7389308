import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Limiter } from './limits/limiter.ts';

/** What Prometheus reads at /metrics. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests: Counter;
  readonly #duration: Histogram;
  readonly #refusals: Counter;

  constructor() {
    const registers = [this.registry];
    this.#requests = new Counter({
      name: 'muster_http_requests_total',
      help: 'Requests answered.',
      labelNames: ['operation', 'status'],
      registers,
    });
    this.#duration = new Histogram({
      name: 'muster_http_request_seconds',
      help: 'Time from the first byte of a request to the end of its answer.',
      labelNames: ['operation'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    });
    this.#refusals = new Counter({
      name: 'muster_http_refusals_total',
      help: 'Requests refused, by error code.',
      labelNames: ['code'],
      registers,
    });
  }

  /** Memory, collections and the event loop, once a process: each of these watches has a timer of its own that never ends. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry, prefix: 'muster_' });
  }

  answered(operation: string, status: number, seconds: number): void {
    this.#requests.inc({ operation, status });
    this.#duration.observe({ operation }, seconds);
  }

  refused(code: string): void {
    this.#refusals.inc({ code });
  }

  /** Measured when asked, so that nothing has to be kept up to date. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void {
    this.registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          this.set(await read());
        },
      }),
    );
  }

  /** The same for what only grows since the process started: named `…_total`. */
  counter(name: `${string}_total`, help: string, read: () => number): void {
    this.registry.registerMetric(
      new Counter({
        name,
        help,
        registers: [],
        collect() {
          this.reset();
          this.inc(read());
        },
      }),
    );
  }

  watchPool(pool: pg.Pool): void {
    this.gauge('muster_db_pool_connections', 'Connections to PostgreSQL.', () => pool.totalCount);
    this.gauge('muster_db_pool_idle', 'Connections to PostgreSQL that are idle.', () => pool.idleCount);
    this.gauge('muster_db_pool_waiting', 'Requests waiting for a connection.', () => pool.waitingCount);
  }

  /** What of the reads that a replica may serve it did serve. */
  watchReplica({ reads }: { readonly reads: { readonly replica: number; readonly primary: number } }): void {
    this.counter('muster_replica_reads_total', 'Reads served by the replica.', () => reads.replica);
    this.counter(
      'muster_replica_reads_by_primary_total',
      'Reads for the replica that the primary served.',
      () => reads.primary,
    );
  }

  watchRequestLog(requestLog: { readonly dropped: number; readonly pending: number }): void {
    this.counter('muster_request_log_dropped_total', 'Requests left out of the request log.', () => requestLog.dropped);
    this.gauge('muster_request_log_pending', 'Requests not yet written to the request log.', () => requestLog.pending);
  }

  watchLimiter(limiter: Limiter): void {
    this.gauge('muster_limits_degraded', '1 while shared rate limits are kept by each process alone.', () =>
      limiter.degraded ? 1 : 0,
    );
    this.counter(
      'muster_requests_paced_total',
      'Requests that waited for others of their organization.',
      () => limiter.pacer.paced,
    );
  }
}
