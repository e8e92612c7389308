import { setTimeout as delay } from 'node:timers/promises';
import { runOnce } from 'graphile-worker';
import type { Installation } from '../kernel/installation.ts';
import { type Counter, type Gauge, queueGauges } from './gauges.ts';
import { type QueueRunner, runnerOptions, startRunner } from './runner.ts';
import type { Tally } from './tasks.ts';

export interface WorkerOptions {
  readonly concurrency?: number;
  /** How long a job that is under way may go on after `stop`; then it goes back into the queue. */
  readonly graceMs?: number;
}

export interface Worker {
  stop(): Promise<void>;
  /** Of the queue, and of this process's part in it. */
  readonly gauges: readonly Gauge[];
  readonly counters: readonly Counter[];
}

const restartMs = 1000;
const forwardMs = 1000;

/** Works through the queue until it is stopped; a runner that gives up, as after a lost database, is replaced. */
export async function startWorker(installation: Installation, options: WorkerOptions = {}): Promise<Worker> {
  const { concurrency = 4, graceMs = 8000 } = options;
  const tally: Tally = { completed: 0, failed: 0 };
  const start = (): Promise<QueueRunner> => startRunner(installation, concurrency, tally);
  const stopping = new AbortController();
  const isStopping = (): boolean => stopping.signal.aborted;
  let runner = await start();

  const keepRunning = async (): Promise<void> => {
    await runner.ended;
    while (!isStopping()) {
      installation.log.warn('the worker stopped by itself and is started again');
      await runner.stop(0).catch(() => undefined);
      await delay(restartMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (isStopping()) return;
      const next = await start().catch(() => null);
      if (!next) continue;
      runner = next;
      if (isStopping()) await runner.stop(graceMs);
      await runner.ended;
    }
  };
  const kept = keepRunning();
  // Picks up what a process left in the outbox when it died.
  const forwarding = setInterval(() => void installation.jobs.forward(), forwardMs).unref();
  return {
    gauges: queueGauges(installation),
    counters: workerCounters(tally),
    stop: async () => {
      stopping.abort();
      clearInterval(forwarding);
      await runner.stop(graceMs);
      await kept;
    },
  };
}

const workerCounters = (tally: Tally): Counter[] => [
  {
    name: 'muster_worker_jobs_completed_total',
    help: 'Jobs this process has done.',
    read: () => tally.completed,
  },
  {
    name: 'muster_worker_jobs_failed_total',
    help: 'Attempts at jobs that failed in this process.',
    read: () => tally.failed,
  },
];

/** Does what is due now, and what that brings about, then returns. */
export async function runJobsOnce(installation: Installation): Promise<Tally> {
  const tally: Tally = { completed: 0, failed: 0 };
  let done: number;
  do {
    done = tally.completed + tally.failed;
    await installation.jobs.forward();
    await runOnce({ ...runnerOptions(installation, installation.database.pool, tally), concurrency: 1 });
  } while (tally.completed + tally.failed > done);
  return tally;
}
