import type { Work } from '../../../kernel/work.ts';
import type { Span } from '../pay-periods.ts';

/** What a timesheet holds besides work, on lines of its own. */
export interface Absence {
  readonly paid_leave_minutes: number;
  readonly holiday_minutes: number;
}

/**
 * Paid leave and public holidays of a person within a period. Where nobody keeps leave both lines are 0; the feature that
 * does answers here, and calls `refreshTimesheets` when leave of a person changes.
 */
export function absenceOf(_work: Work, _userId: string, _period: Span): Promise<Absence> {
  return Promise.resolve({ paid_leave_minutes: 0, holiday_minutes: 0 });
}
