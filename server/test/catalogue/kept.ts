import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sql } from '../../src/db/sql.ts';
import type { Harness } from '../harness.ts';

/** Looks stay logged, and so do requests, a little later; when a token was last used is written by the minute, whatever runs. */
const leftOut = new Set(['public.sensitive_access_log', 'public.request_log']);
const unsteady = ['last_used_at', 'last_seen_at'];

const tablesOf = async ({ installation }: Harness): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'graphile_worker')
     order by 1`.execute(installation.database.db);
  return rows.map(({ name }) => name).filter((name) => !leftOut.has(name));
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();

/** Everything that an installation keeps, as one value to compare: the rows of all tables, and the files with the mail. */
export async function keptBy(harness: Harness): Promise<() => Promise<Record<string, unknown>>> {
  const tables = await tablesOf(harness);
  const each = tables.map(
    (name) =>
      `select '${name}' as name, count(*)::int as count, sum(hashtextextended((to_jsonb(t) - '{${unsteady.join()}}'::text[])::text, 0))::text as hash from ${name} t`,
  );
  const statement = sql.raw(each.join(' union all '));
  return async () => {
    const { installation, dataDir } = harness;
    await installation.jobs.settled();
    const { rows } = await statement.execute(installation.database.db);
    const held = (rows as { name: string; count: number; hash: string | null }[]).map(
      ({ name, count, hash }) => [name, `${String(count)} rows ${String(hash)}`] as const,
    );
    return { ...Object.fromEntries(held), files: filesIn(dataDir) };
  };
}
