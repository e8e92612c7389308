import type { Clock } from '../lib/clock.ts';
import type { JobQueue } from './job-outbox.ts';
import type { ChangeServices } from './unit-of-work.ts';

/** Something the worker does later. */
export interface Job {
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
  run(services: ChangeServices, payload: Record<string, unknown>): Promise<void>;
}

/** The one sandbox that a job is run for; undefined: it is run for all. */
export const sandboxIn = ({ organization_id: id }: Record<string, unknown>): string | undefined =>
  typeof id === 'string' ? id : undefined;

/** Of organizations those that a run is for: the one sandbox, or all but those that live by a clock of their own. */
export const concerned = (
  { clock }: { readonly clock: Clock },
  payload: Record<string, unknown>,
  ids: readonly string[],
): string[] => {
  const one = sandboxIn(payload);
  return ids.filter((id) => (one === undefined ? clock.of(id) === clock : id === one));
};
