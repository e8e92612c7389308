import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';

const atATime = 1000;

/** So long nothing was heard of it, and so near its people come or go. */
const silence = sql.raw(`interval '10 minutes'`);
const longestShift = sql.raw(`interval '24 hours'`);

/**
 * Paired devices of which nothing was heard for ten minutes while shifts of their people begin or end, and of which nobody was told
 * since.
 */
export async function listSilent(
  db: Db,
  now: string,
): Promise<{ readonly organization_id: string; readonly id: string }[]> {
  const { rows } = await sql<{ organization_id: string; id: string }>`
    select k.organization_id, k.id from kiosks k
     where k.session_hash is not null and k.removed_at is null and k.silent_told_at is null
       and k.last_heard_at <= ${now}::timestamptz - ${silence}
       and exists (
         select from shifts join users on users.organization_id = shifts.organization_id and users.id = shifts.user_id
          where shifts.organization_id = k.organization_id and shifts.status = 'SCHEDULED' and shifts.is_published
            and shifts.starts_at between ${now}::timestamptz - ${longestShift} and ${now}::timestamptz + ${silence}
            and (shifts.starts_at >= ${now}::timestamptz - ${silence}
              or shifts.ends_at between ${now}::timestamptz - ${silence} and ${now}::timestamptz + ${silence})
            and (k.is_for_all or exists (
              select from kiosk_departments d
               where d.organization_id = k.organization_id and d.kiosk_id = k.id and d.department_id = users.department_id)))
     limit ${sql.lit(atATime)}`.execute(db);
  return rows;
}

/** false: it was heard of since, or someone else told of it. */
export async function noteSilent({ actor, tx, now }: UnitOfWork, id: string): Promise<boolean> {
  const { rowCount } = await sql`
    update kiosks set silent_told_at = ${now}::timestamptz
     where organization_id = ${actor.organizationId} and id = ${id} and session_hash is not null and removed_at is null
       and silent_told_at is null and last_heard_at <= ${now}::timestamptz - ${silence}`.execute(tx);
  return rowCount === 1;
}
