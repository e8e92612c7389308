import type { Feature } from '../../kernel/catalogue.ts';
import { createBulkChange } from './create.ts';
import { bulkJob, sweepBulkChanges } from './jobs.ts';
import { getBulkChange, listBulkChanges } from './reads.ts';

export const bulkChanges: Feature = {
  name: 'bulk-changes',
  operations: [createBulkChange, listBulkChanges, getBulkChange],
  jobs: [bulkJob, sweepBulkChanges],
};
