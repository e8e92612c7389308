import { pipeline, Readable } from 'node:stream';
import type { Info } from 'csv-parse';
import { invalid, type Refusal } from '../../../lib/errors.ts';
import { type Message, say } from '../../../lib/texts/texts.ts';
import { FieldCount, readBeginning, type Separator } from './separator.ts';
import { type CsvSource, decodeText } from './text.ts';

/** One record of the file, and the line on which it begins. */
export interface CsvRecord {
  readonly line: number;
  readonly fields: string[];
}

/** More than the longest row of any kind needs, each of its characters in four bytes. */
const maxRecordBytes = 40_000;

/**
 * The records of a CSV file as spreadsheets save it: commas, semicolons or tabs, quotes, any line ends; UTF-8, UTF-16 or
 * Windows-1252, with or without a byte-order mark.
 */
export async function* readCsv(source: CsvSource): AsyncGenerator<CsvRecord> {
  try {
    const texts = decodeText(source);
    const { separator, text } = readBeginning(await readHead(texts));
    yield* parseCsv(counted(text, texts, separator), separator);
  } catch (error) {
    throw asRefusal(error);
  }
}

/** At least the first line, or as much as the longest record may have. */
async function readHead(texts: AsyncGenerator<string, void>): Promise<string> {
  let head = '';
  while (!head.includes('\n') && head.length <= maxRecordBytes) {
    const { value, done } = await texts.next();
    if (done === true) break;
    head += value;
  }
  return head;
}

async function* counted(
  head: string,
  texts: AsyncGenerator<string, void>,
  separator: Separator,
): AsyncGenerator<string, void> {
  const fields = new FieldCount(separator);
  fields.add(head);
  yield head;
  for await (const text of texts) {
    fields.add(text);
    yield text;
  }
}

async function* parseCsv(texts: AsyncGenerator<string, void>, separator: Separator): AsyncGenerator<CsvRecord> {
  const { parse } = await import('csv-parse');
  const parser = parse({
    info: true,
    delimiter: separator,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: maxRecordBytes,
  });
  pipeline(Readable.from(texts), parser, () => undefined);
  for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
    // `lines` counts to the record's end; a quoted field may span several.
    const breaks = record.reduce((sum, field) => sum + (field.includes('\n') ? field.split('\n').length - 1 : 0), 0);
    yield { line: info.lines - breaks, fields: record.map((field) => field.trim()) };
  }
}

const reasons: Readonly<Record<string, (values: { line: number }) => Message>> = {
  CSV_QUOTE_NOT_CLOSED: (values) => say('imports.quoteNotClosed', values),
  CSV_INVALID_CLOSING_QUOTE: (values) => say('imports.afterClosingQuote', values),
  INVALID_OPENING_QUOTE: (values) => say('imports.quoteInside', values),
  CSV_MAX_RECORD_SIZE: (values) => say('imports.rowTooLong', values),
};

function asRefusal(error: unknown): Refusal | Error {
  const { code = '', lines } = error as { code?: string; lines?: number };
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return invalid('csv', 'imports.damaged');
  const reason = reasons[code];
  if (reason !== undefined) return invalid('csv', reason({ line: lines ?? 0 }));
  return error as Error;
}
