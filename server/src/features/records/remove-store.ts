import { sql } from '../../db/sql.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';

/** Whose record it is. */
export async function findOwnerId({ actor, tx }: UnitOfWork, table: string, id: string): Promise<string | null> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from ${sql.table(table)} where organization_id = ${actor.organizationId} and id = ${id}`.execute(tx);
  return rows[0]?.user_id ?? null;
}

export async function lockRecord(
  { actor, tx }: UnitOfWork,
  table: string,
  id: string,
): Promise<{ readonly is_changed: boolean } | null> {
  const { rows } = await sql<{ is_changed: boolean }>`
    select updated_at <> created_at as is_changed from ${sql.table(table)}
     where organization_id = ${actor.organizationId} and id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

/** Of someone who is taken back. */
export async function deleteCustomValues({ actor, tx }: UnitOfWork, userId: string): Promise<void> {
  await sql`delete from custom_field_values where organization_id = ${actor.organizationId} and user_id = ${userId}`.execute(
    tx,
  );
}
