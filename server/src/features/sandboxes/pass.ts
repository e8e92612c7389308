import type { Tenant } from '../../kernel/actor.ts';
import type { Job } from '../../kernel/job.ts';
import { causeIn } from '../../kernel/job-cause.ts';
import type { ChangeServices } from '../../kernel/unit-of-work.ts';
import { type Clock, StandingClock } from '../../lib/clock.ts';
import { addDays, dayIn, instantAtMs } from '../../lib/days.ts';
import { moveJobs, takeDueJobs } from './jobs-store.ts';
import { saveAhead } from './store.ts';

interface Stop {
  readonly atMs: number;
  readonly when: NonNullable<Job['inSandbox']>;
}

const clockTimes = [
  ['00:01', 'as the day begins'],
  ['09:02', 'in the morning'],
] as const;

/** Where jobs come between two instants, in order, by the calendar of the sandbox. */
export function* stopsBetween(timezone: string, fromMs: number, toMs: number): Generator<Stop> {
  for (let day = dayIn(timezone, fromMs); ; day = addDays(day, 1)) {
    for (const [time, when] of clockTimes) {
      const atMs = instantAtMs(timezone, day, time);
      if (atMs > toMs) return;
      if (atMs > fromMs) yield { atMs, when };
    }
  }
}

const abreast = 4;
/** What an answer may take, well within what clients and proxies wait. */
const withinMs = 20_000;

/**
 * Passes over the time up to an instant: whatever would have come until then comes, in order, each at its time. Answers with how far it
 * came, for a stretch that takes longer than an answer may.
 */
export async function passTime(services: ChangeServices, tenant: Tenant, toMs: number): Promise<number> {
  const { clock, database } = services;
  const own = tenant.id;
  const startedMs = performance.now();
  const fromMs = clock.nowMs();
  let reachedMs = fromMs;
  let isWhole = true;
  for (const stop of stopsBetween(tenant.timezone, fromMs, toMs)) {
    if (performance.now() - startedMs > withinMs) {
      isWhole = false;
      break;
    }
    await comeTo(services, own, clock, stop);
    reachedMs = stop.atMs;
  }
  if (isWhole) {
    await doDue({ ...services, clock: new StandingClock(clock, toMs) }, own, clock.toMachineMs(toMs));
    reachedMs = toMs;
  }
  const byMs = reachedMs - clock.nowMs();
  if (byMs <= 0) return reachedMs;
  const aheadMs = Math.round(clock.nowMs() - clock.real.nowMs() + byMs);
  await moveJobs(database.db, own, byMs);
  clock.real.setOwn(own, aheadMs);
  await saveAhead(database.db, own, aheadMs);
  return reachedMs;
}

async function comeTo(services: ChangeServices, own: string, from: Clock, { atMs, when }: Stop): Promise<void> {
  const then = { ...services, clock: new StandingClock(from, atMs) };
  await doDue(then, own, from.toMachineMs(atMs));
  for (const job of services.catalogue.jobs) {
    if (job.inSandbox === when) await attempt(then, job, { organization_id: own });
  }
}

/** What waits in the queue for that time, and what that brings about. */
async function doDue(services: ChangeServices, own: string, untilMachineMs: number): Promise<void> {
  const { catalogue, database, jobs } = services;
  const tasks = catalogue.jobs.map(({ task }) => task);
  const dueBy = new Date(untilMachineMs).toISOString();
  for (;;) {
    await jobs.handOver();
    const due = await takeDueJobs(database.db, own, dueBy, tasks);
    if (due.length === 0) return;
    // In the order of their times; a few abreast, as the worker does them.
    for (let first = 0; first < due.length; first += abreast) {
      const some = due.slice(first, first + abreast);
      await Promise.all(
        some.map(async ({ task, payload }) => {
          const job = catalogue.jobs.find((one) => one.task === task);
          if (job) await attempt(services, job, causeIn(payload).own);
        }),
      );
    }
  }
}

/** One that fails holds up nothing: time goes on. */
async function attempt(services: ChangeServices, job: Job, payload: Record<string, unknown>): Promise<void> {
  try {
    await job.run(services, payload);
  } catch (error) {
    services.log.warn({ err: error, task: job.task }, 'a job of a sandbox failed as its time was passed over');
  }
}
