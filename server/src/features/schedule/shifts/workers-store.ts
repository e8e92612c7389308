import { type Sql, sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict } from '../../../lib/errors.ts';
import { whyNobody } from '../../people/index.ts';
import { plannedShifts } from '../drafts/planned-store.ts';
import type { Shift } from './record.ts';

/** The same words for someone unknown and someone out of reach: neither is told from the other. */
export const notThere = 'reference.worker';

export type Worker = NonNullable<Shift['user']> & {
  readonly department_id: string | null;
  readonly last_day: string | null;
};

/** The columns of a Worker, of the table users. */
export const workerColumns = sql.raw('id, first_name, last_name, department_id, employment_end_date as last_day');

/**
 * Locks the person, so that two shifts for them are given one after the other and a change that
 * deactivates them finds both. 422 for someone inactive or unknown.
 */
export async function lockPerson(work: UnitOfWork, id: string): Promise<Worker> {
  const { tx, actor } = work;
  const { rows } = await sql<Worker>`
    select ${workerColumns} from users
     where organization_id = ${actor.organizationId} and id = ${id} and is_active for no key update`.execute(tx);
  if (!rows[0]) throw await whyNobody(work, 'user_id', id, notThere);
  return rows[0];
}

/** The departments by which someone is known who has these shifts: their own, and those of the shifts. Also of someone who has left. */
export async function listDepartmentsOf(
  { tx, actor }: UnitOfWork,
  id: string,
  shiftIds: readonly string[],
): Promise<(string | null)[]> {
  const { rows } = await sql<{ department_id: string | null }>`
    select department_id from users where organization_id = ${actor.organizationId} and id = ${id}
     union
    select department_id from shifts
     where organization_id = ${actor.organizationId} and user_id = ${id} and id = any(${[...shiftIds]})`.execute(tx);
  return rows.map(({ department_id }) => department_id);
}

/** No one is in two places: shifts of one person may touch and never overlap. The person is held by the caller. */
export const refuseOverlap = (work: UnitOfWork, shift: Placed): Promise<void> => refuseAmong(sql`shifts`, work, shift);

/** The same among all that is planned, published or not: for those who plan. */
export const refusePlannedOverlap = (work: UnitOfWork, shift: Placed): Promise<void> =>
  refuseAmong(plannedShifts(work.actor), work, shift);

type Placed = Pick<Shift, 'id' | 'user_id' | 'starts_at' | 'ends_at'>;

async function refuseAmong(
  source: Sql,
  { tx, actor }: UnitOfWork,
  { id, user_id, starts_at, ends_at }: Placed,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from ${source}
     where organization_id = ${actor.organizationId} and user_id = ${user_id} and status = 'SCHEDULED' and id <> ${id}
       and starts_at < ${ends_at} and ends_at > ${starts_at}
       and starts_at > ${starts_at}::timestamptz - interval '24 hours'
     order by starts_at limit 1`.execute(tx);
  if (rows[0]) {
    throw conflict('schedule.overlap', { reason: 'overlap', shift_id: rows[0].id });
  }
}
