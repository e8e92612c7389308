import type { Clock } from '../lib/clock.ts';
import type { JobFor } from './job-for.ts';
import type { ChangeServices } from './unit-of-work.ts';

export type Job = JobFor<ChangeServices>;

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
