import { type Actor, isOneself } from '../../../kernel/actor.ts';
import { guardedAsShown } from '../../../kernel/guards.ts';
import { dayIn } from '../../../lib/days.ts';
import { conflict, forbidden, type Verdict } from '../../../lib/errors.ts';
import { publishes } from '../planning.ts';
import { ShiftOffer } from './record.ts';
import type { KeptOffer, KeptShift, Worker } from './store.ts';

type Judged = Pick<
  KeptOffer,
  'id' | 'department_id' | 'user_id' | 'taken_by_id' | 'status' | 'open_until' | 'starts_at'
> & { readonly offered_by_id: string | null };

export const offerRecord = guardedAsShown<Judged>(ShiftOffer);

const isOfThem = (actor: Actor, offer: Judged): boolean =>
  isOneself(actor, offer.offered_by_id) || isOneself(actor, offer.taken_by_id);

/** Someone who plans says yes in the place of the one who was asked, but not to a shift of their own. */
export const standsForAsked = (actor: Actor, { user_id: asked, offered_by_id, department_id }: Judged): boolean =>
  asked !== null && !isOneself(actor, asked) && !isOneself(actor, offered_by_id) && publishes(actor, department_id);

export function mayTake(actor: Actor, offer: Judged): Verdict {
  const { user_id: asked, department_id: departmentId } = offer;
  if (isOneself(actor, offer.offered_by_id)) return forbidden('schedule.offerOwn');
  if (standsForAsked(actor, offer)) return true;
  if (asked !== null) return isOneself(actor, asked) || forbidden('schedule.offerToOther');
  return (
    (actor.userId !== null && departmentId !== null && departmentId === actor.departmentId) ||
    forbidden('schedule.ofItsDepartment')
  );
}

export const mayDecline = (actor: Actor, { user_id: asked }: Judged): Verdict =>
  isOneself(actor, asked) || forbidden('schedule.offerToOther');

export const mayWithdraw = (actor: Actor, offer: Judged): Verdict =>
  isOfThem(actor, offer) || publishes(actor, offer.department_id) || forbidden('schedule.offerNotTheirs');

export function mayDecideOffer(actor: Actor, offer: Judged): Verdict {
  if (!publishes(actor, offer.department_id)) return forbidden('schedule.notManaged');
  return !isOfThem(actor, offer) || forbidden('schedule.offerNeverOwn');
}

export const isInTime = (_actor: Actor, { open_until }: Judged, nowMs: number): Verdict =>
  Date.parse(open_until) > nowMs || conflict('schedule.offerOver', { reason: 'started' });

/** A shift as it was when it was offered: what changed meanwhile is not what was said yes to. */
export function isAsOffered(offer: KeptOffer, shift: KeptShift | undefined): shift is KeptShift {
  return (
    shift !== undefined &&
    shift.user_id === offer.offered_by_id &&
    shift.status === 'SCHEDULED' &&
    shift.is_published &&
    Date.parse(shift.starts_at) <= Date.parse(offer.starts_at) &&
    Date.parse(shift.ends_at) >= Date.parse(offer.ends_at)
  );
}

/** Of people who are leaving: none of it begins after their last day. */
export function isBeforeTheirLastDay(
  { organization: { timezone } }: Actor,
  { starts_at }: Pick<KeptShift, 'starts_at'>,
  { last_day: lastDay }: Worker,
): Verdict {
  return (
    lastDay === null ||
    dayIn(timezone, Date.parse(starts_at)) <= lastDay ||
    conflict('schedule.afterTheirLastDay', { reason: 'last_day' })
  );
}
