import { type Sql, sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import type { EndedReason } from './offer-states.ts';

/** Ends what still waits for an answer; answers which those were. */
export async function endOffers({ tx, actor, now }: UnitOfWork, reason: EndedReason, which: Sql): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update shift_offers set status = 'ENDED', ended_reason = ${reason}, updated_at = ${now}::timestamptz
     where organization_id = ${actor.organizationId} and status in ('OPEN', 'WAITING') and ${which}
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

export const ofShift = (shiftId: string): Sql => sql`(shift_id = ${shiftId} or for_shift_id = ${shiftId})`;

/** Of a shift that this change has touched, unless it was offered by it. */
export const ofChanged = ({ actor, now }: UnitOfWork, shiftId: string): Sql => sql`
  ${ofShift(shiftId)} and created_at < ${now}::timestamptz and exists (
    select from shifts where organization_id = ${actor.organizationId} and id = ${shiftId} and updated_at = ${now}::timestamptz)`;

export async function isCancelled({ tx, actor }: UnitOfWork, shiftId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from shifts where organization_id = ${actor.organizationId} and id = ${shiftId} and status = 'CANCELLED'`.execute(
    tx,
  );
  return rows.length > 0;
}

export const ofPerson = (userId: string): Sql =>
  sql`(offered_by_id = ${userId} or user_id = ${userId} or taken_by_id = ${userId})`;

/** Of a person who belongs elsewhere than when it was offered, or than where it is worked. */
export const ofMoved = ({ actor }: UnitOfWork, userId: string): Sql => sql`
  exists (
    select from users u where u.organization_id = ${actor.organizationId} and u.id = ${userId}
       and (shift_offers.offered_by_id = u.id and shift_offers.owner_department_id is distinct from u.department_id
         or (shift_offers.user_id = u.id or shift_offers.taken_by_id = u.id) and u.department_id is distinct from (
           select coalesce(s.department_id, shift_offers.owner_department_id) from shifts s
            where s.organization_id = shift_offers.organization_id and s.id = shift_offers.shift_id)))
  and ${ofPerson(userId)}`;

/** Of the person of a leave that was approved, for hours that they would come to work by what the two agreed on. */
export const ofAway = ({ actor: { organization } }: UnitOfWork, leaveId: string): Sql => sql`
  status = 'WAITING' and exists (
    select from leave_requests away
     cross join lateral (
       select shift_offers.starts_at, shift_offers.ends_at where away.user_id = shift_offers.taken_by_id
       union all
       select wanted.starts_at, wanted.ends_at from shifts wanted
        where wanted.organization_id = away.organization_id and wanted.id = shift_offers.for_shift_id
          and away.user_id = shift_offers.offered_by_id) as worked
     where away.organization_id = shift_offers.organization_id and away.id = ${leaveId} and away.status = 'APPROVED'
       and leave_span(away.start_date, away.end_date, away.start_half, away.end_half, away.start_time, away.end_time)
           && tsrange(worked.starts_at at time zone ${organization.timezone}, worked.ends_at at time zone ${organization.timezone}))`;

/** Offers that end with the instant that they are open until. */
export const ofOne = (id: string, now: string): Sql => sql`id = ${id} and open_until <= ${now}::timestamptz`;

export const ofOther = (shiftId: string, offerId: string): Sql => sql`${ofShift(shiftId)} and id <> ${offerId}`;
