import { writeOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { fileNameField, type IncomingFile } from '../../../lib/uploads.ts';
import { addReceipt, checkTakesReceipt } from './add.ts';
import { Receipt, receiptTypes } from './record.ts';

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
    await checkTakesReceipt(services.database.shares.of(actor.organizationId).db, actor, params.id);
    return files.receive(body as IncomingFile, query.file_name);
  },

  run: ({ work, params, prepared }) => addReceipt(work, params.id, prepared),
});
