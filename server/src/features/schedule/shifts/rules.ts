import { sql } from '../../../db/sql.ts';
import { type Actor, administers, isInDepartmentScope } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { parseInstantMs } from '../../../lib/days.ts';
import { conflict, forbidden, invalid, type Verdict } from '../../../lib/errors.ts';
import { maxShiftMs, type Shift } from './record.ts';

/** Administrators and Executives manage every shift, a Department Head those of the departments they head or manage. */
export const manages = (actor: Actor, departmentId: string | null): boolean =>
  administers(actor) || isInDepartmentScope(actor, departmentId);

export const mayManage = (actor: Actor, departmentId: string | null): Verdict =>
  manages(actor, departmentId) ||
  forbidden('A Department Head manages the shifts of the departments they head or manage.');

export function checkSpan({
  starts_at,
  ends_at,
  break_minutes,
}: Pick<Shift, 'starts_at' | 'ends_at' | 'break_minutes'>): void {
  const spanMs = parseInstantMs(ends_at) - parseInstantMs(starts_at);
  if (spanMs <= 0) throw invalid('ends_at', 'ends_at must be after starts_at.');
  if (spanMs > maxShiftMs) throw invalid('ends_at', 'A shift lasts at most 24 hours.');
  if (break_minutes * 60_000 >= spanMs) {
    throw invalid('break_minutes', 'break_minutes must be shorter than the shift.');
  }
}

/** An open shift is offered to a department. */
export function checkOffered({ user_id, department_id }: Pick<Shift, 'user_id' | 'department_id'>): void {
  if (user_id === null && department_id === null) {
    throw invalid('department_id', 'department_id is required for a shift without a person.');
  }
}

/** The same words for someone unknown and someone out of reach: neither is told from the other. */
export const notThere = 'user_id is no active person to whom you may give a shift.';

export type Worker = NonNullable<Shift['user']> & { readonly department_id: string | null };

/**
 * Locks the person, so that two shifts for them are given one after the other and a change that
 * deactivates them finds both. 422 for someone inactive or unknown.
 */
export async function lockPerson({ tx, actor }: UnitOfWork, id: string): Promise<Worker> {
  const { rows } = await sql<Worker>`
    select id, first_name, last_name, department_id from users
     where organization_id = ${actor.organizationId} and id = ${id} and is_active for no key update`.execute(tx);
  if (!rows[0]) throw invalid('user_id', notThere);
  return rows[0];
}

/** A Department Head gives shifts to the people of their departments and to themselves; others need not exist for them. */
export function checkInReach(actor: Actor, person: Worker): void {
  if (administers(actor) || person.id === actor.userId || isInDepartmentScope(actor, person.department_id)) return;
  throw invalid('user_id', notThere);
}

/** No one is in two places: shifts of one person may touch and never overlap. The person is held by the caller. */
export async function refuseOverlap(
  { tx, actor }: UnitOfWork,
  { id, user_id, starts_at, ends_at }: Pick<Shift, 'id' | 'user_id' | 'starts_at' | 'ends_at'>,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from shifts
     where organization_id = ${actor.organizationId} and user_id = ${user_id} and status = 'SCHEDULED' and id <> ${id}
       and starts_at < ${ends_at} and ends_at > ${starts_at}
       and starts_at > ${starts_at}::timestamptz - interval '24 hours'
     order by starts_at limit 1`.execute(tx);
  if (rows[0]) {
    throw conflict('The person has another shift at that time.', { reason: 'overlap', shift_id: rows[0].id });
  }
}

export const isOfItsDepartment = (shift: Pick<Shift, 'department_id'>, departmentId: string | null): Verdict =>
  (shift.department_id !== null && shift.department_id === departmentId) ||
  forbidden('A shift is claimed by a person of its department.');

/** An open shift can be claimed once it is published and until it starts. */
export function isOnOffer(shift: Pick<Shift, 'is_published' | 'starts_at'>, nowMs: number): Verdict {
  if (!shift.is_published) return conflict('The shift is not published yet.', { reason: 'unpublished' });
  return Date.parse(shift.starts_at) > nowMs || conflict('The shift has started.', { reason: 'started' });
}

/** An instant as it is stored and shown. */
export const instantOf = (text: string): string => new Date(parseInstantMs(text)).toISOString();
