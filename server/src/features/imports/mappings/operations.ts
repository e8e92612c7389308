import { type Static, Type } from 'typebox';
import { readOperation, writeOperation } from '../../../kernel/operation.ts';
import { invalid } from '../../../lib/errors.ts';
import { Nullable, Strict } from '../../../lib/schema.ts';
import { columnName } from '../../../lib/texts/fields.ts';
import { type Language, say } from '../../../lib/texts/texts.ts';
import { valueFormats } from '../file/formats.ts';
import { type Survey, survey } from '../file/survey.ts';
import { type ImportKind, importKindNames, kindFor } from '../kinds.ts';
import type { Formats, RowKind } from '../rows.ts';
import { givenFields, throughGiven } from '../uploads/given.ts';
import { suggestColumns } from './recognise.ts';
import {
  type ColumnMap,
  ColumnMapping,
  headerKey,
  headerKeys,
  type ImportKindInfo,
  ImportKindInfos,
  maxColumns,
} from './record.ts';
import { listMappings } from './store.ts';

/** What a request says of the columns of its file; null if it says nothing. */
export function columnMapOf({ columns }: RowKind, given: readonly ColumnMapping[] | undefined): ColumnMap | null {
  if (given === undefined || given.length === 0) return null;
  const map = new Map<string, string | null>();
  for (const { header, column } of given) {
    const key = headerKey(header);
    if (map.has(key)) throw invalid('columns', say('imports.headerTwice', { header }));
    if (column !== null && !Object.hasOwn(columns, column)) {
      throw invalid('columns', say('imports.noColumn', { column, columns: Object.keys(columns) }));
    }
    map.set(key, column);
  }
  return Object.fromEntries(map);
}

/** How the request says that columns write their values. */
export const formatsOf = (given: readonly ColumnMapping[] = []): Formats =>
  Object.fromEntries(given.flatMap(({ column, format }) => (column !== null && format ? [[column, format]] : [])));

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
      kinds: await Promise.all(
        importKindNames.map(async (kind) => ({
          kind,
          columns: columnsOf(actor.language, kind, await kindFor(db, actor, kind)),
          mappings: mappingsOf(kind),
        })),
      ),
    };
  },
});

const columnsOf = (language: Language, kind: ImportKind, { columns }: RowKind): ImportKindInfo['columns'] =>
  Object.entries(columns).map(([name, { isRequired = false, unless = null, type, label }]) => ({
    name,
    is_required: isRequired,
    unless,
    type: type ?? ('text' as const),
    label: label ?? columnName(language, kind, name, Object.keys(columns)),
  }));

const RecognisedColumns = Type.Object(
  {
    columns: Type.Array(Nullable(Type.String({ examples: ['first_name'] })), {
      description: 'The column that each header stands for, in the order of the headers; null: none. Each column once.',
    }),
    rows_total: Nullable(Type.Integer(), { description: 'Rows below the first line; null without the file.' }),
    values: Type.Array(
      Type.Object({
        column: Type.String({ description: 'The column.', examples: ['employment_start_date'] }),
        format: Nullable(Type.Enum([...valueFormats]), {
          description: 'How it writes days or numbers; null: it has neither.',
        }),
        is_certain: Type.Boolean({ description: 'false: its values would read another way as well.' }),
        examples: Type.Array(
          Type.Object({
            text: Type.String({ description: 'What stands in the file.' }),
            understood: Nullable(Type.String(), { description: 'What it is taken for; null: it does not read.' }),
          }),
          { description: 'The first values that differ.' },
        ),
      }),
      { description: 'What was understood of each column that stands for something; empty without the file.' },
    ),
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
    ...givenFields,
    columns: Type.Optional(
      Type.Array(ColumnMapping, { maxItems: maxColumns, description: 'What was said of the columns so far.' }),
    ),
  }),
  returns: RecognisedColumns,
  refuses: ['UNAVAILABLE'],

  // A large file takes many turns of the event loop: no connection is held meanwhile.
  async prepare({ services, actor, body }): Promise<Static<typeof RecognisedColumns>> {
    const { kind: name, header, columns: said } = body;
    const { db } = services.database.shares.of(actor.organizationId);
    const kind = await kindFor(db, actor, name);
    const given = columnMapOf(kind, said);
    const keys = headerKeys(header);
    const columns = given
      ? keys.map((key) => given[key] ?? null)
      : suggestColumns(kind, header, await listMappings(db, actor, name));
    const once = columns.map((column, index) => (columns.indexOf(column) === index ? column : null));
    const map = Object.fromEntries(keys.map((key, index) => [key, once[index] ?? null]));
    const options = { map, said: formatsOf(said), country: actor.organization.country };
    const seen = await throughGiven({ services, db, actor }, body, (source) => survey(lenient(kind), source, options));
    return { columns, rows_total: seen?.rowsTotal ?? null, values: seen ? valuesOf(once, seen) : [] };
  },

  run: ({ prepared }) => Promise.resolve(prepared),
});

/** A file that lacks a column, or has one twice, is looked at all the same. */
const lenient = (kind: RowKind): RowKind => ({
  ...kind,
  columns: Object.fromEntries(
    Object.entries(kind.columns).map(([name, column]) => [name, { ...column, isRequired: false }]),
  ),
});

const valuesOf = (
  columns: readonly (string | null)[],
  { formats, uncertain, examples }: Survey,
): Static<typeof RecognisedColumns>['values'] =>
  columns.flatMap((column) =>
    column === null
      ? []
      : [
          {
            column,
            format: formats[column] ?? null,
            is_certain: !uncertain.includes(column),
            examples: [...(examples[column] ?? [])],
          },
        ],
  );
