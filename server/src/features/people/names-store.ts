import { sql } from '../../db/sql.ts';
import type { Named, NameSource } from '../../kernel/app-answers.ts';
import { visiblePeople } from './visibility.ts';

/**
 * The names of one's own manager and of those who head one's department are one's to know, in the directory or not; so are
 * names that the answer shows anyway.
 */
const personNames: NameSource = {
  prefix: 'usr',
  async find(db, actor, ids, shown) {
    const { rows } = await sql<Named>`
      select users.id, users.first_name, users.last_name, users.preferred_name,
             coalesce(users.preferred_name, users.first_name) || ' ' || users.last_name as name,
             not (${visiblePeople(actor)}) as is_hidden
        from users
       where users.organization_id = ${actor.organizationId} and users.id = any(${ids})
         and ((${visiblePeople(actor)})
           or users.id = any(${shown})
           or users.id = (select me.manager_id from users me
                           where me.organization_id = ${actor.organizationId} and me.id = ${actor.userId})
           or users.id = (select head_id from departments
                           where organization_id = ${actor.organizationId} and id = ${actor.departmentId})
           or users.id in (select user_id from department_managers
                            where organization_id = ${actor.organizationId} and department_id = ${actor.departmentId}))`.execute(
      db,
    );
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

export const names = [personNames, departmentNames, teamNames];
