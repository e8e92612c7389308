import type { EventDefinition } from '../../../kernel/events.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { recordTaken } from '../balances/ledger.ts';
import { leaveStates } from './leave-states.ts';
import { releaseLeave } from './plan.ts';
import { wholeLeave } from './present.ts';
import type { Leave } from './record.ts';
import { leaveAfter, saveLeave, type LeaveRow, type LeaveValues } from './store.ts';

export type LeaveTrigger =
  'approve' | 'reject' | 'withdraw' | 'cancel' | 'ask for cancellation' | 'decline cancellation';

/** 409 where the table has no such move. Asked before anything else about the state. */
export const leaveMove = (leave: LeaveRow, trigger: LeaveTrigger) => leaveStates.move(leave.status, trigger);

/**
 * Makes a move with what belongs to it: the balance, the audit row and the event that the table names. `previous` is the
 * status before unless the move leaves that as it is.
 */
export async function moveLeave(
  work: UnitOfWork,
  leave: LeaveRow,
  trigger: LeaveTrigger,
  { action, values, previous }: { action: string; values: LeaveValues; previous?: Record<string, unknown> },
): Promise<LeaveRow> {
  const move = leaveMove(leave, trigger);
  const changes = { ...(move.to !== leave.status && { status: move.to }), ...values };
  if (move.to === 'REJECTED' || move.to === 'CANCELLED') await releaseLeave(work, leave);
  await saveLeave(work, leave.id, changes);
  if (leave.status !== 'APPROVED' && move.to === 'APPROVED') await recordTaken(work, leave.id);
  const changedFields = Object.keys(changes);
  work.audit({ action, subjectType: 'leave', subjectId: leave.id, changedFields });
  const after = await leaveAfter(work, leave.id);
  if (move.raises) await raiseOf(work, move.raises, after, previous ?? move.previous);
  return after;
}

export async function raiseOf(
  work: UnitOfWork,
  event: EventDefinition<Leave>,
  leave: LeaveRow,
  previous?: Record<string, unknown>,
): Promise<void> {
  await work.raise(event, {
    subjectId: leave.id,
    snapshot: wholeLeave(leave),
    ...(previous && { previous }),
  });
}
