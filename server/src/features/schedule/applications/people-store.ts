import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { decidersFor } from '../planners-store.ts';
import { publishing } from '../planning.ts';

/** `user_id` and `application_id`: those who plan the shift, but for who applied; where nobody plans, who administers. */
export const decidersOfApplication = ({ organizationId }: Actor, id: string): Sql => sql`
  select planner.id as user_id, a.id as application_id from shift_applications a
   cross join lateral (${decidersFor({
     organization: sql.ref('a.organization_id'),
     department: sql.ref('a.department_id'),
     given: publishing,
   })}) planner
   where a.organization_id = ${organizationId} and a.id = ${id} and planner.id <> a.user_id`;

/** `user_id` and `application_id`: who applied. */
export const applicantOf = ({ organizationId }: Actor, id: string): Sql => sql`
  select a.user_id, a.id as application_id from shift_applications a
   where a.organization_id = ${organizationId} and a.id = ${id}`;
