import type { Thing } from './texts/en/names.ts';
import { anyProgram, type FixedKey, type Message, type Reader, say, sayTo } from './texts/texts.ts';

/** Every code the product answers with, and its HTTP status. */
export const errorStatus = {
  BAD_REQUEST: 400,
  AUTH_INVALID: 401,
  FORBIDDEN: 403,
  SCOPE_MISSING: 403,
  MODULE_DISABLED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  IDEMPOTENCY_CONFLICT: 409,
  PRECONDITION_FAILED: 412,
  PAYLOAD_TOO_LARGE: 413,
  VALIDATION_FAILED: 422,
  RATE_LIMITED: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL_ERROR: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** When each is answered; the reference and the API description say it in these words. */
export const errorMeaning: Record<ErrorCode, string> = {
  BAD_REQUEST: 'What arrived is not a valid HTTP request, so that no operation was reached. The connection is closed.',
  AUTH_INVALID: 'The token is missing, malformed, unknown, revoked or expired, or its owner is no longer active.',
  FORBIDDEN:
    'The role of the owner, a setting or a rule of the operation forbids it; or the plan, the API switch or the subscription keeps all tokens out (`details.reason` is `plan`, `api_disabled` or `subscription`).',
  SCOPE_MISSING: 'The token lacks the scope named in `details.required_scope`.',
  MODULE_DISABLED: 'The organization has switched off the module named in `details.module`.',
  NOT_FOUND: 'There is no such record, it belongs to another organization, or the owner of the token cannot see it.',
  METHOD_NOT_ALLOWED: 'The path exists but does not take this method; the header `Allow` lists those it takes.',
  REQUEST_TIMEOUT:
    'The request did not arrive in time: 10 seconds for its headers, 30 for all of it. The connection is closed.',
  CONFLICT:
    'The change does not fit the state things are in; `details.reason` tells why if there are several reasons. Also while the first request with the same `Idempotency-Key` is still running (`in_progress`), if its answer is no longer the caller’s to see (`replay_withheld`), or while another request is changing the same record (`busy`, with `Retry-After`).',
  IDEMPOTENCY_CONFLICT: 'The `Idempotency-Key` was used before with another body or query.',
  PRECONDITION_FAILED:
    'The record has changed since: it is not the version that `If-Match` names. Nothing was changed. Read it again.',
  PAYLOAD_TOO_LARGE:
    'The body is larger than the operation can need; the message names the limit, which is never above 1 MB.',
  VALIDATION_FAILED: 'A field, parameter, header or the body as a whole is not valid; `details.field` names the field.',
  RATE_LIMITED:
    'A rate limit is used up, or the address is blocked for sending invalid tokens. Wait for `Retry-After` seconds.',
  HEADERS_TOO_LARGE: 'Address and headers together are larger than 16 KB. The connection is closed.',
  INTERNAL_ERROR: 'A fault on our side. Quote the request id when reporting it.',
  UNAVAILABLE: 'The service cannot answer right now. Try again after `Retry-After` seconds.',
};

/** Safe hints for the caller; never private data. */
export type ErrorDetails = Record<string, string | number | boolean | readonly string[] | readonly object[] | null>;

/** As it goes over the wire. */
export interface ErrorBody {
  readonly code: string;
  readonly message: string;
  readonly details?: ErrorDetails;
}

/** What a refusal says: a key of the catalogue, or a message with its values. */
export type Said = FixedKey | Message;

/** A request refused for a reason the caller can act on. Everything else that is thrown is a fault of ours. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  /** In words that depend on who reads it; `message` is the English one for programs. */
  readonly said: Message;
  readonly details: ErrorDetails | undefined;
  readonly headers: Record<string, string> | undefined;

  constructor(code: ErrorCode, said: Said, details?: ErrorDetails, headers?: Record<string, string>) {
    const { key, values } = typeof said === 'string' ? { key: said, values: {} } : said;
    const message = { key, values: { field: details?.['field'] ?? '', ...values } };
    super(sayTo(anyProgram, message));
    this.name = 'Refusal';
    this.code = code;
    this.said = message;
    this.details = details;
    this.headers = headers;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  /** `details.reason`, if there is one. */
  get reason(): string | null {
    const reason = this.details?.['reason'];
    return typeof reason === 'string' ? reason : null;
  }

  bodyFor(reader: Reader): ErrorBody {
    return { code: this.code, message: sayTo(reader, this.said), ...(this.details && { details: this.details }) };
  }
}

/** A rule refused; anything else that is thrown is a fault of ours, or of what we depend on. */
export const isRefused = (error: unknown): error is Refusal => error instanceof Refusal && error.status < 500;

/** What came of one of many. */
export type ItemOutcome<T> =
  | { readonly refusal: null; readonly data: T }
  | { readonly refusal: Refusal; readonly data?: never };

/** One that a rule refuses keeps no other back; a fault of ours is thrown. */
export async function outcomeOfItem<T>(run: () => T | Promise<T>): Promise<ItemOutcome<T>> {
  try {
    return { refusal: null, data: await run() };
  } catch (error) {
    if (!isRefused(error)) throw error;
    return { refusal: error };
  }
}

export const notFound = (what: Thing = 'record'): Refusal => new Refusal('NOT_FOUND', say('record.notFound', { what }));

export const forbidden = (said: Said, details?: ErrorDetails): Refusal => new Refusal('FORBIDDEN', said, details);

export const conflict = (said: Said, details?: ErrorDetails): Refusal => new Refusal('CONFLICT', said, details);

/** Something about one field of the request; `field` is its path, such as `home_address.city`. */
export const invalid = (field: string, said: Said, more: ErrorDetails = {}): Refusal =>
  new Refusal('VALIDATION_FAILED', said, { field, ...more });

/** A refusal of one part of a request names its field by the place that the part has in the whole; anything else is thrown as it is. */
export function atPlace(place: string, error: unknown): unknown {
  const field = error instanceof Refusal ? error.details?.['field'] : undefined;
  if (!(error instanceof Refusal) || typeof field !== 'string') return error;
  return new Refusal(error.code, error.said, { ...error.details, field: `${place}.${field}` });
}

/** A rule's answer: `true`, or why not. */
export type Verdict = true | Refusal;

/** Throws what a rule refuses with. */
export function enforce(verdict: Verdict): void {
  if (verdict !== true) throw verdict;
}
