import { readOperation } from '../../../kernel/operation.ts';
import { type ImportKind, importKindNames, importKinds } from '../kinds.ts';
import type { RowKind } from '../rows.ts';
import { type ColumnMapping, ImportKindInfos } from './record.ts';
import { listMappings } from './store.ts';

export const listImportKinds = readOperation({
  id: 'imports.kinds',
  route: 'GET /import-kinds',
  summary: 'List what can be imported',
  description: 'The columns of each kind, and how earlier files of the organization named them.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  returns: ImportKindInfos,

  async run({ actor, db }) {
    const kept = await listMappings(db, actor);
    const mappingsOf = (kind: ImportKind): ColumnMapping[] =>
      kept.filter((row) => row.kind === kind).map(({ header, column }) => ({ header, column }));
    return {
      kinds: importKindNames.map((kind) => ({ kind, columns: columnsOf(kind), mappings: mappingsOf(kind) })),
    };
  },
});

function columnsOf(kind: ImportKind): { name: string; is_required: boolean }[] {
  const { columns }: RowKind = importKinds[kind];
  return Object.entries(columns).map(([name, { isRequired = false }]) => ({ name, is_required: isRequired }));
}
