import { command } from '../../cli/command.ts';

export const orgSet = command({
  summary: 'Change settings of an organization',
  description:
    'Settings are those that "muster org show" lists; plan, subscription_status and seat_limit among them.\nA list is written with commas. A setting without a value (key=) is emptied.',
  operands: [
    { name: 'ORG', about: 'Id of the organization' },
    { name: 'KEY=VALUE', about: 'One setting or several', isRepeated: true },
  ],
  examples: [
    'muster org set org_01K9Z3V5Q8R2T4W6Y8A0C2E4G6 plan=BUSINESS seat_limit=80',
    'muster org set org_01K9Z3V5Q8R2T4W6Y8A0C2E4G6 modules.expenses=false weekend_days=FRIDAY,SATURDAY',
  ],

  async run({ operands, open }) {
    const [organizationId = '', ...assignments] = operands;
    const installation = await open();
    const { changeSettings, parseSettings, presentSettings } = await import('../../features/organization/index.ts');
    const { inUnitOfWork } = await import('../../kernel/unit-of-work.ts');
    const { cliOrigin, operatorIn } = await import('./operator.ts');
    const { settingsText } = await import('./settings-text.ts');
    const actor = await operatorIn(installation, organizationId);
    const changes = parseSettings(assignments);
    const row = await inUnitOfWork(installation, actor, cliOrigin, (work) =>
      changeSettings(work, changes, { asOperator: true }),
    );
    const settings = presentSettings(row, installation.config);
    return { value: { organization_id: row.id, ...settings }, text: settingsText(row.id, settings) };
  },
});
