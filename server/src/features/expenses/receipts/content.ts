import { sql } from '../../../db/sql.ts';
import { notFound } from '../../../lib/errors.ts';
import { openFile } from '../../../kernel/files.ts';
import { Id } from '../../../lib/ids.ts';
import { fileOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { visibleReports } from '../visibility.ts';
import { receiptTypes } from './record.ts';

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

  async run({ actor, db, installation, params }) {
    const { rows } = await sql<{ file_key: string }>`
      select c.file_key from expense_receipts c
        join expense_reports r on r.organization_id = c.organization_id and r.id = c.report_id
        join users on users.organization_id = r.organization_id and users.id = r.user_id
       where ${visibleReports(actor)} and r.organization_id = ${actor.organizationId} and r.id = ${params.id}
         and r.deleted_at is null and c.id = ${params.receipt_id}`.execute(db);
    if (!rows[0]) throw notFound('receipt');
    return openFile({ installation, db }, actor.organizationId, rows[0].file_key);
  },
});
