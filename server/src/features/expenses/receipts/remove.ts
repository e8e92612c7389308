import { sql } from '../../../db/sql.ts';
import { enforce, notFound } from '../../../lib/errors.ts';
import { dropFiles } from '../../../kernel/files.ts';
import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { ExpenseReport } from '../reports/record.ts';
import { isEditable, mayEditReport } from '../reports/rules.ts';
import { checkNotErased, lockVisibleReport, reportAfter, saveReport } from '../reports/store.ts';

export const removeReceipt = writeOperation({
  id: 'expenseReports.removeReceipt',
  route: 'DELETE /expense-reports/{id}/receipts/{receipt_id}',
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
    const { organizationId } = actor;
    await sql`update expense_line_items set receipt_id = null
      where organization_id = ${organizationId} and report_id = ${report.id} and receipt_id = ${params.receipt_id}`.execute(
      work.tx,
    );
    const { rows } = await sql<{ file_key: string }>`delete from expense_receipts
      where organization_id = ${organizationId} and report_id = ${report.id} and id = ${params.receipt_id}
      returning file_key`.execute(work.tx);
    if (!rows[0]) throw notFound('receipt');
    await dropFiles(work, [rows[0].file_key]);
    await saveReport(work, report.id, { updated_at: work.now });
    const about = { subjectType: 'expense_report', subjectId: report.id, changedFields: ['receipts'] };
    work.audit({ action: 'expenseReports.removeReceipt', ...about });
    return reportAfter(work, report.id);
  },
});
