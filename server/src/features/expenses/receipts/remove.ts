import { writeOperation } from '../../../kernel/operation.ts';
import { enforce } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { ExpenseReport } from '../reports/record.ts';
import { isEditable, mayEditReport } from '../reports/rules.ts';
import { checkNotErased, lockVisibleReport, reportAfter } from '../reports/store.ts';
import { deleteReceipt } from './store.ts';

export const removeReceipt = writeOperation({
  id: 'expenseReports.removeReceipt',
  route: 'DELETE /expense-reports/{id}/receipts/{receipt_id}',
  subject: 'expense_report',
  summary: 'Remove a receipt from an expense report',
  description:
    'With its file, for good. Lines that refer to it refer to none. While the report is DRAFT or REJECTED, by the person, an Administrator or an Executive: what was handed in for a decision stays.',
  surface: 'app',
  scope: 'expenses:write',
  module: 'expenses',
  params: Strict({ id: Id('exp'), receipt_id: Id('rct') }),
  returns: ExpenseReport,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params }) {
    const report = await lockVisibleReport(work, params.id);
    enforce(mayEditReport(actor, report));
    enforce(isEditable(report));
    checkNotErased(report);
    await deleteReceipt(work, report.id, params.receipt_id);
    await work.update('expense_reports', report.id, {});
    work.audit({ subjectId: report.id, changedFields: ['receipts'] });
    return reportAfter(work, report.id);
  },
});
