import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';

/** `user_id` and `application_id`: those who plan the shift, but for who applied. */
export const plannersOfApplication = ({ organizationId }: Actor, id: string): Sql => sql`
  select users.id as user_id, a.id as application_id
    from shift_applications a
    join departments d on d.organization_id = a.organization_id and d.id = a.department_id
    join users on users.organization_id = a.organization_id and users.role = 'DEPARTMENT_HEAD' and users.id <> a.user_id
     and users.id in (
       select d.head_id
       union
       select m.user_id from department_managers m where m.organization_id = d.organization_id and m.department_id = d.id)
   where a.organization_id = ${organizationId} and a.id = ${id}`;

/** `user_id` and `application_id`: who applied. */
export const applicantOf = ({ organizationId }: Actor, id: string): Sql => sql`
  select a.user_id, a.id as application_id from shift_applications a
   where a.organization_id = ${organizationId} and a.id = ${id}`;
