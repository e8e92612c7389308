import { command } from '../../cli/command.ts';

export const orgList = command({
  summary: 'List the organizations of this installation',
  examples: ['muster org list', 'muster org list --json'],

  async run({ open }) {
    const { database } = await open();
    const { listOrganizations } = await import('./store.ts');
    const rows = await listOrganizations(database.db);
    const lines = rows.map(
      (row) =>
        `${row.id}  ${row.name} (${row.plan}, ${row.subscription_status}, ${String(row.active_people)} active people)`,
    );
    return { value: rows, text: lines.length > 0 ? lines.join('\n') : 'There is no organization yet.' };
  },
});
