import { openFile } from '../../../kernel/files.ts';
import { fileOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { receiptTypes } from './record.ts';
import { getVisibleReceiptKey } from './store.ts';

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

  async run({ actor, db, services, params }) {
    const key = await getVisibleReceiptKey(db, actor, params);
    return openFile({ services, db }, actor.organizationId, key);
  },
});
