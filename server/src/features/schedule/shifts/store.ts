import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { type Page, pageOf, type PageRequest } from '../../../kernel/cursor.ts';
import { among, since, type UpdatedSince } from '../../../kernel/filters.ts';
import {
  ascending,
  changesOf,
  keysOfPage,
  orderOf,
  pageBy,
  pageIn,
  perValueOf,
  seekAfter,
} from '../../../kernel/keyset.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import type { HeldPattern } from '../../../kernel/working-patterns.ts';
import { dayBoundsMs } from '../../../lib/days.ts';
import { conflict, notFound } from '../../../lib/errors.ts';
import type { DayWindow } from '../../../lib/windows.ts';
import { patternsColumn } from '../../people/index.ts';
import { plannedShifts } from '../drafts/planned-store.ts';
import { visibleShifts } from '../visibility.ts';
import { type Shift, shiftFieldNames } from './record.ts';
import { type Worker, workerColumns } from './workers-store.ts';

const user = `case when person.id is not null then
  json_build_object('id', person.id, 'first_name', person.first_name, 'last_name', person.last_name) end as "user"`;
const columns = sql.raw(shiftFieldNames.map((name) => (name === 'user' ? user : `shifts.${name}`)).join(', '));
/** By their key, for the shifts that are looked at; `offset 0` keeps it from being a join with all people. */
export const withPerson = sql.raw(`left join lateral (
  select u.id, u.first_name, u.last_name, u.department_id from users u
   where u.organization_id = shifts.organization_id and u.id = shifts.user_id offset 0) as person on true`);
const shiftsAndPeople = sql`shifts ${withPerson}`;

export async function findVisibleShift(db: Db, actor: Actor, id: string): Promise<Shift | null> {
  const { rows } = await sql<Shift>`
    select ${columns} from ${shiftsAndPeople} where ${visibleShifts(actor)} and shifts.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function getVisibleShift(db: Db, actor: Actor, id: string): Promise<Shift> {
  const shift = await findVisibleShift(db, actor, id);
  if (!shift) throw notFound('shift');
  return shift;
}

/** Locks the shift, regardless of who sees it. */
async function takeShift({ tx, actor }: UnitOfWork, id: string): Promise<void> {
  const { rows } = await sql`
    select 1 from shifts where organization_id = ${actor.organizationId} and id = ${id} for no key update`.execute(tx);
  if (rows.length === 0) throw notFound('shift');
}

/** Locks the shift. It is read after that: what others changed while we waited counts. */
export async function lockVisibleShift(work: UnitOfWork, id: string): Promise<Shift> {
  await takeShift(work, id);
  return getVisibleShift(work.tx, work.actor, id);
}

/** The same for those who plan: as it is planned, published or not. */
export async function lockPlannedShift(work: UnitOfWork, id: string): Promise<Shift> {
  await takeShift(work, id);
  return getPlannedShift(work, id);
}

export async function getPlannedShift(work: UnitOfWork, id: string): Promise<Shift> {
  const shift = await findPlannedShift(work, id);
  if (!shift) throw notFound('shift');
  return shift;
}

export async function findPlannedShift({ tx, actor }: UnitOfWork, id: string): Promise<Shift | null> {
  const { rows } = await sql<Shift>`
    select ${columns} from ${plannedShifts(actor)} ${withPerson}
     where ${visibleShifts(actor)} and shifts.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** The same for some shifts, in the order of their ids; 404 if one of them is out of view. */
export async function lockVisibleShifts(work: UnitOfWork, ids: readonly string[]): Promise<Shift[]> {
  const { tx, actor } = work;
  await sql`
    select 1 from shifts where organization_id = ${actor.organizationId} and id = any(${[...ids]})
     order by id for no key update`.execute(tx);
  const { rows } = await sql<Shift>`
    select ${columns} from ${shiftsAndPeople} where ${visibleShifts(actor)} and shifts.id = any(${[...ids]})
     order by shifts.id`.execute(tx);
  if (rows.length < ids.length) throw notFound('shift');
  return rows;
}

/**
 * Takes a shift that the actor would have: 404 outside their view. Who saw it and waited while another took it learns that it
 * is gone, not that there never was one.
 */
export async function lockShiftToClaim(work: UnitOfWork, id: string): Promise<Shift> {
  await getVisibleShift(work.tx, work.actor, id);
  await takeShift(work, id);
  const shift = await findVisibleShift(work.tx, work.actor, id);
  if (!shift) throw conflict('schedule.taken', { reason: 'taken' });
  return shift;
}

/** Where a person belongs; null also for no one. */
export async function findDepartmentOf(db: Db, actor: Actor, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const { rows } = await sql<{ department_id: string | null }>`
    select department_id from users where organization_id = ${actor.organizationId} and id = ${userId}`.execute(db);
  return rows[0]?.department_id ?? null;
}

/** An active person who could work a shift. */
export async function findWorkerOn(
  db: Db,
  actor: Actor,
  id: string,
  day: string,
): Promise<(Worker & { readonly patterns: HeldPattern[] }) | null> {
  const { rows } = await sql<Worker & { patterns: HeldPattern[] }>`
    select ${workerColumns}, ${patternsColumn(day, day)} from users
     where organization_id = ${actor.organizationId} and id = ${id} and is_active`.execute(db);
  return rows[0] ?? null;
}

export interface ShiftFilter extends UpdatedSince {
  readonly user_id?: readonly string[];
  readonly or_open?: boolean;
  readonly department_id?: readonly string[];
  readonly status?: readonly string[];
}

const byStart = ascending(['shifts.starts_at', 'timestamptz'], 'shifts.id');
const byChange = changesOf('shifts');

function onDays({ organization: { timezone } }: Actor, { start_date: start, end_date: end }: Partial<DayWindow>): Sql {
  const from = start === undefined ? null : dayBoundsMs(timezone, start).startMs / 1000;
  const until = end === undefined ? null : dayBoundsMs(timezone, end).endMs / 1000;
  return sql`
    ${optional(from !== null && sql`and shifts.starts_at >= to_timestamp(${from})`)}
    ${optional(until !== null && sql`and shifts.starts_at < to_timestamp(${until})`)}`;
}

/** A cursor carries the window of the first page: midnight passing between two pages moves nothing. */
function windowOf(filter: ShiftFilter, window: Partial<DayWindow>, { after }: PageRequest): Partial<DayWindow> {
  if (filter.updated_since !== undefined || after === null) return window;
  return { start_date: String(after[2]), end_date: String(after[3]) };
}

export async function listVisibleShifts(
  db: Db,
  actor: Actor,
  filter: ShiftFilter,
  window: Partial<DayWindow>,
  page: PageRequest,
): Promise<Page<Shift>> {
  const order = orderOf(byStart, byChange, filter);
  const days = windowOf(filter, window, page);
  // A window bounds what is read of each state; people and departments have an index of their own.
  const isAlsoOpen = filter.or_open === true && filter.user_id !== undefined;
  const perValue =
    order === byStart && !isAlsoOpen
      ? perValueOf(['shifts.user_id', filter.user_id], ['shifts.department_id', filter.department_id])
      : undefined;
  const ofPeople = isAlsoOpen
    ? sql`and (shifts.user_id = any(${[...(filter.user_id ?? [])]}) or shifts.status = 'OPEN')`
    : among('shifts.user_id', filter.user_id, perValue);
  const where = sql`${visibleShifts(actor)} ${onDays(actor, days)} ${since('shifts', filter)}
    ${ofPeople} ${among('shifts.department_id', filter.department_id, perValue)}
    ${among('shifts.status', filter.status)} ${seekAfter(order, page)}`;
  const { rows } = await (
    perValue
      ? sql<Shift>`
        with page as materialized (${keysOfPage({ from: shiftsAndPeople, where, perValue }, order, page)})
        select ${columns} from page
          join shifts on shifts.organization_id = ${actor.organizationId} and shifts.id = page.id ${withPerson}
         ${pageIn(order, page)}`
      : sql<Shift>`select ${columns} from ${shiftsAndPeople} where ${where} ${pageIn(order, page)}`
  ).execute(db);
  if (order === byChange) return pageBy(order, rows, page);
  return pageOf(rows, page.limit, (row) => [row.starts_at, row.id, days.start_date ?? '', days.end_date ?? '']);
}
