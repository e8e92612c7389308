import type { Db } from '../../db/database.ts';
import type { Actor } from '../../kernel/actor.ts';
import { type EventDefinition, type Seen, seenWhere, type StoredEvent } from '../../kernel/events.ts';
import { approvedReport, paidReport, rejectedReport, submittedReport } from './reports/examples.ts';
import { ExpenseReport } from './reports/record.ts';
import { listVisibleIds } from './reports/store.ts';

/** To everyone who sees the report. What was told stays true of one that was deleted since. */
async function seenBy(db: Db, viewer: Actor, events: readonly StoredEvent<ExpenseReport>[]): Promise<(Seen | null)[]> {
  const ids = events.map(({ subjectId }) => subjectId);
  const seen = new Set(await listVisibleIds(db, viewer, ids));
  return seenWhere(events, ({ subjectId }) => seen.has(subjectId));
}

const reportEvent = (
  type: string,
  summary: string,
  object: Record<string, unknown>,
): EventDefinition<ExpenseReport> => ({
  type,
  summary,
  scope: 'expenses:read',
  module: 'expenses',
  object: 'expense_report',
  schema: ExpenseReport,
  previous: ['status'],
  example: { object },
  seenBy,
});

export const reportSubmitted = reportEvent(
  'expense_report.submitted',
  'An expense report was submitted, for the first time or again after it was rejected.',
  submittedReport,
);
export const reportApproved = reportEvent(
  'expense_report.approved',
  'An expense report was approved: by its approver, or on submission if it stays within the organization’s threshold.',
  approvedReport,
);
export const reportRejected = reportEvent('expense_report.rejected', 'An expense report was rejected.', rejectedReport);
export const reportPaid = reportEvent('expense_report.paid', 'An expense report was marked as paid.', paidReport);

export const expenseEvents = [reportSubmitted, reportApproved, reportRejected, reportPaid];
