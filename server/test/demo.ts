import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import type { Connection } from '../src/db/database.ts';
import { ensureDemo } from '../src/demo/index.ts';
import { catalogue } from '../src/main/catalogue.ts';
import { readConfig } from '../src/main/config.ts';
import { openInstallation } from '../src/main/installation.ts';
import { afterwards } from './afterwards.ts';
import { Client } from './client.ts';
import { inDatabase } from './database.ts';
import { createDatabase, newDatabase, testDatabaseName } from './new-database.ts';
import { type Environment, freePort, startProduct, urlOf } from './processes.ts';

/**
 * The demo takes seconds to make. Suites that are not about making it copy one that is made once a run:
 * a database on the server that all share with what belongs to it in the data folder, or a data folder with its engine.
 */
export const demoKey = 'a key for tests, long enough to be taken';

/** A database with the demo, and the data folder beside it. Sealed with `demoKey`. */
export async function copyOfDemo({ isDurable = false } = {}): Promise<{ connection: Connection; dataDir: string }> {
  const source = testDatabaseName('demo');
  const kept = await madeOnce('demo', async (folder) => {
    await createDatabase(source, { isMigrated: true });
    const config = readConfig({ MUSTER_DATA_DIR: folder, MUSTER_SECRET_KEY: demoKey });
    const connection = inDatabase(inject('template').connection, source);
    const log = pino({ level: 'silent' });
    const installation = await openInstallation({ config, connection, log, catalogue, poolSize: 10 });
    await ensureDemo(installation);
    await installation.close();
  });
  return { connection: await newDatabase({ copied: source, isDurable }), dataDir: copyOf(kept) };
}

/** One of the people whom the demo names, signed in to the app with its password as a visitor would be. */
export async function visit(server: FastifyInstance, email: string, password: string | null): Promise<Client> {
  const headers = { 'x-muster-app': '1' };
  const { cookies } = await server.inject({
    method: 'POST',
    url: '/app/api/session',
    headers,
    payload: { email, password },
  });
  const [session] = cookies;
  return new Client(server, '/app/api', { ...headers, cookie: `${String(session?.name)}=${String(session?.value)}` });
}

/** For processes: the product on a database of its own that has the demo. */
export async function environmentWithDemo(): Promise<Environment> {
  const { connection, dataDir } = await copyOfDemo({ isDurable: true });
  return { DATABASE_URL: urlOf(connection), MUSTER_DATA_DIR: dataDir, MUSTER_SECRET_KEY: demoKey };
}

/** A data folder as the first `npm start` leaves it, with the embedded database, a generated key and the demo. */
export async function dataDirWithDemo(): Promise<string> {
  return copyOf(
    await madeOnce('data', async (folder) => {
      const running = await startProduct({ MUSTER_DATA_DIR: folder, PORT: await freePort() }).ready();
      await running.stop();
    }),
  );
}

/** The first worker of the run that asks makes it; the others wait for that at a lock. */
async function madeOnce(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(inject('template').folder, name);
  const client = new pg.Client(inject('template').connection);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [folder]);
    if (existsSync(folder)) return folder;
    const unfinished = `${folder}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished);
    await make(unfinished);
    renameSync(unfinished, folder);
    return folder;
  } finally {
    await client.end();
  }
}

/** With owners and rights: the engine insists on its own. */
function copyOf(folder: string): string {
  const copied = mkdtempSync(join(tmpdir(), 'muster-demo-'));
  execFileSync('cp', ['-a', `${folder}/.`, copied]);
  afterwards(() => {
    rmSync(copied, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  });
  return copied;
}
