import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict, enforce, invalid, type Refusal, type Verdict } from '../../../lib/errors.ts';
import { checkBalance, type LeaveDay, releaseReserved, reverseTaken, standardDayMinutes } from '../balances/ledger.ts';
import { calendarOf, countLeaveDays } from '../calendar/working-days.ts';
import { findLockedDates } from '../locked-dates/store.ts';
import { findLeaveType, type LeaveTypeRow } from '../types/store.ts';
import type { Person } from './rules.ts';
import { minutesWithin, type Span } from './span.ts';
import { findRequestDays, type LeaveRow, listOverlapping } from './store.ts';

/** A leave as it would be booked: its working days are counted, nothing is written yet. */
export interface Plan {
  readonly type: LeaveTypeRow;
  readonly span: Span;
  readonly byDate: readonly LeaveDay[];
  readonly totals: { readonly total_days: number; readonly total_hours: number | null };
}

/** A share lock: a change of what the type is counted in waits. */
export async function lockType({ actor, tx }: UnitOfWork, id: string): Promise<LeaveTypeRow> {
  const { organizationId } = actor;
  const held = sql`select from leave_types where organization_id = ${organizationId} and id = ${id} for share`;
  const [, type] = await Promise.all([held.execute(tx), findLeaveType(tx, organizationId, id)]);
  if (!type) throw unbookable('leave_type_id is no leave type of this organization.');
  return type;
}

const unbookable = (message: string): Refusal => invalid('leave_type_id', message, { reason: 'leave_type' });

export const isInUse = ({ is_active: isActive }: LeaveTypeRow): Verdict =>
  isActive || unbookable('This leave type is no longer in use.');

export async function lockBookableType(work: UnitOfWork, id: string): Promise<LeaveTypeRow> {
  const type = await lockType(work, id);
  enforce(isInUse(type));
  return type;
}

const rounded = (number: number, decimals: 2 | 4): number => Number(number.toFixed(decimals));

/** Working days of the span; 422 if there are none. */
export async function planLeave(work: UnitOfWork, type: LeaveTypeRow, span: Span): Promise<Plan> {
  const plan = await countLeave(work, type, span);
  if (plan.byDate.length === 0) throw noWorkingDays();
  return plan;
}

export const noWorkingDays = (): Refusal =>
  invalid('start_date', 'These are weekends and public holidays alone: there is nothing to take.', {
    reason: 'no_working_days',
  });

export async function countLeave(work: UnitOfWork, type: LeaveTypeRow, span: Span): Promise<Plan> {
  const tenant = work.actor.organization;
  const calendar = await calendarOf(work.tx, tenant, span.start_date, span.end_date);
  const { total_days, byDate } = countLeaveDays(calendar, span);
  const minutes = minutesWithin(span);
  if (minutes === null || byDate.length === 0) return { type, span, byDate, totals: { total_days, total_hours: null } };
  const hours = rounded(minutes / 60, 2);
  const fraction = Math.min(1, rounded(minutes / standardDayMinutes(tenant), 4));
  return {
    type,
    span,
    byDate: byDate.map(({ date }) => ({ date, fraction, hours })),
    totals: { total_days: rounded(fraction, 2), total_hours: hours },
  };
}

interface Stretch {
  readonly start_date: string;
  readonly end_date: string;
}

export const overLeave = ({ id }: { readonly id: string }): Refusal =>
  conflict('There is leave on some of these days already.', { reason: 'overlap', leave_id: id });

export const overLocked = ({ reason, start_date, end_date }: Stretch & { readonly reason: string | null }): Refusal =>
  conflict(
    reason === null
      ? 'Leave may not be taken on some of these days.'
      : `Leave may not be taken on some of these days: ${reason}.`,
    { reason: 'locked_dates', start_date, end_date },
  );

async function refuseLocked({ actor, tx }: UnitOfWork, person: Person, span: Stretch) {
  const { start_date: from, end_date: to } = span;
  const [locked] = await findLockedDates(tx, actor.organizationId, person.department_id, from, to, 1);
  if (locked) throw overLocked(locked);
}

/**
 * 409 over leave that is there, over locked dates, and beyond the balance. For a change that holds the lock on the person's balances. `edited`
 * is the pending leave that takes these days in place of its own.
 */
export async function checkFits(work: UnitOfWork, person: Person, plan: Plan, edited: LeaveRow | null): Promise<void> {
  const { type, span, byDate } = plan;
  const [other] = await listOverlapping(work, person.user_id, span, edited?.id ?? null, 1);
  if (other) throw overLeave(other);
  await refuseLocked(work, person, span);
  const before = edited ? await findRequestDays(work, edited.id) : [];
  const isSameType = edited?.leave_type_id === type.id;
  await checkBalance(work, { userId: person.user_id, leaveType: type, byDate, reserved: isSameType ? before : [] });
  if (edited && !isSameType) await releaseLeave(work, edited);
}

/** What may have changed since a leave was asked for: days locked meanwhile, and a balance that was cut. */
export async function checkStillFits(work: UnitOfWork, leave: LeaveRow): Promise<void> {
  await refuseLocked(work, leave, leave);
  const leaveType = await lockType(work, leave.leave_type_id);
  const byDate = await findRequestDays(work, leave.id);
  await checkBalance(work, { userId: leave.user_id, leaveType, byDate, reserved: byDate });
}

/** Gives back what a leave has reserved or taken. */
export async function releaseLeave(work: UnitOfWork, leave: LeaveRow): Promise<void> {
  const owner = { userId: leave.user_id, leaveType: await lockType(work, leave.leave_type_id) };
  if (leave.status === 'APPROVED') await reverseTaken(work, owner, leave.id);
  else await releaseReserved(work, owner, await findRequestDays(work, leave.id));
}
