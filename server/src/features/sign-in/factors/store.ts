import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import { type Role, roles } from '../../../kernel/scopes.ts';

interface WithoutFactor {
  id: string;
  first_name: string;
  last_name: string;
  role: Role;
}

/** Active people without codes and passkeys: how many, and the first by role and name. */
export async function listWithoutFactor(
  db: Db,
  organizationId: string,
  count: number,
): Promise<{ total: number; people: WithoutFactor[] }> {
  const { rows } = await sql<WithoutFactor & { total: number }>`
    select id, first_name, last_name, role, count(*) over () as total from users
     where organization_id = ${organizationId} and is_active
       and not exists (select from one_time_codes k
                        where k.organization_id = users.organization_id and k.user_id = users.id
                          and k.confirmed_at is not null)
       and not exists (select from passkeys p
                        where p.organization_id = users.organization_id and p.user_id = users.id)
     order by array_position(${[...roles].reverse()}::text[], role), last_name, first_name, id limit ${count}`.execute(
    db,
  );
  return { total: rows[0]?.total ?? 0, people: rows.map(({ total: _, ...person }) => person) };
}
