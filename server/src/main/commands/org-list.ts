import { command } from '../../cli/command.ts';

interface Listed {
  id: string;
  name: string;
  plan: string;
  subscription_status: string;
  active_people: number;
  created_at: string;
}

export const orgList = command({
  summary: 'List the organizations of this installation',
  examples: ['muster org list', 'muster org list --json'],

  async run({ open }) {
    const { database } = await open();
    const { sql } = await import('../../db/sql.ts');
    const { rows } = await sql<Listed>`
      select id, name, plan, subscription_status, created_at,
             (select count(*) from users where organization_id = organizations.id and is_active) as active_people
        from organizations order by id`.execute(database.db);
    const lines = rows.map(
      (row) =>
        `${row.id}  ${row.name} (${row.plan}, ${row.subscription_status}, ${String(row.active_people)} active people)`,
    );
    return { value: rows, text: lines.length > 0 ? lines.join('\n') : 'There is no organization yet.' };
  },
});
