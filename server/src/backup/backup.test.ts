import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHarness } from '../../test/harness.ts';
import { newDatabaseUrl } from '../../test/processes.ts';
import { areFilesHeld, holdFiles } from '../db/backup-lock.ts';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { readMigrations } from '../db/migration-files.ts';
import { LocalFiles } from '../files/local.ts';
import type { FileStore } from '../kernel/file-store.ts';
import { removeFile, sweepOrphans } from '../worker/files.ts';
import { verifyArchive } from './archive-reader.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { backUp } from './backup.ts';
import { connectFor } from './connection.ts';
import { refuseNewer } from './manifest.ts';
import { restore } from './restore.ts';
import { listPartitions, listTables, replacePartitions } from './store.ts';
import { openServerTarget } from './target.ts';

const { world, installation } = await openHarness();
const folder = mkdtempSync(join(tmpdir(), 'muster-backup-'));
const path = join(folder, 'backup.tar.gz');
const anyVersion = () => Promise.resolve();
const optionsFor = (file: string, secret: string | null = null) => ({
  path: file,
  connection: installation.database.connection,
  files: installation.files,
  version: '0.1.0',
  secret,
});

/** Every table with its number of rows and a digest of what they hold. */
async function digestOf(connection: { connectionString?: string }): Promise<Record<string, string>> {
  const client = await connectFor('backup', connection);
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
       and table_name not in ('schema_migrations', 'schema_expansions') order by 1`,
  );
  const digests: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as digest from ${name} t`,
    );
    digests[name] = rows[0]!.digest;
  }
  await client.end();
  return digests;
}

beforeAll(async () => {
  const app = await (await world.executive()).app();
  const person = await world.employee();
  // Tabs, line ends, backslashes and characters beyond the basic plane are what a dump stumbles over.
  await app.patch(`/users/${person.id}/government-ids`, { tax_id: '046\\454' });
  await app.post('/departments', { name: 'Küche 🍳 \\N', code: 'K1' });
  await app.post('/webhooks', { url: 'http://127.0.0.1:9/hook', events: ['*'] });
  await app.post('/documents', {
    title: 'Handbook',
    owner_id: person.id,
    file_name: 'handbook.txt',
    mime_type: 'text/plain',
    content: Buffer.from('Welcome').toString('base64'),
  });
  await installation.jobs.settled();
  await backUp(optionsFor(path, 'the key'));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup', () => {
  it('is for its owner alone, is not written over, and leaves nothing half written', async () => {
    expect(statSync(path).mode & 0o777).toBe(0o600);
    await expect(backUp(optionsFor(path))).rejects.toThrow('exists');
    await expect(backUp(optionsFor(join(folder, 'no', 'such.tar.gz')))).rejects.toThrow('cannot be written');
    expect(existsSync(`${path}.part`)).toBe(false);
  });

  it('holds the key only if it was asked for', async () => {
    expect((await verifyArchive(path, anyVersion)).secret).toBe('the key');
    const without = join(folder, 'without.tar.gz');
    await backUp(optionsFor(without));
    expect((await verifyArchive(without, anyVersion)).secret).toBeNull();
  });

  it('a store that fails half-way fails the backup, and no file is left', async () => {
    const files: FileStore = Object.assign(Object.create(installation.files) as FileStore, {
      open: () => Promise.reject(new Error('the store is gone')),
    });
    const file = join(folder, 'failed.tar.gz');
    const { rows } = await installation.database.pool.query('select 1 from stored_files limit 1');
    if (rows.length === 0) throw new Error('There is no stored file to fail on.');
    await expect(backUp({ ...optionsFor(file), files })).rejects.toThrow('the store is gone');
    expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false]);
  });
});

describe('while a backup is under way', () => {
  it('no stored file is removed; it is tried again later', async () => {
    const { database, files, clock } = installation;
    const key = `${world.organizationId}/${'k'.repeat(32)}`;
    await files.put(key, Buffer.from('dropped since the snapshot'));
    const client = await connectFor('backup', database.connection);
    await holdFiles(client);
    expect(await areFilesHeld(database.db)).toBe(true);
    await removeFile.run(installation, { key });
    expect(await sweepOrphans(installation, clock.nowMs() + 60_000)).toBe(0);
    const kept = await files.open(key);
    expect(kept).not.toBeNull();
    kept?.stream.destroy();
    await client.end();
    expect(await areFilesHeld(database.db)).toBe(false);
    await removeFile.run(installation, { key });
    expect(await files.open(key)).toBeNull();
  });
});

describe('a restore', () => {
  it('brings back every row of every table, and the files, in a database of another server or name', async () => {
    const verified = await verifyArchive(path, anyVersion);
    const connection = { connectionString: await newDatabaseUrl(false) };
    const files = new LocalFiles(join(folder, 'files'));
    const target = await openServerTarget(connection);
    const nothing = () => undefined;
    const startedMs = Date.now();
    const applied = await restore({ path, verified, target, files, beforeTakeOver: nothing, afterTakeOver: nothing });
    expect(applied).toEqual([]);
    const [before, after] = [await digestOf(installation.database.connection), await digestOf(connection)];
    // Jobs wait in the outbox or in the queue, and move on by themselves.
    delete before['job_outbox'];
    delete after['job_outbox'];
    // When a session was last used is written a while after: the row is there, whatever it says of that.
    for (const digest of [before, after]) digest['sessions'] = digest['sessions']?.split(' ', 1)[0] ?? '';
    expect(after).toEqual(before);
    const { rows } = await installation.database.pool.query<{ organization_id: string; key: string; sha256: Buffer }>(
      'select organization_id, key, sha256 from stored_files',
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { organization_id, key, sha256 } of rows) {
      const opened = await files.open(`${organization_id}/${key}`);
      const hash = createHash('sha256');
      for await (const chunk of opened!.stream) hash.update(chunk as Buffer);
      expect(hash.digest().equals(sha256)).toBe(true);
    }
    const client = await connectFor('backup', connection);
    const { rows: references } = await client.query(
      `select count(*)::int as count, bool_and(convalidated) as valid from pg_constraint where contype = 'f'`,
    );
    const own = await installation.database.pool.query(
      `select count(*)::int as count, bool_and(convalidated) as valid from pg_constraint where contype = 'f'`,
    );
    expect(references).toEqual(own.rows);
    await client.query(`insert into job_outbox (task, payload, run_at, max_attempts) values ('t', '{}', now(), 1)`);
    // Events get positions after all that were handed out since the backup.
    const { rows: positions } = await client.query<{ reached: string }>(
      'select last_value as reached from event_positions',
    );
    expect(Number(positions[0]?.reached)).toBeGreaterThanOrEqual(startedMs * 1000);
    await client.end();
    await expect(openServerTarget(connection)).rejects.toThrow('holds data already');
  });

  it.each([
    ['from before the baseline', ['0021']],
    ['that came to the baseline from before it', ['0148', '0160']],
    ['that began with the baseline', ['0160']],
  ])(
    'a backup of an earlier version, %s, is brought up to this one',
    async (told, stages) => {
      const source = { connectionString: await newDatabaseUrl(false) };
      const database = openDatabase({ connection: source, poolSize: 2, statementTimeoutMs: 0 });
      for (const stage of stages) await migrate(database.pool, { isWanted: (name) => name < stage });
      await database.pool.query(`update installation set key_check = sha256('key')`);
      await database.close();
      const file = join(folder, `${told}.tar.gz`);
      await backUp({ ...optionsFor(file), connection: source });
      const verified = await verifyArchive(file, (manifest) => refuseNewer(manifest, '0.1.0'));
      const connection = { connectionString: await newDatabaseUrl(false) };
      const target = await openServerTarget(connection);
      const nothing = () => undefined;
      const files = new LocalFiles(join(folder, 'earlier'));
      const options = { path: file, verified, target, files, beforeTakeOver: nothing, afterTakeOver: nothing };
      const applied = await restore(options);
      const last = stages.at(-1)!;
      expect(applied.filter((name) => name < last)).toEqual([]);
      expect(applied.filter((name) => name > '0160')).toEqual(
        (await readMigrations()).map(({ name }) => name).filter((name) => name > '0160'),
      );
      const [restored, own] = [
        await connectFor('backup', connection),
        await connectFor('backup', installation.database.connection),
      ];
      const shapesOf = async (client: typeof own) =>
        (await listTables(client)).map(({ name, columns }) => ({ name, columns: columns.toSorted() }));
      expect(await shapesOf(restored)).toEqual(await shapesOf(own));
      const { rows } = await restored.query(`select key_check = sha256('key') as is_same from installation`);
      expect(rows).toEqual([{ is_same: true }]);
      if (last < '0148') {
        const { rows: keys } = await restored.query(`select key_check = sha256('key') as is_same from secret_keys`);
        expect(keys).toEqual(rows);
      }
      await Promise.all([restored.end(), own.end()]);
    },
    60_000,
  );
});

describe('a table in partitions', () => {
  it('comes back with the partitions it had, not with those that migrating makes', async () => {
    const [from, to] = [await newDatabaseUrl(false), await newDatabaseUrl(false)];
    const [source, target] = [
      await connectFor('backup', { connectionString: from }),
      await connectFor('restore', { connectionString: to }),
    ];
    const made = 'create table log (id text primary key) partition by range (id)';
    await source.query(`${made}; create table log_past partition of log for values from (minvalue) to ('b');
      create table log_b partition of log for values from ('b') to ('c')`);
    await target.query(`${made}; create table log_past partition of log for values from (minvalue) to ('m');
      create table log_from_m partition of log for values from ('m') to (maxvalue)`);
    const partitions = await listPartitions(source);
    expect(partitions.map(({ name }) => name)).toEqual(['log_b', 'log_past']);
    expect((await listTables(source)).map(({ name }) => name)).toEqual(['log']);
    await replacePartitions(target, partitions);
    expect(await listPartitions(target)).toEqual(partitions);
    await Promise.all([source.end(), target.end()]);
  });
});

describe('what is no whole backup is refused before anything changes', () => {
  const written = (name: string, bytes: Buffer): string => {
    const file = join(folder, name);
    writeFileSync(file, bytes);
    return file;
  };

  it.each([0.1, 0.5, 0.9, 0.999])('cut off after %f of it', async (part) => {
    const bytes = readFileSync(path);
    const file = written(`cut-${String(part)}`, bytes.subarray(0, Math.floor(bytes.length * part)));
    await expect(verifyArchive(file, anyVersion)).rejects.toThrow('is damaged or no backup of Muster');
  });

  it('a changed byte anywhere, also if the compression is intact', async () => {
    const tar = gunzipSync(readFileSync(path));
    for (let at = 700; at < tar.length - 2048; at += Math.ceil(tar.length / 40)) {
      const altered = Buffer.from(tar);
      altered[at] = (altered[at] ?? 0) ^ 1;
      // Padding between entries carries nothing.
      if (tar[at] === 0) continue;
      await expect(verifyArchive(written('altered', gzipSync(altered)), anyVersion), String(at)).rejects.toThrow(
        'is damaged or no backup of Muster',
      );
    }
  });

  it('another kind of file, an empty one, and none', async () => {
    await expect(verifyArchive(written('text', Buffer.from('text')), anyVersion)).rejects.toThrow('is damaged');
    await expect(verifyArchive(written('empty', Buffer.alloc(0)), anyVersion)).rejects.toThrow('is damaged');
    await expect(verifyArchive(join(folder, 'none'), anyVersion)).rejects.toThrow('There is no file');
    const other = await ArchiveWriter.create(join(folder, 'other'));
    await other.add('something.txt', Buffer.from('else'));
    await other.finish();
    await expect(verifyArchive(join(folder, 'other'), anyVersion)).rejects.toThrow('does not begin with a manifest');
  });

  it('one of a newer version, with the version that can restore it', async () => {
    const { manifest } = await verifyArchive(path, anyVersion);
    const migrations = [...manifest.migrations, { name: '9999_later.sql', checksum: '' }];
    await expect(refuseNewer({ ...manifest, migrations, version: '9.0.0' }, '0.1.0')).rejects.toThrow(
      'made by Muster 9.0.0, which is newer than this 0.1.0 (9999_later.sql)',
    );
    await expect(refuseNewer({ ...manifest, format: 2 }, '0.1.0')).rejects.toThrow('which is newer');
    const [first, ...rest] = manifest.migrations;
    const changed = [{ name: first!.name, checksum: 'another' }, ...rest];
    await expect(refuseNewer({ ...manifest, migrations: changed }, '0.1.0')).rejects.toThrow('is another one');
    await expect(refuseNewer(manifest, '0.1.0')).resolves.toBeUndefined();
  });
});
