import { command } from '../../cli/command.ts';

export const sandboxDelete = command({
  summary: 'Delete a sandbox with all that is in it',
  description: 'Its tokens and sessions end at once; its records go as soon as a worker is there.',
  options: { organization: { takes: 'ORG', about: 'Id of the organization', isRequired: true } },
  operands: [{ name: 'SANDBOX', about: 'Id of the sandbox' }],
  examples: ['muster sandbox delete --organization org_01K9Z3V5Q8R2T4W6Y8A0C2E4G6 sbx_01K9Z3V5Q8R2T4W6Y8A0C2E4G6'],

  async run({ options, operands, open }) {
    const { deletedByOperator } = await import('./sandbox.ts');
    const { id, name } = await deletedByOperator(await open(), options.organization, operands[0] ?? '');
    return { value: { id, status: 'DELETING' }, text: `${name} is being deleted.` };
  },
});
