import { inTurn } from '../../../lib/in-turn.ts';

/** A file as it is read, or a text that is already there. */
export type CsvSource = AsyncIterable<Buffer> | Iterable<Buffer>;

/** What is read in one turn of the event loop: the parser takes all that it is given. */
const pieceBytes = 8 * 1024;

async function* inPieces(source: CsvSource): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    for (let start = 0; start < chunk.length; start += pieceBytes) yield chunk.subarray(start, start + pieceBytes);
  }
}

/** The longest mark or UTF-8 sequence: what is shorter may go on in the next piece. */
const longestSequence = 4;

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** UTF-16 by its mark; null if a longer beginning may have one. */
function encodingByMark(bytes: Buffer): Encoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** By the first character that is not ASCII: spreadsheets on Windows save Windows-1252 unless told otherwise. */
function encodingBySequence(bytes: Buffer): Encoding {
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** Tells the encoding of a file from as little of its beginning as it takes; until then it is ASCII, which all three share. */
class Decoder {
  #decoder: InstanceType<typeof TextDecoder> | null = null;
  #held: Buffer = Buffer.alloc(0);
  #isStart = true;

  decode(piece: Buffer): string {
    if (this.#decoder) return this.#decoder.decode(piece, { stream: true });
    const bytes = Buffer.concat([this.#held, piece]);
    this.#held = Buffer.alloc(0);
    if (this.#isStart) {
      if (bytes.length < 2) return this.#hold(bytes);
      this.#isStart = false;
      const marked = encodingByMark(bytes);
      if (marked) return this.#start(marked, bytes);
    }
    const first = bytes.findIndex((byte) => byte >= 0x80);
    if (first === -1) return bytes.toString('latin1');
    if (bytes.length - first < longestSequence) {
      return bytes.toString('latin1', 0, first) + this.#hold(bytes.subarray(first));
    }
    return this.#start(encodingBySequence(bytes.subarray(first, first + longestSequence)), bytes);
  }

  end(): string {
    if (!this.#decoder && this.#held.length > 0) this.#start(encodingAtEnd(this.#held), Buffer.alloc(0));
    const held = this.#held;
    this.#held = Buffer.alloc(0);
    return this.#decoder ? this.#decoder.decode(held) : '';
  }

  #hold(bytes: Buffer): string {
    this.#held = Buffer.from(bytes);
    return '';
  }

  #start(encoding: Encoding, bytes: Buffer): string {
    this.#decoder = new TextDecoder(encoding, { fatal: true });
    return this.#decoder.decode(bytes, { stream: true });
  }
}

/** Nothing follows: a sequence that is not whole is none. */
function encodingAtEnd(bytes: Buffer): Encoding {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

const withLineFeeds = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/**
 * Text with plain line feeds: the parser counts a pair inside quotes as two lines. Each piece comes in a turn of its own,
 * of all files that are read at once.
 */
export async function* decodeText(source: CsvSource): AsyncGenerator<string, void> {
  const decoder = new Decoder();
  let held = '';
  for await (const piece of inPieces(source)) {
    const text = await inTurn(() => held + decoder.decode(piece));
    held = text.endsWith('\r') ? '\r' : '';
    yield withLineFeeds(text.slice(0, text.length - held.length));
  }
  yield withLineFeeds(held + decoder.end());
}
