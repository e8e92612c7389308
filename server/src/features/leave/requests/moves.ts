import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { type Decided, endedApprovals, keptApprovals, waitingStep } from '../../approvals/index.ts';
import { moveAttachments } from '../attachments/store.ts';
import { recordTaken, type TakesPlace } from '../balances/ledger.ts';
import { approvedLeave, rejectedLeave } from './examples.ts';
import { cancellationAsked, decides, leaveRecord } from './guards.ts';
import { leaveStates } from './leave-states.ts';
import { checkStillFits, daysOfSameType, releaseLeave } from './plan.ts';
import { presentLeave } from './present.ts';
import { Approval, Declination, Leave, Rejection } from './record.ts';
import {
  findRequestDays,
  leaveAfter,
  type LeaveRow,
  type LeaveValues,
  lockLeaveToDecide,
  lockReplaced,
  saveLeave,
} from './store.ts';

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
  if (trigger === 'cancel' || trigger === 'ask for cancellation') await withdrawChange(work, leave);
  return work.move(leaveStates, leave, trigger, {
    values: trigger === 'cancel' || trigger === 'ask for cancellation' ? { ...all, change_id: null } : all,
    ...(previous && { previous }),
    ...(action !== undefined && { action, subjectType: 'leave' }),
    beforeSave: async (to) => {
      if (to !== 'REJECTED' && to !== 'CANCELLED') return;
      await releaseLeave(work, leave);
      if (leave.replaces_id !== null) await saveLeave(work, leave.replaces_id, { change_id: null });
    },
    afterSave: async (to) => {
      if (to === 'APPROVED' && leave.status !== 'APPROVED') await recordTaken(work, leave.id);
    },
  });
}

/** Who wants the whole leave cancelled no longer wants it changed. */
async function withdrawChange(work: UnitOfWork, { change_id: id }: LeaveRow): Promise<void> {
  if (id === null) return;
  const change = await leaveAfter(work, id);
  const values = { cancelled_at: work.now, cancelled_by_id: work.actor.userId };
  const ended = change.approvals.length > 0 && keptApprovals(endedApprovals(change.approvals));
  await work.move(leaveStates, change, 'withdraw', {
    action: 'leaves.cancel',
    subjectType: 'leave',
    values: ended === false ? values : { ...values, ...ended },
    beforeSave: () => releaseLeave(work, change),
  });
}

/** An approved leave ends as another takes its place. */
export async function endReplaced(
  work: UnitOfWork,
  leave: LeaveRow,
  id: string,
  next: TakesPlace | null,
): Promise<void> {
  await work.move(leaveStates, leave, 'cancel', {
    action: 'leaves.cancel',
    subjectType: 'leave',
    values: { cancelled_at: work.now, cancelled_by_id: work.actor.userId, change_id: id },
    beforeSave: () => releaseLeave(work, leave, next),
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
    const replaced = await lockReplaced(work, leave);
    await checkStillFits(work, leave, replaced);
    const comment = body.comment ?? null;
    const decision = await decides.decide(work, leave, { status: 'APPROVED', comment, allSteps: body.all_steps });
    const steps = stepsOf(leave, decision);
    if (!decision.isLast) {
      const after = await moveLeave(work, leave, 'approve step', { values: steps });
      await work.react(leaveStepTaken, leave.id);
      return presentLeave(actor, after);
    }
    const values = { ...decidedNow(work, leave, decision), ...steps, decision_comment: comment };
    if (replaced) await takePlace(work, leave, replaced);
    return presentLeave(actor, await moveLeave(work, leave, 'approve', { values }));
  },
});

async function takePlace(work: UnitOfWork, leave: LeaveRow, replaced: LeaveRow): Promise<void> {
  const taken = await daysOfSameType(work, replaced, leave.leave_type_id);
  const next = taken.length === 0 ? null : { byDate: await findRequestDays(work, leave.id), replaced: taken };
  await endReplaced(work, replaced, leave.id, next);
  await moveAttachments(work, replaced.id, leave.id);
}

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
