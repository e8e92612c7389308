import { writeOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { readContent } from '../../../lib/uploads.ts';
import { addReceipt } from './add.ts';
import { NewReceipt, Receipt, receiptTypes } from './record.ts';

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

  run: ({ work, params, prepared }) => addReceipt(work, params.id, prepared),
});
