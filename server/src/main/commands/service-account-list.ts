import { command } from '../../cli/command.ts';

/** More of them than an organization may have. */
const all = { limit: 1000, after: null };

export const serviceAccountList = command({
  summary: 'List the service accounts of an organization',
  options: { organization: { takes: 'ORG', about: 'Which organization', isRequired: true } },
  examples: ['muster service-account list --organization org_01K9Z3V5Q8R2T4W6Y8A0C2E4G6'],

  async run({ options, open }) {
    const installation = await open();
    const { listAccounts } = await import('../../features/people/index.ts');
    const { operatorIn } = await import('./operator.ts');
    const actor = await operatorIn(installation, options.organization);
    const { items } = await listAccounts(installation.database.db, actor, all);
    const lines = items.map(({ id, name, role }) => `${id}  ${role}  ${name}`);
    return { value: items, text: lines.length > 0 ? lines.join('\n') : 'There is none.' };
  },
});
