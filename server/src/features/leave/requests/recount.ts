import { todayOf } from '../../../kernel/actor.ts';
import type { Reaction, UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { patternFollows } from '../../people/index.ts';
import { exchangeDays, type LeaveDay, lockBalances } from '../balances/ledger.ts';
import type { LeaveTypeRow } from '../types/store.ts';
import { countLeave, lockType } from './plan.ts';
import { findRequestDays, leaveAfter, type LeaveRow, listBookedFrom, saveLeave } from './store.ts';

/** A leave that is booked, as it was counted and as it would be by the patterns of now. */
export interface Counted {
  readonly leave: LeaveRow;
  readonly type: LeaveTypeRow;
  readonly kept: readonly LeaveDay[];
  readonly anew: readonly LeaveDay[];
}

/** Days before `from` stay as they were counted: they were by another pattern. Leave of more than so many is not looked at at once. */
export async function countBooked(work: UnitOfWork, userId: string, from: string): Promise<Counted[]> {
  const counted: Counted[] = [];
  for (const id of await listBookedFrom(work, userId, from)) {
    const leave = await leaveAfter(work, id);
    const type = await lockType(work, leave.leave_type_id);
    const kept = await findRequestDays(work, id);
    const plan = await countLeave(work, userId, type, leave);
    const anew = [...kept.filter(({ date }) => date < from), ...plan.byDate.filter(({ date }) => date >= from)];
    counted.push({ leave, type, kept, anew });
  }
  return counted;
}

const isSame = (one: readonly LeaveDay[], other: readonly LeaveDay[]): boolean =>
  one.length === other.length &&
  one.every(({ date, fraction }, index) => date === other[index]?.date && fraction === other[index].fraction);

const sumOf = (days: readonly LeaveDay[]): number =>
  Number(days.reduce((sum, { fraction }) => sum + fraction, 0).toFixed(2));

/** The person is locked already: then their balances, then what is booked. */
async function recount(work: UnitOfWork, userId: string, from: string): Promise<void> {
  await lockBalances(work, userId);
  for (const { leave, type, kept, anew } of await countBooked(work, userId, from)) {
    // Hours of a day stay hours; only a day off makes them none.
    if (isSame(kept, anew) || (type.unit === 'HOURS' && anew.length > 0)) continue;
    await exchangeDays(work, { userId, leaveType: type }, leave, { before: kept, after: anew });
    const total_days = sumOf(anew);
    await saveLeave(work, leave.id, {
      total_days,
      ...(anew.length === 0 && type.unit === 'HOURS' && { total_hours: 0 }),
    });
    work.audit({
      action: 'leaves.update',
      subjectType: 'leave',
      subjectId: leave.id,
      personId: userId,
      before: leave,
      after: { total_days },
    });
  }
}

export const recountBooked: Reaction = {
  to: patternFollows,
  summary:
    'If the organization says so, leave booked from that day on is counted anew, with the difference in the balance.',

  async run(work, userId, about) {
    if (work.actor.organization.settings.booked_leave_on_other_hours !== 'RECOUNTED') return;
    const { from } = about as { readonly from: string };
    const today = todayOf(work.actor, work.nowMs);
    await recount(work, userId, from > today ? from : today);
  },
};
