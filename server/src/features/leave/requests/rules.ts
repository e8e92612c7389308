import { type Actor, administers, isInDepartmentScope } from '../../../kernel/actor.ts';
import { isAtLeast } from '../../../kernel/scopes.ts';
import { addDays } from '../../../lib/days.ts';
import { conflict, forbidden, type Verdict } from '../../../lib/errors.ts';
import { keepsLeaveOf } from '../visibility.ts';
import type { Span } from './span.ts';

/** Whose leave it is, as far as rules ask. */
export interface Person {
  readonly user_id: string;
  readonly department_id: string | null;
  readonly manager_id: string | null;
}

export const isOwn = (actor: Actor, { user_id: id }: Pick<Person, 'user_id'>): boolean => actor.userId === id;

export const manages = (actor: Actor, person: Person): boolean =>
  actor.userId !== null && person.manager_id === actor.userId && !isOwn(actor, person);

/** The person's manager, the Department Head of their department, Administrators and Executives. */
const isInCharge = (actor: Actor, person: Person): boolean =>
  administers(actor) ||
  manages(actor, person) ||
  (isAtLeast(actor.role, 'DEPARTMENT_HEAD') && isInDepartmentScope(actor, person.department_id));

/** Whose leave the actor records and corrects: by office, and where they were given to keep it. */
const mayKeep = (actor: Actor, person: Person): boolean =>
  isOwn(actor, person) || isInCharge(actor, person) || keepsLeaveOf(actor, person);

export const mayBookFor = (actor: Actor, person: Person): Verdict =>
  mayKeep(actor, person) || forbidden('leave.bookForOther', { field: 'user_id', reason: 'person' });

/** Anyone who changes a leave must know what it is: sending a type to see whether it differs would tell. */
export const mayEdit = (actor: Actor, leave: Person & { readonly isWhole: boolean }): Verdict =>
  !mayKeep(actor, leave) ? forbidden('leave.othersChange') : leave.isWhole || forbidden('leave.private');

export function mayDecide(actor: Actor, person: Person): Verdict {
  if (isOwn(actor, person)) return forbidden('leave.own');
  return isInCharge(actor, person) || forbidden('leave.notInCharge');
}

/** Ending what was booked, for others: whoever decides on it, and who keeps it. */
export function mayEnd(actor: Actor, person: Person): Verdict {
  const verdict = mayDecide(actor, person);
  return (verdict !== true && !isOwn(actor, person) && keepsLeaveOf(actor, person)) || verdict;
}

/** Days that are over stay as they were taken: of a leave that has begun the start stays, and its end is yesterday at the earliest. */
export function keepsThePast(before: Span, after: Span, today: string): Verdict {
  if (before.start_date >= today) return true;
  const isSameStart =
    before.start_date === after.start_date &&
    before.start_half === after.start_half &&
    before.start_time === after.start_time;
  const isLongEnough = after.end_date >= (before.end_date < today ? before.end_date : addDays(today, -1));
  return (isSameStart && isLongEnough) || conflict('leave.begun', { reason: 'begun' });
}

/** What is over is no longer changed, and no two changes of one leave wait at a time. */
export function mayBeReplaced(
  leave: {
    readonly end_date: string;
    readonly change_id: string | null;
    readonly cancellation_requested_at: string | null;
  },
  today: string,
): Verdict {
  if (leave.change_id !== null) {
    return conflict('leave.changeAsked', { reason: 'change_requested', leave_id: leave.change_id });
  }
  if (leave.end_date < today) return conflict('leave.over', { reason: 'over' });
  return asksOnce(leave);
}

/** A wish to cancel is answered before it can be made again, and only one that was made can be declined. */
export const asksOnce = (leave: { cancellation_requested_at: string | null }): Verdict =>
  leave.cancellation_requested_at === null || conflict('leave.cancellationAsked', { reason: 'cancellation_requested' });

export const wasAsked = (leave: { cancellation_requested_at: string | null }): Verdict =>
  leave.cancellation_requested_at !== null ||
  conflict('leave.cancellationNotAsked', { reason: 'cancellation_not_requested' });
