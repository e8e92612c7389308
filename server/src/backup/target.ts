import type { Connection } from '../db/database.ts';
import { StartupError } from '../db/startup-error.ts';
import { connectFor, inDatabase } from './connection.ts';
import { countProcesses, hasOrganizations, listOrganizations } from './store.ts';

/** Where a backup is loaded to, and how that takes the place of what was there. */
export interface Target {
  /** Of the database to load into. */
  readonly connection: Connection;
  /** From here on the restored data is what the installation works on. Answers the organizations that are no more. */
  takeOver(): Promise<readonly string[]>;
  /** Leaves the installation as it was. */
  giveUp(): Promise<void>;
}

const drafted = 'muster_restoring';
const replaced = 'muster_replaced';

/**
 * The embedded engine: a database beside the one in use, which takes its name by one commit. Until then nothing of the
 * old data is touched.
 */
export async function openEmbeddedTarget(current: Connection, isForced: boolean): Promise<Target> {
  const before = await inspect(current);
  if (before.length > 0 && !isForced)
    throw new StartupError(
      'This installation holds data already: restore into an empty folder (MUSTER_DATA_DIR), or replace it with --force.',
    );
  const name = current.database ?? '';
  const admin = await connectFor('restore', inDatabase(current, 'postgres'));
  await admin.query(`drop database if exists ${drafted} with (force)`);
  await admin.query(`drop database if exists ${replaced} with (force)`);
  await admin.query(`create database ${drafted}`);
  return {
    connection: inDatabase(current, drafted),
    takeOver: async () => {
      await admin.query('begin');
      await admin.query(`alter database ${name} rename to ${replaced}`);
      await admin.query(`alter database ${drafted} rename to ${name}`);
      await admin.query('commit');
      await admin.query(`drop database ${replaced} with (force)`);
      await admin.end();
      const now = new Set(await inspect(current));
      return before.filter((id) => !now.has(id));
    },
    giveUp: async () => {
      await admin.query('rollback');
      await admin.query(`drop database if exists ${drafted} with (force)`);
      await admin.end();
    },
  };
}

async function inspect(connection: Connection): Promise<string[]> {
  const client = await connectFor('restore', connection);
  try {
    return (await hasOrganizations(client)) ? await listOrganizations(client) : [];
  } finally {
    await client.end();
  }
}

/** A server of the operator's: its database is filled where it stands, and must be empty for that. */
export async function openServerTarget(connection: Connection): Promise<Target> {
  const client = await connectFor('restore', connection);
  try {
    if (await hasOrganizations(client))
      throw new StartupError(
        'The database at DATABASE_URL holds data already: restore into an empty one. To replace it, use pg_dump and pg_restore.',
      );
    if ((await countProcesses(client)) > 0)
      throw new StartupError('Processes of Muster use the database at DATABASE_URL: stop them first.');
  } finally {
    await client.end();
  }
  return { connection, takeOver: () => Promise.resolve([]), giveUp: () => Promise.resolve() };
}
