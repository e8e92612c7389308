import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { readArchivedMigrations } from '../../src/db/migration-files.ts';
import { lowestId, newId } from '../../src/lib/ids.ts';
import { sized, withinMs } from '../depth.ts';
import { openHarness } from '../harness.ts';
import { ensureProductBuilt, newDatabaseUrl, newDataDir, startMuster, stopAll, urlOf } from '../processes.ts';
import { eventually } from './support.ts';

const organizationId = newId('org', Date.now());
const dayMs = 86_400_000;
afterAll(stopAll);

/** Ids of days that lie back, as text that a number is put behind: so many rows in one statement. */
const idsOf = (prefix: 'evt' | 'aud' | 'sal', daysAgo: number): string =>
  lowestId(prefix, Date.now() - daysAgo * dayMs).slice(0, -16);

const fill = {
  events: `insert into events (organization_id, id, type, created_at, subject_type, subject_id, snapshot, surface)
    select $1, $2 || lpad(n::text, 16, '0'), 'user.updated', now(), 'user', $3, jsonb_build_object('id', $3::text, 'first_name', 'Zephyrine'), 'api'
      from generate_series(1, $4::int) n`,
  audit_log: `insert into audit_log (organization_id, id, at, actor_id, surface, action, ip)
    select $1, $2 || lpad(n::text, 16, '0'), now(), $3, 'api', 'users.export', '203.0.113.77' from generate_series(1, $4::int) n`,
  sensitive_access_log: `insert into sensitive_access_log (organization_id, id, at, actor_id, surface, user_id, tier, record_id, ip)
    select $1, $2 || lpad(n::text, 16, '0'), now(), $3, 'api', $3, 'personal', $3, '203.0.113.77' from generate_series(1, $4::int) n`,
};
const prefixes = { events: 'evt', audit_log: 'aud', sensitive_access_log: 'sal' } as const;
const tables = ['events', 'audit_log', 'sensitive_access_log'] as const;

describe(`migrating tables of ${String(sized(1_000_000, 20_000))} rows while others write`, () => {
  const rowsEach = sized(1_000_000, 20_000);
  let database: Database;
  let writers: pg.Pool;
  const said: string[] = [];
  const written = { count: 0, longestMs: 0 };
  let tookMs = 0;

  /** As the build before writes: a transaction with a row in each table. */
  const write = async (client: pg.PoolClient): Promise<void> => {
    const startedMs = performance.now();
    const now = Date.now();
    await client.query('begin');
    for (const table of tables) {
      const text = fill[table].replace("$2 || lpad(n::text, 16, '0')", '$2').replace('$4::int', '1');
      await client.query({ name: table, text, values: [organizationId, newId(prefixes[table], now), 'usr_writer'] });
    }
    await client.query('commit');
    written.count++;
    written.longestMs = Math.max(written.longestMs, performance.now() - startedMs);
  };

  beforeAll(async () => {
    const url = await newDatabaseUrl(false);
    database = openDatabase({ connection: { connectionString: url }, poolSize: 3 });
    const filler = await database.pool.connect();
    await filler.query('set statement_timeout = 0');
    await filler.query(
      'create table schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    // As far as the build before went.
    for (const { name, checksum, steps } of (await readArchivedMigrations()).filter(({ name }) => name < '0013')) {
      await filler.query(steps.map((step) => step.sql).join(''));
      await filler.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    }
    for (const table of tables) {
      await filler.query(fill[table], [organizationId, idsOf(prefixes[table], 40), 'usr_writer', rowsEach]);
    }
    filler.release();

    writers = new pg.Pool({ connectionString: url, max: 10, application_name: 'a writer' });
    const stopping = new AbortController();
    const writing = Array.from({ length: 4 }, async () => {
      const client = await writers.connect();
      while (!stopping.signal.aborted) await write(client);
      client.release();
    });
    // One that has looked at the tables and dawdles: the migration must wait for it, and no one for the migration.
    const dawdler = await writers.connect();
    await dawdler.query('begin');
    await dawdler.query(`select 'a secret of somebody', count(*) from (select from events limit 1) as looked`);
    const startedMs = performance.now();
    const migrating = migrate(database.pool, { onWait: (what) => said.push(what) });
    await eventually(
      () => said.length > 0,
      120_000,
      () => 'the migration waits for nobody',
    );
    // Some more rounds, each of which everyone else has to get past.
    await sleep(1500);
    await dawdler.query('commit');
    dawdler.release();
    await migrating;
    tookMs = performance.now() - startedMs;
    stopping.abort();
    await Promise.all(writing);
    console.log(
      `${String(rowsEach)} rows a table migrated in ${String(Math.round(tookMs))} ms; ${String(written.count)} writes meanwhile, the longest ${String(Math.round(written.longestMs))} ms`,
    );
  }, 600_000);

  afterAll(async () => {
    await writers.end();
    await database.close();
  });

  it('no write fails or waits for a second', () => {
    expect(written.count).toBeGreaterThan(50);
    expect(written.longestMs).toBeLessThan(withinMs(1000));
  });

  it('says whom it waits for, and nothing of what they ask', () => {
    expect(said[0]).toMatch(
      /^0013_monthly_partitions\.sql waits for process \d+ \(a writer, idle in transaction, for \d+ s\): select \?/,
    );
    expect(said.join()).not.toContain('secret');
  });

  it.each(tables)('%s keeps every row, in partitions, with its indexes', async (table) => {
    const { rows } = await database.pool.query<{ rows: number; partitions: number; indexes: number; unbuilt: number }>(
      `select (select count(*) from ${table}) as rows,
              (select count(*) from pg_inherits where inhparent = '${table}'::regclass) as partitions,
              (select count(*) from pg_index where indrelid = '${table}'::regclass) as indexes,
              (select count(*) from pg_index where indrelid = '${table}'::regclass and not indisvalid) as unbuilt`,
    );
    expect(rows[0]).toEqual({
      rows: rowsEach + written.count,
      partitions: 2,
      indexes: { events: 3, audit_log: 6, sensitive_access_log: 4 }[table],
      unbuilt: 0,
    });
  });

  it('a second run has nothing to do', async () => {
    expect(await migrate(database.pool)).toEqual([]);
  });
});

describe(`erasing a person of ${String(sized(5_000_000, 30_000))} rows, with a worker that is killed`, async () => {
  const rowsInAll = sized(5_000_000, 30_000);
  const secret = 'a key for tests, long enough to be taken';
  const { installation, world } = await openHarness();
  const { pool, connection } = installation.database;
  const left = async (): Promise<number> => {
    const { rows } = await pool.query<{ n: number }>(
      `select (select count(*) from events where organization_id = $1 and snapshot ->> 'first_name' = 'Zephyrine')
            + (select count(*) from audit_log where organization_id = $1 and actor_id = $2 and ip is not null)
            + (select count(*) from sensitive_access_log where organization_id = $1 and actor_id = $2 and ip is not null) as n`,
      [world.organizationId, id],
    );
    return rows[0]?.n ?? NaN;
  };
  let id = '';

  beforeAll(async () => {
    await ensureProductBuilt();
    ({ id } = await world.employee({ is_active: false, deactivated_at: '2026-02-03T04:05:06.000Z' }));
    const shares = { events: 0.04, audit_log: 0.48, sensitive_access_log: 0.48 };
    const filler = await pool.connect();
    await filler.query('set statement_timeout = 0');
    for (const table of tables) {
      await filler.query(fill[table], [
        world.organizationId,
        idsOf(prefixes[table], 20),
        id,
        rowsInAll * shares[table],
      ]);
    }
    filler.release();
  }, 1_200_000);

  it('is accepted at once, goes on after each kill, and leaves nothing', { timeout: 3_600_000 }, async () => {
    const app = await (await world.administrator()).app();
    const askedMs = performance.now();
    const { status } = await app.post(`/users/${id}/erase`);
    const acceptedMs = performance.now() - askedMs;
    expect(status).toBe(202);
    expect(acceptedMs).toBeLessThan(withinMs(2000));

    const env = { DATABASE_URL: urlOf(connection), MUSTER_DATA_DIR: newDataDir(), MUSTER_SECRET_KEY: secret };
    const progress = async () => (await app.get(`/users/${id}/erasure`)).data as { status: string; rows_done: number };
    for (let kills = 0; kills < sized(2, 1); kills++) {
      const worker = startMuster(['worker'], env);
      const before = (await progress()).rows_done;
      while ((await progress()).rows_done === before && (await progress()).status === 'RUNNING') await sleep(20);
      await worker.stop('SIGKILL');
    }
    const worker = startMuster(['worker'], env);
    while ((await progress()).status !== 'COMPLETED') await sleep(50);
    const tookMs = performance.now() - askedMs;
    await worker.stop();
    expect(await left()).toBe(0);
    expect((await progress()).rows_done).toBeGreaterThanOrEqual(rowsInAll - 2000);
    console.log(
      `${String(rowsInAll)} rows of an erased person emptied in ${String(Math.round(tookMs / 1000))} s; accepted in ${String(Math.round(acceptedMs))} ms`,
    );
  });
});
