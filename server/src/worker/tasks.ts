import type { CronItem, Task, TaskList } from 'graphile-worker';
import type { Installation } from '../kernel/installation.ts';
import { type Job, sandboxIn } from '../kernel/job.ts';
import { causeIn } from '../kernel/job-cause.ts';
import { traced } from '../tracing.ts';
import { removeFile, sweepFiles } from './files.ts';
import { housekeeping } from './housekeeping.ts';
import { retention } from './retention.ts';

/** What the worker has done since it started. */
export interface Tally {
  completed: number;
  failed: number;
}

export const jobsOf = ({ catalogue }: Installation): Job[] => [
  ...catalogue.jobs,
  housekeeping,
  retention,
  removeFile,
  sweepFiles,
];

export const taskListOf = (installation: Installation, tally: Tally): TaskList =>
  Object.fromEntries(jobsOf(installation).map((job) => [job.task, taskOf(installation, job, tally)]));

/** A job with its log lines: which, how often tried, how long. Never its payload, and no values out of an error. */
function taskOf(installation: Installation, job: Job, tally: Tally): Task {
  return async (payload, { job: { id, attempts, max_attempts } }) => {
    const startedMs = performance.now();
    const line = { task: job.task, job_id: id, attempt: attempts, max_attempts };
    const { cause, own } = causeIn((payload ?? {}) as Record<string, unknown>);
    const ms = (): number => Math.round(performance.now() - startedMs);
    try {
      await traced(
        'job',
        job.task,
        () => ({ 'messaging.message.id': id, 'muster.attempt': attempts }),
        () => runJob(installation, job, own),
        cause,
      );
      tally.completed++;
      installation.log.info({ ...line, ms: ms() }, 'job done');
    } catch (error) {
      tally.failed++;
      const isFinal = attempts >= max_attempts;
      installation.log[isFinal ? 'error' : 'warn'](
        { ...line, ms: ms(), err: error },
        isFinal ? 'job failed for good' : 'job failed and will be tried again',
      );
      throw withoutValues(error);
    }
  };
}

/** What concerns a sandbox whose time was moved is done by its own clock. */
function ofOrganization(installation: Installation, { organization_id: id }: Record<string, unknown>): Installation {
  const clock = typeof id === 'string' ? installation.clock.of(id) : installation.clock;
  return clock === installation.clock ? installation : { ...installation, clock };
}

/** What comes by itself comes to each sandbox whose time was moved too, by its clock. */
async function runJob(installation: Installation, job: Job, own: Record<string, unknown>): Promise<void> {
  await job.run(ofOrganization(installation, own), own);
  if (job.inSandbox === undefined || sandboxIn(own) !== undefined) return;
  for (const [id, clock] of installation.clock.owns())
    await job.run({ ...installation, clock }, { organization_id: id });
}

/** The queue keeps the message of a failure; a database error quotes the values it stumbled over. */
function withoutValues(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('The job failed.');
  const { severity, code } = error as { severity?: string; code?: string };
  return new Error(severity === undefined ? error.message : `The database refused with ${code ?? 'an error'}.`);
}

const dayMs = 86_400_000;

/** A job that comes once a day or less is made up for when nothing ran at its hour. */
export const cronItemsOf = (installation: Installation): CronItem[] =>
  jobsOf(installation).flatMap(({ task, cron }) =>
    cron === undefined
      ? []
      : [{ task, match: cron, options: { backfillPeriod: /^\d+ \d+ /.test(cron) ? dayMs : 0, jobKey: cronKey(task) } }],
  );

/** One waiting run of it is enough. */
export const cronKey = (task: string): string => `cron:${task}`;
