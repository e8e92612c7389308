import { ApiError, UnexpectedAnswerError } from './errors.ts';
import type { ErrorCode, ListMeta, Meta } from './generated/records.ts';
import { readRetryAfter } from './retry.ts';

/** What a rehearsal says besides its answer. */
interface Rehearsed {
  readonly dry_run?: boolean;
  /** The events that the change itself would raise, in order. */
  readonly would_raise?: readonly { readonly type: string; readonly subject_id: string }[];
}

export interface Answer<T> {
  readonly data: T;
  readonly meta: Meta & Rehearsed;
  /** The version of the record, for `ifMatch`; null if it has none. */
  readonly etag: string | null;
  /** Remembered from an earlier request with the same idempotency key. */
  readonly isReplayed: boolean;
  readonly headers: Headers;
}

/** A file as it arrives. */
export interface Download {
  /** Read it once: `for await` it, pipe it, or hand it to `new Response(…)`. */
  readonly body: ReadableStream<Uint8Array>;
  readonly fileName: string;
  readonly mimeType: string;
  /** null if the server did not say. */
  readonly sizeBytes: number | null;
  readonly headers: Headers;
}

export interface ListBody<T> {
  readonly data: T[];
  readonly meta: ListMeta;
}

export async function readAnswer<T>(response: Response): Promise<Answer<T>> {
  const { data, meta } = (await readJson(response)) as { data: T; meta: Meta };
  const { headers } = response;
  return { data, meta, etag: headers.get('etag'), isReplayed: headers.get('idempotent-replayed') === 'true', headers };
}

export const readList = async <T>(response: Response): Promise<ListBody<T>> =>
  (await readJson(response)) as ListBody<T>;

export function readDownload(response: Response): Download {
  const { headers, body } = response;
  const size = headers.get('content-length');
  return {
    body: body ?? new Blob([]).stream(),
    fileName: fileNameIn(headers.get('content-disposition') ?? ''),
    mimeType: (headers.get('content-type') ?? 'application/octet-stream').split(';', 1)[0] ?? '',
    // While the answer is compressed on the way, its length is not that of the file.
    sizeBytes: size === null || headers.has('content-encoding') ? null : Number(size),
    headers,
  };
}

/** `filename*` has the whole name (RFC 5987), `filename` that for old clients. */
function fileNameIn(disposition: string): string {
  const whole = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  try {
    if (whole !== undefined) return decodeURIComponent(whole);
  } catch {
    // The other one will do.
  }
  return /filename="([^"]*)"/i.exec(disposition)?.[1] ?? '';
}

/** The refusal that an answer holds. */
export async function readFailure(response: Response): Promise<Error> {
  const retryAfterMs = readRetryAfter(response.headers.get('retry-after'));
  const { status } = response;
  const body = parse(await response.text()) as { error?: { code?: ErrorCode; message?: string }; meta?: Meta } | null;
  const error = body?.error;
  if (typeof error?.code !== 'string') return unexpected(response, retryAfterMs);
  const requestId = body?.meta?.request_id ?? response.headers.get('x-request-id');
  return new ApiError({ message: '', ...error, code: error.code, status, requestId, retryAfterMs });
}

async function readJson(response: Response): Promise<unknown> {
  const body = parse(await response.text());
  if (typeof body !== 'object' || body === null || !('data' in body)) throw unexpected(response, null);
  return body;
}

const unexpected = ({ status, url }: Response, retryAfterMs: number | null): UnexpectedAnswerError =>
  new UnexpectedAnswerError(
    status,
    retryAfterMs,
    `${url} answered ${String(status)}, and not as the API does. Check baseUrl, and what stands between.`,
  );

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
