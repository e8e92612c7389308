import type { Db } from '../../db/database.ts';
import { executeTogether, sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import { whoseLeaveIsSeen } from './visibility.ts';

/** Of the people those whose leave the viewer sees; of types and leaves those that are private. */
export function findPrivacy(
  db: Db,
  viewer: Actor,
  { people, types, leaves }: Readonly<Record<'people' | 'types' | 'leaves', readonly string[]>>,
) {
  return executeTogether(
    db,
    sql<{ id: string; department_id: string | null; manager_id: string | null }>`
      select users.id, users.department_id, users.manager_id from users where ${whoseLeaveIsSeen(viewer)} and users.id = any(${people})`,
    sql<{ id: string }>`
      select id from leave_types where organization_id = ${viewer.organizationId} and id = any(${types}) and is_private`,
    sql<{ id: string }>`
      select r.id from leave_requests r
        join leave_types t on t.organization_id = r.organization_id and t.id = r.leave_type_id and t.is_private
       where r.organization_id = ${viewer.organizationId} and r.id = any(${leaves})`,
  );
}
