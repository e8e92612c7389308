import { command } from '../../cli/command.ts';

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
