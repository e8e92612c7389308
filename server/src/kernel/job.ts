import type { JobQueue } from './job-outbox.ts';
import type { ChangeServices } from './unit-of-work.ts';

/** Something the worker does later. */
export interface Job {
  readonly task: string;
  /** A cron line, for jobs that come by themselves. */
  readonly cron?: string;
  /** For jobs that wait for something outside: so many of a queue at a time, that the rest of the worker goes on. */
  readonly queue?: JobQueue;
  run(services: ChangeServices, payload: Record<string, unknown>): Promise<void>;
}
