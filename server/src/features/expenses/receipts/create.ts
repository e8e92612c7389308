import { conflict, enforce } from '../../../lib/errors.ts';
import { keepFile } from '../../../kernel/files.ts';
import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { readContent } from '../../../lib/uploads.ts';
import { mayEditReport, takesReceipts } from '../reports/rules.ts';
import { checkNotErased, lockVisibleReport, reportAfter } from '../reports/store.ts';
import { NewReceipt, Receipt, receiptTypes } from './record.ts';

export const maxReceipts = 100;

export const createReceipt = writeOperation({
  id: 'expenseReports.addReceipt',
  route: 'POST /expense-reports/{id}/receipts',
  subject: 'expense_report',
  summary: 'Add a receipt to an expense report',
  description:
    'A PDF or picture in base64, until the report is approved, by the person, an Administrator or an Executive. While the report can be changed, a line refers to it by receipt_id.',
  scope: 'expenses:write',
  module: 'expenses',
  params: Strict({ id: Id('exp') }),
  body: NewReceipt,
  returns: Receipt,
  worksOn: '{"title": "A draft with a receipt"}',
  status: 201,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'UNAVAILABLE'],

  prepare: ({ files, body }) => files.store(readContent(body, { types: receiptTypes })),

  async run({ actor, work, params, prepared }) {
    const report = await lockVisibleReport(work, params.id);
    enforce(mayEditReport(actor, report));
    enforce(takesReceipts(report));
    checkNotErased(report);
    work.concerns(report.user_id);
    if (report.receipts.length >= maxReceipts) {
      throw conflict(`An expense report holds at most ${String(maxReceipts)} receipts.`, { reason: 'limit' });
    }
    const id = work.newId('rct');
    const key = await keepFile(work, prepared);
    await work.insert('expense_receipts', { report_id: report.id, id, file_key: key, uploaded_at: work.now });
    await work.update('expense_reports', report.id, {});
    work.audit({ subjectId: report.id, changedFields: ['receipts'] });
    const { receipts } = await reportAfter(work, report.id);
    const added = receipts.find((receipt) => receipt.id === id);
    if (!added) throw new Error('The receipt is gone although it was just added.');
    return added;
  },
});
