import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { isUnreachable } from '../db/database.ts';
import { isLockTimeout, isStatementTimeout, isToBeTriedAgain } from '../db/sql-state.ts';
import type { FileAnswer } from '../kernel/declaration.ts';
import type { Outcome } from '../kernel/proposals/record.ts';
import { Refusal } from '../lib/errors.ts';
import { anyProgram, type FixedKey, type Reader } from '../lib/texts/texts.ts';
import { wrongContentType } from './body.ts';

/** An answer as it goes over the wire. */
export interface Reply {
  readonly status: number;
  readonly body: string;
  readonly headers?: Record<string, string>;
  /** Of a rehearsal: what would come of it, for a proposal to keep. */
  readonly outcome?: Outcome;
}

/** A file in place of the JSON envelope. */
export interface FileReply {
  readonly status: 200;
  readonly file: Readable | Buffer;
  readonly headers: Record<string, string>;
}

/**
 * Ready to send: the first bytes have been read, so that a store that fails answers with an error and not with half a
 * file. Nothing that someone uploaded runs in a browser as a page of ours: it is downloaded, and sandboxed if opened.
 */
export async function fileReply({ content, sizeBytes, mimeType, fileName, sha256 }: FileAnswer): Promise<FileReply> {
  if (!Buffer.isBuffer(content)) await firstBytes(content);
  return {
    status: 200,
    file: content,
    headers: {
      'Content-Type': mimeType.startsWith('text/') ? `${mimeType}; charset=utf-8` : mimeType,
      'Content-Length': String(sizeBytes),
      'Content-Disposition': attachmentNamed(fileName),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      ...(sha256 && { 'Repr-Digest': `sha-256=:${sha256.toString('base64')}:` }),
    },
  };
}

/** How long a store may take to send the first bytes of a file that it has found. */
const firstBytesMs = 8000;

/** From here until it is sent, a stream that fails is no fault of the process: its sender finds it failed. */
async function firstBytes(content: Readable): Promise<void> {
  content.on('error', () => undefined);
  try {
    await once(content, 'readable', { signal: AbortSignal.timeout(firstBytesMs) });
  } catch (error) {
    content.destroy();
    throw storeFailed(error);
  }
}

/** RFC 6266: the name in ASCII for old clients, and in full by RFC 5987. */
export function attachmentNamed(fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/gu, '_');
  const full = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}

/** `more` stands in `meta`: paging, and what the operation adds. */
export const success = (status: number, data: unknown, requestId: string, more: object = {}): Reply => ({
  status,
  body: JSON.stringify({ data, meta: { request_id: requestId, ...more } }),
});

/** With the version of the record that it shows. */
export const versioned = (reply: Reply, version: string | null): Reply =>
  version === null ? reply : { ...reply, headers: { ...reply.headers, ETag: version } };

export function failure(refusal: Refusal, requestId: string, reader: Reader = anyProgram): Reply {
  const challenge = refusal.status === 401 && { 'WWW-Authenticate': 'Bearer' };
  return {
    status: refusal.status,
    body: JSON.stringify({ error: refusal.bodyFor(reader), meta: { request_id: requestId } }),
    headers: { 'Content-Language': reader.language, ...challenge, ...refusal.headers },
  };
}

const requestErrors: Record<string, Refusal> = {
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new Refusal('BAD_REQUEST', 'request.contentLength'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: wrongContentType,
  FST_ERR_CTP_INVALID_TYPE: wrongContentType,
  FST_ERR_BAD_URL: new Refusal('NOT_FOUND', 'request.noSuchPath'),
  FST_ERR_MAX_PARAM_LENGTH_EXCEEDED: new Refusal('NOT_FOUND', 'request.noSuchPath'),
};

const unavailable = (said: FixedKey, retryAfterSeconds: number): Refusal =>
  new Refusal('UNAVAILABLE', said, undefined, { 'Retry-After': String(retryAfterSeconds) });

/** The store of a file failed while it was read. */
export function storeFailed(cause: unknown): Refusal {
  const refusal = unavailable('file.storeSilent', 5);
  refusal.cause = cause;
  return refusal;
}

const busy = new Refusal('CONFLICT', 'request.busy', { reason: 'busy' }, { 'Retry-After': '1' });

/** What any thrown thing means to the caller. Only a Refusal speaks for itself; the rest says nothing of our insides. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const code = (error as { code?: string } | null)?.code ?? '';
  if (requestErrors[code]) return requestErrors[code];
  if (isLockTimeout(error)) return busy;
  if (isUnreachable(error) || isStatementTimeout(error) || isToBeTriedAgain(error)) {
    return unavailable('request.unavailable', 2);
  }
  return new Refusal('INTERNAL_ERROR', 'request.fault');
}
