import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { invalid, Refusal } from '../../lib/errors.ts';
import { say } from '../../lib/texts/texts.ts';
import type { InvitationChoice } from '../sign-in/index.ts';
import { readCsv } from './file/csv.ts';
import { type DateFormat, type NumberFormat, readDate, readNumber, type ValueFormat } from './file/formats.ts';
import type { CsvSource } from './file/text.ts';
import type { Rehearsal } from './kinds/rehearsal.ts';
import { type ColumnMap, headerKeys } from './mappings/record.ts';
import type { Cells } from './row-cells.ts';

export interface Column {
  readonly isRequired?: boolean;
  /** Not required beside this column, which says it as well. */
  readonly unless?: string;
  /** Written in ways that the whole column tells. */
  readonly type?: 'date' | 'number';
  /** What the organization calls it, if it is one of its own. */
  readonly label?: string;
  /** The text of a cell as the value its field takes, null if it says nothing; what does not read stays text and is refused with the rest. */
  readonly read?: (text: string) => unknown;
}

export interface ImportOptions extends InvitationChoice {
  /** Departments, teams and types of leave that rows name and that are not there are made. */
  readonly makes_missing?: boolean;
}

export interface RowContext {
  readonly importId: string;
  readonly options: ImportOptions;
  /** What earlier rows would have added; the row itself will be undone. */
  readonly rehearsal?: Rehearsal;
}

/** What a file can be a list of. */
export interface RowKind {
  readonly columns: Readonly<Record<string, Column>>;
  /** Adds one record, by the rules of any other change, and answers its id; null: nothing had to change. */
  add(work: UnitOfWork, cells: Cells, context: RowContext): Promise<string | readonly string[] | null>;
  /** What one cell says of several columns, as these. */
  readonly split?: (cells: Cells) => Cells;
  /** The order in which rows are worked through, if it is not that of the file. */
  readonly order?: (rows: readonly Row[]) => readonly Row[];
  readonly undo: Undo;
}

/** How columns of a file write their values; what is not said goes by the formats of the API. */
export type Formats = Readonly<Record<string, ValueFormat>>;

/** What was found wrong with a row, all of it. */
export class Faults extends Error {
  override readonly name = 'Faults';
  readonly refusals: Refusal[] = [];

  get isEmpty(): boolean {
    return this.refusals.length === 0;
  }

  add(...refusals: readonly Refusal[]): void {
    this.refusals.push(...refusals);
  }

  /** Keeps what is refused, to go on and find the rest. */
  async attempt<T>(part: () => Promise<T>): Promise<T | undefined> {
    try {
      return await part();
    } catch (error) {
      if (!(error instanceof Refusal) || error.status >= 500) throw error;
      this.refusals.push(error);
      return undefined;
    }
  }

  enforce(): void {
    if (!this.isEmpty) throw this;
  }
}

export type Undo =
  /** Takes back one record; refuses if it has to stay. */
  | { readonly remove: (work: UnitOfWork, recordId: string) => Promise<void> }
  /** Takes back all that an import added or nothing, and answers how many records that were. */
  | { readonly removeAll: (work: UnitOfWork, importId: string) => Promise<number> };

export interface Row {
  readonly line: number;
  /** As they stand in the file. */
  readonly fields: readonly string[];
  /** What can be said of the row without looking at any other, or why nothing can. */
  readonly content: Cells | Refusal;
}

/** What a file says of itself before a row is looked at. */
export interface FileForm {
  readonly map: ColumnMap | null;
  readonly formats: Formats | null;
}

/** The rows below the header. A file whose header will not do is refused as a whole. */
export async function* readRows(kind: RowKind, source: CsvSource, { map, formats }: FileForm): AsyncGenerator<Row> {
  let header: Header | null = null;
  for await (const { line, fields } of readCsv(source)) {
    if (header === null) header = checkHeader(kind, fields, map);
    else if (fields.some((field) => field !== '')) {
      yield { line, fields, content: cellsOf(kind, header, fields, formats ?? {}) };
    }
  }
  if (header === null) throw invalid('csv', 'imports.empty');
}

/** The column that each field belongs to; null: left out. */
export type Header = readonly (string | null)[];

export function checkHeader({ columns }: RowKind, fields: readonly string[], map: ColumnMap | null): Header {
  const known = Object.keys(columns);
  const keys = headerKeys(fields);
  const names = fields.map((field, index) => {
    const key = keys[index] ?? '';
    const name = map && Object.hasOwn(map, key) ? (map[key] ?? null) : field.toLowerCase();
    if (name !== null && !Object.hasOwn(columns, name))
      throw invalid('csv', say('imports.unknownColumn', { header: field, columns: known }));
    return name;
  });
  const twice = names.find((name, index) => name !== null && names.indexOf(name) !== index);
  if (twice != null) throw invalid('csv', say('imports.columnTwice', { column: twice }));
  const missing = known.find(
    (name) => columns[name]?.isRequired && !names.includes(name) && !names.includes(columns[name].unless ?? name),
  );
  if (missing !== undefined) throw invalid('csv', say('imports.columnMissing', { column: missing }));
  return names;
}

function cellsOf({ columns, split }: RowKind, header: Header, fields: string[], formats: Formats): Cells | Refusal {
  if (fields.length !== header.length) {
    const said = say('imports.fieldCount', { count: fields.length, expected: header.length });
    return new Refusal('VALIDATION_FAILED', said);
  }
  const cells: Record<string, unknown> = {};
  for (const [index, name] of header.entries()) {
    const text = fields[index] ?? '';
    const column = name === null ? undefined : columns[name];
    if (name === null || !column || text === '') continue;
    const value = readCell(column, text, formats[name]);
    if (value !== null || column.type !== undefined) cells[name] = value ?? text;
  }
  return split ? split(cells) : cells;
}

/** undefined, or null where days and numbers stand: it does not read. */
export function readCell({ type, read }: Column, text: string, format: ValueFormat | undefined): unknown {
  if (type === 'date') return readDate(text, (format ?? 'ymd') as DateFormat);
  if (type === 'number') return readNumber(text, (format ?? 'point') as NumberFormat);
  return read?.(text);
}
