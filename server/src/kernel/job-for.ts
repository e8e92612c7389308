import type { JobQueue } from './job-outbox.ts';

/** Something the worker does later. */
export interface JobFor<Services> {
  readonly task: string;
  /** A cron line, for jobs that come by themselves. */
  readonly cron?: string;
  /** For jobs that wait for something outside: so many of a queue at a time, that the rest of the worker goes on. */
  readonly queue?: JobQueue;
  /**
   * When it comes on a day that a sandbox passes over, by the calendar of it. It is run by its clock then, with its `organization_id`
   * in the payload, and does what is due there alone.
   */
  readonly inSandbox?: 'as the day begins' | 'in the morning';
  run(services: Services, payload: Record<string, unknown>): Promise<void>;
}
