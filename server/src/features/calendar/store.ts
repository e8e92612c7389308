import type { Db } from '../../db/database.ts';
import { optional } from '../../db/rows.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import { dayBoundsMs } from '../../lib/days.ts';
import type { DayWindow } from '../../lib/windows.ts';
import { leaveAbilitiesFor, maxLeaveDays, seesPrivateLeave, whoseLeaveIsSeen } from '../leave/index.ts';
import { visibleShifts } from '../schedule/index.ts';
import type { Calendar, CalendarLeave } from './record.ts';

export interface CalendarFilter {
  readonly department_id?: string;
}

/** More rows than a screen is scrolled through; a filter by department shows the rest. */
export const maxPeople = 1000;
const maxShifts = 20_000;

const inDepartment = (column: string, { department_id: id }: CalendarFilter): Sql =>
  optional(id !== undefined && sql`and ${sql.ref(column)} = ${id}`);

export async function listCalendarPeople(db: Db, actor: Actor, filter: CalendarFilter): Promise<Calendar['people']> {
  const { rows } = await sql<Calendar['people'][number]>`
    select users.id, coalesce(users.preferred_name, users.first_name) as first_name, users.last_name, users.job_title,
           users.department_id
      from users
     where ${whoseLeaveIsSeen(actor)} and users.is_active ${inDepartment('users.department_id', filter)}
     order by users.last_name, users.first_name, users.id limit ${maxPeople + 1}`.execute(db);
  return rows;
}

interface LeaveRow {
  readonly id: string;
  readonly user_id: string;
  readonly department_id: string | null;
  readonly manager_id: string | null;
  readonly leave_type_id: string;
  readonly name: string;
  readonly color: string;
  readonly is_private: boolean;
  readonly status: 'PENDING' | 'APPROVED';
  readonly start_date: string;
  readonly end_date: string;
  readonly start_half: string;
  readonly end_half: string;
  readonly total_days: string;
  readonly total_hours: string | null;
  readonly cancellation_requested_at: string | null;
}

export async function listCalendarLeaves(
  db: Db,
  actor: Actor,
  filter: CalendarFilter,
  window: DayWindow,
): Promise<CalendarLeave[]> {
  const { rows } = await sql<LeaveRow>`
    select l.id, l.user_id, users.department_id, users.manager_id, l.leave_type_id, t.name, t.color, t.is_private, l.status,
           l.start_date, l.end_date, l.start_half, l.end_half, l.total_days, l.total_hours,
           l.cancellation_requested_at
      from leave_requests l
      join users on users.organization_id = l.organization_id and users.id = l.user_id
      join leave_types t on t.organization_id = l.organization_id and t.id = l.leave_type_id
     where ${whoseLeaveIsSeen(actor)} and users.is_active ${inDepartment('users.department_id', filter)}
       and l.organization_id = ${actor.organizationId} and l.status in ('PENDING', 'APPROVED')
       and l.start_date <= ${window.end_date}::date and l.end_date >= ${window.start_date}::date
       and l.start_date > ${window.start_date}::date - ${sql.lit(maxLeaveDays)}
     order by l.start_date, l.id limit ${maxShifts}`.execute(db);
  return rows.map((row) => presentLeave(actor, row));
}

/** Of private leave others learn that the person is away. */
function presentLeave(actor: Actor, row: LeaveRow): CalendarLeave {
  const isWhole = !row.is_private || seesPrivateLeave(actor, row);
  const asked = { ...row, leave_type_id: isWhole ? row.leave_type_id : null };
  return {
    id: row.id,
    user_id: row.user_id,
    status: row.status,
    title: isWhole ? row.name : null,
    color: isWhole ? row.color : null,
    start_date: row.start_date,
    end_date: row.end_date,
    start_half: row.start_half,
    end_half: row.end_half,
    total_days: Number(row.total_days),
    total_hours: row.total_hours === null ? null : Number(row.total_hours),
    is_cancellation_requested: row.cancellation_requested_at !== null,
    can: leaveAbilitiesFor(actor, row, asked),
  };
}

export async function listCalendarShifts(
  db: Db,
  actor: Actor,
  filter: CalendarFilter,
  window: DayWindow,
): Promise<Calendar['shifts']> {
  const { startMs, endMs } = dayBoundsMs(actor.organization.timezone, window.start_date, window.end_date);
  const { rows } = await sql<Calendar['shifts'][number]>`
    select shifts.id, shifts.user_id, shifts.starts_at, shifts.ends_at, shifts.is_published
      from shifts join users person on person.organization_id = shifts.organization_id and person.id = shifts.user_id
     where ${visibleShifts(actor)} and shifts.status = 'SCHEDULED' ${inDepartment('person.department_id', filter)}
       and shifts.starts_at >= to_timestamp(${startMs / 1000}) and shifts.starts_at < to_timestamp(${endMs / 1000})
     order by shifts.starts_at, shifts.id limit ${maxShifts}`.execute(db);
  return rows;
}
