import { command } from '../../cli/command.ts';

export const sandboxList = command({
  summary: 'List the sandboxes of an organization',
  options: { organization: { takes: 'ORG', about: 'Id of the organization', isRequired: true } },
  examples: ['muster sandbox list --organization org_01K9Z3V5Q8R2T4W6Y8A0C2E4G6'],

  async run({ options, open }) {
    const { listOf } = await import('./sandbox.ts');
    const sandboxes = await listOf(await open(), options.organization);
    const line = (one: (typeof sandboxes)[number]): string =>
      `${one.id}  ${one.status}  ${String(one.people)} people  last used ${one.last_used_at ?? 'never'}  ${one.name}`;
    return {
      value: sandboxes,
      text: sandboxes.length === 0 ? 'There are no sandboxes.' : sandboxes.map(line).join('\n'),
    };
  },
});
