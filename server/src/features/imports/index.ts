import type { Feature } from '../../kernel/catalogue.ts';
import { createImport } from './create.ts';
import { eraseImportFailures, eraseImportFiles } from './erase.ts';
import { importJob, sweepImports } from './job.ts';
import { listImportKinds, recogniseColumns } from './mappings/operations.ts';
import { getFailedRows, getImport, listImports, stopImport } from './reads.ts';
import { undoImport } from './undo.ts';
import { uploadImportFile } from './uploads/upload.ts';

export type { CsvSource } from './file/text.ts';
export { importKindNames, isImportKind, kindFor, type ImportKind } from './kinds.ts';
export { columnMapOf } from './mappings/operations.ts';
export { headerOf, recognise } from './mappings/recognise.ts';
export { type ColumnMap } from './mappings/record.ts';
export { keepMappings, listMappings } from './mappings/store.ts';
export { type Import, type ImportRow } from './record.ts';
export { survey } from './file/survey.ts';
export { runImport } from './run.ts';
export { startImport } from './start.ts';

export const imports: Feature = {
  name: 'imports',
  operations: [
    listImports,
    uploadImportFile,
    createImport,
    getImport,
    getFailedRows,
    undoImport,
    stopImport,
    listImportKinds,
    recogniseColumns,
  ],
  jobs: [importJob, sweepImports],
  erasureSteps: [eraseImportFailures, eraseImportFiles],
};
