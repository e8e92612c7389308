import { reportStates } from './report-states.ts';
import { enforce } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { ExpenseReport } from './record.ts';
import { mayDecide } from './rules.ts';
import { lockVisibleReport } from './store.ts';

export const reviewExpenseReport = writeOperation({
  id: 'expenseReports.review',
  route: 'POST /expense-reports/{id}/review',
  subject: 'expense_report',
  summary: 'Take up an expense report',
  description:
    'Tells the person and the other approvers that somebody is looking at it, by whoever may decide on it. It can be decided on without.',
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  module: 'expenses',
  params: Strict({ id: Id('exp') }),
  returns: ExpenseReport,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params }) {
    const report = await lockVisibleReport(work, params.id);
    enforce(mayDecide(actor, report));
    return work.move(reportStates, report, 'review', { values: { decided_by_id: actor.userId } });
  },
});
