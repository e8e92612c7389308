import { sql } from '../../db/sql.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';

/** Shifts of the person that have not started are offered to their department; answers their ids. */
export async function openUpcomingShifts({ tx, actor, now }: UnitOfWork, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update shifts set user_id = null, status = 'OPEN', updated_at = ${now},
           department_id = coalesce(shifts.department_id, users.department_id)
      from users
     where shifts.organization_id = ${actor.organizationId} and shifts.user_id = ${userId}
       and users.organization_id = shifts.organization_id and users.id = shifts.user_id
       and shifts.status = 'SCHEDULED' and shifts.starts_at > ${now}
    returning shifts.id`.execute(tx);
  return rows.map(({ id }) => id);
}
