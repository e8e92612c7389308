import type { Actor } from '../../../kernel/actor.ts';
import { guardedAsShown, type PageRule } from '../../../kernel/guards.ts';
import { dayIn, parseInstantMs } from '../../../lib/days.ts';
import { conflict, forbidden, invalid, type Verdict } from '../../../lib/errors.ts';
import { plans, publishes } from '../planning.ts';
import { listOwnClaims } from './claims-store.ts';
import { maxShiftMs, Shift } from './record.ts';
import { notThere, type Worker } from './workers-store.ts';

type Planned = Pick<Shift, 'id' | 'department_id' | 'user_id' | 'status' | 'is_published' | 'starts_at' | 'ends_at'>;

/** Whether a person is free is looked at when they claim. A cancelled shift is brought back by a change. */
export const shiftRecord = guardedAsShown<Planned>(Shift);

/**
 * Administrators and Executives manage every shift, a Department Head those of the departments they head or manage, and who was given
 * to plan those of the departments it was given for; what is published is left to those who publish.
 */
export function mayManage(
  actor: Actor,
  { department_id, is_published = false }: Pick<Shift, 'department_id'> & Partial<Pick<Shift, 'is_published'>>,
): Verdict {
  if (!plans(actor, department_id)) return forbidden('schedule.notManaged');
  return !is_published || publishes(actor, department_id) || forbidden('schedule.leftToPublishers');
}

export const mayPublish = (actor: Actor, { department_id }: Pick<Shift, 'department_id'>): Verdict =>
  publishes(actor, department_id) || forbidden('schedule.notManaged');

/** A cancelled shift is brought back before anything else is changed about it. */
export const isNotCancelled = (_actor: Actor, { status }: Pick<Shift, 'status'>): Verdict =>
  status !== 'CANCELLED' || conflict('schedule.cancelled', { reason: 'state', status });

export function checkSpan({
  starts_at,
  ends_at,
  break_minutes,
}: Pick<Shift, 'starts_at' | 'ends_at' | 'break_minutes'>): void {
  const spanMs = parseInstantMs(ends_at) - parseInstantMs(starts_at);
  if (spanMs <= 0) throw invalid('ends_at', 'schedule.endsAfterStart');
  if (spanMs > maxShiftMs) throw invalid('ends_at', 'schedule.tooLong');
  if (break_minutes * 60_000 >= spanMs) {
    throw invalid('break_minutes', 'schedule.breakTooLong');
  }
}

/** An open shift is offered to a department. */
export function checkOffered({ user_id, department_id }: Pick<Shift, 'user_id' | 'department_id'>): void {
  if (user_id === null && department_id === null) {
    throw invalid('department_id', 'schedule.departmentNeeded');
  }
}

/** A Department Head gives shifts to the people of their departments and to themselves; others need not exist for them. */
export function checkInReach(actor: Actor, person: Worker): void {
  if (person.id === actor.userId || plans(actor, person.department_id)) return;
  throw invalid('user_id', notThere);
}

/** Also in reach: someone of another department who has a shift in one of the actor's departments. */
export function checkGivesFromReach(actor: Actor, userId: string, departmentIds: readonly (string | null)[]): void {
  const isKnown = departmentIds.some((id) => plans(actor, id));
  if (!isKnown && userId !== actor.userId) throw invalid('from_user_id', notThere);
}

export const isOfItsDepartment = (actor: Actor, shift: Pick<Shift, 'department_id'>): Verdict =>
  (shift.department_id !== null && shift.department_id === actor.departmentId) || forbidden('schedule.ofItsDepartment');

/** Who is leaving takes no shift that begins after their last day. */
export const isBeforeLastDay = (
  { organization: { timezone } }: Actor,
  shift: Pick<Shift, 'starts_at'>,
  { last_day: lastDay }: Worker,
): Verdict =>
  lastDay === null ||
  dayIn(timezone, Date.parse(shift.starts_at)) <= lastDay ||
  conflict('schedule.afterLastDay', { reason: 'last_day', last_day: lastDay });

/** An open shift can be claimed once it is published and until it is over: of one that has begun, what is left of it. */
export function isOnOffer(_actor: Actor, shift: Pick<Shift, 'is_published' | 'ends_at'>, nowMs: number): Verdict {
  if (!shift.is_published) return conflict('schedule.unpublished', { reason: 'unpublished' });
  return Date.parse(shift.ends_at) > nowMs || conflict('schedule.over', { reason: 'over' });
}

const minuteMs = 60_000;

/** A shift from the minute that runs on, with its break as far as there is room for it; nothing changes if it has yet to begin. */
export function leftOf(
  { starts_at, ends_at, break_minutes }: Pick<Shift, 'starts_at' | 'ends_at' | 'break_minutes'>,
  nowMs: number,
): Partial<Pick<Shift, 'starts_at' | 'break_minutes'>> {
  if (Date.parse(starts_at) > nowMs) return {};
  const fromMs = Math.floor(nowMs / minuteMs) * minuteMs;
  const leftMs = Date.parse(ends_at) - fromMs;
  return {
    starts_at: new Date(fromMs).toISOString(),
    break_minutes: break_minutes * minuteMs < leftMs ? break_minutes : 0,
  };
}

export const hasNotStarted = (_actor: Actor, shift: Pick<Shift, 'starts_at'>, nowMs: number): Verdict =>
  Date.parse(shift.starts_at) > nowMs || conflict('schedule.started', { reason: 'started' });

/** What was given to a person is not theirs to give back; what they claimed, until those who plan count on it. */
export const isUnseenClaim: PageRule<Planned> = {
  async judge({ actor, db }, shifts) {
    const own = shifts.flatMap(({ id, user_id: owner }) => (owner !== null && owner === actor.userId ? [id] : []));
    const claims = own.length === 0 ? new Map<string, { isSeen: boolean }>() : await listOwnClaims(db, actor, own);
    return shifts.map(({ id }) => {
      const claim = claims.get(id);
      if (!claim) return forbidden('schedule.notClaimed');
      return !claim.isSeen || conflict('schedule.claimSeen', { reason: 'seen' });
    });
  },
};

/** An instant as it is stored and shown. */
export const instantOf = (text: string): string => new Date(parseInstantMs(text)).toISOString();
