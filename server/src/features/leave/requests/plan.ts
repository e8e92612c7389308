import type { PlannedWork } from '../../../kernel/planned-work.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { dayIn } from '../../../lib/days.ts';
import { conflict, enforce, invalid, type Refusal, type Verdict } from '../../../lib/errors.ts';
import { type FixedKey, say } from '../../../lib/texts/texts.ts';
import {
  checkBalance,
  type LeaveDay,
  releaseReserved,
  reverseTaken,
  standardDayMinutes,
  type TakesPlace,
} from '../balances/ledger.ts';
import { personalDays } from '../calendar/personal-days.ts';
import { calendarOf, countLeaveDays } from '../calendar/working-days.ts';
import { findLockedDates } from '../locked-dates/store.ts';
import { type LeaveTypeRow, shareLeaveType } from '../types/store.ts';
import { seesLeaveOfType } from '../visibility.ts';
import { keepsThePast, type Person } from './rules.ts';
import { minutesWithin, type Span } from './span.ts';
import { findRequestDays, type LeaveRow, listOverlapping, lockReplaced, wasBookedUnseen } from './store.ts';

/** A leave as it would be booked: its working days are counted, nothing is written yet. */
export interface Plan {
  readonly type: LeaveTypeRow;
  readonly span: Span;
  readonly byDate: readonly LeaveDay[];
  /** Days that count although the organization rests. */
  readonly isWorkedWeekend: (day: string) => boolean;
  /** Days for which the person has a pattern of their own. */
  readonly hasPattern: (day: string) => boolean;
  /** What the person is to work around these days. */
  readonly planned: readonly PlannedWork[];
  readonly totals: { readonly total_days: number; readonly total_hours: number | null };
}

/** A share lock: a change of what the type is counted in waits. */
export async function lockType({ actor, tx }: UnitOfWork, id: string): Promise<LeaveTypeRow> {
  const type = await shareLeaveType(tx, actor.organizationId, id);
  if (!type) throw unbookable('reference.leaveType');
  return type;
}

const unbookable = (said: FixedKey): Refusal => invalid('leave_type_id', said, { reason: 'leave_type' });

export const isInUse = ({ is_active: isActive }: LeaveTypeRow): Verdict => isActive || unbookable('leave.typeNotInUse');

export async function lockBookableType(work: UnitOfWork, id: string): Promise<LeaveTypeRow> {
  const type = await lockType(work, id);
  enforce(isInUse(type));
  return type;
}

const rounded = (number: number, decimals: 2 | 4): number => Number(number.toFixed(decimals));

/** Days of the span on which the person works; 422 if there are none. */
export async function planLeave(work: UnitOfWork, userId: string, type: LeaveTypeRow, span: Span): Promise<Plan> {
  const plan = await countLeave(work, userId, type, span);
  if (plan.byDate.length === 0) throw noWorkingDays();
  return plan;
}

export const noWorkingDays = (): Refusal =>
  invalid('start_date', 'leave.noWorkingDays', {
    reason: 'no_working_days',
  });

/** All that counts days of leave counts them here. */
export async function countLeave(
  work: UnitOfWork,
  userId: string | null,
  type: LeaveTypeRow,
  span: Span,
): Promise<Plan> {
  const tenant = work.actor.organization;
  const { start_date: from, end_date: to } = span;
  const { worked, planned } = await personalDays(work, userId, from, to);
  const calendar = await calendarOf(work.tx, tenant, from, to, userId, worked);
  const { total_days, byDate } = countLeaveDays(calendar, span);
  const hasPattern = (day: string): boolean => calendar.ownMinutesOn(day) !== null;
  const isWorkedWeekend = (day: string): boolean =>
    !hasPattern(day) && calendar.isWeekend(day) && calendar.isWorkingDay(day);
  const known = { type, span, planned, isWorkedWeekend, hasPattern };
  const asked = minutesWithin(span);
  const [first] = byDate;
  if (asked === null || !first) return { ...known, byDate, totals: { total_days, total_hours: null } };
  // Hours are taken of one day, and of a day with a pattern never more than it has.
  const minutes = Math.min(asked, first.minutes ?? (type.unit === 'DAYS' ? standardDayMinutes(tenant) : asked));
  const hours = rounded(minutes / 60, 2);
  const fraction = Math.min(1, rounded(minutes / (first.minutes ?? standardDayMinutes(tenant)), 4));
  return {
    ...known,
    byDate: byDate.map(({ date }) => ({ date, fraction, hours })),
    totals: { total_days: rounded(fraction, 2), total_hours: hours },
  };
}

interface Stretch {
  readonly start_date: string;
  readonly end_date: string;
}

export const overLeave = ({ id }: { readonly id: string }): Refusal =>
  conflict('leave.overlap', { reason: 'overlap', leave_id: id });

export const overLocked = ({ reason, start_date, end_date }: Stretch & { readonly reason: string | null }): Refusal =>
  conflict(reason === null ? 'leave.lockedDates' : say('leave.lockedDatesWhy', { reason }), {
    reason: 'locked_dates',
    start_date,
    end_date,
  });

/** No one chooses when to be ill. */
export const heedsLockedDates = ({ is_sickness: isSickness }: Pick<LeaveTypeRow, 'is_sickness'>): boolean =>
  !isSickness;

/** More stretches within one leave are not looked through. */
const maxStretches = 50;

/** Of these, what a leave newly lies over: days that were booked before they were locked may stay. */
export const newlyLocked = <Locked extends Stretch>(
  stretches: readonly Locked[],
  span: Stretch,
  before: Stretch | null,
): Locked[] =>
  stretches.filter(
    ({ start_date: from, end_date: to }) =>
      before === null ||
      (from < span.start_date ? span.start_date : from) < before.start_date ||
      (to > span.end_date ? span.end_date : to) > before.end_date,
  );

async function refuseLocked(
  { actor, tx }: UnitOfWork,
  person: Person,
  type: LeaveTypeRow,
  span: Stretch,
  before: Stretch | null,
) {
  if (!heedsLockedDates(type)) return;
  const { start_date: from, end_date: to } = span;
  const stretches = await findLockedDates(tx, actor.organizationId, person.department_id, from, to, maxStretches);
  const [locked] = newlyLocked(stretches, span, before);
  if (locked) throw overLocked(locked);
}

/** The balance that a leave takes from, and whether the actor may know it: as the balances that are read. */
export const balanceOf = ({ actor }: UnitOfWork, person: Person, leaveType: LeaveTypeRow) => ({
  userId: person.user_id,
  leaveType,
  isBalanceSeen: seesLeaveOfType(actor, leaveType, person),
});

/** Whether the leave takes from a balance that the actor may not know: then it waits for someone who may, whether it fits or not. */
export const isBalanceHidden = ({ actor }: UnitOfWork, person: Person, type: LeaveTypeRow): boolean =>
  type.annual_allowance !== null && !seesLeaveOfType(actor, type, person);

/**
 * 409 over leave that is there, over locked dates, and beyond the balance. For a change that holds the lock on the person's balances. `edited`
 * is the pending leave that takes these days in place of its own, `replaced` the approved one in whose place it is asked for.
 */
export async function checkFits(
  work: UnitOfWork,
  person: Person,
  plan: Plan,
  edited: LeaveRow | null,
  replaced: LeaveRow | null = null,
): Promise<void> {
  const { type, span, byDate } = plan;
  if (replaced) enforce(keepsThePast(replaced, span, todayOf(work)));
  const others = [edited, replaced].flatMap((leave) => leave?.id ?? []);
  const [other] = await listOverlapping(work, person.user_id, span, others, 1);
  if (other) throw overLeave(other);
  await refuseLocked(work, person, type, span, replaced);
  const before = edited ? await findRequestDays(work, edited.id) : [];
  const isSameType = edited?.leave_type_id === type.id;
  const taken = await daysOfSameType(work, replaced, type.id);
  const reserved = isSameType ? before : [];
  await checkBalance(work, { ...balanceOf(work, person, type), byDate, reserved, replaced: taken });
  if (edited && !isSameType) await releaseLeave(work, edited);
}

const todayOf = ({ actor, nowMs }: UnitOfWork): string => dayIn(actor.organization.timezone, nowMs);

/** What a leave that still stands has taken of a type. */
export const daysOfSameType = async (work: UnitOfWork, leave: LeaveRow | null, typeId: string) =>
  leave?.status === 'APPROVED' && leave.leave_type_id === typeId ? findRequestDays(work, leave.id) : [];

/**
 * What may have changed since a leave was asked for: days locked meanwhile, and a balance that was cut. What someone booked who may not know
 * the balance nobody has looked at yet, so nobody else who may not know it decides: 409, whether it fits or not. Of the leave in whose place
 * it is asked for, days may have gone by.
 */
export async function checkStillFits(work: UnitOfWork, leave: LeaveRow, replaced: LeaveRow | null): Promise<void> {
  const [leaveType, byDate] = await Promise.all([lockType(work, leave.leave_type_id), findRequestDays(work, leave.id)]);
  if (replaced) {
    enforce(replaced.status === 'APPROVED' || conflict('leave.replacedGone', { reason: 'replaced_gone' }));
    enforce(keepsThePast(replaced, leave, todayOf(work)));
  }
  await refuseLocked(work, leave, leaveType, leave, replaced);
  if (isBalanceHidden(work, leave, leaveType)) {
    if (await wasBookedUnseen(work, leave)) throw conflict('leave.balanceUnseen', { reason: 'balance_hidden' });
    return;
  }
  const taken = await daysOfSameType(work, replaced, leaveType.id);
  await checkBalance(work, { ...balanceOf(work, leave, leaveType), byDate, reserved: byDate, replaced: taken });
}

/** Gives back what a leave has reserved or taken; `next` of its type takes its place. */
export async function releaseLeave(work: UnitOfWork, leave: LeaveRow, next: TakesPlace | null = null): Promise<void> {
  const owner = { userId: leave.user_id, leaveType: await lockType(work, leave.leave_type_id) };
  if (leave.status === 'APPROVED') return reverseTaken(work, owner, leave.id, next);
  const replaced = await daysOfSameType(work, await lockReplaced(work, leave), leave.leave_type_id);
  await releaseReserved(work, owner, await findRequestDays(work, leave.id), replaced);
}
