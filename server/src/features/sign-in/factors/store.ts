import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { type Page, type PageRequest } from '../../../kernel/cursor.ts';
import { ascending, pageBy, pageIn, seekAfter } from '../../../kernel/keyset.ts';
import { type Role, roles } from '../../../kernel/scopes.ts';

export interface WithoutFactor {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly role: Role;
}

/** The highest roles first. */
const order = ascending(['people.rank', 'integer'], 'people.last_name', 'people.first_name', 'people.id');

/**
 * Active people without codes and passkeys. Under SSO_ONLY the provider's sign-in counts as both factors for everyone but those who
 * get in without it.
 */
const without = ({ organizationId, organization }: Actor) => sql`
  select id, first_name, last_name, role, array_position(${[...roles].reverse()}::text[], role) as rank
    from users left join account_members m on m.organization_id = users.organization_id and m.user_id = users.id
   where users.organization_id = ${organizationId} and is_active
     and not exists (select from one_time_codes k
                      where k.organization_id = coalesce(m.account_organization_id, users.organization_id)
                        and k.user_id = coalesce(m.account_user_id, users.id) and k.confirmed_at is not null)
     and not exists (select from passkeys p
                      where p.organization_id = coalesce(m.account_organization_id, users.organization_id)
                        and p.user_id = coalesce(m.account_user_id, users.id))
     and (${organization.settings.sign_in_policy !== 'SSO_ONLY'} or exists (
       select from break_glass_people b where b.organization_id = users.organization_id and b.user_id = users.id))`;

export async function listWithoutFactor(db: Db, actor: Actor, page: PageRequest): Promise<Page<WithoutFactor>> {
  const { rows } = await sql<WithoutFactor>`
    select people.* from (${without(actor)}) as people where true ${seekAfter(order, page)} ${pageIn(order, page)}`.execute(
    db,
  );
  return pageBy(order, rows, page);
}

export async function countWithoutFactor(db: Db, actor: Actor): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (${without(actor)}) as people`.execute(db);
  return rows[0]?.total ?? 0;
}
