import type { EventDefinition } from '../../../kernel/events.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { recordTaken } from '../balances/ledger.ts';
import { leaveStates } from './leave-states.ts';
import { releaseLeave } from './plan.ts';
import { wholeLeave } from './present.ts';
import type { Leave } from './record.ts';
import { type LeaveRow, type LeaveValues } from './store.ts';

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
  { values, previous }: { values: LeaveValues; previous?: Record<string, unknown> },
): Promise<LeaveRow> {
  const { to } = leaveMove(leave, trigger);
  if (to === 'REJECTED' || to === 'CANCELLED') await releaseLeave(work, leave);
  const isTaken = leave.status !== 'APPROVED' && to === 'APPROVED';
  return work.move(leaveStates, leave, trigger, {
    values,
    ...(previous && { previous }),
    ...(isTaken && { afterSave: () => recordTaken(work, leave.id) }),
  });
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
