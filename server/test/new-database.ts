import pg from 'pg';
import { inject } from 'vitest';
import type { Connection } from '../src/db/database.ts';
import { inDatabase } from './database.ts';

let count = 0;

interface NewDatabase {
  readonly isMigrated?: boolean;
  /** A commit waits for the disk. */
  readonly isDurable?: boolean;
  /** Of which database it is a copy, in place of the migrated template. */
  readonly copied?: string;
}

/** A copy of the migrated template or of another database, or an empty one. */
export async function newDatabase(options: NewDatabase = {}): Promise<Connection> {
  const name = testDatabaseName(`${String(process.pid)}_${String(count++)}`);
  await createDatabase(name, options);
  return inDatabase(inject('template').connection, name);
}

/** Dropped at the end of the run. */
export const testDatabaseName = (suffix: string): string =>
  `muster_test_${inject('template').name.replace(/\D+/g, '')}_${suffix}`;

/** Under this name, in place of one that a worker has left unfinished. */
export async function createDatabase(
  name: string,
  { isMigrated = true, isDurable = false, copied = inject('template').name }: NewDatabase,
): Promise<void> {
  const { connection, strategy } = inject('template');
  const admin = new pg.Client(connection);
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name} ${isMigrated ? `template ${copied} strategy ${strategy}` : ''}`);
  if (!isDurable) await admin.query(`alter database ${name} set synchronous_commit = off`);
  // As docs/operate says for any server, and as the embedded one has it.
  await admin.query(`alter database ${name} set random_page_cost = 1.1`);
  await admin.end();
}
