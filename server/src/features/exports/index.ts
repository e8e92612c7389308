import type { Feature } from '../../kernel/catalogue.ts';
import { createExport } from './create.ts';
import { getExportFile, listExports } from './reads.ts';
import { exportWork } from './work.ts';

export const fileExports: Feature = {
  name: 'exports',
  title: 'Exports',
  summary: 'Lists as CSV files, written in the background.',
  operations: [listExports, createExport, getExportFile],
  longWork: [exportWork],
};
