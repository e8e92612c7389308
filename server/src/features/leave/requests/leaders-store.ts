import { type Sql, sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';

/** `user_id` of those who lead the person whose leave it is and see it: their manager, and who heads or manages their department. */
export const leadersOf = ({ actor }: UnitOfWork, leaveId: string): Sql => sql`
  select users.id as user_id from leave_requests l
    join users person on person.organization_id = l.organization_id and person.id = l.user_id
    join users on users.organization_id = l.organization_id and users.is_active and users.id <> person.id
     and (users.id = person.manager_id or users.role = 'DEPARTMENT_HEAD' and (
           users.id = (select head_id from departments d
                        where d.organization_id = l.organization_id and d.id = person.department_id)
           or users.id in (select m.user_id from department_managers m
                            where m.organization_id = l.organization_id and m.department_id = person.department_id)))
   where l.organization_id = ${actor.organizationId} and l.id = ${leaveId}`;
