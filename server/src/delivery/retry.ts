import { deliverTask, shortStepMs, wakeUpsFor } from '../kernel/delivery.ts';
import type { Services } from '../kernel/services.ts';

const minute = 60;
const hour = 60 * minute;

/** Seconds from a failed attempt to the next. */
export const defaultSchedule: readonly number[] = [
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
];

const maxRetryAfterSeconds = 24 * hour;
/** Spreads what failed together; never earlier than the schedule says. */
const jitter = 0.1;

/** How long to wait after the attempt with this number failed; null if it was the last. A receiver may ask for more. */
export function delayAfterMs(
  schedule: readonly number[],
  attemptNumber: number,
  retryAfterSeconds: number | null,
  random: () => number = Math.random,
): number | null {
  const seconds = schedule[attemptNumber - 1];
  if (seconds === undefined) return null;
  const asked = Math.min(retryAfterSeconds ?? 0, maxRetryAfterSeconds);
  return Math.round(Math.max(seconds, asked) * (1 + jitter * random()) * 1000);
}

const shortMs = 60_000;

/** Deliveries that fall due at about the same time are woken by one job: the time rounded up, coarser the longer it is. */
export const retryWakeUps = (dueMs: readonly number[], nowMs: number): Set<number> =>
  wakeUpsFor(dueMs, (ms) => (ms - nowMs < shortMs ? shortStepMs : 5000));

/** A job for each moment at which retries fall due. The minute's round is there for what goes wrong here. */
export function scheduleRetries(
  { clock, jobs, log }: Pick<Services, 'clock' | 'jobs' | 'log'>,
  results: readonly { readonly nextAttemptMs: number | null }[],
): void {
  const dueMs = results.flatMap(({ nextAttemptMs }) => (nextAttemptMs === null ? [] : [nextAttemptMs]));
  for (const runAtMs of retryWakeUps(dueMs, clock.nowMs())) {
    const options = { runAtMs, jobKey: `${deliverTask}:${String(runAtMs)}`, maxAttempts: 3 };
    jobs.add(clock, deliverTask, {}, options).catch((error: unknown) => {
      log.warn({ err: error }, 'a retry could not be scheduled; the next round finds it');
    });
  }
}
