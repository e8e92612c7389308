import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEngine } from '@muster-workforce/embedded-postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type Connection, openDatabase } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database that each test file copies for itself. */
    template: {
      connection: Connection;
      name: string;
      strategy: 'file_copy' | 'wal_log';
      /** For what is made once a run beside it. */
      folder: string;
    };
  }
}

const templateName = `muster_template_${String(process.pid)}`;

/** The temporary folder of the run, which ends with it, whatever a test or a process of one has left there. */
function ownTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'muster-test-'));
  // Root runs PostgreSQL as another account, which has to get through.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  return folder;
}

/** One PostgreSQL for the whole run: the embedded one, or the server at MUSTER_TEST_DATABASE_URL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const temporary = ownTemporaryFolder();
  const url = process.env['MUSTER_TEST_DATABASE_URL'];
  const { connection, stop } =
    url === undefined || url === '' ? await embedded() : { connection: { connectionString: url }, stop: undefined };
  const admin = new pg.Client(connection);
  await admin.connect();
  const { rows } = await admin.query<{ server_version: string }>('show server_version');
  console.log(
    `PostgreSQL ${rows[0]?.server_version ?? ''}, ${url ? 'the server at MUSTER_TEST_DATABASE_URL' : 'embedded'}`,
  );
  await admin.query(`create database ${templateName}`);
  // On a server that was given, a commit need not wait for its disk either.
  await admin.query(`alter database ${templateName} set synchronous_commit = off`);
  const template = openDatabase({ connection: inDatabase(connection, templateName), poolSize: 2 });
  await migrate(template.pool);
  await template.close();
  // Copying files is the quicker one if no disk is waited for; elsewhere each copy would force a checkpoint.
  const strategy = stop ? 'file_copy' : 'wal_log';
  const folder = mkdtempSync(join(temporary, 'made-once-'));
  project.provide('template', { connection, name: templateName, strategy, folder });
  return async () => {
    if (!stop) await dropAll(admin);
    await admin.end();
    await stop?.();
    rmSync(temporary, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  };
}

async function dropAll(admin: pg.Client): Promise<void> {
  const { rows: left } = await admin.query<{ datname: string }>(
    `select datname from pg_database where datname like 'muster_test_${String(process.pid)}\\_%'`,
  );
  for (const { datname } of left) await admin.query(`drop database if exists ${datname} with (force)`);
  await admin.query(`drop database ${templateName} with (force)`);
}

async function embedded(): Promise<{ connection: Connection; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'engine-'));
  // What a test has written need not survive a power cut; and no database lives long enough to be vacuumed, yet hundreds would be visited.
  const settings = { fsync: 'off', full_page_writes: 'off', autovacuum: 'off' };
  const engine = await startEngine({ dataDir, settings });
  return { connection: engine.connection, stop: () => engine.stop() };
}

export function inDatabase(connection: Connection, database: string): Connection {
  if (connection.connectionString === undefined) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.toString() };
}
