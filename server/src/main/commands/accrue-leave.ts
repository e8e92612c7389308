import { command } from '../../cli/command.ts';

export const accrueLeaveNow = command({
  summary: 'Enter the leave that is due to everyone',
  description:
    'Yearly grants, monthly twelfths, and at the turn of the year what is carried over and what expires. The worker\ndoes so once a day; run again it enters nothing twice.',
  options: { organization: { takes: 'ORG', about: 'Only for the people of one organization' } },
  examples: ['muster accrue-leave', 'muster accrue-leave --organization org_01K9Z3V5Q8R2T4W6Y8A0C2E4G6 --json'],

  async run({ options, open }) {
    const installation = await open();
    const { accrueLeave } = await import('../../features/leave/index.ts');
    const { getOrganization } = await import('./operator.ts');
    const { organization } = options;
    if (organization !== undefined) await getOrganization(installation, organization);
    const report = await accrueLeave(installation, 'cli', organization);
    const { organizations, people, entries } = report;
    return {
      value: report,
      text: `Looked at ${count(people, 'person', 'people')} in ${count(organizations, 'organization')}: ${count(entries, 'entry', 'entries')} made.`,
    };
  },
});

const count = (number: number, one: string, many = `${one}s`): string =>
  `${String(number)} ${number === 1 ? one : many}`;
