import type { Work } from '../../../kernel/work.ts';
import { findAbsence, type PaidDay } from '../../leave/index.ts';
import type { Span } from '../pay-periods.ts';

/** What a timesheet holds besides work, on lines of its own. */
export interface Absence {
  readonly paid_leave_minutes: number;
  readonly holiday_minutes: number;
}

const minutesWithin = (days: readonly PaidDay[], { start, end }: Span): number =>
  days.filter(({ date }) => date >= start && date <= end).reduce((sum, { minutes }) => sum + minutes, 0);

/** Paid leave and public holidays of a person from one day to another, to be asked for each period within. */
export async function absencesOf(
  work: Work,
  userId: string,
  { start, end }: Span,
): Promise<{ within(period: Span): Absence }> {
  const { leave, holidays } = await findAbsence(work, userId, start, end);
  return {
    within: (period) => ({
      paid_leave_minutes: minutesWithin(leave, period),
      holiday_minutes: minutesWithin(holidays, period),
    }),
  };
}
