import { type Sql, sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import type { ApplicationEnding } from './application-states.ts';

/** Ends what still waits; answers which those were. */
export async function endApplications(
  { tx, actor, now }: UnitOfWork,
  reason: ApplicationEnding,
  which: Sql,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update shift_applications a set status = 'ENDED', ended_reason = ${reason}, updated_at = ${now}::timestamptz
     where a.organization_id = ${actor.organizationId} and a.status = 'WAITING' and ${which}
    returning a.id`.execute(tx);
  return rows.map(({ id }) => id);
}

export const ofShift = (shiftId: string): Sql => sql`a.shift_id = ${shiftId}`;
export const ofPerson = (userId: string): Sql => sql`a.user_id = ${userId}`;
export const ofOne = (id: string, now: string): Sql => sql`a.id = ${id} and a.open_until <= ${now}::timestamptz`;

/** Of a person who belongs elsewhere by now. */
export const ofMoved = (userId: string): Sql => sql`
  a.user_id = ${userId} and exists (
    select from users u where u.organization_id = a.organization_id and u.id = a.user_id
       and u.department_id is distinct from a.department_id)`;

/** Of the person of a leave that was approved, for hours that it meets. */
export const ofAway = ({ actor: { organization } }: UnitOfWork, leaveId: string): Sql => sql`
  exists (
    select from leave_requests away
     where away.organization_id = a.organization_id and away.id = ${leaveId} and away.status = 'APPROVED'
       and away.user_id = a.user_id
       and leave_span(away.start_date, away.end_date, away.start_half, away.end_half, away.start_time, away.end_time)
           && tsrange(a.starts_at at time zone ${organization.timezone}, a.ends_at at time zone ${organization.timezone}))`;

/**
 * What a change of a shift has made of applications for it: who was given it is accepted, the others end. One that is open as it was,
 * whatever was noted of it, leaves them waiting.
 */
export async function endChanged(
  { tx, actor, now }: UnitOfWork,
  shiftId: string,
): Promise<{ id: string; status: 'ACCEPTED' | 'ENDED' }[]> {
  const { rows } = await sql<{ id: string; status: 'ACCEPTED' | 'ENDED' }>`
    update shift_applications a
       set status = case when changed.is_theirs then 'ACCEPTED' else 'ENDED' end,
           ended_reason = case when changed.is_theirs then null when changed.status = 'CANCELLED' then 'CALLED_OFF'
             when changed.status = 'SCHEDULED' then 'TAKEN' else 'CHANGED' end,
           decided_by_id = case when changed.is_theirs then ${actor.userId} end,
           decided_at = case when changed.is_theirs then ${now}::timestamptz end,
           updated_at = ${now}::timestamptz
      from (
        select waiting.id, s.status, s.status = 'SCHEDULED' and s.user_id = waiting.user_id as is_theirs
          from shift_applications waiting
          join shifts s on s.organization_id = waiting.organization_id and s.id = waiting.shift_id
         where waiting.organization_id = ${actor.organizationId} and waiting.shift_id = ${shiftId}
           and waiting.status = 'WAITING' and s.updated_at = ${now}::timestamptz
           and not (s.status = 'OPEN' and s.is_published and s.starts_at = waiting.starts_at
                    and s.ends_at = waiting.ends_at and s.department_id = waiting.department_id)) as changed
     where a.organization_id = ${actor.organizationId} and a.id = changed.id
    returning a.id, a.status`.execute(tx);
  return rows;
}
