import type { Feature } from '../../kernel/catalogue.ts';
import { createBulkChange } from './create.ts';
import { bulkData } from './erase.ts';
import { bulkJob, sweepBulkChanges } from './jobs.ts';
import { getBulkChange, listBulkChanges } from './reads.ts';
import { undoBulkChange } from './undo.ts';

export const bulkChanges: Feature = {
  name: 'bulk-changes',
  operations: [createBulkChange, listBulkChanges, getBulkChange, undoBulkChange],
  jobs: [bulkJob, sweepBulkChanges],
  personalData: bulkData,
};
