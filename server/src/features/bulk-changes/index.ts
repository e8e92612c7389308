import type { Feature } from '../../kernel/catalogue.ts';
import { createBulkChange } from './create.ts';
import { bulkData } from './erase.ts';
import { getBulkChange, listBulkChanges } from './reads.ts';
import { undoBulkChange } from './undo.ts';
import { bulkWork } from './work.ts';

export const bulkChanges: Feature = {
  name: 'bulk-changes',
  operations: [createBulkChange, listBulkChanges, getBulkChange, undoBulkChange],
  longWork: [bulkWork],
  personalData: bulkData,
};
