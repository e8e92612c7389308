import type pg from 'pg';
import type { Connection } from '../db/database.ts';
import { HostClient } from '../db/host-client.ts';

/** A dump may take as long as it takes, and text means the same on every server. */
const settings = [
  'statement_timeout=0',
  'lock_timeout=0',
  'idle_in_transaction_session_timeout=0',
  'timezone=UTC',
  'datestyle=ISO',
  'intervalstyle=postgres',
  'extra_float_digits=3',
  'search_path=public',
];

export async function connectFor(purpose: 'backup' | 'restore', connection: Connection): Promise<pg.Client> {
  const client = new HostClient({
    ...connection,
    application_name: `muster ${purpose}`,
    client_encoding: 'UTF8',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    options: settings.map((setting) => `-c ${setting}`).join(' '),
  });
  // What fails shows in the statement under way.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Another database of the same server. */
export function inDatabase(connection: Connection, database: string): Connection {
  if (connection.connectionString === undefined) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { ...connection, connectionString: url.toString() };
}
