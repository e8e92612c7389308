import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { invalid, Refusal } from '../../lib/errors.ts';
import { say } from '../../lib/texts/texts.ts';
import { readCsv } from './file/csv.ts';
import type { CsvSource } from './file/text.ts';
import type { Rehearsal } from './kinds/rehearsal.ts';
import type { ColumnMap } from './mappings/record.ts';

export interface Column {
  readonly isRequired?: boolean;
  /** The text of a cell as the value its field takes; what does not read stays text and is refused with the rest. */
  readonly read?: (text: string) => unknown;
}

/** The cells of a row that hold something, by column. */
export type Cells = Readonly<Record<string, unknown>>;

export interface RowContext {
  readonly importId: string;
  /** What earlier rows would have added; the row itself will be undone. */
  readonly rehearsal?: Rehearsal;
}

/** What a file can be a list of. */
export interface RowKind {
  readonly columns: Readonly<Record<string, Column>>;
  /** Adds one record, by the rules of any other change, and answers its id; null: nothing had to change. */
  add(work: UnitOfWork, cells: Cells, context: RowContext): Promise<string | null>;
  readonly undo: Undo;
}

export type Undo =
  /** Takes back one record; refuses if it has to stay. */
  | { readonly remove: (work: UnitOfWork, recordId: string) => Promise<void> }
  /** Takes back all that an import added or nothing, and answers how many records that were. */
  | { readonly removeAll: (work: UnitOfWork, importId: string) => Promise<number> };

export interface Row {
  readonly line: number;
  /** What can be said of the row without looking at any other, or why nothing can. */
  readonly content: Cells | Refusal;
}

/** The rows below the header. A file whose header will not do is refused as a whole. */
export async function* readRows(kind: RowKind, source: CsvSource, map: ColumnMap | null): AsyncGenerator<Row> {
  let header: Header | null = null;
  for await (const { line, fields } of readCsv(source)) {
    if (header === null) header = checkHeader(kind, fields, map);
    else if (fields.some((field) => field !== '')) yield { line, content: cellsOf(kind, header, fields) };
  }
  if (header === null) throw invalid('csv', 'imports.empty');
}

/** How many rows there are; refuses a file that could not be read to its end. */
export async function countRows(kind: RowKind, source: CsvSource, map: ColumnMap | null): Promise<number> {
  let count = 0;
  for await (const _ of readRows(kind, source, map)) count++;
  if (count === 0) throw invalid('csv', 'imports.noRows');
  return count;
}

/** The column that each field belongs to; null: left out. */
type Header = readonly (string | null)[];

function checkHeader({ columns }: RowKind, fields: string[], map: ColumnMap | null): Header {
  const known = Object.keys(columns);
  const names = fields.map((field) => {
    const header = field.toLowerCase();
    const name = map && Object.hasOwn(map, header) ? (map[header] ?? null) : header;
    if (name !== null && !Object.hasOwn(columns, name))
      throw invalid('csv', say('imports.unknownColumn', { header: field, columns: known }));
    return name;
  });
  const twice = names.find((name, index) => name !== null && names.indexOf(name) !== index);
  if (twice != null) throw invalid('csv', say('imports.columnTwice', { column: twice }));
  const missing = known.find((name) => columns[name]?.isRequired && !names.includes(name));
  if (missing !== undefined) throw invalid('csv', say('imports.columnMissing', { column: missing }));
  return names;
}

function cellsOf({ columns }: RowKind, header: Header, fields: string[]): Cells | Refusal {
  if (fields.length !== header.length) {
    const said = say('imports.fieldCount', { count: fields.length, expected: header.length });
    return new Refusal('VALIDATION_FAILED', said);
  }
  const cells: Record<string, unknown> = {};
  for (const [index, name] of header.entries()) {
    const text = fields[index] ?? '';
    if (name !== null && text !== '') cells[name] = columns[name]?.read?.(text) ?? text;
  }
  return cells;
}
