import type { RecordAbilities } from '../../kernel/app-answers.ts';
import { Refusal } from '../../lib/errors.ts';
import { Import, ImportSummary } from './record.ts';
import { undoOf } from './undo.ts';

const operations = ['imports.undo'];

const find: RecordAbilities['find'] = (_db, _actor, records: readonly ImportSummary[]) =>
  Promise.resolve(records.map((record) => (undoOf(record) instanceof Refusal ? [] : operations)));

export const importAbilities: RecordAbilities = { schema: Import, operations, find };
export const summaryAbilities: RecordAbilities = { schema: ImportSummary, operations, find };
