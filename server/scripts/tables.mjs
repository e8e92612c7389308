// Writes the TypeScript types of all tables from a database that has been migrated.
import pg from 'pg';

const scalar = {
  text: 'string',
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  numeric: 'string',
  timestamptz: 'string',
  date: 'string',
  time: 'string',
  jsonb: 'Json',
  bytea: 'Buffer',
  _text: 'string[]',
  uuid: 'string',
};

export async function describeTables(connection) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query(`
      select c.relname as table, a.attname as column, t.typname as type, a.attnotnull as required,
             a.atthasdef or a.attidentity <> '' or a.attgenerated <> '' as has_default
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        join pg_type t on t.oid = a.atttypid
       where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'schema_migrations'
       order by c.relname, a.attnum`);
    return render(rows);
  } finally {
    await client.end();
  }
}

const pascal = (name) => name.replace(/(^|_)([a-z])/g, (_, __, letter) => letter.toUpperCase());

function render(rows) {
  const tables = groupBy(rows);
  const lines = [
    '// Generated from the migrations by `npm run generate`. Do not edit.',
    "import type { Generated, JSONColumnType } from 'kysely';",
    '',
    'type Json = JSONColumnType<object, unknown, unknown>;',
  ];
  for (const [table, columns] of tables) {
    lines.push('', `export interface ${pascal(table)}Table {`);
    for (const { column, type, required, has_default } of columns) {
      if (!scalar[type]) throw new Error(`No TypeScript type for ${table}.${column} (${type}).`);
      const base = required
        ? scalar[type]
        : type === 'jsonb'
          ? 'JSONColumnType<object | null, unknown, unknown>'
          : `${scalar[type]} | null`;
      lines.push(`  ${column}: ${has_default && type !== 'jsonb' ? `Generated<${base}>` : base};`);
    }
    lines.push('}');
  }
  lines.push('', 'export interface Tables {');
  for (const table of tables.keys()) lines.push(`  ${table}: ${pascal(table)}Table;`);
  lines.push('}', '');
  return lines.join('\n');
}

function groupBy(rows) {
  const groups = new Map();
  for (const row of rows) groups.set(row.table, [...(groups.get(row.table) ?? []), row]);
  return groups;
}
