/** How an attempt ended. An answer of any status is an answer: what it means is for the caller to say. */
export type SendOutcome =
  | {
      readonly kind: 'answered';
      readonly status: number;
      /** The first kilobyte of the body as text that can be stored and shown. */
      readonly excerpt: string;
      readonly retryAfterSeconds: number | null;
      readonly durationMs: number;
    }
  | { readonly kind: 'failed'; readonly error: string; readonly reason: FailureReason; readonly durationMs: number };

/**
 * `not_public`: the address may not be sent to. `unresolved`: the name has no address now. `connect`, `tls`, `timeout`, `closed`,
 * `malformed`: what went wrong on the way. `aborted`: we stopped it ourselves.
 */
export type FailureReason =
  | 'not_public'
  | 'unresolved'
  | 'connect'
  | 'tls'
  | 'timeout'
  | 'closed'
  | 'malformed'
  | 'aborted';

export type Answer = Omit<Extract<SendOutcome, { kind: 'answered' }>, 'kind' | 'durationMs'>;

/** Why an attempt came to nothing, in a sentence for the endpoint's owner: it tells nothing of our own network. */
export class Failure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

const certificateErrors: Record<string, string> = {
  CERT_HAS_EXPIRED: 'The certificate of the host has expired.',
  CERT_NOT_YET_VALID: 'The certificate of the host is not valid yet.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate of the host is for another name.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate of the host is not from a known authority.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate of the host is not from a known authority.',
  UNABLE_TO_GET_ISSUER_CERT: 'The certificate of the host is not from a known authority.',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'The certificate of the host is not from a known authority.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The host does not send the whole chain of its certificate.',
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** A connection that could not be made. */
export function connectFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const code = codeOf(error instanceof AggregateError ? error.errors[0] : error);
  const certificate = certificateErrors[code];
  if (certificate !== undefined) return new Failure('tls', certificate);
  if (code === 'ECONNREFUSED') return new Failure('connect', 'The host refused the connection.');
  if (code === 'ETIMEDOUT' || code === 'EHOSTUNREACH' || code === 'ENETUNREACH')
    return new Failure('connect', 'The host could not be reached.');
  if (code.startsWith('ERR_SSL') || code.startsWith('ERR_TLS') || code === 'EPROTO')
    return new Failure('tls', 'The TLS handshake failed.');
  return new Failure('connect', 'The host closed the connection while it was being made.');
}

const isParserError = (error: unknown): boolean => error instanceof Error && error.name === 'HTTPParserError';

/** A request that was under way. */
export function exchangeFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const code = codeOf(error);
  if (code === 'UND_ERR_HEADERS_OVERFLOW') return new Failure('malformed', 'The headers of the answer were too large.');
  if (isParserError(error) || code.startsWith('UND_ERR_RES_') || code === 'UND_ERR_INVALID_ARG')
    return new Failure('malformed', 'The answer was not valid HTTP.');
  return new Failure('closed', 'The connection was closed before the answer was complete.');
}

const excerptBytes = 1024;

/** As much of a body as the log keeps. Control characters, a NUL above all, and marks that turn text around are left out. */
export function excerptOf(chunks: readonly Buffer[]): string {
  if (chunks.length === 0) return '';
  const bytes = Buffer.concat(chunks).subarray(0, excerptBytes);
  // With `stream` a character that the cut went through is dropped instead of turned into a replacement.
  const text = new TextDecoder().decode(bytes, { stream: bytes.length === excerptBytes });
  return text.replace(/[^\P{C}\n\t\u200D]|[\u2028\u2029]/gu, '');
}

const asctime = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d [\d:]{8} \d{4}$/;

/** RFC 9110: a number of seconds, or a date in one of its three forms. */
export function retryAfterOf(value: string | string[] | undefined): number | null {
  const text = (Array.isArray(value) ? value[0] : value)?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  if (!/^[A-Z][a-z]+,? /.test(text)) return null;
  const atMs = Date.parse(asctime.test(text) ? `${text} GMT` : text);
  return Number.isNaN(atMs) ? null : Math.max(0, Math.ceil((atMs - Date.now()) / 1000));
}
