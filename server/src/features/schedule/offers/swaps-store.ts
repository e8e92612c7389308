import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { visibleShifts } from '../visibility.ts';

/** Of a department, but for whose shift it is. */
export async function listColleagues(
  db: Db,
  { organizationId }: Actor,
  departmentId: string | null,
  without: string | null,
): Promise<{ id: string; first_name: string; last_name: string }[]> {
  const { rows } = await sql<{ id: string; first_name: string; last_name: string }>`
    select id, coalesce(preferred_name, first_name) as first_name, last_name from users
     where organization_id = ${organizationId} and department_id = ${departmentId} and is_active
       and id is distinct from ${without} and left(id, 4) = 'usr_'
     order by last_name, first_name, id limit 500`.execute(db);
  return rows;
}

export interface SwapShift {
  readonly id: string;
  readonly user_id: string;
  readonly title: string | null;
  readonly location: string | null;
  readonly starts_at: string;
  readonly ends_at: string;
}

/** Published shifts to come of colleagues that the actor sees and whose hours leave `userId` free, but for the shift that is given. */
export async function listSwapShifts(
  db: Db,
  actor: Actor,
  given: { readonly id: string; readonly userId: string | null; readonly departmentId: string | null },
  between: { readonly from: string; readonly to: string },
): Promise<SwapShift[]> {
  const { rows } = await sql<SwapShift>`
    select shifts.id, shifts.user_id, shifts.title, shifts.location, shifts.starts_at, shifts.ends_at
      from shifts join users person on person.organization_id = shifts.organization_id and person.id = shifts.user_id
     where ${visibleShifts(actor)} and shifts.status = 'SCHEDULED' and shifts.is_published
       and person.department_id = ${given.departmentId} and person.is_active and shifts.user_id <> ${given.userId}
       and coalesce(shifts.department_id, person.department_id) = ${given.departmentId}
       and shifts.starts_at > ${between.from}::timestamptz and shifts.starts_at < ${between.to}::timestamptz
       and not exists (
         select from shifts own
          where own.organization_id = shifts.organization_id and own.user_id = ${given.userId} and own.status = 'SCHEDULED'
            and own.id <> ${given.id} and own.starts_at < shifts.ends_at and own.ends_at > shifts.starts_at
            and own.starts_at > shifts.starts_at - interval '24 hours')
     order by shifts.starts_at, shifts.id limit 200`.execute(db);
  return rows;
}

/** Shifts of these people at that time, as far as the actor sees them. */
export async function listShiftsAt(
  db: Db,
  actor: Actor,
  userIds: readonly string[],
  { starts_at, ends_at }: { readonly starts_at: string; readonly ends_at: string },
): Promise<{ id: string; user_id: string }[]> {
  const { rows } = await sql<{ id: string; user_id: string }>`
    select shifts.id, shifts.user_id
      from shifts join users person on person.organization_id = shifts.organization_id and person.id = shifts.user_id
     where ${visibleShifts(actor)} and shifts.user_id = any(${[...userIds]}) and shifts.status = 'SCHEDULED'
       and shifts.starts_at < ${ends_at}::timestamptz and shifts.ends_at > ${starts_at}::timestamptz
       and shifts.starts_at > ${starts_at}::timestamptz - interval '24 hours'`.execute(db);
  return rows;
}
