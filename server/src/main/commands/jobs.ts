import { command, UsageError } from '../../cli/command.ts';

const mostShown = 100;

export const jobsFailed = command({
  summary: 'List jobs that were given up',
  description: `Those of all organizations and of the installation itself, the latest first, ${String(mostShown)} at most. Executives see those of their own organization in the app, on Health.`,
  options: {
    organization: { takes: 'ORG', about: 'Those of one organization' },
    task: { takes: 'TASK', about: 'Those of one kind, such as sessions.invite' },
  },
  examples: ['muster jobs failed', 'muster jobs failed --task notifications.mail --json'],

  async run({ options: { organization, task }, open }) {
    const { database } = await open();
    const { listFailedJobs } = await import('../../features/health/index.ts');
    const jobs = await listFailedJobs(database.db, { organizationId: organization, task }, mostShown);
    const lines = jobs.map(
      (job) =>
        `${job.id}  ${job.last_failed_at}  ${job.task}  ${job.organization_id ?? 'of no organization'}  ${firstLine(job.last_error)}`,
    );
    return { value: jobs, text: lines.length > 0 ? lines.join('\n') : 'No job was given up.' };
  },
});

const firstLine = (text: string | null): string => text?.split('\n', 1)[0] ?? '';

const mostAtOnce = 1000;

export const jobsRetry = command({
  summary: 'Try jobs that were given up once more',
  description: `They get all their attempts again, ${String(mostAtOnce)} jobs a call at most. Mend the cause first, such as a mail server that could not be reached.`,
  options: {
    organization: { takes: 'ORG', about: 'Those of one organization' },
    task: { takes: 'TASK', about: 'Those of one kind, as "muster jobs failed" shows it' },
    all: { about: 'All of them' },
  },
  examples: ['muster jobs retry --task notifications.mail', 'muster jobs retry --all --json'],

  async run({ options: { organization, task, all }, open }) {
    const isNarrowed = organization !== undefined || task !== undefined;
    if (isNarrowed === all) throw new UsageError('Say which: --task, --organization, both, or --all.');
    const { database, log } = await open();
    const { rescheduleFailed } = await import('../../features/health/index.ts');
    const retried = await rescheduleFailed(database.db, { organizationId: organization, task }, mostAtOnce);
    log.info({ retried, task, organization_id: organization }, 'jobs that were given up are tried again');
    return { value: { retried }, text: `${String(retried)} ${retried === 1 ? 'job is' : 'jobs are'} tried again.` };
  },
});
