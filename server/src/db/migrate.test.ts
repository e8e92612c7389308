import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { dumpSchema } from '../../scripts/schema-dump.ts';
import { withinMs } from '../../test/depth.ts';
import { newDatabase } from '../../test/new-database.ts';
import { newDatabaseUrl } from '../../test/processes.ts';
import { openDatabase } from './database.ts';
import { withLockRetries, withoutLiterals } from './lock-retry.ts';
import { migrate, refuseStrangers } from './migrate.ts';
import { parseMigration, readArchivedMigrations, readMigrations } from './migration-files.ts';

const url = await newDatabaseUrl();
const database = openDatabase({ connection: { connectionString: url }, poolSize: 3 });
const { pool } = database;
afterAll(() => database.close());

describe('a migration file', () => {
  it('is one transaction unless it says otherwise', () => {
    expect(parseMigration('0013_a.sql', '-- Why.\nselect 1;\n')).toMatchObject({
      isTransactional: true,
      oldestBuild: null,
      steps: [{ sql: '-- Why.\nselect 1;\n', partitionsOf: null }],
    });
    const steps =
      '-- Why.\n-- no transaction\nselect 1;\n-- step\nselect 2;\n-- step for each partition of events\nselect 3;\n';
    expect(parseMigration('0013_a.sql', steps)).toMatchObject({
      isTransactional: false,
      steps: [
        { sql: '-- Why.\n-- no transaction\nselect 1;\n', partitionsOf: null },
        { sql: '\nselect 2;\n', partitionsOf: null },
        { sql: '\nselect 3;\n', partitionsOf: 'events' },
      ],
    });
    // Only the comment it begins with counts.
    expect(parseMigration('0013_a.sql', 'select 1;\n-- no transaction\n').isTransactional).toBe(true);
  });

  it('says which is the oldest build that runs on it; never its own', () => {
    expect(parseMigration('0021_a.sql', '-- oldest build: 0019\nselect 1;').oldestBuild).toBe('0019');
    expect(() => parseMigration('0021_a.sql', '-- oldest build: 0021\nselect 1;')).toThrow('the build before');
  });

  it('whatever is here can be read, and has a number of its own', async () => {
    const migrations = [...(await readArchivedMigrations()), ...(await readMigrations())];
    expect(new Set(migrations.map(({ name }) => name.slice(0, 4))).size).toBe(migrations.length);
  });
});

describe('which builds run on which schema', () => {
  const known = [
    { name: '0012_a.sql', checksum: 'a', baselineOf: '0011' },
    { name: '0013_b.sql', checksum: 'b', baselineOf: null },
  ];
  const applied = known.map((row) => ({ ...row, oldest_build: '9999' }));
  const start = (name: string, oldest_build: string | null) => () => {
    refuseStrangers(known, [...applied, { name, checksum: 'x', oldest_build }]);
  };

  it('one that only adds is no matter to builds before it', () => {
    expect(start('0014_c.sql', null)).not.toThrow();
  });

  it('one that takes away lets those builds run that it names, and no older ones', () => {
    expect(start('0014_c.sql', '0013')).not.toThrow();
    expect(start('0015_d.sql', '0014')).toThrow('migrated by a newer version of Muster (0015_d.sql');
    expect(start('0015_d.sql', '9999')).toThrow('upgrade this installation');
  });

  it('one that was changed after it was applied is refused', () => {
    expect(start('0013_b.sql', null)).toThrow('0013_b.sql was changed');
  });

  it('one that the baseline stands for is known', () => {
    expect(start('0011_z.sql', '9999')).not.toThrow();
  });

  it('builds from before the baseline refuse a database that began with it', async () => {
    const before = await readArchivedMigrations();
    const { rows } = await pool.query<{ name: string; checksum: string; oldest_build: string }>(
      `select name, checksum, coalesce(oldest_build, '9999') as oldest_build from schema_migrations`,
    );
    expect(rows.map(({ name }) => name)).toEqual(['0148_baseline.sql']);
    expect(() => {
      refuseStrangers(before, rows);
    }).toThrow('migrated by a newer version of Muster (0148_baseline.sql');
  });

  it('one of another version that only adds leaves this build running', async () => {
    await pool.query(`insert into schema_expansions (name, checksum) values ('9998_later.sql', 'x')`);
    expect(await migrate(pool)).toEqual([]);
    await pool.query(`insert into schema_migrations (name, checksum) values ('9998_taken_away.sql', 'x')`);
    await expect(migrate(pool)).rejects.toThrow('9998_taken_away.sql');
    await pool.query(`delete from schema_migrations where name like '9998%'`);
    await pool.query(`delete from schema_expansions where name like '9998%'`);
  });
});

describe('a database from before the baseline', () => {
  /** Constraints that were added without looking at the rows there are, and how an expression is put in brackets. */
  const alike = (dump: string): string => dump.replaceAll(/ NOT VALID|[()]/g, '');

  it('comes to the schema that a new one begins with, and builds from before may go on', async () => {
    const older = openDatabase({ connection: await newDatabase({ isMigrated: false }), poolSize: 2 });
    const archived = (await readArchivedMigrations()).map(({ name }) => name);
    expect(await migrate(older.pool, { isWanted: (name) => name < '0100' })).toEqual(
      archived.filter((name) => name < '0100'),
    );
    const [first, ...rest] = (await migrate(older.pool)).filter((name) => !archived.includes(name));
    expect([first, ...rest]).toEqual((await readMigrations()).map(({ name }) => name));
    expect(await migrate(older.pool)).toEqual([]);
    expect(alike(await dumpOf(older.pool))).toBe(alike(await dumpOf(pool)));
    const { rows } = await older.pool.query<{ name: string }>('select name from schema_expansions');
    expect(rows.map(({ name }) => name)).toContain(first);
    await older.close();
  });

  const dumpOf = async (from: pg.Pool): Promise<string> => {
    const client = await from.connect();
    try {
      const { rows } = await client.query<{ name: string; bound: string | null; kept: string }>(
        `select relname as name, pg_get_expr(relpartbound, c.oid) as bound, relpersistence as kept from pg_class c
           join pg_namespace n on n.oid = c.relnamespace where nspname = 'public' and relkind in ('r', 'p', 'S')
          order by relname`,
      );
      return `${await dumpSchema(client)}${JSON.stringify(rows, null, 1)}`;
    } finally {
      client.release();
    }
  };
});

describe('waiting for a lock', () => {
  it('gives its place up so that others pass, says whom it waits for, and fails in the end', async () => {
    const others = new pg.Pool({ connectionString: url, max: 3, application_name: 'a report' });
    const holder = await others.connect();
    await holder.query('begin');
    await holder.query(`select 'Ada Lovelace', count(*) from teams where name = 'Secret 4711'`);
    const client = await pool.connect();
    const said: string[] = [];
    const options = { lockTimeoutMs: 100, patienceMs: 700, onWait: (what: string) => said.push(what) };
    const longest = { ms: 0 };
    const altering = withLockRetries(pool, client, options, '0099_x.sql', () =>
      client.query('alter table teams add column x text'),
    );
    let isOver = false;
    const failed = altering.then(
      () => null,
      (error: unknown) => error as Error,
    );
    void failed.finally(() => (isOver = true));
    while (!isOver) {
      const startedMs = performance.now();
      await others.query('select from teams');
      longest.ms = Math.max(longest.ms, performance.now() - startedMs);
    }
    expect((await failed)?.message).toMatch(
      /^0099_x\.sql got no lock within \d+ s\. It waits for process \d+ \(a report, idle in transaction/,
    );
    // On a busy machine the lock may be free for a moment, between two tries.
    expect(said).toContainEqual(
      expect.stringMatching(
        /^0099_x\.sql waits for process \d+ \(a report, idle in transaction, for \d+ s\): select \?, count\(\*\) from teams where name = \?$/,
      ),
    );
    expect(longest.ms).toBeLessThan(withinMs(1000));
    await holder.query('commit');
    await altering.catch(() => undefined);
    holder.release();
    client.release(true);
    await others.end();
  });

  it.each([
    [
      `select * from users where email = 'ada@example.com' and n = 12.5`,
      'select * from users where email = ? and n = ?',
    ],
    [`update x set y = E'it\\'s' -- of Ada\n where z = 'cut of`, 'update x set y = ? where z = ?'],
    ['select $tag$ Ada $tag$ /* Ada */ from x', 'select ? from x'],
  ])('a statement is told without its literals: %s', (query, told) => {
    expect(withoutLiterals(query)).toBe(told);
  });
});
