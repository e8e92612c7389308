import {
  BulkChange,
  BulkChangeSummary,
  type BulkWork,
  presentBulkChange,
  presentSummary,
} from '../../kernel/bulk/record.ts';
import { bulkName } from '../../kernel/bulk/start.ts';
import { mapPage } from '../../kernel/cursor.ts';
import { findLongWork, listLongWork } from '../../kernel/long-work/store.ts';
import { listOperation, readOperation } from '../../kernel/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';

export const listBulkChanges = listOperation({
  id: 'bulkChanges.list',
  route: 'GET /bulk-changes',
  summary: 'List bulk changes',
  description:
    'What was asked for many records at once, and how far it is: by anyone for Administrators and Executives, otherwise one’s own. The records that were refused stand in each of them.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  packages: ['PAYROLL_PREPARING'],
  returns: BulkChangeSummary,
  order: 'newest first',

  async run({ actor, db, page }) {
    return mapPage(await listLongWork<BulkWork>(db, actor, bulkName.name, page, 'administrators'), presentSummary);
  },
});

export const getBulkChange = readOperation({
  id: 'bulkChanges.get',
  route: 'GET /bulk-changes/{id}',
  summary: 'Get a bulk change',
  description:
    'How far it is, and the records that were refused. One’s own; Administrators and Executives see those of others too.',
  surface: 'app',
  scope: null,
  params: Strict({ id: Id('blk') }),
  returns: BulkChange,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, params }) {
    const found = await findLongWork<BulkWork>(db, actor, bulkName.name, params.id, 'administrators');
    if (!found) throw notFound('bulk change');
    return presentBulkChange(found);
  },
});
