import type { Tenant } from '../../../kernel/actor.ts';
import { contractMinutesOn, type HeldPattern, minutesOn, patternOn } from '../../../kernel/working-patterns.ts';
import { holidayRegionOf } from '../holidays/regions.ts';
import { isRemoved, libraryDaysBetween, type Removal } from '../holidays/store.ts';

/** A day that is paid without work. */
export interface PaidDay {
  readonly date: string;
  readonly minutes: number;
}

/** A day of paid leave, by the type that was taken. */
export interface PaidLeaveDay extends PaidDay {
  readonly leave_type_id: string;
}

export interface AbsenceRow {
  readonly region: string | null;
  readonly work_location: string | null;
  readonly own_holidays: string[];
  readonly removals: Removal[];
  readonly leave: LeaveOnDay[];
  readonly patterns: HeldPattern[];
}

/** A day of paid leave, and what it is worth by a standard day or by its hours. */
interface LeaveOnDay extends PaidLeaveDay {
  /** The part of the day; null for leave that was taken by the hour. */
  readonly part: number | null;
  /** What it was counted with when it was booked. */
  readonly booked: number;
}

/** What a person is paid for without working: approved leave of paid types, its part of the day or its hours, and public holidays. */
export interface PaidAbsence {
  readonly leave: readonly PaidLeaveDay[];
  readonly holidays: readonly PaidDay[];
}

/** Public holidays between these days: the country's that were not removed, and the organization's own. */
export async function holidayDatesOf(
  tenant: Tenant,
  row: Omit<AbsenceRow, 'leave' | 'patterns'>,
  from: string,
  to: string,
): Promise<string[]> {
  const { country, region } = holidayRegionOf(tenant, row.region, row.work_location);
  const library = await libraryDaysBetween(country, region, from, to);
  const kept = library.filter((day) => !isRemoved(row.removals, day)).map(({ date }) => date);
  return [...new Set([...kept, ...row.own_holidays])];
}

/** The same as they were answered, with the holidays of the country between these days. */
export async function paidAbsence(tenant: Tenant, row: AbsenceRow, from: string, to: string): Promise<PaidAbsence> {
  const holidays = (await holidayDatesOf(tenant, row, from, to))
    .map((date) => ({ date, minutes: contractMinutesOn(tenant.settings, row.patterns, date) }))
    // A holiday on a weekend, or on a day off, is no day's pay.
    .filter(({ minutes }) => minutes > 0);
  const leave = row.leave.map((day) => {
    const { date, leave_type_id } = day;
    return { date, minutes: worthOf(row.patterns, day), leave_type_id };
  });
  return { leave, holidays };
}

/** That part of the day's pattern. Leave that was booked for what is a day off by now is worth what it was counted with. */
function worthOf(patterns: readonly HeldPattern[], { date, minutes, part, booked }: LeaveOnDay): number {
  const pattern = part === null ? null : patternOn(patterns, date);
  if (part === null || pattern === null) return minutes;
  const own = minutesOn(pattern, date);
  return own === 0 ? booked : Math.round(part * own);
}
