import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { nameIn } from '../../../kernel/names.ts';
import { dayBoundsMs } from '../../../lib/days.ts';
import type { DayWindow } from '../../../lib/windows.ts';
import { maxLeaveDays, whoseLeaveIsSeen } from '../../leave/index.ts';
import { visibleShifts } from '../../schedule/index.ts';

/** More than a calendar is read for; the earliest are shown. */
const maxEntries = 1000;

export interface ShiftEntry {
  readonly id: string;
  readonly title: string | null;
  readonly location: string | null;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly updated_at: string;
}

export interface LeaveEntry {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly type_name: string;
  readonly is_private: boolean;
  readonly status: 'PENDING' | 'APPROVED';
  readonly start_date: string;
  readonly end_date: string;
  readonly start_half: string;
  readonly end_half: string;
  readonly start_time: string | null;
  readonly end_time: string | null;
  readonly updated_at: string;
}

export async function listOwnShifts(db: Db, actor: Actor, window: DayWindow): Promise<ShiftEntry[]> {
  const { startMs, endMs } = dayBoundsMs(actor.organization.timezone, window.start_date, window.end_date);
  const { rows } = await sql<ShiftEntry>`
    select shifts.id, shifts.title, shifts.location, shifts.starts_at, shifts.ends_at, shifts.updated_at
      from shifts join users person on person.organization_id = shifts.organization_id and person.id = shifts.user_id
     where ${visibleShifts(actor)} and shifts.user_id = ${actor.userId} and shifts.status = 'SCHEDULED'
       and shifts.starts_at >= to_timestamp(${startMs / 1000}) and shifts.starts_at < to_timestamp(${endMs / 1000})
     order by shifts.starts_at, shifts.id limit ${maxEntries}`.execute(db);
  return rows;
}

/** One's own, also while it waits; of others what is approved. */
export async function listLeaveEntries(
  db: Db,
  actor: Actor,
  whose: 'own' | 'others',
  { start_date: start, end_date: end }: DayWindow,
): Promise<LeaveEntry[]> {
  const of =
    whose === 'own'
      ? sql`users.id = ${actor.userId} and l.status in ('PENDING', 'APPROVED')`
      : sql`users.id <> ${actor.userId} and l.status = 'APPROVED' and users.is_active`;
  const { rows } = await sql<LeaveEntry>`
    select l.id, coalesce(users.preferred_name, users.first_name) as first_name, users.last_name, ${nameIn(actor.language, 't')} as type_name,
           t.is_private, l.status, l.start_date, l.end_date, l.start_half, l.end_half, l.start_time, l.end_time,
           greatest(l.updated_at, users.updated_at, t.updated_at) as updated_at
      from leave_requests l
      join users on users.organization_id = l.organization_id and users.id = l.user_id
      join leave_types t on t.organization_id = l.organization_id and t.id = l.leave_type_id
     where ${whoseLeaveIsSeen(actor)} and l.organization_id = ${actor.organizationId} and ${of}
       and l.start_date <= ${end}::date and l.end_date >= ${start}::date
       and l.start_date > ${start}::date - ${sql.lit(maxLeaveDays)}
     order by l.start_date, l.id limit ${maxEntries}`.execute(db);
  return rows;
}
