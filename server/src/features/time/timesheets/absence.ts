import type { Tenant } from '../../../kernel/actor.ts';
import { type AbsenceRow, type PaidAbsence, paidAbsence, type PaidDay } from '../../leave/index.ts';
import type { Span } from '../pay-periods.ts';

/** What a timesheet holds besides work, on lines of its own. */
export interface Absence {
  readonly paid_leave_minutes: number;
  readonly holiday_minutes: number;
}

export const minutesWithin = (days: readonly PaidDay[], { start, end }: Span): number =>
  days.reduce((sum, { date, minutes }) => (date >= start && date <= end ? sum + minutes : sum), 0);

/** Paid leave and public holidays of a person from one day to another, to be asked for each period within. */
export async function absencesOf(
  tenant: Tenant,
  row: AbsenceRow,
  { start, end }: Span,
): Promise<PaidAbsence & { within(period: Span): Absence }> {
  const { leave, holidays } = await paidAbsence(tenant, row, start, end);
  return {
    leave,
    holidays,
    within: (period) => ({
      paid_leave_minutes: minutesWithin(leave, period),
      holiday_minutes: minutesWithin(holidays, period),
    }),
  };
}
