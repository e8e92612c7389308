import type { Format } from '../../format.ts';
import type { Leave, Preview, Unit } from '../../screens/leave/record.ts';

/** `3 days`, `1 day`, `2.5 hours`. */
export function sayAmount(format: Format, amount: number, unit: Unit): string {
  const isOne = amount === 1;
  const number = format.number(amount);
  if (unit === 'HOURS') return isOne ? `${number} hour` : `${number} hours`;
  return isOne ? `${number} day` : `${number} days`;
}

export const sayWorkingDays = (format: Format, days: number): string =>
  days === 1 ? '1 working day' : `${format.number(days)} working days`;

/** How much a leave takes, in its own unit. */
export const sayLength = (format: Format, leave: Pick<Leave, 'total_days' | 'total_hours'>): string =>
  leave.total_hours == null ? sayWorkingDays(format, leave.total_days) : sayAmount(format, leave.total_hours, 'HOURS');

/** When a leave is, its halves and hours included. */
export function sayWhen(
  format: Format,
  leave: Pick<Leave, 'start_date' | 'end_date' | 'start_half' | 'end_half' | 'start_time' | 'end_time'>,
): string {
  const days = format.days(leave.start_date, leave.end_date);
  if (leave.start_time != null && leave.end_time != null) return `${days}, ${leave.start_time} to ${leave.end_time}`;
  if (leave.start_date === leave.end_date) {
    if (leave.start_half === 'FIRST_HALF') return `${days}, morning`;
    return leave.start_half === 'SECOND_HALF' ? `${days}, afternoon` : days;
  }
  const fromNoon = leave.start_half === 'SECOND_HALF';
  const untilNoon = leave.end_half === 'FIRST_HALF';
  if (fromNoon && untilNoon) return `${days}, from noon to noon`;
  if (fromNoon) return `${days}, from noon of the first day`;
  return untilNoon ? `${days}, until noon of the last day` : days;
}

export const statusNames = {
  PENDING: 'Pending',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  CANCELLED: 'Cancelled',
} as const;

export const whyNames: Record<Preview['days'][number]['why'], string> = {
  WORKING_DAY: 'Working day',
  HALF_DAY: 'Half a day',
  WEEKEND: 'Weekend, not counted',
  HOLIDAY: 'Public holiday, not counted',
  PART_OF_DAY: 'Part of a day',
};

export const halfNames = {
  FULL_DAY: 'The whole day',
  FIRST_HALF: 'The morning',
  SECOND_HALF: 'The afternoon',
} as const;
