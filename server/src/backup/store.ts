import type pg from 'pg';
import type { Manifest, Partition, TableShape } from './manifest.ts';

const positionsOfEvents = 'public.event_positions';
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const columnList = ({ columns }: TableShape): string => columns.map(quoted).join(', ');

/** Every table of ours but the lists of migrations, which come from migrating. A partitioned one counts as one. */
export async function listTables(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and c.relname not in ('schema_migrations', 'schema_expansions')
      group by c.relname order by c.relname`,
  );
  return rows;
}

export async function listPartitions(client: pg.ClientBase): Promise<Partition[]> {
  const { rows } = await client.query<Partition>(
    `select c.relname as name, p.relname as parent, pg_get_expr(c.relpartbound, c.oid) as bound
       from pg_class c join pg_inherits i on i.inhrelid = c.oid join pg_class p on p.oid = i.inhparent
      where c.relispartition and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by c.relname`,
  );
  return rows;
}

/** null if this is no database of Muster's. */
export async function findMigrations(client: pg.ClientBase): Promise<Manifest['migrations'] | null> {
  const { rows: found } = await client.query<{ name: string }>(
    `select relname as name from pg_class
      where oid in (to_regclass('public.schema_migrations'), to_regclass('public.schema_expansions'))`,
  );
  if (found.length === 0) return null;
  const lists = found.map(({ name }) => `select name, checksum from ${name}`).join(' union all ');
  const { rows } = await client.query<{ name: string; checksum: string }>(`${lists} order by name`);
  return rows.length > 0 ? rows : null;
}

/** Checks of the keys that values may be sealed with, in hex. */
export async function listKeyChecks(client: pg.ClientBase): Promise<string[]> {
  const { rows: found } = await client.query(`select 1 from pg_class where oid = to_regclass('public.secret_keys')`);
  const source = found.length > 0 ? 'select key_check from secret_keys union' : '';
  const { rows } = await client.query<{ key_check: string }>(
    `select encode(key_check, 'hex') as key_check
       from (${source} select key_check from installation where key_check is not null) as checks order by 1`,
  );
  return rows.map((row) => row.key_check);
}

export const copyOut = (table: TableShape): string =>
  `copy (select ${columnList(table)} from ${quoted(table.name)}) to stdout`;

export const copyIn = (table: TableShape): string => `copy ${quoted(table.name)} (${columnList(table)}) from stdin`;

/** Through columns of our own: the queue's tables are its own affair and differ from version to version. */
export const jobsTable: TableShape = {
  name: 'restored_jobs',
  columns: ['task', 'payload', 'queue_name', 'run_at', 'max_attempts', 'job_key', 'priority'],
};

/** Jobs that wait, and those under way: what is restored was broken off. */
export const copyJobsOut = `copy (
  select t.identifier, j.payload, q.queue_name, j.run_at, j.max_attempts, j.key, j.priority
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
   where j.attempts < j.max_attempts order by j.id) to stdout`;

export async function createJobsTable(client: pg.ClientBase): Promise<void> {
  await client.query(
    `create temp table restored_jobs (id bigint generated always as identity, task text, payload json, queue_name text,
       run_at timestamptz, max_attempts smallint, job_key text, priority smallint)`,
  );
}

export async function addRestoredJobs(client: pg.ClientBase): Promise<void> {
  await client.query(
    `select graphile_worker.add_jobs(array_agg((task, payload, queue_name, run_at, max_attempts, job_key, priority, null)
       ::graphile_worker.job_spec order by id)) from restored_jobs having count(*) > 0`,
  );
}

export interface NamedFile {
  readonly organization_id: string;
  readonly key: string;
}

export async function listFiles(client: pg.ClientBase, after: NamedFile | null, limit: number): Promise<NamedFile[]> {
  const { rows } = await client.query<NamedFile>(
    `select organization_id, key from stored_files
      where (organization_id, key) > ($1, $2) order by organization_id, key limit $3`,
    [after?.organization_id ?? '', after?.key ?? '', limit],
  );
  return rows;
}

interface Constraint {
  readonly owner: string;
  readonly name: string;
  readonly definition: string;
}

/** References point in circles: they are taken off while rows are loaded, and proven when they are put back. */
export async function takeOffReferences(client: pg.ClientBase): Promise<Constraint[]> {
  const { rows } = await client.query<Constraint>(
    `select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`,
  );
  for (const { owner, name } of rows) await client.query(`alter table ${owner} drop constraint ${quoted(name)}`);
  return rows;
}

export async function putBackReferences(client: pg.ClientBase, references: readonly Constraint[]): Promise<void> {
  for (const { owner, name, definition } of references)
    await client.query(`alter table ${owner} add constraint ${quoted(name)} ${definition}`);
}

/** Triggers have fired when the rows were first written. */
export async function switchTriggers(
  client: pg.ClientBase,
  table: TableShape,
  to: 'enable' | 'disable',
): Promise<void> {
  await client.query(`alter table ${quoted(table.name)} ${to} trigger user`);
}

export async function emptyTables(client: pg.ClientBase, tables: readonly TableShape[]): Promise<void> {
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);
}

/** The partitions of the backup in place of those that migrating has just made: jobs make and drop them as time passes. */
export async function replacePartitions(client: pg.ClientBase, partitions: readonly Partition[]): Promise<void> {
  const parents = new Set(partitions.map(({ parent }) => parent));
  for (const { name, parent } of await listPartitions(client))
    if (parents.has(parent)) await client.query(`drop table ${quoted(name)}`);
  for (const { name, parent, bound } of partitions)
    await client.query(`create table ${quoted(name)} partition of ${quoted(parent)} ${bound}`);
}

/**
 * Counters go on after what was loaded. One that readers remember places of goes on after all that it can have reached since the
 * backup: it counts from the microseconds of the clock, and nothing is counted that often.
 */
export async function advanceSequences(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ owner: string; name: string; sequence: string }>(
    `select a.attrelid::regclass::text as owner, a.attname as name,
            pg_get_serial_sequence(a.attrelid::regclass::text, a.attname) as sequence
       from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and a.attnum > 0 and not a.attisdropped
        and pg_get_serial_sequence(a.attrelid::regclass::text, a.attname) is not null`,
  );
  for (const { owner, name, sequence } of rows)
    await client.query(
      sequence === positionsOfEvents
        ? `select setval('${sequence}', greatest(max(position), (extract(epoch from clock_timestamp()) * 1000000)::bigint)) from events`
        : `select setval('${sequence}', coalesce(max(${quoted(name)}), 0) + 1, false) from ${owner}`,
    );
}

/** Whether a restore would replace the data of organizations. */
export async function hasOrganizations(client: pg.ClientBase): Promise<boolean> {
  const { rows: found } = await client.query(`select 1 from pg_class where oid = to_regclass('public.organizations')`);
  if (found.length === 0) return false;
  return (await client.query('select 1 from organizations limit 1')).rows.length > 0;
}

export async function listOrganizations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>('select id from organizations');
  return rows.map(({ id }) => id);
}

export async function countProcesses(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name like 'muster%'`,
  );
  return rows[0]?.count ?? 0;
}
