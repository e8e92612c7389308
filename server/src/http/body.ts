import { invalid, Refusal } from '../kernel/errors.ts';

/** A body as it arrived; what it means is decided after the idempotency key has been looked at. */
export interface RawBody {
  readonly contentType: string | undefined;
  readonly bytes: Buffer;
}

export const wrongContentType = invalid(
  'Content-Type',
  'Send the body as JSON with the header Content-Type: application/json.',
);

const maxDepth = 40;
const decoder = new TextDecoder('utf-8', { fatal: true });

/** The JSON of a request, or undefined where there is none. */
export function parseBody(raw: RawBody | undefined): unknown {
  if (!raw || raw.bytes.length === 0) return undefined;
  const mediaType = raw.contentType?.split(';', 1)[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') {
    throw wrongContentType;
  }
  let value: unknown;
  try {
    value = JSON.parse(decoder.decode(raw.bytes));
  } catch {
    throw new Refusal('VALIDATION_FAILED', 'The body is not valid JSON in UTF-8.');
  }
  if (isDeeperThan(value, maxDepth))
    throw new Refusal('VALIDATION_FAILED', `The body is nested deeper than ${String(maxDepth)} levels.`);
  return value;
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth === 0) return true;
  for (const inner of Object.values(value)) if (isDeeperThan(inner, depth - 1)) return true;
  return false;
}
