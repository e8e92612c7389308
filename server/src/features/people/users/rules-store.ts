import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import { byDirectory } from './access-store.ts';

/** Whether the person is the manager, or manages them directly or through others. */
export async function isAtOrAbove(
  db: Db,
  organizationId: string,
  personId: string,
  managerId: string,
): Promise<boolean> {
  const { rows } = await sql`
    with recursive above (id, manager_id) as (
      select id, manager_id from users where organization_id = ${organizationId} and id = ${managerId}
      union
      select u.id, u.manager_id from users u join above on u.id = above.manager_id
       where u.organization_id = ${organizationId})
    select 1 from above where id = ${personId}`.execute(db);
  return rows.length > 0;
}

export async function countSeatsTaken(db: Db, organizationId: string): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select count(*) as taken from users where organization_id = ${organizationId} and is_active and not ${byDirectory}`.execute(
    db,
  );
  return rows[0]?.taken ?? 0;
}
