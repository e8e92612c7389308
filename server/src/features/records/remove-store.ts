import { sql } from '../../db/sql.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';

interface Owned {
  readonly id: string;
  readonly user_id: string;
}

/** Whose records they are, by record; those that are gone are not among them. */
export async function listOwners(
  { actor, tx }: UnitOfWork,
  table: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<Owned>`
    select id, user_id from ${sql.table(table)}
     where organization_id = ${actor.organizationId} and id = any(${[...ids]})`.execute(tx);
  return new Map(rows.map(({ id, user_id }) => [id, user_id]));
}

export async function lockRecords(
  { actor, tx }: UnitOfWork,
  table: string,
  ids: readonly string[],
): Promise<(Owned & { readonly is_changed: boolean })[]> {
  const { rows } = await sql<Owned & { is_changed: boolean }>`
    select id, user_id, updated_at <> created_at as is_changed from ${sql.table(table)}
     where organization_id = ${actor.organizationId} and id = any(${[...ids]}) order by id for update`.execute(tx);
  return rows;
}

export async function deleteRecords({ actor, tx }: UnitOfWork, table: string, ids: readonly string[]): Promise<void> {
  await sql`
    delete from ${sql.table(table)} where organization_id = ${actor.organizationId} and id = any(${[...ids]})`.execute(
    tx,
  );
}

export async function deleteCompensationOf(
  { actor, tx }: UnitOfWork,
  userIds: readonly string[],
  ids: readonly string[],
): Promise<Owned[]> {
  const { rows } = await sql<Owned>`
    delete from compensation_records
     where organization_id = ${actor.organizationId} and user_id = any(${[...userIds]}) and id = any(${[...ids]})
    returning id, user_id`.execute(tx);
  return rows;
}
