import type { Tx } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';

const privateTables = [
  'user_personal_details',
  'user_government_ids',
  'user_credentials',
  'password_links',
  'sessions',
  'team_members',
];

export async function deletePrivateRows(tx: Tx, organizationId: string, userId: string): Promise<void> {
  const deletions = privateTables.map(
    (table) => sql`${sql.ref(`no_${table}`)} as (
      delete from ${sql.table(table)} where organization_id = ${organizationId} and user_id = ${userId})`,
  );
  await sql`with ${sql.join(deletions)} select`.execute(tx);
}

/** So many are emptied with the record; there are hardly ever more. */
const eventsAtOnce = 2000;

/** What may be on its way to a receiver at this moment: the newest events about the person themselves. */
export async function listLatestEvents(
  { tx, actor }: UnitOfWork,
  userId: string,
): Promise<{ id: string; subject_type: string }[]> {
  const { rows } = await sql<{ id: string; subject_type: string }>`
    select id, subject_type from (
      select id, subject_type from events where organization_id = ${actor.organizationId} and subject_id = ${userId}
       order by id desc limit ${eventsAtOnce}) as latest order by id`.execute(tx);
  return rows;
}
