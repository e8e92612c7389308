import pg from 'pg';
import { inject } from 'vitest';
import type { Connection } from '../src/db/database.ts';
import { inDatabase } from './database.ts';

let count = 0;

/** A copy of the migrated template, or an empty database. A commit waits for the disk only if it must be durable. */
export async function newDatabase({ isMigrated = true, isDurable = false } = {}): Promise<Connection> {
  const template = inject('template');
  const name = `muster_test_${template.name.replace(/\D+/g, '')}_${String(process.pid)}_${String(count++)}`;
  const copied = isMigrated ? `template ${template.name} strategy ${template.strategy}` : '';
  const admin = new pg.Client(template.connection);
  await admin.connect();
  await admin.query(`create database ${name} ${copied}`);
  if (!isDurable) await admin.query(`alter database ${name} set synchronous_commit = off`);
  await admin.end();
  return inDatabase(template.connection, name);
}
