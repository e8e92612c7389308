import { command } from '../../cli/command.ts';

export const orgShow = command({
  summary: 'Show an organization and all its settings',
  operands: [{ name: 'ORG', about: 'Id of the organization' }],
  examples: ['muster org show org_01K9Z3V5Q8R2T4W6Y8A0C2E4G6'],

  async run({ operands, open }) {
    const installation = await open();
    const { presentSettings } = await import('../../features/organization/index.ts');
    const { getOrganization } = await import('./operator.ts');
    const { settingsText } = await import('./settings-text.ts');
    const row = await getOrganization(installation, operands[0] ?? '');
    const settings = presentSettings(row, installation.config);
    return { value: { organization_id: row.id, ...settings }, text: settingsText(row.id, settings) };
  },
});
