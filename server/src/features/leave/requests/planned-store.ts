import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { DayWindow } from '../../../lib/windows.ts';
import type { Half } from '../calendar/working-days.ts';
import { whoseAbsenceIsKnown } from '../visibility.ts';
import { maxLeaveDays } from './span.ts';

/** When someone is away, or has asked to be; of what type is no one's business here. */
export interface PlannedLeave {
  readonly user_id: string;
  readonly status: 'PENDING' | 'APPROVED';
  readonly start_date: string;
  readonly end_date: string;
  readonly start_half: Half;
  readonly end_half: Half;
  readonly start_time: string | null;
  readonly end_time: string | null;
}

/** Leave of these people that touches some days, as far as the actor sees whose it is, or of anyone where nobody is told of it. */
export async function listPlannedLeave(
  db: Db,
  actor: Actor,
  userIds: readonly string[],
  { start_date, end_date }: DayWindow,
  whose: 'known' | 'anyone' = 'known',
): Promise<PlannedLeave[]> {
  const isKnown = whose === 'known' ? whoseAbsenceIsKnown(actor) : sql`true`;
  const { rows } = await sql<PlannedLeave>`
    select l.user_id, l.status, l.start_date, l.end_date, l.start_half, l.end_half, l.start_time, l.end_time
      from leave_requests l
      join users on users.organization_id = l.organization_id and users.id = l.user_id
     where ${isKnown} and l.organization_id = ${actor.organizationId}
       and l.user_id = any(${[...userIds]}) and l.status in ('PENDING', 'APPROVED')
       and l.start_date <= ${end_date}::date and l.end_date >= ${start_date}::date
       and l.start_date > ${start_date}::date - ${sql.lit(maxLeaveDays)}
     order by l.start_date, l.id limit 10000`.execute(db);
  return rows;
}
