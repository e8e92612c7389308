import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import { notFound } from '../../../lib/errors.ts';

/** Those of them whose access is suspended. */
export async function listSuspended(db: Db, organizationId: string, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from users
     where organization_id = ${organizationId} and id = any(${[...ids]}) and access_suspended_at is not null`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

interface AccessRow {
  suspended_at: string | null;
  suspended_reason: string | null;
}

export async function getAccess(db: Db, organizationId: string, id: string): Promise<AccessRow> {
  const { rows } = await sql<AccessRow>`
    select access_suspended_at as suspended_at, access_suspended_reason as suspended_reason from users
     where organization_id = ${organizationId} and id = ${id}`.execute(db);
  if (!rows[0]) throw notFound('person');
  return rows[0];
}
