import { useFormat } from '../../format.ts';
import { sheetFactsTexts } from '../../texts/time.ts';
import type { Fact } from '../../ui/page.tsx';
import type { Sheet } from './week-model.ts';

/** What a timesheet adds up to. Pay is there for those who may see it. */
export function useSheetFacts(sheet: Sheet): readonly Fact[] {
  const format = useFormat();
  const { currency } = sheet;
  const facts: readonly (Fact | null)[] = [
    [sheetFactsTexts.worked, format.minutes(sheet.total_minutes)],
    [sheetFactsTexts.regular, format.minutes(sheet.regular_minutes)],
    [sheetFactsTexts.overtime, format.minutes(sheet.overtime_minutes)],
    [sheetFactsTexts.breaks, format.minutes(sheet.break_minutes)],
    sheet.paid_leave_minutes === 0 ? null : [sheetFactsTexts.paidLeave, format.minutes(sheet.paid_leave_minutes)],
    sheet.holiday_minutes === 0 ? null : [sheetFactsTexts.publicHolidays, format.minutes(sheet.holiday_minutes)],
    sheet.total_pay === undefined ? null : [sheetFactsTexts.pay, format.money(sheet.total_pay, currency)],
  ];
  return facts.filter((fact) => fact !== null);
}

/** The timesheet as a document, in the reader's language. */
export const sheetFileAddress = (id: string): string => `/app/api/timesheets/${id}/file`;
