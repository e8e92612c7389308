import type { Db } from '../../db/database.ts';
import { insertRow } from '../../db/rows.ts';
import { sql } from '../../db/sql.ts';
import type { AppClient } from './record.ts';
import { hostOf } from './redirects.ts';

export interface ClientRow {
  readonly id: string;
  readonly name: string;
  readonly redirect_uris: string[];
  readonly created_at: string;
}

export const presentClient = ({ id, name, redirect_uris, created_at }: ClientRow, redirectUri?: string): AppClient => {
  const { host, isOnDevice } = hostOf(redirectUri ?? redirect_uris[0] ?? 'https://unknown.invalid');
  return { id, name, host, is_on_device: isOnDevice, registered_at: created_at };
};

/** Of the installation: whoever registers has not said of which organization they are. */
export async function insertClient(db: Db, client: ClientRow): Promise<void> {
  await insertRow('app_clients', { ...client, last_used_at: client.created_at }).execute(db);
}

export async function findClient(db: Db, id: string): Promise<ClientRow | null> {
  const { rows } = await sql<ClientRow>`
    select id, name, redirect_uris, created_at from app_clients where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** To the day: refreshing every hour is no reason to write every hour. */
export async function noteClientUse(db: Db, id: string, now: string): Promise<void> {
  const isOlder = sql`last_used_at < ${now}::timestamptz - interval '1 day'`;
  await sql`update app_clients set last_used_at = ${now} where id = ${id} and ${isOlder}`.execute(db);
}

/** What nobody connected within the time, unless an organization has approved it. */
export async function deleteUnusedClients(db: Db, before: string): Promise<number> {
  const { rowCount } = await sql`
    delete from app_clients c
     where c.last_used_at < ${before}
       and not exists (select from app_grants g where g.client_id = c.id)
       and not exists (select from app_approvals a where a.client_id = c.id and a.approved_at is not null)`.execute(db);
  return rowCount;
}
