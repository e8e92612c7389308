import type { Reaction } from '../../../kernel/unit-of-work.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { addDays } from '../../../lib/days.ts';
import { findLeaveDays } from '../../leave/index.ts';
import { lockSheetsOf } from '../person-store.ts';
import { refreshTimesheets } from './recompute.ts';

/** One day of each week between the two, and the last. */
export function daysOfWeeks(from: string, to: string): string[] {
  const days = [to];
  for (let day = from; day < to; day = addDays(day, 7)) days.push(day);
  return days;
}

/**
 * A change of leave holds the lock on the person's leave already, and locks their time here; no change that holds their time ever
 * waits for their leave. A timesheet that is finalised or signed stays as it is.
 */
async function refreshOver(work: UnitOfWork, leaveId: string): Promise<void> {
  const leave = await findLeaveDays(work, leaveId);
  if (!leave || leave.status === 'PENDING') return;
  await lockSheetsOf(work, leave.user_id);
  await refreshTimesheets(work, leave.user_id, daysOfWeeks(leave.start_date, leave.end_date));
}

/** Leave counts once it is approved, and no more once it is cancelled; some is approved as it is booked. */
export const followLeave: readonly Reaction[] = ['leave.requested', 'leave.approved', 'leave.cancelled'].map((to) => ({
  to,
  summary: 'Paid leave is counted anew on the person’s timesheets over these days that are not locked yet.',
  run: refreshOver,
}));
