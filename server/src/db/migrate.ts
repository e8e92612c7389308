import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { StartupError } from './embedded/startup-error.ts';

const folder = new URL('../../migrations/', import.meta.url);
const advisoryLock = 7_108_713;

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Brings the database to this version's schema, or to an earlier one where only some migrations are wanted. Safe when
 * several processes start at once: one does it, the others wait.
 */
export async function migrate(pool: pg.Pool, isWanted: (name: string) => boolean = () => true): Promise<string[]> {
  const migrations = (await readMigrations()).filter(({ name }) => isWanted(name));
  if (await isCurrent(pool, migrations)) return [];
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('set lock_timeout = 0');
    await client.query(`select pg_advisory_lock(${String(advisoryLock)})`);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations',
    );
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    refuseStrangers(migrations, applied);
    const pending = migrations.filter((migration) => !applied.has(migration.name));
    // First, so that a start broken off here is made up for by the next.
    if (pending.length > 0) await migrateQueue(pool);
    for (const migration of pending) await apply(client, migration);
    return pending.map((migration) => migration.name);
  } finally {
    await client.query(`select pg_advisory_unlock(${String(advisoryLock)})`).catch(() => undefined);
    client.release(true);
  }
}

/** Nothing to do, which is nearly always, shows without a lock. */
async function isCurrent(pool: pg.Pool, migrations: Migration[]): Promise<boolean> {
  const { rows } = await pool
    .query<{ name: string; checksum: string }>('select name, checksum from schema_migrations')
    .catch((error: unknown) => {
      if ((error as { code?: string }).code === '42P01') return { rows: [] };
      throw error;
    });
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  return applied.size === migrations.length && migrations.every(({ name, checksum }) => applied.get(name) === checksum);
}

function refuseStrangers(migrations: Migration[], applied: Map<string, string>): void {
  for (const { name, checksum } of migrations) {
    if (applied.has(name) && applied.get(name) !== checksum) {
      throw new StartupError(
        `The migration ${name} was changed after this database ran it; restore the original file.`,
      );
    }
  }
  const known = new Set(migrations.map((migration) => migration.name));
  const unknown = [...applied.keys()].find((name) => !known.has(name));
  if (unknown !== undefined) {
    throw new StartupError(
      `This database was migrated by a newer version of Muster (${unknown}); upgrade this installation.`,
    );
  }
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function migrateQueue(pool: pg.Pool): Promise<void> {
  const { Logger, runMigrations } = await import('graphile-worker');
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
}
