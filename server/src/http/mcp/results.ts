import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Refusal } from '../../lib/errors.ts';
import { failure } from '../envelope.ts';
import { hintFor } from './hints.ts';

/** An answer of the API, as the request inside has it. */
export interface InnerAnswer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly rawPayload: Buffer;
}

const text = (content: string) => ({ type: 'text' as const, text: content });

/** What an assistant reads at once of a list, in bytes: about 12,000 tokens. */
const maxListBytes = 48 * 1024;

/** How many rows a page may have to be read at once; null: it can be as it is. */
export function fewerRows(
  { statusCode, rawPayload }: InnerAnswer,
  { limit }: { readonly limit?: unknown },
): number | null {
  if (statusCode !== 200 || rawPayload.length <= maxListBytes) return null;
  const { data } = JSON.parse(rawPayload.toString()) as { data?: unknown };
  const rows = Array.isArray(data) ? data.length : 0;
  const fewer = Math.max(1, Math.floor((rows * maxListBytes) / rawPayload.length) - 1);
  return rows > 1 && fewer < rows && limit !== fewer ? fewer : null;
}

/** The envelope as it is, refusals included: the assistant reads what any client reads. */
export function resultOf({ statusCode, headers, rawPayload }: InnerAnswer, url: string): CallToolResult {
  const isError = statusCode >= 400;
  const type = String(headers['content-type'] ?? '');
  if (!isError && headers['content-disposition'] !== undefined) return fileResult(type, rawPayload, url);
  const retryAfter = headers['retry-after'];
  const hint = isError ? hintFor(rawPayload.toString()) : null;
  const isEnvelope = !isError && type.startsWith('application/json');
  return {
    content: [
      text(rawPayload.toString()),
      ...(hint === null ? [] : [text(hint)]),
      ...(retryAfter === undefined ? [] : [text(`Try again in ${String(retryAfter)} seconds, not before.`)]),
    ],
    // For programs; the text says the same to those that know no output schemas.
    ...(isEnvelope && { structuredContent: JSON.parse(rawPayload.toString()) as Record<string, unknown> }),
    ...(isError && { isError }),
  };
}

export function refusedResult(refusal: Refusal, requestId: string): CallToolResult {
  const { body } = failure(refusal, requestId);
  const hint = hintFor(body);
  return { content: [text(body), ...(hint === null ? [] : [text(hint)])], isError: true };
}

/** Text as text, pictures as pictures, and the rest as a file inside the answer. */
function fileResult(type: string, bytes: Buffer, url: string): CallToolResult {
  const mimeType = type.split(';', 1)[0] ?? '';
  const uri = `muster:/${url.split('?', 1)[0] ?? ''}`;
  if (mimeType.startsWith('text/')) {
    return { content: [{ type: 'resource', resource: { uri, mimeType, text: bytes.toString() } }] };
  }
  const data = bytes.toString('base64');
  if (/^image\/(png|jpeg|webp)$/.test(mimeType)) return { content: [{ type: 'image', data, mimeType }] };
  return { content: [{ type: 'resource', resource: { uri, mimeType, blob: data } }] };
}
