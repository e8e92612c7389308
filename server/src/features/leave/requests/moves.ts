import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { recordTaken } from '../balances/ledger.ts';
import { approvedLeave, rejectedLeave } from './examples.ts';
import { cancellationAsked, decides, leaveRecord } from './guards.ts';
import { leaveStates } from './leave-states.ts';
import { checkStillFits, releaseLeave } from './plan.ts';
import { presentLeave } from './present.ts';
import { Approval, Declination, Leave, Rejection } from './record.ts';
import { type LeaveRow, type LeaveValues, lockLeaveToDecide } from './store.ts';

export type LeaveTrigger =
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
  { values, previous }: { values: LeaveValues; previous?: Record<string, unknown> },
): Promise<LeaveRow> {
  return work.move(leaveStates, leave, trigger, {
    values,
    ...(previous && { previous }),
    beforeSave: async (to) => {
      if (to === 'REJECTED' || to === 'CANCELLED') await releaseLeave(work, leave);
    },
    afterSave: async (to) => {
      if (to === 'APPROVED' && leave.status !== 'APPROVED') await recordTaken(work, leave.id);
    },
  });
}

/** Who decides, in whose place, and when. */
const decidedNow = async (work: UnitOfWork, leave: LeaveRow): Promise<LeaveValues> => ({
  decided_by_id: work.actor.userId,
  ...(await decides.inPlaceOf(work, leave)),
  decided_at: work.now,
});

export const approveLeave = writeOperation({
  id: 'leaves.approve',
  route: 'POST /leaves/{id}/approve',
  subject: 'leave',
  summary: 'Approve a leave',
  description:
    'By the person’s manager, the Department Head of their department, an Administrator or an Executive; never one’s own. The scope is for Department Heads and above: a manager whose role is Employee decides in the app. Locked dates and the balance are looked at once more: `details.reason` is `locked_dates` or `balance`.',
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
    const values = { ...(await decidedNow(work, leave)), decision_comment: body.comment ?? null };
    return presentLeave(actor, await moveLeave(work, leave, 'approve', { values }));
  },
});

export const rejectLeave = writeOperation({
  id: 'leaves.reject',
  route: 'POST /leaves/{id}/reject',
  subject: 'leave',
  summary: 'Reject a leave',
  description: 'By anyone who may approve it. The days it reserved are free again.',
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
    const values = { ...(await decidedNow(work, leave)), rejection_reason: body.reason };
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
      ...(await decidedNow(work, leave)),
      decision_comment: body.reason,
    };
    const after = await moveLeave(work, leave, 'decline cancellation', { values });
    await work.react(cancellationDeclined, leave.id);
    return presentLeave(actor, after);
  },
});
