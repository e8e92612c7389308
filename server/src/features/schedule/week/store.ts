import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import type { HeldPattern } from '../../../kernel/working-patterns.ts';
import { patternsColumn } from '../../people/index.ts';
import { plannedShifts } from '../drafts/planned-store.ts';
import { plannedBy, plans, publishedBy } from '../planning.ts';
import type { Shift } from '../shifts/record.ts';
import { ofDepartments, visibleShifts } from '../visibility.ts';
import type { SchedulePerson, ScheduleWeek } from './record.ts';
import type { PlannedShift } from './warnings.ts';
import type { Week } from './week.ts';

/** More rows than a screen is scrolled through; a filter by department shows the rest. */
export const maxPeople = 1000;
/** Ten shifts a week for each of them. */
export const maxShifts = 10_000;

export interface WeekFilter {
  readonly department_id?: string;
}

const startsWithin = ({ startMs, endMs }: Pick<Week, 'startMs' | 'endMs'>): Sql => sql`
  shifts.starts_at >= to_timestamp(${startMs / 1000}) and shifts.starts_at < to_timestamp(${endMs / 1000})`;

/** What publishing a week publishes: one condition for the act and for what is said of it beforehand. */
const isToBePublished = (actor: Actor, week: Week, { department_id: id }: WeekFilter): Sql => sql`
  shifts.organization_id = ${actor.organizationId} and not shifts.is_published and shifts.status <> 'CANCELLED'
   and ${startsWithin(week)} ${optional(id !== undefined && sql`and shifts.department_id = ${id}`)}
   ${ofDepartments(publishedBy(actor), 'shifts.department_id')}`;

export async function countUnpublished(
  db: Db,
  actor: Actor,
  week: Week,
  filter: WeekFilter,
): Promise<Omit<ScheduleWeek['unpublished'], 'change_count'>> {
  const { rows } = await sql<{ user_id: string | null; count: number }>`
    select user_id, count(*)::int as count from shifts where ${isToBePublished(actor, week, filter)}
     group by user_id order by user_id`.execute(db);
  const sum = (some: typeof rows): number => some.reduce((total, { count }) => total + count, 0);
  return {
    shift_count: sum(rows),
    open_count: sum(rows.filter(({ user_id }) => user_id === null)),
    user_ids: rows.flatMap(({ user_id }) => (user_id === null ? [] : [user_id])),
  };
}

/** Answers how many shifts were published just now. */
export async function savePublished({ actor, tx, now }: UnitOfWork, week: Week, filter: WeekFilter): Promise<number> {
  const { rowCount } = await sql`
    update shifts set is_published = true, updated_at = ${now} where ${isToBePublished(actor, week, filter)}`.execute(
    tx,
  );
  return rowCount;
}

export async function listPlannedDepartments(db: Db, actor: Actor): Promise<ScheduleWeek['departments']> {
  const { rows } = await sql<ScheduleWeek['departments'][number]>`
    select id, name from departments
     where organization_id = ${actor.organizationId} and is_active ${ofDepartments(plannedBy(actor), 'id')}
     order by lower(name), id limit 500`.execute(db);
  return rows;
}

export type PersonRow = Omit<SchedulePerson, 'minutes' | 'contract_minutes' | 'is_plannable' | 'holidays'> & {
  readonly work_location: string | null;
  readonly patterns: readonly HeldPattern[];
};

const personColumns = ({ start, end }: Pick<Week, 'start' | 'end'>): Sql => sql`
  users.id, coalesce(users.preferred_name, users.first_name) as first_name, users.last_name, users.job_title,
  users.department_id, users.work_location, users.employment_end_date as last_day, ${patternsColumn(start, end)}`;

/** Those to whom the actor may give shifts, as checkInReach has it, and who are still here when the week begins. */
export async function listPlannablePeople(db: Db, actor: Actor, week: Week, filter: WeekFilter): Promise<PersonRow[]> {
  const { department_id: id } = filter;
  const reach = ofDepartments(plannedBy(actor), 'users.department_id', sql`or users.id = ${actor.userId}`);
  const { rows } = await sql<PersonRow>`
    select ${personColumns(week)} from users
     where users.organization_id = ${actor.organizationId} and users.is_active ${reach}
       and (users.employment_end_date is null or users.employment_end_date >= ${week.start}::date)
       ${optional(id !== undefined && sql`and users.department_id = ${id}`)}
     order by users.last_name, users.first_name, users.id limit ${sql.lit(maxPeople + 1)}`.execute(db);
  return rows;
}

/** People of a department who are still here on a day, and those who work for it in that week; as listPlannablePeople has it. */
export async function listCandidatePeople(
  db: Db,
  actor: Actor,
  week: Week,
  { day, departmentId }: { readonly day: string; readonly departmentId: string },
): Promise<PersonRow[]> {
  const reach = ofDepartments(plannedBy(actor), 'users.department_id', sql`or users.id = ${actor.userId}`);
  const { rows } = await sql<PersonRow>`
    select ${personColumns(week)} from users
     where users.organization_id = ${actor.organizationId} and users.is_active ${reach}
       and (users.employment_end_date is null or users.employment_end_date >= ${day}::date)
       and users.id in (
         select id from users of_it
          where of_it.organization_id = ${actor.organizationId} and of_it.department_id = ${departmentId}
         union
         select shifts.user_id from shifts
          where shifts.organization_id = ${actor.organizationId} and shifts.department_id = ${departmentId}
            and shifts.user_id is not null and ${startsWithin(week)})
     order by users.last_name, users.first_name, users.id limit ${sql.lit(maxPeople)}`.execute(db);
  return rows;
}

/** Whether the actor plans for a person, in whatever week. */
export const isInReach = (actor: Actor, person: Pick<PersonRow, 'id' | 'department_id'>): boolean =>
  person.id === actor.userId || plans(actor, person.department_id);

/** Who has a shift and is not among those whom the actor may plan. */
export async function listPeople(
  db: Db,
  actor: Actor,
  week: Pick<Week, 'start' | 'end'>,
  ids: readonly string[],
): Promise<PersonRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PersonRow>`
    select ${personColumns(week)} from users where users.organization_id = ${actor.organizationId} and users.id = any(${[...ids]})
     order by users.last_name, users.first_name, users.id`.execute(db);
  return rows;
}

/** Whose some shifts are, and when they begin; regardless of who sees them, as listSpans. */
export async function listPeopleOfShifts(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<{ user_id: string; starts_at: string }[]> {
  const { rows } = await sql<{ user_id: string; starts_at: string }>`
    select user_id, starts_at from ${plannedShifts(actor)}
     where organization_id = ${actor.organizationId} and id = any(${[...ids]}) and status = 'SCHEDULED'`.execute(db);
  return rows;
}

export type ShiftRow = Omit<Shift, 'user' | 'created_at' | 'updated_at'>;

const shiftColumns =
  sql.raw(`shifts.id, shifts.user_id, shifts.department_id, shifts.title, shifts.starts_at, shifts.ends_at,
  shifts.break_minutes, shifts.location, shifts.status, shifts.is_published, shifts.notes`);
const withPerson = sql.raw(`
  left join users person on person.organization_id = shifts.organization_id and person.id = shifts.user_id`);

/** Shifts of one person that touch a stretch of time. */
export async function listShiftsMet(
  db: Db,
  actor: Actor,
  userId: string,
  { startMs, endMs }: Pick<Week, 'startMs' | 'endMs'>,
): Promise<ShiftRow[]> {
  const { rows } = await sql<ShiftRow>`
    select ${shiftColumns} from shifts ${withPerson}
     where ${visibleShifts(actor)} and shifts.user_id = ${userId} and shifts.status = 'SCHEDULED'
       and shifts.starts_at < to_timestamp(${endMs / 1000}) and shifts.ends_at > to_timestamp(${startMs / 1000})
       and shifts.starts_at > to_timestamp(${startMs / 1000}) - interval '24 hours'
     order by shifts.starts_at, shifts.id limit ${sql.lit(maxShifts)}`.execute(db);
  return rows;
}

/** As they are planned. Of a department: worked for it, or by someone who belongs to it. */
export async function listShiftsOfWeek(db: Db, actor: Actor, week: Week, filter: WeekFilter): Promise<ShiftRow[]> {
  const { department_id: id } = filter;
  const { rows } = await sql<ShiftRow>`
    select ${shiftColumns} from ${plannedShifts(actor)} ${withPerson}
     where ${visibleShifts(actor)} and ${startsWithin(week)}
       ${optional(id !== undefined && sql`and ${id} in (shifts.department_id, person.department_id)`)}
     order by shifts.starts_at, shifts.id limit ${sql.lit(maxShifts)}`.execute(db);
  return rows;
}

export type SpanRow = PlannedShift & { readonly user_id: string };

type StoredSpan = Pick<Shift, 'id' | 'starts_at' | 'ends_at' | 'break_minutes'> & { readonly user_id: string };

export const spanOf = (row: StoredSpan): SpanRow => ({
  id: row.id,
  user_id: row.user_id,
  startMs: Date.parse(row.starts_at),
  endMs: Date.parse(row.ends_at),
  breakMinutes: row.break_minutes,
});

/**
 * All that some people are planned for between two instants, regardless of who sees it: the rule that no one is in two places asks
 * no one's view either. For those who plan as it is planned; for people among themselves as it was published.
 */
export async function listSpans(
  db: Db,
  actor: Actor,
  userIds: readonly string[],
  between: { readonly startMs: number; readonly endMs: number },
  as: 'planned' | 'published' = 'planned',
): Promise<SpanRow[]> {
  const { rows } = await sql<StoredSpan>`
    select id, user_id, starts_at, ends_at, break_minutes from ${as === 'planned' ? plannedShifts(actor) : sql`shifts`}
     where organization_id = ${actor.organizationId} and user_id = any(${[...userIds]}) and status = 'SCHEDULED'
       and ${startsWithin(between)}
     order by starts_at, id`.execute(db);
  return rows.map(spanOf);
}
