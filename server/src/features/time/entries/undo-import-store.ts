import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';

/** Whose time an import brought; always in the same order, so that no two changes wait for each other. */
export async function findOwners({ actor, tx }: UnitOfWork, importId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct user_id from time_entries
     where organization_id = ${actor.organizationId} and import_id = ${importId} and status <> 'DELETED'
     order by user_id`.execute(tx);
  return rows.map(({ user_id }) => user_id);
}

/** Entries of one person; answers the day of each. */
export async function deleteImported(
  { actor, tx, now }: UnitOfWork,
  importId: string,
  userId: string,
): Promise<string[]> {
  const { rows } = await sql<{ work_date: string }>`
    update time_entries set status = 'DELETED', updated_at = ${now}
     where organization_id = ${actor.organizationId} and import_id = ${importId} and user_id = ${userId}
       and status <> 'DELETED' returning work_date`.execute(tx);
  return rows.map(({ work_date }) => work_date);
}
