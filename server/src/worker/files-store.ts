import type { Db } from '../db/database.ts';
import { sql } from '../db/sql.ts';

export async function listOrganizationIds(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from organizations`.execute(db);
  return rows.map(({ id }) => id);
}

/** Those of the keys that a record holds. */
export async function listNamedKeys(db: Db, organizationId: string, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from stored_files where organization_id = ${organizationId} and key = any(${[...keys]})`.execute(db);
  return rows.map(({ key }) => key);
}
