import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { editable, reportRecord } from './guards.ts';
import { ExpenseReport } from './record.ts';
import { mayEditReport } from './rules.ts';
import { lockVisibleReport, reportAfter } from './store.ts';

export const deleteExpenseReport = writeOperation({
  id: 'expenseReports.delete',
  route: 'DELETE /expense-reports/{id}',
  subject: 'expense_report',
  summary: 'Delete an expense report',
  description:
    'While it is DRAFT or REJECTED, by the person, an Administrator or an Executive. Answers with the report as it stood; its number is not given again.',
  scope: 'expenses:write',
  module: 'expenses',
  guards: guardsOn(reportRecord, [mayEditReport, editable]),
  params: Strict({ id: Id('exp') }),
  returns: ExpenseReport,
  worksOn: '{"title": "A draft to be deleted"}',
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params }) {
    const report = await lockVisibleReport(work, params.id);
    await work.guard(report);
    await work.update('expense_reports', report.id, { deleted_at: work.now });
    return reportAfter(work, report.id);
  },
});
