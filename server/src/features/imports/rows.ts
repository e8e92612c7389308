import { invalid, Refusal } from '../../lib/errors.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { readCsv, type CsvSource } from './csv.ts';
import type { Rehearsal } from './rehearsal.ts';

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
  /** Adds one record, by the rules of any other change. */
  add(work: UnitOfWork, cells: Cells, context: RowContext): Promise<void>;
  /** Takes back what an import added, and answers how many records; for kinds that can be. */
  readonly undo?: (work: UnitOfWork, importId: string) => Promise<number>;
}

export interface Row {
  readonly line: number;
  /** What can be said of the row without looking at any other, or why nothing can. */
  readonly content: Cells | Refusal;
}

/** The rows below the header. A file whose header will not do is refused as a whole. */
export async function* readRows(kind: RowKind, source: CsvSource): AsyncGenerator<Row> {
  let header: string[] | null = null;
  for await (const { line, fields } of readCsv(source)) {
    if (header === null) header = checkHeader(kind, fields);
    else if (fields.some((field) => field !== '')) yield { line, content: cellsOf(kind, header, fields) };
  }
  if (header === null) throw invalid('csv', 'The file is empty; its first line must name the columns.');
}

/** How many rows there are; refuses a file that could not be read to its end. */
export async function countRows(kind: RowKind, source: CsvSource): Promise<number> {
  let count = 0;
  for await (const _ of readRows(kind, source)) count++;
  if (count === 0) throw invalid('csv', 'The file holds no rows below its header.');
  return count;
}

function checkHeader({ columns }: RowKind, fields: string[]): string[] {
  const names = fields.map((field) => field.toLowerCase());
  const known = Object.keys(columns);
  for (const [index, name] of names.entries()) {
    if (!Object.hasOwn(columns, name))
      throw invalid(
        'csv',
        `Unknown column "${fields[index] ?? ''}"; the columns are ${known.join(', ')}, separated by commas.`,
      );
    if (names.indexOf(name) !== index) throw invalid('csv', `The column "${name}" is given twice.`);
  }
  const missing = known.find((name) => columns[name]?.isRequired && !names.includes(name));
  if (missing !== undefined) throw invalid('csv', `The column "${missing}" is missing.`);
  return names;
}

function cellsOf({ columns }: RowKind, header: string[], fields: string[]): Cells | Refusal {
  if (fields.length !== header.length) {
    const counts = `${String(fields.length)} fields where the header has ${String(header.length)}`;
    return new Refusal('VALIDATION_FAILED', `The row has ${counts}; a field that holds a comma stands in quotes.`);
  }
  const cells: Record<string, unknown> = {};
  for (const [index, name] of header.entries()) {
    const text = fields[index] ?? '';
    if (text !== '') cells[name] = columns[name]?.read?.(text) ?? text;
  }
  return cells;
}
