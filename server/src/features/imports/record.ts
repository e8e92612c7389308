import { type Static, Type } from 'typebox';
import { guardedAsShown } from '../../kernel/guards.ts';
import { Instant } from '../../lib/days.ts';
import { CreatedAt, RecordId } from '../../lib/fields.ts';
import { Id } from '../../lib/ids.ts';
import { Nullable } from '../../lib/schema.ts';
import { anyProgram, isMessage, type Message, type Reader, say, sayTo } from '../../lib/texts/texts.ts';
import { type ImportKind, importKindNames } from './kinds.ts';
import type { Missing } from './kinds/rehearsal.ts';
import type { ColumnMap } from './mappings/record.ts';
import type { Formats, ImportOptions } from './rows.ts';

export const importStatuses = ['PENDING', 'RUNNING', 'COMPLETED', 'FAILED'] as const;

/** Why an import ended before its last row. */
export const importReasons = ['author_not_allowed', 'file_unusable', 'broken_off', 'given_up', 'stopped'] as const;
export type ImportReason = (typeof importReasons)[number];

/** Failures beyond this many are counted, not kept. */
export const maxFailuresKept = 1000;

/** Of a file that waits with a proposal: who accepts it sees so many rows. */
export const maxRowsShown = 100;

export const ImportFailure = Type.Object({
  line: Nullable(Type.Integer(), {
    description: 'The line of the file on which the row begins; null: the whole file.',
  }),
  field: Nullable(Type.String(), { description: 'The column at fault; null if it is none in particular.' }),
  header: Nullable(Type.String(), {
    description: 'What the file calls the column; null if it has none, or was imported by an earlier version.',
  }),
  value: Nullable(Type.String(), { description: 'What stands in the cell; null if nothing does.' }),
  message: Type.String({ description: 'What went wrong and what to do.' }),
});
export type ImportFailure = Static<typeof ImportFailure>;

/** A row that stayed when its import was undone. */
const KeptRecord = Type.Object({
  ...ImportFailure.properties,
  name: Nullable(Type.String(), {
    description: 'What the row is about; null if that is gone by now.',
    examples: ['Ada Byron'],
  }),
});

/** As it is stored: what was said too, to say it again to the reader. Those of earlier versions are English text alone. */
export interface KeptFailure extends Omit<ImportFailure, 'header' | 'value'> {
  readonly header?: string | null;
  readonly value?: string | null;
  readonly said?: Message;
  /** The record that stayed. */
  readonly record_id?: string;
}

/** The cell that a failure is about. */
export interface FailedCell {
  readonly field: string | null;
  readonly header?: string | null;
  readonly value?: string | null;
}

export const failureFrom = (line: number | null, cell: FailedCell, said: Message): KeptFailure => ({
  line,
  ...cell,
  message: sayTo(anyProgram, said),
  said,
});

/** What stayed, and whether it was made beside a row rather than of it. */
export interface KeptRow {
  readonly line: number | null;
  readonly id: string;
  readonly isBeside: boolean;
  readonly said: Message;
}

export const keptFrom = ({ line, id, said }: KeptRow): KeptFailure => ({
  ...failureFrom(line, { field: null }, said),
  record_id: id,
});

const failureFor =
  (reader: Reader) =>
  ({ line, field, header, value, message, said }: KeptFailure): ImportFailure => ({
    line,
    field,
    header: header ?? null,
    value: value ?? null,
    message: said && isMessage(said) ? sayTo(reader, said) : message,
  });

/** One fault of a row in a sentence that names the column. */
export function reasonFor(reader: Reader, failure: KeptFailure): string {
  const { header, message } = failureFor(reader)(failure);
  return header === null ? message : `${header}: ${message}`;
}

const importFields = {
  id: RecordId('imp'),
  kind: Type.Enum(importKindNames, { description: 'What the rows are.' }),
  status: Type.Enum([...importStatuses], {
    description: 'FAILED: it ended before its last row, see reason; rows that failed leave it COMPLETED.',
  }),
  reason: Nullable(Type.Enum([...importReasons]), {
    description:
      'Why it ended before its last row: `author_not_allowed` (who sent it was deactivated or lost the role), `file_unusable`, `broken_off` (the command that held the file is gone), `given_up` (it failed again and again for a fault of the server), `stopped` (someone stopped it). Rows worked through by then stay.',
  }),
  file_name: Nullable(Type.String(), {
    description: 'The name of the file; null if it was not said.',
    examples: ['people.csv'],
  }),
  dry_run: Type.Boolean({ description: 'Whether it only tells what would happen.' }),
  created_by_id: Nullable(Id('usr'), { description: 'null: the command line.' }),
  rows_total: Type.Integer({ description: 'Rows of the file.' }),
  rows_read: Type.Integer({ description: 'Rows worked through so far.' }),
  rows_imported: Type.Integer({ description: 'In a dry run: rows that would be.' }),
  rows_failed: Type.Integer({ description: 'Rows that were refused.' }),
  created_at: CreatedAt(),
  completed_at: Nullable(Instant(), { description: 'When it ended; null until then.' }),
  undone_at: Nullable(Instant(), { description: 'When what it brought was taken back.' }),
  rows_undone: Type.Integer({ description: 'Rows whose record was taken back.' }),
  rows_kept: Type.Integer({
    description: 'Rows whose record had to stay when it was undone, because others depend on it.',
  }),
};

/** One of the history: its failures are left out, as there may be many. */
export const ImportSummary = Type.Object(importFields, { $id: 'ImportSummary' });
export type ImportSummary = Static<typeof ImportSummary>;

export const Import = Type.Object(
  {
    ...importFields,
    failures: Type.Array(ImportFailure, {
      description: `Why rows failed, the first ${String(maxFailuresKept)} reasons; a row may have several.`,
    }),
    missing: Type.Array(
      Type.Object({
        column: Type.String({ description: 'What is missing.', examples: ['department'] }),
        name: Type.String({ description: 'As the file has it.' }),
        rows: Type.Integer({ description: 'How many rows name it.' }),
        nearest: Nullable(Type.String(), {
          description: 'What is there under almost the same name: `same_as` says that it is meant.',
          examples: ['Pâtisserie'],
        }),
      }),
      { description: 'Of a dry run: departments and teams that rows name and that are not there.' },
    ),
    wrong_columns: Type.Array(
      Type.Object({
        field: Type.String({ description: 'What the column was read as.' }),
        header: Nullable(Type.String(), { description: 'What the file calls the column.' }),
        rows: Type.Integer({ description: 'How many rows fail by it, as far as failures are kept.' }),
        message: Type.String({ description: 'What stands there instead, and what to do.' }),
      }),
      {
        description:
          'Columns whose values are nothing of the kind in most rows: they are mapped wrongly, once for all their rows.',
      },
    ),
    makes_missing: Type.Boolean({
      description: 'Whether departments, teams and types of leave that are missing are made.',
    }),
    kept: Type.Array(KeptRecord, {
      description: `The first ${String(maxFailuresKept)} rows that stayed when it was undone, and why; also departments and teams that were made for its rows and are in use.`,
    }),
    rows: Type.Optional(
      Type.Array(Type.Array(Type.String()), {
        description: `Of a proposal alone: the titles of the file, and its first ${String(maxRowsShown)} rows.`,
      }),
    ),
  },
  { $id: 'Import' },
);
export type Import = Static<typeof Import>;

const UndoneRow = Type.Object({
  line: Nullable(Type.Integer(), { description: 'The line of the file; null if an earlier version did not keep it.' }),
  name: Nullable(Type.String(), { description: 'What the row was about.', examples: ['Ada Byron'] }),
});
export type UndoneRow = Static<typeof UndoneRow>;

export const ImportUndone = Type.Object(
  {
    ...Import.properties,
    went: Type.Array(UndoneRow, { description: 'The first 1000 rows that were taken back now.' }),
  },
  { $id: 'ImportUndone', description: 'An import as its undoing left it.' },
);

/** What guards of an import judge. */
export const importRecord = guardedAsShown<Pick<ImportRow, 'kind' | 'dry_run' | 'undone_at' | 'rows_kept' | 'status'>>(
  Import,
  ImportSummary,
);

export interface ImportRow extends Omit<
  Import,
  'failures' | 'kept' | 'missing' | 'makes_missing' | 'wrong_columns' | 'rows'
> {
  /** Who accepted it, of one that was proposed. */
  accepted_by_id: string | null;
  kind: ImportKind;
  failures: KeptFailure[];
  kept: KeptFailure[];
  organization_id: string;
  columns: ColumnMap | null;
  formats: Formats | null;
  header: readonly string[] | null;
  options: KeptOptions;
}

/** What was wanted of an import, and what a dry run found missing. */
export interface KeptOptions extends ImportOptions {
  readonly missing?: readonly Missing[];
}

const ofTheKind: readonly string[] = [
  'imports.date',
  'imports.emailAddress',
  'imports.oneOf',
  'imports.number',
  'imports.pattern',
  'imports.fullName',
  'validation.type',
  'validation.pattern',
];
const fewestWrong = 5;

/** Where four of five rows fail by what stands in one column, the column is wrong rather than its rows. */
function wrongColumnsOf(
  reader: Reader,
  { rows_read: read, rows_failed: failed }: Pick<ImportRow, 'rows_read' | 'rows_failed'>,
  failures: readonly KeptFailure[],
): Import['wrong_columns'] {
  const byField = new Map<string, KeptFailure[]>();
  for (const failure of failures) {
    if (failure.field === null || failure.value == null || !ofTheKind.includes(failure.said?.key ?? '')) continue;
    byField.set(failure.field, [...(byField.get(failure.field) ?? []), failure]);
  }
  const looked = read - failed + Math.min(failed, new Set(failures.map(({ line }) => line)).size);
  return [...byField].flatMap(([field, wrong]) => {
    if (wrong.length < fewestWrong || wrong.length < 0.8 * looked) return [];
    const values = [...new Set(wrong.map(({ value }) => value ?? ''))].slice(0, 3);
    const message = sayTo(reader, say('imports.wrongColumn', { count: wrong.length, values }));
    return [{ field, header: wrong[0]?.header ?? null, rows: wrong.length, message }];
  });
}

export function presentImport(
  reader: Reader,
  {
    organization_id: _organization,
    accepted_by_id: _acceptedBy,
    columns: _columns,
    formats: _formats,
    header: _header,
    ...row
  }: ImportRow,
  nameOf: (recordId: string) => string | null = () => null,
): Import {
  const { failures, kept, options, ...shown } = row;
  const byLine = [...failures].sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
  return {
    ...shown,
    failures: byLine.map(failureFor(reader)),
    missing: (options.missing ?? []).map((one) => ({ ...one, nearest: one.nearest ?? null })),
    wrong_columns: wrongColumnsOf(reader, row, failures),
    makes_missing: options.makes_missing === true,
    kept: kept.map((one) => ({
      ...failureFor(reader)(one),
      name: one.record_id === undefined ? null : nameOf(one.record_id),
    })),
  };
}
