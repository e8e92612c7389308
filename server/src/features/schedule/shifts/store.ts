import { sql } from '../../../db/sql.ts';
import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { pageOf, rowsFor, type Page, type PageRequest } from '../../../kernel/cursor.ts';
import { dayBoundsMs } from '../../../kernel/days.ts';
import { conflict, notFound } from '../../../kernel/errors.ts';
import type { DayWindow } from '../../../kernel/windows.ts';
import type { Work } from '../../../kernel/work.ts';
import { visibleShifts } from '../visibility.ts';
import { shiftFieldNames, type Shift } from './record.ts';

const user = `case when person.id is not null then
  json_build_object('id', person.id, 'first_name', person.first_name, 'last_name', person.last_name) end as "user"`;
const columns = sql.raw(shiftFieldNames.map((name) => (name === 'user' ? user : `shifts.${name}`)).join(', '));
const shiftsAndPeople = sql.raw(
  'shifts left join users person on person.organization_id = shifts.organization_id and person.id = shifts.user_id',
);

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

/** Takes the shift until the change commits, whoever sees it. */
async function takeShift({ tx, actor }: Work, id: string): Promise<void> {
  const { rows } = await sql`
    select 1 from shifts where organization_id = ${actor.organizationId} and id = ${id} for no key update`.execute(tx);
  if (rows.length === 0) throw notFound('shift');
}

/** Takes the shift until the change commits. It is read after that: what others changed while we waited counts. */
export async function lockVisibleShift(work: Work, id: string): Promise<Shift> {
  await takeShift(work, id);
  return getVisibleShift(work.tx, work.actor, id);
}

/**
 * Takes a shift that the actor would have: 404 outside their view. Who saw it and waited while another took it learns that it
 * is gone, not that there never was one.
 */
export async function lockShiftToClaim(work: Work, id: string): Promise<Shift> {
  await getVisibleShift(work.tx, work.actor, id);
  await takeShift(work, id);
  const shift = await findVisibleShift(work.tx, work.actor, id);
  if (!shift) throw conflict('Somebody else was faster: the shift is no longer open.', { reason: 'taken' });
  return shift;
}

export interface ShiftFilter {
  user_id?: string;
  department_id?: string;
  status?: string;
}

/** A cursor carries the window of the first page: midnight passing between two pages moves nothing. */
export async function listVisibleShifts(
  db: Db,
  actor: Actor,
  filter: ShiftFilter,
  window: DayWindow,
  page: PageRequest,
): Promise<Page<Shift>> {
  const [startsAt, id, start_date, end_date] = (page.after ?? []) as string[];
  const days = { start_date: start_date ?? window.start_date, end_date: end_date ?? window.end_date };
  const { startMs, endMs } = dayBoundsMs(actor.organization.timezone, days.start_date, days.end_date);
  const { rows } = await sql<Shift>`
    select ${columns} from ${shiftsAndPeople}
     where ${visibleShifts(actor)}
       and shifts.starts_at >= to_timestamp(${startMs / 1000}) and shifts.starts_at < to_timestamp(${endMs / 1000})
       ${filter.user_id === undefined ? sql`` : sql`and shifts.user_id = ${filter.user_id}`}
       ${filter.department_id === undefined ? sql`` : sql`and shifts.department_id = ${filter.department_id}`}
       ${filter.status === undefined ? sql`` : sql`and shifts.status = ${filter.status}`}
       ${page.after === null ? sql`` : sql`and (shifts.starts_at, shifts.id) > (${startsAt}::timestamptz, ${id})`}
     order by shifts.starts_at, shifts.id limit ${rowsFor(page)}`.execute(db);
  return pageOf(rows, page.limit, (row) => [row.starts_at, row.id, days.start_date, days.end_date]);
}
