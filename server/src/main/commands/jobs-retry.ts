import { command, UsageError } from '../../cli/command.ts';

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
