import type { Feature } from '../../kernel/catalogue.ts';
import { createExport } from './create.ts';
import { eraseExports } from './erase.ts';
import { exportJob, sweepExports } from './job.ts';
import { getExportFile, listExports } from './reads.ts';

export const fileExports: Feature = {
  name: 'exports',
  title: 'Exports',
  summary: 'Lists as CSV files, written in the background.',
  operations: [listExports, createExport, getExportFile],
  jobs: [exportJob, sweepExports],
  erasureSteps: [eraseExports],
};
