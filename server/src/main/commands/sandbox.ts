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
    const { madeByOperator } = await import('./sandboxes.ts');
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

export const sandboxList = command({
  summary: 'List the sandboxes of an organization',
  options: { organization: { takes: 'ORG', about: 'Id of the organization', isRequired: true } },
  examples: ['muster sandbox list --organization org_01K9Z3V5Q8R2T4W6Y8A0C2E4G6'],

  async run({ options, open }) {
    const { listOf } = await import('./sandboxes.ts');
    const sandboxes = await listOf(await open(), options.organization);
    const line = (one: (typeof sandboxes)[number]): string =>
      `${one.id}  ${one.status}  ${String(one.people)} people  last used ${one.last_used_at ?? 'never'}  ${one.name}`;
    return {
      value: sandboxes,
      text: sandboxes.length === 0 ? 'There are no sandboxes.' : sandboxes.map(line).join('\n'),
    };
  },
});

export const sandboxDelete = command({
  summary: 'Delete a sandbox with all that is in it',
  description: 'Its tokens and sessions end at once; its records go as soon as a worker is there.',
  options: { organization: { takes: 'ORG', about: 'Id of the organization', isRequired: true } },
  operands: [{ name: 'SANDBOX', about: 'Id of the sandbox' }],
  examples: ['muster sandbox delete --organization org_01K9Z3V5Q8R2T4W6Y8A0C2E4G6 sbx_01K9Z3V5Q8R2T4W6Y8A0C2E4G6'],

  async run({ options, operands, open }) {
    const { deletedByOperator } = await import('./sandboxes.ts');
    const { id, name } = await deletedByOperator(await open(), options.organization, operands[0] ?? '');
    return { value: { id, status: 'DELETING' }, text: `${name} is being deleted.` };
  },
});
