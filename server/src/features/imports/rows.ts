import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { invalid, outcomeOfItem, Refusal } from '../../lib/errors.ts';
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

/** What the file calls `name` in a column is called `as` here. */
interface SameAs {
  readonly column: string;
  readonly name: string;
  readonly as: string;
}

export interface ImportOptions extends InvitationChoice {
  /** Departments, teams and types of leave that rows name and that are not there are made. */
  readonly makes_missing?: boolean;
  /** What names of the file stand for. */
  readonly same_as?: readonly SameAs[];
}

export interface RowContext {
  readonly importId: string;
  readonly options: ImportOptions;
  /** Where the row stands in the file. */
  readonly line: number;
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

/** What a cell names, by what is called so here. */
export const calledHere = ({ options }: RowContext, column: string, text: string): string =>
  options.same_as?.find((one) => one.column === column && one.name.toLowerCase() === text.toLowerCase())?.as ?? text;

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
    const { refusal, data } = await outcomeOfItem(part);
    if (refusal !== null) this.refusals.push(refusal);
    return data;
  }

  enforce(): void {
    if (!this.isEmpty) throw this;
  }
}

interface Undo {
  /** The records of an import, if they name it themselves: those of earlier versions are listed nowhere else. */
  readonly list?: (work: UnitOfWork, importId: string) => Promise<readonly string[]>;
  /** Takes back records, and answers which have to stay, with the reason; those that are gone already are not among them. */
  readonly remove: (
    work: UnitOfWork,
    recordIds: readonly string[],
    importId: string,
  ) => Promise<ReadonlyMap<string, Refusal>>;
  /** Whether a record was made beside a row rather than of it: it keeps no row. */
  readonly isBeside?: (recordId: string) => boolean;
}

/** By what takes back one record and refuses if it has to stay. Again as long as something goes: what stayed may have depended on that alone. */
export const oneByOne =
  (remove: (work: UnitOfWork, recordId: string) => Promise<unknown>): Undo['remove'] =>
  async (work, recordIds) => {
    let left = recordIds;
    let staying = new Map<string, Refusal>();
    for (let before = Infinity; left.length > 0 && left.length < before;) {
      before = left.length;
      staying = new Map();
      for (const id of left) {
        const { refusal } = await outcomeOfItem(() => work.attempt(() => remove(work, id)));
        if (refusal && refusal.status !== 404) staying.set(id, refusal);
      }
      left = [...staying.keys()];
    }
    return staying;
  };

export interface Row {
  readonly line: number;
  /** As they stand in the file. */
  readonly fields: readonly string[];
  /** What can be said of the row without looking at any other, or why nothing can. */
  readonly content: Cells | Refusal;
}

/** What a file says of itself before a row is looked at. */
interface FileForm {
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
