import { asItStands, type GuardedRecord, type Rule } from '../../../kernel/guards.ts';
import { versionOf } from '../../../kernel/versions.ts';
import { dayIn } from '../../../lib/days.ts';
import { decidesOn, type Stepped } from '../../approvals/index.ts';
import { leaveStates } from './leave-states.ts';
import { getLeave } from './reads.ts';
import { Leave } from './record.ts';
import { asksOnce, isOwn, mayBeReplaced, mayDecide, mayEnd, type Person, wasAsked } from './rules.ts';
import { findPeople } from './store.ts';

/** A leave as far as its guards go. Locked dates and the balance are looked at when it is done. */
export type LeaveSubject = Person &
  Pick<Leave, 'status' | 'end_date' | 'change_id' | 'cancellation_requested_at' | 'approvals'> & {
    /** The actor knows of which type it is. */
    readonly isWhole: boolean;
  };

/** Leave of someone erased stays as it is. */
export const leaveRecord: GuardedRecord<LeaveSubject> = {
  schemas: [Leave],
  version: (leave) => versionOf(getLeave, leave),
  async subjectsOf({ db, actor }, leaves: readonly Leave[]) {
    const people = await findPeople(db, actor, [...new Set(leaves.map(({ user_id: id }) => id))]);
    return leaves.map((leave) => {
      const person = people.get(leave.user_id);
      return person ? { ...leave, ...person, isWhole: leave.leave_type_id !== null } : null;
    });
  },
};

/** Until the day after its last, and one change at a time. */
export const replaces: Rule<LeaveSubject> = (actor, leave, nowMs) =>
  mayBeReplaced(leave, dayIn(actor.organization.timezone, nowMs));

/** The person withdraws what waits and asks once about what is approved; those in charge end both. */
const mayCancel: Rule<LeaveSubject> = (actor, leave, nowMs) => {
  const moves = (trigger: Parameters<typeof leaveStates.guard>[0]) => leaveStates.guard(trigger)(actor, leave, nowMs);
  if (!isOwn(actor, leave)) {
    const may = mayEnd(actor, leave);
    return may === true ? moves(leave.status === 'PENDING' ? 'withdraw' : 'cancel') : may;
  }
  if (leave.status !== 'APPROVED') return moves('withdraw');
  const asks = moves('ask for cancellation');
  return asks === true ? asksOnce(leave) : asks;
};

/**
 * Their manager, who heads or manages their department, Administrators; with steps, who takes the one that waits; and in their place
 * whoever is their deputy now.
 */
export const decides = decidesOn<Stepped>('LEAVE', mayDecide, { steppedOf: (leave) => leave });

/** A deputy grants what was asked for; anything else waits for the person themselves. */
export const cancels = decidesOn<LeaveSubject>('LEAVE', mayCancel, {
  mayEntrust: (absent, leave, nowMs) => {
    const asked = wasAsked(leave);
    return asked === true ? mayCancel(absent, leave, nowMs) : asked;
  },
});

export const cancellationAsked = asItStands(wasAsked);
