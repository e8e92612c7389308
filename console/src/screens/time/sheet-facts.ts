import { useFormat } from '../../format.ts';
import type { Fact } from '../../ui/page.tsx';
import type { Sheet } from './week-model.ts';

/** What a timesheet adds up to. Pay is there for those who may see it. */
export function useSheetFacts(sheet: Sheet): readonly Fact[] {
  const format = useFormat();
  const { currency } = sheet;
  const facts: readonly (Fact | null)[] = [
    ['Worked', format.minutes(sheet.total_minutes)],
    ['Regular', format.minutes(sheet.regular_minutes)],
    ['Overtime', format.minutes(sheet.overtime_minutes)],
    ['Breaks', format.minutes(sheet.break_minutes)],
    sheet.paid_leave_minutes === 0 ? null : ['Paid leave', format.minutes(sheet.paid_leave_minutes)],
    sheet.holiday_minutes === 0 ? null : ['Public holidays', format.minutes(sheet.holiday_minutes)],
    sheet.total_pay === undefined ? null : ['Pay', format.money(sheet.total_pay, currency)],
  ];
  return facts.filter((fact) => fact !== null);
}
