import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type Connection, openDatabase } from '../src/db/database.ts';
import { startEngine } from '../src/db/engine.ts';
import { migrate } from '../src/db/migrate.ts';
import { catalogue } from '../src/main/catalogue.ts';
import { clientFilesOf } from './client.ts';
import { referencesOf, schemaFilesOf } from './generated.ts';
import { sdkFilesOf } from './sdk.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

function save(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    if (readIfThere(file) === text) continue;
    writeFileSync(file, text);
    console.log(`written  ${path}`);
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** A new database with every migration, gone when the work is done: on a server that is there, or on one of its own. */
async function inMigratedDatabase(work: (connection: Connection) => Promise<void>): Promise<void> {
  const url = process.env['MUSTER_TEST_DATABASE_URL'];
  if (url) return onServer(url, work);
  const dataDir = mkdtempSync(join(tmpdir(), 'muster-generate-'));
  const engine = await startEngine({ dataDir });
  try {
    await migrated(engine.connection, work);
  } finally {
    await engine.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function onServer(url: string, work: (connection: Connection) => Promise<void>): Promise<void> {
  const name = `muster_generate_${String(process.pid)}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  try {
    await migrated({ connectionString: own.toString() }, work);
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}

async function migrated(connection: Connection, work: (connection: Connection) => Promise<void>): Promise<void> {
  const database = openDatabase({ connection, poolSize: 2 });
  await migrate(database.pool);
  await database.close();
  await work(connection);
}

save(referencesOf(catalogue));
save(await clientFilesOf(catalogue));
save(await sdkFilesOf(catalogue));
await inMigratedDatabase(async (connection) => {
  save(await schemaFilesOf(connection));
});
