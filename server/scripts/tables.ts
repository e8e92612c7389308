import type pg from 'pg';

const scalar: Record<string, string> = {
  text: 'string',
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  // Read as text; written as either.
  numeric: 'number | string',
  timestamptz: 'string',
  date: 'string',
  time: 'string',
  jsonb: 'unknown',
  bytea: 'Buffer',
  _text: 'string[]',
  uuid: 'string',
};

interface Column {
  table: string;
  column: string;
  type: string;
  required: boolean;
  has_default: boolean;
}

/** The TypeScript types of all tables, from a database that has been migrated. */
export async function describeTables(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<Column>(`
    select c.relname as table, a.attname as column, t.typname as type, a.attnotnull as required,
           a.atthasdef or a.attidentity <> '' or a.attgenerated <> '' as has_default
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
     where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and not c.relname = any('{schema_migrations,schema_expansions}')
     order by c.relname collate "C", a.attnum`);
  return render(byTable(rows));
}

const pascal = (name: string): string =>
  name.replace(/(^|_)([a-z])/g, (_match, _gap, letter: string) => letter.toUpperCase());

function byTable(rows: readonly Column[]): Map<string, Column[]> {
  const tables = new Map<string, Column[]>();
  for (const row of rows) tables.set(row.table, [...(tables.get(row.table) ?? []), row]);
  return tables;
}

function typeOf({ table, column, type, required }: Column): string {
  const name = scalar[type];
  if (name === undefined) throw new Error(`No TypeScript type for ${table}.${column} (${type}).`);
  return required || type === 'jsonb' ? name : `${name} | null`;
}

function render(tables: Map<string, Column[]>): string {
  const lines = [
    '// Generated from the migrations by `npm run generate`. Do not edit.',
    '// A column is optional if an insert may leave it out: it has a default or may be null.',
  ];
  for (const [table, columns] of tables) {
    lines.push('', `export interface ${pascal(table)}Table {`);
    for (const column of columns) {
      const mark = column.has_default || !column.required ? '?' : '';
      lines.push(`  ${column.column}${mark}: ${typeOf(column)};`);
    }
    lines.push('}');
  }
  lines.push('', 'export interface Tables {');
  for (const table of tables.keys()) lines.push(`  ${table}: ${pascal(table)}Table;`);
  lines.push('}', '');
  return lines.join('\n');
}
