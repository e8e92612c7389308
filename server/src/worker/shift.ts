import { type CronItem, parseCronItem } from 'graphile-worker';
import { readClockOffset } from '../kernel/clock-store.ts';
import type { Installation } from '../kernel/installation.ts';
import { moveWaitingJobs } from './store.ts';
import { cronItemsOf, cronKey } from './tasks.ts';

const minuteMs = 60_000;
const yearMs = 366 * 1440 * minuteMs;

/**
 * Call when the product's clock has been moved by `byMs`: what waits for a time to come waits that much less, and jobs
 * that come by themselves run once if their hour has been passed over. Jobs that are due or under way stay as they are.
 */
export async function shiftJobs(installation: Installation, byMs: number): Promise<void> {
  const { db } = installation.database;
  await installation.jobs.forward();
  await moveWaitingJobs(db, byMs);
  const nowMs = Date.now() + (await readClockOffset(db));
  for (const item of cronItemsOf(installation)) {
    if (comesWithin(item, Math.max(nowMs - byMs, nowMs - yearMs), nowMs))
      await installation.jobs.add(installation.clock, item.task, {}, { jobKey: cronKey(item.task) });
  }
  await installation.jobs.forward();
}

/** Whether the cron line names a minute after the first instant and up to the second; in UTC, as the worker reads it. */
function comesWithin(item: CronItem, afterMs: number, untilMs: number): boolean {
  const { match } = parseCronItem(item);
  for (let ms = (Math.floor(afterMs / minuteMs) + 1) * minuteMs; ms <= untilMs; ms += minuteMs) {
    const at = new Date(ms);
    const digest = {
      min: at.getUTCMinutes(),
      hour: at.getUTCHours(),
      date: at.getUTCDate(),
      month: at.getUTCMonth() + 1,
      dow: at.getUTCDay(),
    };
    if (match(digest)) return true;
  }
  return false;
}
