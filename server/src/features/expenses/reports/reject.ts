import { reportStates } from './report-states.ts';
import { enforce } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Prose, Strict } from '../../../lib/schema.ts';
import { ExpenseReport } from './record.ts';
import { mayDecide } from './rules.ts';
import { lockVisibleReport } from './store.ts';
import { rejectedReport } from './examples.ts';

export const rejectExpenseReport = writeOperation({
  id: 'expenseReports.reject',
  route: 'POST /expense-reports/{id}/reject',
  subject: 'expense_report',
  summary: 'Reject an expense report',
  description: 'By whoever may approve it. The person can change it and submit it again.',
  scope: 'expenses:approve',
  module: 'expenses',
  params: Strict({ id: Id('exp') }),
  body: Strict({
    reason: Prose(2000, {
      description: 'Why it is turned down; the person reads it.',
      examples: ['The hotel receipt is missing.'],
    }),
  }),
  returns: ExpenseReport,
  example: rejectedReport,
  worksOn: 'status=SUBMITTED',
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const report = await lockVisibleReport(work, params.id);
    enforce(mayDecide(actor, report));
    const decision = { decided_by_id: actor.userId, rejection_reason: body.reason.trim() };
    return work.move(reportStates, report, 'reject', { values: decision });
  },
});
