import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { type Decided, endedApprovals, keptApprovals, waitingStep } from '../../approvals/index.ts';
import { recordTaken } from '../balances/ledger.ts';
import { approvedLeave, rejectedLeave } from './examples.ts';
import { cancellationAsked, decides, leaveRecord } from './guards.ts';
import { leaveStates } from './leave-states.ts';
import { checkStillFits, releaseLeave } from './plan.ts';
import { presentLeave } from './present.ts';
import { Approval, Declination, Leave, Rejection } from './record.ts';
import { type LeaveRow, type LeaveValues, lockLeaveToDecide } from './store.ts';

export type LeaveTrigger =
  | 'approve step'
  | 'approve'
  | 'reject'
  | 'withdraw'
  | 'cancel'
  | 'ask for cancellation'
  | 'decline cancellation';

/** 409 if the table has no such move. Asked before anything else about the state. */
export const leaveMove = (leave: LeaveRow, trigger: LeaveTrigger) => leaveStates.move(leave.status, trigger);

/**
 * Makes a move with what belongs to it: the balance, the audit row and the event that the table names. `previous` is the
 * status before unless the move leaves that as it is.
 */
export async function moveLeave(
  work: UnitOfWork,
  leave: LeaveRow,
  trigger: LeaveTrigger,
  /** `action`: of a move that follows from the change of something else. */
  { values, previous, action }: { values: LeaveValues; previous?: Record<string, unknown>; action?: string },
): Promise<LeaveRow> {
  // Withdrawn before all have decided: nothing waits for the others any more.
  const isLeft = (trigger === 'withdraw' || trigger === 'cancel') && waitingStep(leave) !== undefined;
  const all = isLeft ? { ...values, ...keptApprovals(endedApprovals(leave.approvals)) } : values;
  return work.move(leaveStates, leave, trigger, {
    values: all,
    ...(previous && { previous }),
    ...(action !== undefined && { action, subjectType: 'leave' }),
    beforeSave: async (to) => {
      if (to === 'REJECTED' || to === 'CANCELLED') await releaseLeave(work, leave);
    },
    afterSave: async (to) => {
      if (to === 'APPROVED' && leave.status !== 'APPROVED') await recordTaken(work, leave.id);
    },
  });
}

/** Who decides, in whose place, and when. */
const decidedNow = (
  work: UnitOfWork,
  leave: LeaveRow,
  { on_behalf_of_id }: Pick<LeaveRow, 'on_behalf_of_id'>,
): LeaveValues => ({
  decided_by_id: work.actor.userId,
  ...(on_behalf_of_id !== leave.on_behalf_of_id && { on_behalf_of_id }),
  decided_at: work.now,
});

/** Nothing for a leave without steps. */
const stepsOf = (leave: LeaveRow, { approvals }: Decided): LeaveValues =>
  leave.approvals.length === 0 ? {} : keptApprovals(approvals);

/** Told within the change of a step after which another waits; no event of the catalogue. */
export const leaveStepTaken = 'leave.step_taken';

export const approveLeave = writeOperation({
  id: 'leaves.approve',
  route: 'POST /leaves/{id}/approve',
  subject: 'leave',
  summary: 'Approve a leave',
  description:
    'By the person’s manager, the Department Head of their department, an Administrator or an Executive; never one’s own. The scope is for Department Heads and above: a manager whose role is Employee decides in the app. With `approvals` it decides the step that waits, by who takes that step: the leave stays PENDING until the last; 403 with `details.reason` `step` for anyone else. Locked dates and the balance are looked at once more: `details.reason` is `locked_dates` or `balance`; `balance_hidden` if neither who booked a private leave nor the caller may know the balance, so that someone who may has to decide.',
  scope: 'leaves:approve',
  needsPerson: true,
  isGuardedInApp: true,
  guards: guardsOn(leaveRecord, [decides, leaveStates.guard('approve')]),
  params: Strict({ id: Id('lv') }),
  body: Approval,
  isBodyOptional: true,
  returns: Leave,
  example: approvedLeave,
  worksOn: 'status=PENDING',
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const leave = await lockLeaveToDecide(work, params.id);
    await work.guard(leave);
    await checkStillFits(work, leave);
    const comment = body.comment ?? null;
    const decision = await decides.decide(work, leave, { status: 'APPROVED', comment, allSteps: body.all_steps });
    const steps = stepsOf(leave, decision);
    if (!decision.isLast) {
      const after = await moveLeave(work, leave, 'approve step', { values: steps });
      await work.react(leaveStepTaken, leave.id);
      return presentLeave(actor, after);
    }
    const values = { ...decidedNow(work, leave, decision), ...steps, decision_comment: comment };
    return presentLeave(actor, await moveLeave(work, leave, 'approve', { values }));
  },
});

export const rejectLeave = writeOperation({
  id: 'leaves.reject',
  route: 'POST /leaves/{id}/reject',
  subject: 'leave',
  summary: 'Reject a leave',
  description:
    'By anyone who may approve it. With `approvals` it rejects the step that waits, and that ends the request. The days it reserved are free again.',
  scope: 'leaves:approve',
  needsPerson: true,
  isGuardedInApp: true,
  guards: guardsOn(leaveRecord, [decides, leaveStates.guard('reject')]),
  params: Strict({ id: Id('lv') }),
  body: Rejection,
  returns: Leave,
  example: rejectedLeave,
  worksOn: 'status=PENDING',
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const leave = await lockLeaveToDecide(work, params.id);
    await work.guard(leave);
    const { reason, all_steps: allSteps } = body;
    const decision = await decides.decide(work, leave, { status: 'REJECTED', comment: reason, allSteps });
    const values = { ...decidedNow(work, leave, decision), ...stepsOf(leave, decision), rejection_reason: reason };
    return presentLeave(actor, await moveLeave(work, leave, 'reject', { values }));
  },
});

/** Told within the change; no event of the catalogue. */
export const cancellationDeclined = 'leave.cancellation_declined';

export const declineCancellation = writeOperation({
  id: 'leaves.declineCancellation',
  route: 'POST /leaves/{id}/decline-cancellation',
  subject: 'leave',
  summary: 'Decline the cancellation of a leave',
  description:
    'By anyone who could cancel it; never one’s own. The leave stands, the reason is its decision_comment, and the person may ask again.',
  surface: 'app',
  scope: null,
  guards: guardsOn(leaveRecord, [decides, leaveStates.guard('decline cancellation'), cancellationAsked]),
  params: Strict({ id: Id('lv') }),
  body: Declination,
  returns: Leave,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const leave = await lockLeaveToDecide(work, params.id);
    await work.guard(leave);
    const values = {
      cancellation_requested_at: null,
      cancellation_request_reason: null,
      ...decidedNow(work, leave, { on_behalf_of_id: await decides.principalOf(work, leave) }),
      decision_comment: body.reason,
    };
    const after = await moveLeave(work, leave, 'decline cancellation', { values });
    await work.react(cancellationDeclined, leave.id);
    return presentLeave(actor, after);
  },
});
