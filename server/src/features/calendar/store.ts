import type { Db } from '../../db/database.ts';
import { optional } from '../../db/rows.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { RecordAbilities } from '../../kernel/abilities.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Asking } from '../../kernel/guards.ts';
import { nameIn } from '../../kernel/names.ts';
import { versionOfRow } from '../../kernel/versions.ts';
import { dayBoundsMs } from '../../lib/days.ts';
import type { DayWindow } from '../../lib/windows.ts';
import {
  type LeaveRow,
  type LeaveSubject,
  maxLeaveDays,
  seesLeaveOfType,
  shownLeave,
  whoseLeaveIsSeen,
} from '../leave/index.ts';
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

type PersonRow = Omit<Calendar['people'][number], 'holidays'> & { readonly work_location: string | null };

export async function listCalendarPeople(db: Db, actor: Actor, filter: CalendarFilter): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select users.id, coalesce(users.preferred_name, users.first_name) as first_name, users.last_name, users.job_title,
           users.department_id, users.work_location
      from users
     where ${whoseLeaveIsSeen(actor)} and users.is_active ${inDepartment('users.department_id', filter)}
     order by users.last_name, users.first_name, users.id limit ${maxPeople + 1}`.execute(db);
  return rows;
}

/** `abilities` of leave: what the reader may do to each is said with it. */
export async function listCalendarLeaves(
  asking: Asking,
  abilities: RecordAbilities,
  filter: CalendarFilter,
  window: DayWindow,
): Promise<CalendarLeave[]> {
  const { db, actor } = asking;
  const { rows } = await sql<LeaveRow & { readonly type_name: string }>`
    select ${shownLeave.columns(actor)}, ${nameIn(actor.language, 't')} as type_name
      from leave_requests l
      join users on users.organization_id = l.organization_id and users.id = l.user_id ${shownLeave.joins(actor)}
     where ${whoseLeaveIsSeen(actor)} and users.is_active ${inDepartment('users.department_id', filter)}
       and l.organization_id = ${actor.organizationId} and l.status in ('PENDING', 'APPROVED')
       and l.start_date <= ${window.end_date}::date and l.end_date >= ${window.start_date}::date
       and l.start_date > ${window.start_date}::date - ${sql.lit(maxLeaveDays)}
     order by l.start_date, l.id limit ${maxShifts}`.execute(db);
  const subjects = rows.map((row) => ({ ...row, isWhole: seesLeaveOfType(actor, row.leave_type, row) }));
  const can = await abilities.findFor(asking, subjects satisfies LeaveSubject[]);
  return subjects.map((leave, index) => presentLeave(actor, leave, can[index] ?? []));
}

/** Of private leave others learn that the person is away. */
function presentLeave(
  actor: Actor,
  { isWhole, ...row }: LeaveRow & { readonly isWhole: boolean; readonly type_name: string },
  can: string[],
): CalendarLeave {
  return {
    id: row.id,
    user_id: row.user_id,
    status: row.status as CalendarLeave['status'],
    title: isWhole ? row.type_name : null,
    color: isWhole ? row.leave_type.color : null,
    start_date: row.start_date,
    end_date: row.end_date,
    start_half: row.start_half,
    end_half: row.end_half,
    total_days: Number(row.total_days),
    total_hours: row.total_hours === null ? null : Number(row.total_hours),
    is_cancellation_requested: row.cancellation_requested_at !== null,
    can,
    version: can.length > 0 ? versionOfRow(shownLeave, actor, row) : null,
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
