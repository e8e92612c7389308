/** Every code the product answers with, and its HTTP status. */
export const errorStatus = {
  AUTH_INVALID: 401,
  FORBIDDEN: 403,
  SCOPE_MISSING: 403,
  MODULE_DISABLED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  IDEMPOTENCY_CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  VALIDATION_FAILED: 422,
  RATE_LIMITED: 429,
  INTERNAL_ERROR: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Safe hints for the caller; never private data. */
export type ErrorDetails = Record<string, string | number | boolean | readonly string[] | null>;

/** A request refused for a reason the caller can act on. Everything else that is thrown is a fault of ours. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails | undefined;
  readonly headers: Record<string, string> | undefined;

  constructor(code: ErrorCode, message: string, details?: ErrorDetails, headers?: Record<string, string>) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
    this.headers = headers;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

export const notFound = (what = 'record'): Refusal =>
  new Refusal('NOT_FOUND', `No such ${what}, or it is not visible to you.`);

export const forbidden = (message: string, details?: ErrorDetails): Refusal =>
  new Refusal('FORBIDDEN', message, details);

export const conflict = (message: string, details?: ErrorDetails): Refusal => new Refusal('CONFLICT', message, details);

/** Something about one field of the request; `field` is its path, such as `home_address.city`. */
export const invalid = (field: string, message: string): Refusal =>
  new Refusal('VALIDATION_FAILED', message, { field });

/** A rule's answer: `true`, or why not. */
export type Verdict = true | Refusal;

/** Throws what a rule refuses with. */
export function enforce(verdict: Verdict): void {
  if (verdict !== true) throw verdict;
}
