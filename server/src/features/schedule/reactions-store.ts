import { sql } from '../../db/sql.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';

/** What is planned for the person, and not published, is open; a cancelled shift stays cancelled. */
export async function openDrafts({ tx, actor, now }: UnitOfWork, userId: string): Promise<void> {
  await sql`
    update shift_drafts set user_id = null, status = case status when 'SCHEDULED' then 'OPEN' else status end,
           fields = (select array_agg(distinct field) from unnest(fields || '{user_id,status}'::text[]) as field),
           updated_at = ${now}
     where organization_id = ${actor.organizationId} and user_id = ${userId} and 'user_id' = any(fields)`.execute(tx);
}

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
