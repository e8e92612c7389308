import { openFile } from '../../../kernel/files.ts';
import { guardsOn } from '../../../kernel/guards.ts';
import { fileOperation, writeOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { fileNameField, type IncomingFile, readContent } from '../../../lib/uploads.ts';
import { editable, notErased, reportRecord } from '../reports/guards.ts';
import { ExpenseReport } from '../reports/record.ts';
import { mayEditReport } from '../reports/rules.ts';
import { lockVisibleReport, reportAfter } from '../reports/store.ts';
import { addReceipt, checkTakesReceipt, receiving } from './add.ts';
import { NewReceipt, Receipt, receiptTypes } from './record.ts';
import { deleteReceipt, getVisibleReceiptKey } from './store.ts';

export const getReceiptContent = fileOperation({
  id: 'expenseReports.getReceiptContent',
  route: 'GET /expense-reports/{id}/receipts/{receipt_id}/content',
  summary: 'Download a receipt',
  description: 'The file as it was added, for anyone who sees the report.',
  scope: 'expenses:read',
  module: 'expenses',
  params: Strict({ id: Id('exp'), receipt_id: Id('rct') }),
  types: receiptTypes,
  refuses: ['NOT_FOUND', 'UNAVAILABLE'],

  async run({ actor, db, nowMs, services, params }) {
    const key = await getVisibleReceiptKey({ actor, db, nowMs }, params);
    return openFile({ services, db }, actor.organizationId, key);
  },
});

export const createReceipt = writeOperation({
  id: 'expenseReports.addReceipt',
  route: 'POST /expense-reports/{id}/receipts',
  subject: 'expense_report',
  summary: 'Add a receipt to an expense report',
  description:
    'A PDF or picture in base64, until the report is approved, by the person, an Administrator or an Executive. While the report can be changed, a line refers to it by receipt_id.',
  scope: 'expenses:write',
  module: 'expenses',
  guards: receiving,
  params: Strict({ id: Id('exp') }),
  body: NewReceipt,
  returns: Receipt,
  worksOn: '{"title": "A draft with a receipt"}',
  status: 201,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'UNAVAILABLE'],

  prepare: ({ files, body }) => files.store(readContent(body, { types: receiptTypes })),

  run: ({ work, params, prepared }) => addReceipt(work, params.id, prepared),
});

export const uploadReceipt = writeOperation({
  id: 'expenseReports.uploadReceipt',
  route: 'POST /expense-reports/{id}/receipts/upload',
  subject: 'expense_report',
  summary: 'Add a receipt to an expense report by its file',
  description:
    'The body is the file itself, a PDF or picture of up to 25 MB, with its type as Content-Type. The same rules as for one in base64.',
  surface: 'app',
  scope: 'expenses:write',
  module: 'expenses',
  params: Strict({ id: Id('exp') }),
  query: Strict({ file_name: fileNameField }),
  takesFile: receiptTypes,
  returns: Receipt,
  status: 201,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'UNAVAILABLE'],

  async prepare({ services, actor, files, params, query, body }) {
    const { db } = services.database.shares.of(actor.organizationId);
    await checkTakesReceipt({ actor, db, nowMs: services.clock.nowMs() }, params.id);
    return files.receive(body as IncomingFile, query.file_name);
  },

  run: ({ work, params, prepared }) => addReceipt(work, params.id, prepared),
});

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
  guards: guardsOn(reportRecord, [mayEditReport, editable, notErased]),
  params: Strict({ id: Id('exp'), receipt_id: Id('rct') }),
  returns: ExpenseReport,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params }) {
    const report = await lockVisibleReport(work, params.id);
    await work.guard(report);
    await deleteReceipt(work, report.id, params.receipt_id);
    await work.update('expense_reports', report.id, {});
    work.audit({ subjectId: report.id, changedFields: ['receipts'] });
    return reportAfter(work, report.id);
  },
});
