import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type LockPatience, withLockRetries } from './lock-retry.ts';
import { type Migration, numberOf, readArchivedMigrations, readMigrations, type Step } from './migration-files.ts';
import { listPartitions } from './partitions.ts';
import { StartupError } from './startup-error.ts';

const advisoryLock = 7_108_713;
/** Builds that end here know nothing of expansions. They look at schema_migrations alone, and refuse what they do not know there. */
const lastBeforeExpansions = '0012';
/** No build that does not know the migration runs on its schema. */
const noOlderBuild = '9999';

interface Applied {
  readonly name: string;
  readonly checksum: string;
  readonly oldest_build: string | null;
}

export interface MigrateOptions extends LockPatience {
  /** For an earlier version's schema: only some migrations. */
  readonly isWanted?: (name: string) => boolean;
}

/** What is still to be applied. */
interface Pending {
  readonly migrations: readonly Migration[];
  /** The database comes, or has come, to the schema of the baseline by the files that it stands for. */
  readonly isOlder: boolean;
}

/** Brings the database to this version's schema. Safe when several processes start at once: one does it, the others wait. */
export async function migrate(pool: pg.Pool, options: MigrateOptions = {}): Promise<string[]> {
  const { isWanted = () => true } = options;
  const migrations = (await readMigrations()).filter(({ name }) => isWanted(name));
  if (migrations.length > 0 && isCurrent(migrations, await readApplied(pool))) return [];
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await takeTurn(client, options);
    await createTables(client, pool, options);
    const applied = await readApplied(pool);
    refuseStrangers(migrations, applied);
    const { migrations: pending, isOlder } = await findPending(migrations, applied, isWanted);
    // First, so that a start broken off here is made up for by the next.
    if (pending.length > 0) await migrateQueue(pool);
    for (const migration of pending)
      await apply(pool, client, isOlder && migration.baselineOf !== null ? asReached(migration) : migration, options);
    return pending.map((migration) => migration.name);
  } finally {
    await client.query(`select pg_advisory_unlock(${String(advisoryLock)})`).catch(() => undefined);
    client.release(true);
  }
}

/** How the schema stands, without changing it; throws if this version cannot run on it. */
export async function compareSchema(pool: pg.Pool): Promise<{ readonly applied: number; readonly pending: string[] }> {
  const [migrations, applied] = [await readMigrations(), await readApplied(pool)];
  refuseStrangers(migrations, applied);
  const { migrations: pending } = await findPending(migrations, applied);
  return { applied: applied.length, pending: pending.map(({ name }) => name) };
}

/** A new database begins with the baseline; one from before it goes on where it is, by the archived files. */
async function findPending(
  migrations: readonly Migration[],
  applied: readonly Applied[],
  isWanted: (name: string) => boolean = () => true,
): Promise<Pending> {
  const known = new Set(applied.map(({ name }) => name));
  const baseline = migrations.find(({ baselineOf }) => baselineOf !== null);
  const isReached = baseline !== undefined && known.has(baseline.name);
  const isOlder = !isReached && (baseline === undefined || applied.length > 0);
  const archived = isOlder ? (await readArchivedMigrations()).filter(({ name }) => isWanted(name)) : [];
  return { migrations: [...archived, ...migrations].filter(({ name }) => !known.has(name)), isOlder };
}

/** Its schema is there already, and builds from before it may go on. */
const asReached = (baseline: Migration): Migration => ({ ...baseline, steps: [], baselineOf: null });

/** One process migrates at a time. However long that takes, the others say so rather than fail. */
async function takeTurn(client: pg.PoolClient, { onWait }: LockPatience): Promise<void> {
  for (let isTold = false; ; isTold = true) {
    const { rows } = await client.query<{ taken: boolean }>(
      `select pg_try_advisory_lock(${String(advisoryLock)}) as taken`,
    );
    if (rows[0]?.taken) return;
    if (!isTold) onWait?.('Another process is migrating this database; waiting for it');
    await sleep(200);
  }
}

/**
 * schema_migrations holds what a build must know to run here, or must be told that it need not (oldest_build);
 * schema_expansions what any earlier build may ignore.
 */
async function createTables(client: pg.PoolClient, pool: pg.Pool, options: LockPatience): Promise<void> {
  await withLockRetries(pool, client, options, 'The migration', async () => {
    await client.query(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query(
      `select from pg_attribute where attrelid = 'schema_migrations'::regclass and attname = 'oldest_build'`,
    );
    if (rows.length === 0) await client.query('alter table schema_migrations add column oldest_build text');
    await client.query('create table if not exists schema_expansions (like schema_migrations including all)');
  });
}

/** Tables or columns that are not there yet: nothing was applied, or not by a build that has them. */
const orNothing = (error: unknown): { rows: Applied[] } => {
  if (['42P01', '42703'].includes((error as { code?: string }).code ?? '')) return { rows: [] };
  throw error;
};

async function readApplied(pool: pg.Pool): Promise<Applied[]> {
  const all = await pool
    .query<Applied>(
      `select name, checksum, coalesce(oldest_build, '${noOlderBuild}') as oldest_build from schema_migrations
        union all select name, checksum, oldest_build from schema_expansions`,
    )
    .catch(orNothing);
  if (all.rows.length > 0) return all.rows;
  const before = `select name, checksum, '${noOlderBuild}' as oldest_build from schema_migrations`;
  return (await pool.query<Applied>(before).catch(orNothing)).rows;
}

/** Nothing to do, which is nearly always, shows without a lock. */
function isCurrent(migrations: readonly Migration[], applied: readonly Applied[]): boolean {
  const checksums = new Map(applied.map((row) => [row.name, row.checksum]));
  if (!migrations.every(({ name, checksum }) => checksums.get(name) === checksum)) return false;
  refuseStrangers(migrations, applied);
  return true;
}

/** A migration that this build does not know is no reason to refuse, unless it says that builds like this one no longer run. */
export function refuseStrangers(
  migrations: readonly Pick<Migration, 'name' | 'checksum' | 'baselineOf'>[],
  applied: readonly Applied[],
): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  const lastArchived = migrations.find(({ baselineOf }) => baselineOf !== null)?.baselineOf ?? '';
  const build = numberOf(migrations.at(-1)?.name ?? '0000');
  for (const { name, checksum, oldest_build: oldestBuild } of applied) {
    const ours = known.get(name);
    if (ours !== undefined && ours !== checksum) {
      throw new StartupError(
        `The migration ${name} was changed after this database ran it; restore the original file.`,
      );
    }
    const isArchived = numberOf(name) <= lastArchived;
    if (ours === undefined && !isArchived && oldestBuild !== null && oldestBuild > build) {
      throw new StartupError(
        `This database was migrated by a newer version of Muster (${name}, which needs builds that know ${oldestBuild}); upgrade this installation.`,
      );
    }
  }
}

/** A step as it is, or once for each partition that there is by now. */
async function textsOf(pool: pg.Pool, { sql, partitionsOf }: Step): Promise<string[]> {
  if (partitionsOf === null) return [sql];
  const partitions = await listPartitions(pool, partitionsOf);
  return partitions.map(({ name }) => sql.replaceAll('{partition}', name));
}

async function apply(pool: pg.Pool, client: pg.PoolClient, migration: Migration, options: LockPatience): Promise<void> {
  const { name, steps, isTransactional } = migration;
  for (const step of isTransactional ? [] : steps) {
    // Building an index concurrently holds no one up while it waits; broken off it would leave a useless index.
    const patience = /\bconcurrently\b/i.test(step.sql) ? { ...options, lockTimeoutMs: 0 } : options;
    for (const text of await textsOf(pool, step)) {
      await withLockRetries(pool, client, patience, name, async () => {
        await client.query(text);
      });
    }
  }
  await withLockRetries(pool, client, options, name, async () => {
    await client.query('begin');
    try {
      if (isTransactional) await client.query(steps.map(({ sql }) => sql).join(''));
      await remember(client, migration);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  });
}

async function remember(
  client: pg.PoolClient,
  { name, checksum, oldestBuild, baselineOf }: Pick<Migration, 'name' | 'checksum' | 'oldestBuild' | 'baselineOf'>,
): Promise<void> {
  // Builds from before a baseline would begin anew on a database that began with it.
  const isExpansion = oldestBuild === null && baselineOf === null && numberOf(name) > lastBeforeExpansions;
  const table = isExpansion ? 'schema_expansions' : 'schema_migrations';
  await client.query(`insert into ${table} (name, checksum, oldest_build) values ($1, $2, $3)`, [
    name,
    checksum,
    oldestBuild,
  ]);
}

async function migrateQueue(pool: pg.Pool): Promise<void> {
  const { Logger, runMigrations } = await import('graphile-worker');
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
}
