import type { Installation } from '../kernel/installation.ts';
import { countJobs, type Counts } from './store.ts';

/** A number for /metrics, measured when asked. */
export interface Gauge {
  readonly name: string;
  readonly help: string;
  read(): number | Promise<number>;
}

/** One that only grows while the process runs. */
export interface Counter {
  readonly name: `${string}_total`;
  readonly help: string;
  read(): number;
}

/** How the queue stands, for all processes together. One query serves all gauges of a scrape. */
export function queueGauges(installation: Installation): Gauge[] {
  let underWay: Promise<Counts> | null = null;
  const read = async (name: keyof Counts): Promise<number> => {
    underWay ??= countJobs(installation).finally(() => (underWay = null));
    // What cannot be measured must not take the other metrics with it.
    return underWay.then(
      (counts) => counts[name],
      () => Number.NaN,
    );
  };
  const gauge = (name: string, help: string, count: keyof Counts): Gauge => ({ name, help, read: () => read(count) });
  return [
    gauge('muster_jobs_ready', 'Jobs that could run now.', 'ready'),
    gauge('muster_jobs_waiting', 'Jobs whose time is still to come, retries included.', 'waiting'),
    gauge('muster_jobs_running', 'Jobs under way.', 'running'),
    gauge('muster_jobs_failing', 'Jobs that failed and will be tried again.', 'failing'),
    gauge('muster_jobs_dead', 'Jobs that failed for good.', 'dead'),
    gauge('muster_jobs_outbox', 'Jobs committed but not yet handed to the queue.', 'outbox'),
    gauge(
      'muster_jobs_oldest_seconds',
      'How long the longest-waiting job that could run has been waiting.',
      'oldest_seconds',
    ),
  ];
}
