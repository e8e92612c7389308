import { type CronItem, parseCronItem } from 'graphile-worker';
import { sql } from '../db/sql.ts';
import type { Installation } from '../kernel/installation.ts';
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
  await sql`
    select moved.id from graphile_worker.jobs as waiting,
           graphile_worker.reschedule_jobs(array[waiting.id], run_at := waiting.run_at - make_interval(secs => ${byMs / 1000}::float8)) as moved
     where waiting.locked_at is null and waiting.attempts < waiting.max_attempts and waiting.run_at > now()`.execute(
    db,
  );
  const { rows } = await sql<{ clock_offset_ms: number }>`select clock_offset_ms from installation`.execute(db);
  const nowMs = Date.now() + (rows[0]?.clock_offset_ms ?? 0);
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
