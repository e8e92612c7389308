import { expect } from 'vitest';
import type { TimesheetExplanation } from '../timesheets/explanation-record.ts';
import type { Timesheet } from '../timesheets/record.ts';

const sumOf = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0);
const cents = (value: number): number => Number(value.toFixed(4));

type Figures = Partial<Timesheet> & TimesheetExplanation['totals'];

/** The parts of an explanation against the totals: to the minute and to the cent. */
export function expectToAddUp({ weeks, pay, totals }: TimesheetExplanation, sheet: Figures): void {
  const days = weeks.flatMap((week) => week.days).filter((day) => !day.is_outside);
  const dailyOvertime = sumOf(days.map((day) => day.daily_overtime));
  const weeklyOvertime = sumOf(weeks.map((week) => week.weekly_overtime));
  const parts = {
    total_minutes: sumOf(days.map((day) => day.worked)),
    overtime_minutes: dailyOvertime + weeklyOvertime,
    regular_minutes: sumOf(days.map((day) => day.worked)) - dailyOvertime - weeklyOvertime,
    break_minutes: sumOf(days.map((day) => day.break)),
    paid_leave_minutes: sumOf(days.map((day) => day.paid_leave)),
    holiday_minutes: sumOf(days.map((day) => day.holiday)),
    entry_count: sumOf(days.map((day) => day.entries.length)),
  };
  expect(parts).toMatchObject(
    Object.fromEntries(Object.keys(parts).map((name) => [name, sheet[name as keyof typeof parts]])),
  );
  expect(totals).toMatchObject(parts);
  for (const week of weeks) expect(week.days).toHaveLength(7);
  if (!pay) return;
  // Regular time comes first; a multiplier of 1 makes both look alike.
  expect(sumOf(pay.map((line) => line.minutes))).toBe(parts.total_minutes);
  expect(cents(sumOf(pay.map((line) => line.amount)))).toBe(
    cents((sheet.regular_pay ?? NaN) + (sheet.overtime_pay ?? NaN)),
  );
}
