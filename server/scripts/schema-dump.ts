import type pg from 'pg';

// Partitions come and go with the months; their parent tells what they look like.
const ours = `n.nspname = 'public' and not c.relispartition and not c.relname = any('{schema_migrations,schema_expansions}')`;

const columnsSql = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
         case when co.collname not in ('default') then co.collname end as collation, a.attidentity as identity,
         a.attgenerated as generated, pg_get_expr(d.adbin, d.adrelid) as expression,
         pg_get_partkeydef(c.oid) as partition_key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    left join pg_collation co on co.oid = a.attcollation
   where ${ours} and c.relkind in ('r', 'p')
   order by c.relname collate "C", a.attnum`;

// Not-null constraints (n) stand with their columns.
const constraintsSql = `
  select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
   where ${ours} and k.contype <> 'n' and k.conislocal and k.coninhcount = 0
   order by c.relname collate "C", position(k.contype in 'puxcf'), k.conname collate "C"`;

const indexesSql = `
  select c.relname as table, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_class x on x.oid = i.indexrelid
   where ${ours}
     and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
   order by c.relname collate "C", x.relname collate "C"`;

const triggersSql = `
  select c.relname as table, pg_get_triggerdef(t.oid) as definition
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
   where ${ours} and not t.tgisinternal and t.tgparentid = 0
   order by c.relname collate "C", t.tgname collate "C"`;

const functionsSql = `
  select pg_get_functiondef(p.oid) as definition
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
   where n.nspname = 'public' and p.prokind in ('f', 'p')
     and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
   order by p.proname collate "C", pg_get_function_identity_arguments(p.oid) collate "C"`;

interface Column {
  table: string;
  name: string;
  type: string;
  required: boolean;
  collation: string | null;
  identity: string;
  generated: string;
  expression: string | null;
  partition_key: string | null;
}

interface Part {
  table: string;
  name?: string;
  definition: string;
}

/** The whole schema as text, so that a review sees what a migration does to it. It is not what builds a database. */
export async function dumpSchema(client: pg.ClientBase): Promise<string> {
  const { rows: columns } = await client.query<Column>(columnsSql);
  const { rows: constraints } = await client.query<Part>(constraintsSql);
  const { rows: indexes } = await client.query<Part>(indexesSql);
  const { rows: triggers } = await client.query<Part>(triggersSql);
  const { rows: functions } = await client.query<Omit<Part, 'table'>>(functionsSql);
  const tables = [...new Set(columns.map(({ table }) => table))].map((table) => {
    const of = <T extends { table: string }>(parts: readonly T[]): T[] => parts.filter((part) => part.table === table);
    const after = [...of(indexes), ...of(triggers)].map(({ definition }) => `${definition};\n`).join('');
    return `${createTable(table, of(columns), of(constraints))}${after}`;
  });
  return [
    '-- Generated from the migrations by `npm run generate`. Do not edit; the migrations are what counts.\n',
    ...functions.map(({ definition }) => `${definition.trim()};\n`),
    ...tables,
  ].join('\n');
}

function createTable(table: string, columns: readonly Column[], constraints: readonly Part[]): string {
  const [first] = columns;
  const lines = [
    ...columns.map(columnLine),
    ...constraints.map(({ name, definition }) => `constraint ${name ?? ''} ${definition}`),
  ];
  const key = first?.partition_key ? ` partition by ${first.partition_key}` : '';
  return `create table ${table} (\n${lines.map((line) => `  ${line}`).join(',\n')}\n)${key};\n`;
}

function columnLine({ name, type, required, collation, identity, generated, expression }: Column): string {
  const value =
    generated !== ''
      ? `generated always as (${expression ?? ''}) ${generated === 'v' ? 'virtual' : 'stored'}`
      : identity !== ''
        ? `generated ${identity === 'a' ? 'always' : 'by default'} as identity`
        : expression === null
          ? ''
          : `default ${expression}`;
  return [name, type, collation === null ? '' : `collate "${collation}"`, required ? 'not null' : '', value]
    .filter((part) => part !== '')
    .join(' ');
}
