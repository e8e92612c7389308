import { command, UsageError } from '../../cli/command.ts';

export const sandboxCreate = command({
  summary: 'Make a sandbox of an organization',
  description:
    'An organization for trying things out, filled with people who do not exist. With --email the token of that Administrator comes along; it is shown this once.',
  options: {
    organization: { takes: 'ORG', about: 'Id of the organization', isRequired: true },
    name: { takes: 'NAME', about: 'What it is called', isRequired: true },
    people: { takes: '0|25|250', about: 'How many people it is filled with; 25 unless given' },
    'copy-settings': { about: 'With the departments, leave types, rules and custom fields of the organization' },
    email: { takes: 'EMAIL', about: 'An Administrator or Executive, who gets a token of it' },
  },
  fields: { copy_settings: 'copy-settings' },
  examples: [
    'muster sandbox create --organization org_01K9Z3V5Q8R2T4W6Y8A0C2E4G6 --name "Payroll contractor"',
    'muster sandbox create --organization org_01K9Z3V5Q8R2T4W6Y8A0C2E4G6 --name Load --people 250 --email ada@northwind.example --json',
  ],

  async run({ options, open }) {
    const wanted = options.people ?? '25';
    const people = ([0, 25, 250] as const).find((count) => String(count) === wanted);
    if (people === undefined) throw new UsageError('--people is 0, 25 or 250.');
    const installation = await open();
    const { madeByOperator } = await import('./sandbox.ts');
    const { sandbox, token } = await madeByOperator(
      installation,
      options.organization,
      { name: options.name, people, copy_settings: options['copy-settings'] },
      options.email,
    );
    return {
      value: { ...sandbox, token },
      text: `${sandbox.id}  ${sandbox.name}\n  organization  ${sandbox.sandbox_organization_id}\n  people        ${String(sandbox.people)}${token === null ? '' : `\n  token         ${token}\nKeep the token now: it is not shown again.`}`,
    };
  },
});
