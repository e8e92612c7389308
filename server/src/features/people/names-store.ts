import { optional } from '../../db/rows.ts';
import { type Sql, sql } from '../../db/sql.ts';
import { type Actor, administers } from '../../kernel/actor.ts';
import type { Named, NameSource } from '../../kernel/app-answers.ts';
import { packageNames } from '../../kernel/packages.ts';
import { grantedIn } from '../../kernel/view.ts';
import { visiblePeople } from './visibility.ts';

/** `user_id` of those who lead the actor: their manager, and who heads or manages their department. */
const leaders = (actor: Actor): Sql => sql`
  select me.manager_id as user_id from users me
   where me.organization_id = ${actor.organizationId} and me.id = ${actor.userId}
  union all select head_id from departments
   where organization_id = ${actor.organizationId} and id = ${actor.departmentId}
  union all select user_id from department_managers
   where organization_id = ${actor.organizationId} and department_id = ${actor.departmentId}`;

/** Whom they lead who have named the actor as their deputy: what waits for them has a name. */
const ledInPlace = (actor: Actor): Sql => sql`
  select from deputies d
   where d.organization_id = ${actor.organizationId} and d.deputy_id = ${actor.userId}
     and (users.manager_id = d.user_id or users.id = d.user_id or users.department_id in (
            select id from departments where organization_id = d.organization_id and head_id = d.user_id
            union all select department_id from department_managers
             where organization_id = d.organization_id and user_id = d.user_id))`;

/** Whatever of theirs someone was given to work on, it has a name. */
const whoseRecordsWereGiven = grantedIn({ department: 'users.department_id' }, ...packageNames);

/**
 * The names of those who lead one and of their deputies, of those whose manager one is, and of those on whom one decides in someone's
 * place are one's to know, in the directory or not; so are names that the answer shows anyway.
 */
const personNames: NameSource = {
  prefix: 'usr',
  async find(db, actor, ids, shown) {
    const { rows } = await sql<Named>`
      select users.id, users.first_name, users.last_name, users.preferred_name,
             coalesce(users.preferred_name, users.first_name) || ' ' || users.last_name as name,
             (${visiblePeople(actor)}) is not true as is_hidden
        from users
       where users.organization_id = ${actor.organizationId} and users.id = any(${ids})
         and ((${visiblePeople(actor)})
           or users.id = any(${shown})
           or users.manager_id = ${actor.userId}
           or users.id in (${leaders(actor)})
           or users.id in (select d.deputy_id from deputies d
                            where d.organization_id = ${actor.organizationId} and d.user_id in (${leaders(actor)}))
           or exists (${ledInPlace(actor)})
           ${optional(actor.grants.length > 0 && sql`or ${whoseRecordsWereGiven(actor)}`)})`.execute(db);
    return rows;
  },
};

/** Who sees that an account did something may know what it is called; Administrators open it. */
const serviceAccountNames: NameSource = {
  prefix: 'svc',
  async find(db, actor, ids) {
    const { rows } = await sql<Named>`
      select users.id, users.first_name as name, ${!administers(actor)}::boolean or a.deleted_at is not null as is_hidden
        from service_accounts a join users on users.organization_id = a.organization_id and users.id = a.id
       where a.organization_id = ${actor.organizationId} and a.id = any(${ids})`.execute(db);
    return rows;
  },
};

/** Every role sees every department and team of its organization. */
const departmentNames: NameSource = {
  prefix: 'dep',
  async find(db, actor, ids) {
    const { rows } = await sql<Named>`
      select id, name from departments where organization_id = ${actor.organizationId} and id = any(${ids})`.execute(
      db,
    );
    return rows;
  },
};

const teamNames: NameSource = {
  prefix: 'team',
  async find(db, actor, ids) {
    const { rows } = await sql<Named>`
      select id, name from teams where organization_id = ${actor.organizationId} and id = any(${ids})`.execute(db);
    return rows;
  },
};

export const names = [personNames, serviceAccountNames, departmentNames, teamNames];
