import type { Db } from '../../db/database.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { SandboxRow } from './record.ts';

interface Table {
  readonly name: string;
  /** Tables whose rows its own refer to. */
  readonly refers_to: readonly string[];
}

/** Of every table that belongs to organizations, as the database has them: a new one needs no word here. */
async function listTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name, array(
        select distinct f.confrelid::regclass::text from pg_constraint f
         where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as refers_to
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id' and not a.attisdropped
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     order by 1`.execute(db);
  return rows;
}

/** Of the parent’s, with its id: they know nothing of what is within. */
const ofParent = new Set(['sandboxes', 'sandbox_people']);

/** Those that others refer to after those. People and departments refer to each other. */
function inOrder(tables: readonly Table[]): string[] {
  const left = new Map(
    tables
      .filter(({ name }) => !ofParent.has(name))
      .map(({ name, refers_to }) => [name, name === 'departments' ? [] : refers_to]),
  );
  const order: string[] = [];
  while (left.size > 0) {
    const referred = new Set([...left.values()].flat());
    const free = [...left.keys()].filter((name) => !referred.has(name));
    if (free.length === 0) throw new Error(`Tables refer to each other: ${[...left.keys()].join(', ')}.`);
    for (const name of free) left.delete(name);
    order.push(...free);
  }
  return order;
}

/** Who comes in from outside stays when a sandbox is filled again, with their tokens and endpoints. */
function kept(table: string, organizationId: string): Sql {
  const columns: Readonly<Record<string, string>> = {
    users: 'id',
    api_tokens: 'user_id',
    webhook_endpoints: 'owner_id',
    sessions: 'user_id',
    employment: 'user_id',
  };
  const column = columns[table];
  if (column === undefined) return sql.nothing;
  return sql`and ${sql.ref(column)} not in (select sandbox_user_id from sandbox_people where sandbox_organization_id = ${organizationId})`;
}

async function removeRows(tx: Db, organizationId: string, isWhole: boolean): Promise<void> {
  await sql`select set_config('muster.removed_sandbox', ${organizationId}, true)`.execute(tx);
  await sql`update departments set head_id = null where organization_id = ${organizationId} and head_id is not null`.execute(
    tx,
  );
  await sql`
    update users set department_id = null, manager_id = null
     where organization_id = ${organizationId} and (department_id is not null or manager_id is not null)`.execute(tx);
  const tables = inOrder(await listTables(tx));
  // Twice: what is removed may be counted elsewhere once more.
  for (const table of [...tables, ...tables]) {
    await sql`
      delete from ${sql.table(table)} where organization_id = ${organizationId}
        ${isWhole ? sql.nothing : kept(table, organizationId)}`.execute(tx);
  }
}

/** All that is in it, but for those who come in from outside. */
export const emptySandbox = (tx: Db, sandboxOrganizationId: string): Promise<void> =>
  removeRows(tx, sandboxOrganizationId, false);

/** The sandbox itself. */
export async function removeSandbox(
  tx: Db,
  { organization_id, id, sandbox_organization_id }: SandboxRow,
): Promise<void> {
  await sql`delete from sandbox_people where organization_id = ${organization_id} and sandbox_id = ${id}`.execute(tx);
  await removeRows(tx, sandbox_organization_id, true);
  await sql`delete from sandboxes where organization_id = ${organization_id} and id = ${id}`.execute(tx);
  await sql`delete from organizations where id = ${sandbox_organization_id} and sandbox_of is not null`.execute(tx);
}
