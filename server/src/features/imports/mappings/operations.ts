import { Type } from 'typebox';
import { readOperation, writeOperation } from '../../../kernel/operation.ts';
import { Nullable, Strict } from '../../../lib/schema.ts';
import { type ImportKind, importKindNames, importKinds } from '../kinds.ts';
import type { RowKind } from '../rows.ts';
import { suggestColumns } from './recognise.ts';
import { ColumnMapping, ImportKindInfos, maxColumns } from './record.ts';
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

const RecognisedColumns = Type.Object(
  {
    columns: Type.Array(Nullable(Type.String({ examples: ['first_name'] })), {
      description: 'The column that each header stands for, in the order of the headers; null: none. Each column once.',
    }),
  },
  { $id: 'RecognisedColumns', description: 'What the headers of a file stand for.' },
);

export const recogniseColumns = writeOperation({
  id: 'imports.recognise',
  route: 'POST /import-kinds/recognise',
  summary: 'Recognise the columns of a file',
  description:
    'As earlier files of the organization named them, otherwise by the names of the columns, however they are spelled. Keeps nothing.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  changesNothing: true,
  body: Strict({
    kind: Type.Enum(importKindNames, { description: 'What the rows are.' }),
    header: Type.Array(ColumnMapping.properties.header, {
      maxItems: maxColumns,
      description: 'The first line of the file, field by field.',
    }),
  }),
  returns: RecognisedColumns,

  async run({ work, body: { kind, header } }) {
    const kept = await listMappings(work.tx, work.actor, kind);
    return { columns: suggestColumns(importKinds[kind], header, kept) };
  },
});
