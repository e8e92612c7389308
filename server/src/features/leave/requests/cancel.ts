import { isServiceAccount } from '../../../kernel/actor.ts';
import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { enforce } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { cancelledLeave } from './examples.ts';
import { cancels, leaveRecord, type LeaveSubject } from './guards.ts';
import { leaveMove, moveLeave } from './moves.ts';
import { isWholeFor, presentLeave } from './present.ts';
import { Cancellation, Leave } from './record.ts';
import { asksOnce, isOwn, wasAsked } from './rules.ts';
import { type LeaveRow, lockLeaveToDecide } from './store.ts';

export const cancelLeave = writeOperation({
  id: 'leaves.cancel',
  route: 'POST /leaves/{id}/cancel',
  subject: 'leave',
  summary: 'Cancel a leave, or ask for it',
  description:
    'The person withdraws a PENDING leave at once and asks for the cancellation of an APPROVED one, which stays APPROVED until that is granted. Their manager, their Department Head, an Administrator or an Executive cancels at once; that also grants a cancellation the person has asked for. What was taken from the balance comes back.',
  scope: 'leaves:write',
  guards: guardsOn(leaveRecord, [cancels]),
  params: Strict({ id: Id('lv') }),
  body: Cancellation,
  isBodyOptional: true,
  returns: Leave,
  example: cancelledLeave,
  worksOn: 'status=APPROVED',
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const leave = await lockLeaveToDecide(work, params.id);
    const subject = { ...leave, isWhole: isWholeFor(actor, leave) };
    await work.guard(subject);
    const reason = body.reason ?? null;
    const isApproved = leave.status === 'APPROVED';
    // A service account decides on nothing: it asks as the person would.
    if (isServiceAccount(actor)) enforce(asksOnce(leave));
    else if (!isOwn(actor, leave)) return presentLeave(actor, await cancelFor(work, subject, reason));
    return presentLeave(actor, await (isApproved ? askFor(work, leave, reason) : withdraw(work, leave, reason)));
  },
});

/** For who grants a wish to cancel: it locks the leave, and refuses if the wish was answered or never made. */
export async function requireCancellationAsked(work: UnitOfWork, id: string): Promise<void> {
  const leave = await lockLeaveToDecide(work, id);
  if (!isOwn(work.actor, leave)) leaveMove(leave, 'cancel');
  enforce(wasAsked(leave));
}

/** The person's own wish, before a decision. */
function withdraw(work: UnitOfWork, leave: LeaveRow, reason: string | null): Promise<LeaveRow> {
  const values = { cancelled_at: work.now, cancelled_by_id: work.actor.userId, cancellation_request_reason: reason };
  return moveLeave(work, leave, 'withdraw', { values });
}

function askFor(work: UnitOfWork, leave: LeaveRow, reason: string | null): Promise<LeaveRow> {
  const values = { cancellation_requested_at: work.now, cancellation_request_reason: reason };
  const previous = { cancellation_requested_at: leave.cancellation_requested_at };
  return moveLeave(work, leave, 'ask for cancellation', { values, previous });
}

/** By someone in charge: a decision of theirs, with their words. */
async function cancelFor(work: UnitOfWork, leave: LeaveRow & LeaveSubject, reason: string | null): Promise<LeaveRow> {
  const { userId } = work.actor;
  const decision = { decided_by_id: userId, decided_at: work.now, decision_comment: reason };
  const inPlaceOf = await cancels.inPlaceOf(work, leave);
  const values = { cancelled_at: work.now, cancelled_by_id: userId, ...decision, ...inPlaceOf };
  return moveLeave(work, leave, leave.status === 'PENDING' ? 'withdraw' : 'cancel', { values });
}
