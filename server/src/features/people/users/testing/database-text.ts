import type { Installation } from '../../../../kernel/installation.ts';

/** Everything that stands in the database, table by table, as text; bytes in hexadecimal. */
export async function databaseText({ database }: Installation): Promise<string> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  let text = '';
  for (const { name } of tables) {
    const { rows } = await database.pool.query<{ line: string }>(`select t::text as line from ${name} t`);
    text += rows.map(({ line }) => line).join('\n');
  }
  return text;
}

/** The ways in which a plain value could stand there. */
export const formsOf = (value: string): string[] => [
  value,
  Buffer.from(value).toString('hex'),
  Buffer.from(value).toString('base64').replace(/=+$/, ''),
];
