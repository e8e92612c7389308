import { command } from '../../cli/command.ts';

export const orgList = command({
  summary: 'List the organizations of this installation',
  examples: ['muster org list', 'muster org list --json'],

  async run({ open }) {
    const { database } = await open();
    const { listOrganizations } = await import('./store.ts');
    const rows = await listOrganizations(database.db);
    const lines = rows.map(({ id, name, plan, subscription_status: status, active_people: people, sandbox_of: of }) =>
      of === null
        ? `${id}  ${name} (${plan}, ${status}, ${String(people)} active people)`
        : `${id}  ${name} (sandbox of ${of})`,
    );
    return { value: rows, text: lines.length > 0 ? lines.join('\n') : 'There is no organization yet.' };
  },
});
