import { invalid } from '../../../lib/errors.ts';
import type { ColumnMap } from '../mappings/record.ts';
import { maxRowsShown } from '../record.ts';
import { checkHeader, type Column, type Formats, type Header, readCell, type RowKind } from '../rows.ts';
import { readCsv } from './csv.ts';
import { DateColumn, type DateFormat, NumberColumn, type ValueFormat } from './formats.ts';
import type { CsvSource } from './text.ts';

/** A value of the file, and what it is understood as; null if it does not read. */
export interface Example {
  readonly text: string;
  readonly understood: string | null;
}

export interface Survey {
  readonly header: readonly string[];
  readonly rowsTotal: number;
  /** The first rows as they stand there. */
  readonly rows: readonly (readonly string[])[];
  readonly formats: Formats;
  /** Columns whose values would read another way as well. */
  readonly uncertain: readonly string[];
  /** By column, the first values that differ. */
  readonly examples: Readonly<Record<string, readonly Example[]>>;
}

export interface SurveyOptions {
  readonly map: ColumnMap | null;
  /** What was said of the columns: it counts before what they tell. */
  readonly said: Formats;
  /** Decides where a column tells nothing. */
  readonly country: string;
}

const maxExamples = 3;

/** Goes through a file once: how many rows it has, and how its columns write days and numbers. Refuses what could not be read to its end. */
export async function survey(kind: RowKind, source: CsvSource, { map, said, country }: SurveyOptions): Promise<Survey> {
  let titles: readonly string[] | null = null;
  let header: Header = [];
  let columns: Seen[] = [];
  let rowsTotal = 0;
  const rows: string[][] = [];
  for await (const { fields } of readCsv(source)) {
    if (titles === null) {
      titles = fields;
      header = checkHeader(kind, fields, map);
      columns = header.map((name) => new Seen(name === null ? null : (kind.columns[name] ?? null)));
    } else if (fields.some((field) => field !== '')) {
      rowsTotal++;
      if (rows.length < maxRowsShown) rows.push(fields.map((field) => field.slice(0, 200)));
      for (const [index, column] of columns.entries()) column.see(fields[index] ?? '');
    }
  }
  if (titles === null) throw invalid('csv', 'imports.empty');
  if (rowsTotal === 0) throw invalid('csv', 'imports.noRows');
  // Where one column writes decimals with a comma, those that do not tell do so as well.
  const separator = columns.some((column) => column.hasCommas) ? ';' : ',';
  const sure = columns.map((column) => column.order).find((order) => order !== null) ?? null;
  const found = header.flatMap((name, index) => {
    const seen = name === null ? null : columns[index]?.recognised(country, separator, sure);
    return name !== null && seen ? [{ name, ...seen, column: columns[index] }] : [];
  });
  const formats: Record<string, ValueFormat> = Object.fromEntries(
    found.flatMap(({ name, format }) => (format ? [[name, said[name] ?? format]] : [])),
  );
  return {
    header: titles,
    rowsTotal,
    rows,
    formats,
    uncertain: found.filter(({ name, isCertain }) => !isCertain && said[name] === undefined).map(({ name }) => name),
    examples: Object.fromEntries(found.map(({ name, column }) => [name, column?.examples(formats[name]) ?? []])),
  };
}

/** One column, as its values go by. */
class Seen {
  readonly #column: Column | null;
  readonly #dates = new DateColumn();
  readonly #numbers = new NumberColumn();
  readonly #texts: string[] = [];

  constructor(column: Column | null) {
    this.#column = column;
  }

  get hasCommas(): boolean {
    return this.#column?.type === 'number' && this.#numbers.recognised(',').format === 'comma';
  }

  /** Which part of a day comes first, if the column tells. */
  get order(): DateFormat | null {
    if (this.#column?.type !== 'date') return null;
    const { format, isCertain } = this.#dates.recognised('');
    return isCertain && (format === 'dmy' || format === 'mdy') ? format : null;
  }

  see(text: string): void {
    if (text === '' || this.#column === null) return;
    if (this.#column.type === 'date') this.#dates.see(text);
    if (this.#column.type === 'number') this.#numbers.see(text);
    if (this.#texts.length < maxExamples && !this.#texts.includes(text)) this.#texts.push(text);
  }

  /** `sure`: how another column of the file writes its days, where this one does not tell. */
  recognised(
    country: string,
    separator: string,
    sure: DateFormat | null,
  ): { format: ValueFormat | null; isCertain: boolean } {
    if (this.#column?.type === 'date') {
      const own = this.#dates.recognised(country);
      return sure !== null && !own.isCertain ? { format: sure, isCertain: true } : own;
    }
    if (this.#column?.type === 'number') return this.#numbers.recognised(separator);
    return { format: null, isCertain: true };
  }

  examples(format: ValueFormat | undefined): Example[] {
    return this.#texts.map((text) => ({
      text: text.slice(0, 200),
      understood: understood(this.#column, text, format),
    }));
  }
}

function understood(column: Column | null, text: string, format: ValueFormat | undefined): string | null {
  if (!column) return null;
  const value = column.type === undefined ? text : readCell(column, text, format);
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : null;
}
