import type { ErrorCode } from './generated/records.ts';

/** Hints beside a refusal, by its code. New ones may be added. */
interface KnownDetails {
  readonly AUTH_INVALID: Details;
  readonly SCOPE_MISSING: Details & { readonly required_scope: string };
  readonly MODULE_DISABLED: Details & { readonly module: string };
  readonly FORBIDDEN: Details & { readonly reason?: string; readonly required_role?: string };
  readonly CONFLICT: Details & { readonly reason?: string };
  readonly VALIDATION_FAILED: Details & { readonly field?: string; readonly reason?: string };
}

type Details = Readonly<Record<string, unknown>>;

export type DetailsOf<C extends ErrorCode> = C extends keyof KnownDetails ? KnownDetails[C] : Details;

/** All that this package throws by itself. */
export class MusterError extends Error {
  override readonly name: string = 'MusterError';
}

interface Refused<C extends ErrorCode> {
  readonly code: C;
  readonly status: number;
  readonly message: string;
  readonly details?: DetailsOf<C>;
  readonly requestId: string | null;
  readonly retryAfterMs: number | null;
}

/** The server refused the request. Branch on `code`; the message may be reworded. */
export class ApiError<C extends ErrorCode = ErrorCode> extends MusterError {
  override readonly name = 'ApiError';
  readonly code: C;
  readonly status: number;
  readonly details: DetailsOf<C>;
  /** Quote it when you report a problem. */
  readonly requestId: string | null;
  /** What `Retry-After` said. */
  readonly retryAfterMs: number | null;

  constructor(refused: Refused<C>) {
    super(refused.message);
    this.code = refused.code;
    this.status = refused.status;
    this.details = refused.details ?? ({} as DetailsOf<C>);
    this.requestId = refused.requestId;
    this.retryAfterMs = refused.retryAfterMs;
  }
}

/** Whether the server refused with one of these codes, or with any if none is named. Knows the details of the code. */
export function isApiError<C extends ErrorCode = ErrorCode>(error: unknown, ...codes: C[]): error is ApiError<C> {
  return error instanceof ApiError && (codes.length === 0 || (codes as string[]).includes(error.code as string));
}

/** No answer came: the name does not resolve, nothing listens, the connection broke. `cause` says what `fetch` said. */
export class ConnectionError extends MusterError {
  override readonly name = 'ConnectionError';
}

/** No answer came in time. */
export class TimeoutError extends MusterError {
  override readonly name = 'TimeoutError';
}

/** What answered was not the API: a proxy, another site. */
export class UnexpectedAnswerError extends MusterError {
  override readonly name = 'UnexpectedAnswerError';
  readonly status: number;
  readonly retryAfterMs: number | null;

  constructor(status: number, retryAfterMs: number | null, message: string) {
    super(message);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}
