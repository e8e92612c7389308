import type { Installation } from '../../../kernel/installation.ts';
import type { Result } from './result.ts';
import { wakeAtMs } from './retry.ts';

export const deliverTask = 'webhooks.deliver';

/** A job for each moment at which next attempts fall due. The minute's round is there for what goes wrong here. */
export function timeNextAttempts({ clock, jobs, log }: Installation, results: readonly Result[]): void {
  const nowMs = clock.nowMs();
  const moments = new Set<number>();
  for (const { nextAttemptMs } of results) if (nextAttemptMs !== null) moments.add(wakeAtMs(nextAttemptMs, nowMs));
  for (const runAtMs of moments) {
    const options = { runAtMs, jobKey: `${deliverTask}:${String(runAtMs)}`, maxAttempts: 3 };
    jobs.add(clock, deliverTask, {}, options).catch((error: unknown) => {
      log.warn({ err: error }, 'a next attempt could not be timed; the next round finds it');
    });
  }
}
