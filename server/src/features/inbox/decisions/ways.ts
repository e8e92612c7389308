import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { requireCancellationAsked } from '../../leave/index.ts';
import type { RequestKind, VerdictName } from '../items/record.ts';

/** The operation that a verdict on a kind of request is. */
export interface Way {
  readonly operation: string;
  /** What must hold besides, in the same transaction. */
  readonly before?: (work: UnitOfWork, id: string) => Promise<void>;
}

export const ways: Readonly<Record<RequestKind, Readonly<Record<VerdictName, Way>>>> = {
  leave: { approve: { operation: 'leaves.approve' }, reject: { operation: 'leaves.reject' } },
  leave_cancellation: {
    // Without the wish it would be a cancellation that nobody asked for.
    approve: { operation: 'leaves.cancel', before: requireCancellationAsked },
    reject: { operation: 'leaves.declineCancellation' },
  },
  time_entry: { approve: { operation: 'timeEntries.approve' }, reject: { operation: 'timeEntries.reject' } },
  timesheet: { approve: { operation: 'timesheets.approve' }, reject: { operation: 'timesheets.reject' } },
  expense_report: {
    approve: { operation: 'expenseReports.approve' },
    reject: { operation: 'expenseReports.reject' },
  },
};
