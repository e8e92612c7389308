import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Logger, parseCronItems, run, type RunnerOptions, type WorkerEvents, type WorkerPool } from 'graphile-worker';
import pg from 'pg';
import { HostClient } from '../db/host-client.ts';
import type { Installation } from '../kernel/installation.ts';
import { freeOrphans, showPresence } from './orphans.ts';
import { cronItemsOf, type Tally, taskListOf } from './tasks.ts';

const orphanIntervalMs = 10_000;

/** One run of the queue's own runner, on connections of its own. */
export interface QueueRunner {
  /** Settles when it has stopped, by itself or because it was told to. */
  readonly ended: Promise<void>;
  stop(graceMs: number): Promise<void>;
}

/** Options that a continuous and a single run share. */
export function runnerOptions(installation: Installation, pgPool: pg.Pool, tally: Tally) {
  return {
    pgPool,
    taskList: taskListOf(installation, tally),
    logger: loggerFor(installation),
    noHandleSignals: true,
    // Batched, even without delay: otherwise a job whose end cannot be written down ends the process with it.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  } satisfies RunnerOptions;
}

/** Jobs report for themselves in tasks.ts; what is left is about connections. Its details may hold payloads: message alone. */
function loggerFor({ log }: Installation): Logger {
  return new Logger(() => (level, message, meta) => {
    if (meta?.['failure'] === true || meta?.['success'] === true) return;
    const isTrouble = ['error', 'warning'].includes(level);
    if (isTrouble) log.warn({ source: 'graphile-worker' }, message);
    else log.debug({ source: 'graphile-worker' }, message);
  });
}

/** Plain ones: the queue reads its timestamps as Date objects, which the product's own connections do not give. */
function openPool({ database, log }: Installation, concurrency: number): pg.Pool {
  const pool = new pg.Pool({
    ...database.connection,
    Client: HostClient as unknown as typeof pg.Client & (new () => pg.ClientBase),
    max: concurrency + 2,
    connectionTimeoutMillis: 5000,
    // Above statement_timeout: it speaks only if the server does not.
    query_timeout: 17_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'muster worker',
    options: '-c timezone=UTC -c statement_timeout=15000 -c idle_in_transaction_session_timeout=60000',
  });
  const onError = (error: Error): void => {
    log.warn({ err: error }, 'a database connection of the worker was lost');
  };
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export async function startRunner(installation: Installation, concurrency: number, tally: Tally): Promise<QueueRunner> {
  const pool = openPool(installation, concurrency);
  const events = new EventEmitter() as WorkerEvents;
  const free = (workerId: string): void => {
    freeOrphans(pool, workerId).then(
      (count) => count > 0 && installation.log.warn({ workers: count }, 'took over the jobs of workers that are gone'),
      () => undefined,
    );
  };
  let timer: NodeJS.Timeout | undefined;
  let workerPool: WorkerPool | undefined;
  events.on('pool:create', (created) => {
    workerPool = created.workerPool;
  });
  events.on('pool:listen:success', ({ client, workerPool: { id } }) => {
    // Its own LISTEN comes first; a connection takes one query at a time.
    client.once('drain', () => void showPresence(client, id).catch(() => undefined));
    free(id);
    clearInterval(timer);
    timer = setInterval(() => {
      free(id);
    }, orphanIntervalMs).unref();
  });
  try {
    const runner = await run({
      ...runnerOptions(installation, pool, tally),
      events,
      concurrency,
      pollInterval: 1000,
      parsedCronItems: parseCronItems(cronItemsOf(installation)),
    });
    const ended = runner.promise
      .catch(() => undefined)
      .finally(() => {
        clearInterval(timer);
      });
    let isClosed = false;
    return {
      ended,
      stop: async (graceMs) => {
        if (isClosed) return;
        isClosed = true;
        const stopped = runner.stop().catch(() => undefined);
        const isInTime = await Promise.race([stopped.then(() => true), delay(graceMs, false, { ref: false })]);
        // The runner's own kill does nothing once it is stopping.
        if (!isInTime)
          await Promise.resolve(workerPool?.forcefulShutdown('The worker is stopping.')).catch(() => undefined);
        await pool.end();
      },
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}
