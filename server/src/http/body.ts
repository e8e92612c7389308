import { type Batch, checkBatch, costOfBatch } from '../kernel/batch.ts';
import type { Operation } from '../kernel/declaration.ts';
import { type BodyBounds, boundsOf, maxBodyBytes } from '../lib/body-bounds.ts';
import { invalid, Refusal } from '../lib/errors.ts';
import type { FileType } from '../lib/file-types.ts';
import { inTurn } from '../lib/in-turn.ts';
import { check, Strict } from '../lib/schema.ts';
import { type IncomingFile, maxRawFileBytes } from '../lib/uploads.ts';
import type { FileBody } from './file-body.ts';
import { scanJson } from './json-scan.ts';

/** A body as it arrived; what it means is decided after the idempotency key has been looked at. */
export interface RawBody {
  readonly contentType: string | undefined;
  readonly contentEncoding: string | undefined;
  readonly bytes: Buffer;
}

/** As a whole, or a file that is still on its way. */
export type RequestBody = RawBody | FileBody;

export const wrongContentType = invalid('Content-Type', 'request.contentType');

const decoder = new TextDecoder('utf-8', { fatal: true });

const known = new WeakMap<Operation, BodyBounds>();

/** Derived from what the operation declares. */
export function bodyBoundsOf(operation: Operation): BodyBounds {
  let bounds = known.get(operation);
  if (!bounds) {
    const derived = boundsOf(operation.body);
    const bytes = operation.takesFile
      ? maxRawFileBytes
      : Math.min(operation.maxBodyBytes ?? derived.bytes, maxBodyBytes);
    bounds = { ...derived, bytes };
    known.set(operation, bounds);
  }
  return bounds;
}

function refuseOtherForms({ contentType, contentEncoding }: RawBody): void {
  const [mediaType = '', ...parameters] = (contentType ?? '').split(';').map((part) => part.trim().toLowerCase());
  if (mediaType !== 'application/json') throw wrongContentType;
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length);
  if (charset !== undefined && !/^"?utf-?8"?$/.test(charset)) throw invalid('Content-Type', 'request.charset');
  if (contentEncoding !== undefined && !/^(identity)?$/i.test(contentEncoding.trim()))
    throw invalid('Content-Encoding', 'request.contentEncoding');
}

/** The JSON of a request, or undefined if there is none. */
export function parseBody(raw: RawBody | undefined, bounds: BodyBounds): unknown {
  if (!raw || raw.bytes.length === 0) return undefined;
  refuseOtherForms(raw);
  scanJson(raw.bytes, bounds);
  let text: string;
  try {
    text = decoder.decode(raw.bytes);
  } catch {
    throw new Refusal('VALIDATION_FAILED', 'request.notUtf8');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('VALIDATION_FAILED', 'request.notJson');
  }
}

const nothing = Strict({});

function fileIn(types: readonly FileType[], body: RequestBody | undefined): IncomingFile {
  if (!body || !('fileOf' in body)) throw invalid('body', 'file.empty');
  return body.fileOf(types);
}

function validBody(operation: Operation, body: RequestBody | undefined): unknown {
  if (operation.takesFile) return fileIn(operation.takesFile, body);
  const raw = body as RawBody | undefined;
  const value = parseBody(raw, bodyBoundsOf(operation));
  if (operation.body) {
    if (value === undefined && operation.isBodyOptional) return {};
    if (value === undefined) throw new Refusal('VALIDATION_FAILED', 'request.needsBody');
    return operation.batchOf ? checkBatch(value) : check(operation.body, value);
  }
  if (value !== undefined) check(nothing, value);
  return {};
}

type Outcome = { readonly value: unknown } | { readonly refusal: unknown };
const prepared = new WeakMap<RequestBody, Outcome>();

/** From this size on, bodies are read one in each turn of the event loop, however many arrive together. */
const largeBytes = 16 * 1024;

/** Reads a large body ahead of its turn at the operation. What is wrong with it is told by `bodyOf`. */
export async function prepareBody(operation: Operation, raw: RequestBody | undefined): Promise<void> {
  if (!raw || 'fileOf' in raw || (raw.bytes.length < largeBytes && !operation.batchOf)) return;
  await inTurn(() => {
    prepared.set(raw, outcomeOf(operation, raw));
  });
}

function outcomeOf(operation: Operation, raw: RawBody): Outcome {
  try {
    return { value: validBody(operation, raw) };
  } catch (refusal) {
    return { refusal };
  }
}

/** The body before its operation asks for it; undefined if there is none, or one that `bodyOf` will refuse. */
export function bodyAhead(operation: Operation, raw: RequestBody | undefined): unknown {
  if (!raw || 'fileOf' in raw) return undefined;
  const outcome = prepared.get(raw) ?? outcomeOf(operation, raw);
  prepared.set(raw, outcome);
  return 'value' in outcome ? outcome.value : undefined;
}

/** Requests that a body counts as; one that is refused counts as one. */
export function costOf(operation: Operation, raw: RequestBody | undefined): number {
  const outcome = operation.batchOf && raw && prepared.get(raw);
  return outcome && 'value' in outcome ? costOfBatch(outcome.value as Batch) : 1;
}

/** The body as its operation declares it, or the refusal that it earns. */
export function bodyOf(operation: Operation, raw: RequestBody | undefined): unknown {
  const outcome = raw && prepared.get(raw);
  if (!outcome) return validBody(operation, raw);
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.value;
}
