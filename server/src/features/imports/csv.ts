import { pipeline, Readable } from 'node:stream';
import type { Info } from 'csv-parse';
import { invalid, type Refusal } from '../../lib/errors.ts';
import { inTurn } from '../../lib/in-turn.ts';

/** A file as it is read, or a text that is already there. */
export type CsvSource = AsyncIterable<Buffer> | Iterable<Buffer>;

/** One record of the file, and the line on which it begins. */
export interface CsvRecord {
  readonly line: number;
  readonly fields: string[];
}

/** More than the longest row of any kind needs, each of its characters in four bytes. */
const maxRecordBytes = 40_000;
/** What is parsed in one turn of the event loop: the parser takes all that it is given. */
const pieceBytes = 8 * 1024;

/** The records of a CSV file as RFC 4180 has them: commas, quotes, any line ends, with or without a byte-order mark. */
export async function* readCsv(source: CsvSource): AsyncGenerator<CsvRecord> {
  const { parse } = await import('csv-parse');
  const parser = parse({
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: maxRecordBytes,
  });
  pipeline(Readable.from(decode(source)), parser, () => undefined);
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      // `lines` counts to the record's end; a quoted field may span several.
      const breaks = record.reduce((sum, field) => sum + (field.includes('\n') ? field.split('\n').length - 1 : 0), 0);
      yield { line: info.lines - breaks, fields: record.map((field) => field.trim()) };
    }
  } catch (error) {
    throw asRefusal(error);
  }
}

/** Text with plain line feeds: the parser counts a pair inside quotes as two lines. */
async function* decode(source: CsvSource): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let held = '';
  for await (const chunk of inPieces(source)) {
    const text = held + decoder.decode(chunk, { stream: true });
    held = text.endsWith('\r') ? '\r' : '';
    yield text.slice(0, text.length - held.length).replaceAll(/\r\n?/g, '\n');
  }
  yield (held + decoder.decode()).replaceAll(/\r\n?/g, '\n');
}

/** Each piece in a turn of its own, of all files that are read at once. */
async function* inPieces(source: CsvSource): AsyncGenerator<Buffer> {
  const separators = new SeparatorCount();
  for await (const chunk of source) {
    for (let start = 0; start < chunk.length; start += pieceBytes) {
      const piece = chunk.subarray(start, start + pieceBytes);
      await inTurn(() => {
        separators.add(piece);
      });
      yield piece;
    }
  }
}

/** No kind of row has as many. */
const maxFields = 200;

/** Refuses a row of very many fields before the parser builds each of them. */
class SeparatorCount {
  #line = 1;
  #fields = 1;
  #isQuoted = false;

  add(bytes: Uint8Array): void {
    for (const byte of bytes) {
      if (byte === 0x22) this.#isQuoted = !this.#isQuoted;
      else if (byte === 0x0a) {
        this.#line++;
        if (!this.#isQuoted) this.#fields = 1;
      } else if (byte === 0x2c && !this.#isQuoted && ++this.#fields > maxFields)
        throw invalid(
          'csv',
          `Line ${String(this.#line)} cannot be read: it has more than ${String(maxFields)} fields.`,
        );
    }
  }
}

const reasons: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'a quoted field is never closed',
  CSV_INVALID_CLOSING_QUOTE: 'something follows a closing quote; write a quote inside a quoted field twice',
  INVALID_OPENING_QUOTE: 'a quote stands in the middle of a field; put the whole field in quotes',
  CSV_MAX_RECORD_SIZE: 'the row is too long; a quote may be missing',
};

function asRefusal(error: unknown): Refusal | Error {
  const { code = '', lines } = error as { code?: string; lines?: number };
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return invalid('csv', 'The file is not UTF-8 text; save it as CSV UTF-8.');
  const reason = reasons[code];
  if (reason !== undefined) return invalid('csv', `Line ${String(lines ?? 0)} cannot be read: ${reason}.`);
  return error as Error;
}
