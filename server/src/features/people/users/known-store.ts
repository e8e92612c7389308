import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { visiblePeople } from '../visibility.ts';

interface Wanted {
  readonly email: string | null;
  readonly name: { readonly first_name: string; readonly last_name: string; readonly date_of_birth: string } | null;
}

export interface KnownRow {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly is_active: boolean;
  readonly left_on: string | null;
  readonly known_by: 'EMAIL' | 'NAME_AND_BIRTH';
  readonly planned_change_id: string | null;
}

/** Whom the actor sees, by address or else by name and day of birth; not those who were erased. Names are compared without accents. */
export async function listKnown(db: Db, actor: Actor, { email, name }: Wanted): Promise<KnownRow[]> {
  const { organizationId, organization } = actor;
  const { rows } = await sql<KnownRow>`
    with born as (
      select p.user_id from user_personal_details p
       where p.organization_id = ${organizationId} and p.date_of_birth = ${name?.date_of_birth ?? null}::date)
    select users.id, users.first_name, users.last_name, users.email, users.is_active,
           case when not users.is_active then coalesce(users.employment_end_date,
             (users.deactivated_at at time zone ${organization.timezone})::date) end as left_on,
           case when users.email = lower(${email}) then 'EMAIL' else 'NAME_AND_BIRTH' end as known_by,
           (select e.id from employment e
             where e.organization_id = users.organization_id and e.user_id = users.id and e.rehire is not null
               and e.applied_at is null limit 1) as planned_change_id
      from users
     where ${visiblePeople(actor)} and users.erased_at is null
       and (users.email = lower(${email})
         or users.id in (select user_id from born) and folded(users.last_name) = folded(${name?.last_name ?? null})
            and folded(${name?.first_name ?? null}) in (folded(users.first_name), folded(users.preferred_name)))
     order by users.email is not distinct from lower(${email}) desc, users.is_active, users.id limit 2`.execute(db);
  return rows;
}
