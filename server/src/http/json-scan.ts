import type { BodyBounds } from '../lib/body-bounds.ts';
import { invalid, Refusal, type Said } from '../lib/errors.ts';
import { say } from '../lib/texts/texts.ts';

const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const openBracket = 0x5b;
const backslash = 0x5c;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;

/** No field of ours has a longer name. */
const maxKeyBytes = 256;

/** One object or array that is open at this point of the text. */
interface Frame {
  /** The keys so far; null for an array. */
  readonly keys: Set<string> | null;
  /** The field or element that is being read. */
  place: string | number;
  isKeyDue: boolean;
}

/**
 * One pass over the bytes of a JSON text, before it is parsed. Refuses at the first excess: parsing would build every key and
 * element first. Finds keys that are given twice too, of which the parser keeps the last without a word. What is no JSON
 * is left to the parser.
 */
export function scanJson(bytes: Uint8Array, bounds: BodyBounds): void {
  const frames: Frame[] = [];
  let frame: Frame | undefined;
  let values = 1;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    // Blanks, digits and what stands between: most of what is not text.
    if (byte < quote || (byte > comma && byte < colon)) continue;
    switch (byte) {
      case quote: {
        const end = endOfString(bytes, i + 1);
        if (frame?.isKeyDue) addKey(frames, frame, bytes.subarray(i + 1, end), bounds);
        i = end;
        break;
      }
      case openBrace:
      case openBracket: {
        const isObject = byte === openBrace;
        frame = { keys: isObject ? new Set() : null, place: 0, isKeyDue: isObject };
        frames.push(frame);
        if (frames.length > bounds.depth) throw tooMuch(say('request.tooDeep', { limit: bounds.depth }));
        if (++values > bounds.values) throw tooMany(bounds);
        break;
      }
      case closeBrace:
      case closeBracket:
        frames.pop();
        frame = frames.at(-1);
        break;
      case colon:
        if (frame) frame.isKeyDue = false;
        break;
      case comma:
        if (++values > bounds.values) throw tooMany(bounds);
        if (frame) nextPlace(frames, frame, bounds);
        break;
    }
  }
}

const tooMuch = (said: Said): Refusal => new Refusal('VALIDATION_FAILED', said);

const tooMany = ({ values }: BodyBounds): Refusal => tooMuch(say('request.tooManyValues', { limit: values }));

/** Where the closing quote stands; the end of the text if there is none. */
function endOfString(bytes: Uint8Array, from: number): number {
  let i = from;
  for (; i < bytes.length; i++) {
    const byte = bytes[i];
    if (byte === backslash) i++;
    else if (byte === quote) return i;
  }
  return i;
}

function nextPlace(frames: readonly Frame[], frame: Frame, bounds: BodyBounds): void {
  if (frame.keys) {
    frame.isKeyDue = true;
    return;
  }
  frame.place = Number(frame.place) + 1;
  if (frame.place < bounds.elements) return;
  const path = pathOf(frames.slice(0, -1));
  throw invalid(path, say('validation.tooManyItems', { limit: bounds.elements }));
}

function addKey(frames: readonly Frame[], frame: Frame, bytes: Uint8Array, bounds: BodyBounds): void {
  frame.isKeyDue = false;
  if (bytes.length > maxKeyBytes) throw tooMuch(say('request.fieldNameTooLong', { limit: maxKeyBytes }));
  const key = keyOf(bytes);
  if (key === null || !frame.keys) return;
  frame.place = key;
  if (frame.keys.has(key)) {
    const path = pathOf(frames);
    throw invalid(path, 'validation.fieldTwice');
  }
  frame.keys.add(key);
  if (frame.keys.size > bounds.keys) throw tooMuch(say('request.tooManyFields', { limit: bounds.keys }));
}

/** The key as the parser will read it: "\u0061" is "a". null for what it will refuse. */
function keyOf(bytes: Uint8Array): string | null {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString();
  if (!text.includes('\\')) return text;
  try {
    return JSON.parse(`"${text}"`) as string;
  } catch {
    return null;
  }
}

/** As details.field has it: `line_items.3.amount`. */
const pathOf = (frames: readonly Frame[]): string => frames.map(({ place }) => String(place)).join('.');
