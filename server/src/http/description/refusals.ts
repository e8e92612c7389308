import type { Catalogue } from '../../kernel/catalogue.ts';
import type { Operation } from '../../kernel/declaration.ts';
import { getOneOf } from '../../kernel/versions.ts';
import {
  conflict,
  type ErrorCode,
  errorMeaning,
  errorStatus,
  forbidden,
  invalid,
  notFound,
  Refusal,
} from '../../lib/errors.ts';
import { failure } from '../envelope.ts';
import type { Components, Json } from './components.ts';

export const requestIdExample = 'req_01K9Z3V5Q8R2T4W6Y8A0C2E4G6';
export const errorCodes = Object.keys(errorStatus) as ErrorCode[];

/** Every code the operation can answer with: its own and those that any operation may. */
export function codesOf(operation: Operation, catalogue: Catalogue): ErrorCode[] {
  const isWrite = operation.kind === 'write';
  const may: Partial<Record<ErrorCode, boolean | undefined>> = {
    AUTH_INVALID: true,
    FORBIDDEN: true,
    SCOPE_MISSING: operation.scope !== null,
    MODULE_DISABLED: operation.module !== undefined,
    NOT_FOUND: operation.params !== undefined,
    METHOD_NOT_ALLOWED: true,
    CONFLICT: isWrite,
    IDEMPOTENCY_CONFLICT: isWrite,
    PRECONDITION_FAILED: isWrite && getOneOf(catalogue, operation)?.isAddressed,
    PAYLOAD_TOO_LARGE: isWrite,
    VALIDATION_FAILED: true,
    RATE_LIMITED: true,
    INTERNAL_ERROR: true,
    UNAVAILABLE: true,
  };
  return errorCodes.filter((code) => may[code] === true || operation.refuses?.includes(code));
}

const samples: Record<ErrorCode, Refusal> = {
  BAD_REQUEST: new Refusal('BAD_REQUEST', 'The request is not valid HTTP.'),
  AUTH_INVALID: new Refusal('AUTH_INVALID', 'The token is malformed, unknown, revoked or expired.'),
  FORBIDDEN: forbidden('This needs the role Administrator or above.', { required_role: 'ADMINISTRATOR' }),
  SCOPE_MISSING: new Refusal('SCOPE_MISSING', 'The token lacks the scope users:write.', {
    required_scope: 'users:write',
  }),
  MODULE_DISABLED: new Refusal('MODULE_DISABLED', 'Time tracking is switched off for this organization.', {
    module: 'time_tracking',
  }),
  NOT_FOUND: notFound(),
  METHOD_NOT_ALLOWED: new Refusal('METHOD_NOT_ALLOWED', 'This path takes GET, POST.'),
  REQUEST_TIMEOUT: new Refusal('REQUEST_TIMEOUT', 'The request did not arrive in time. Send it again.'),
  CONFLICT: conflict('A request with this Idempotency-Key is still running.', { reason: 'in_progress' }),
  IDEMPOTENCY_CONFLICT: new Refusal(
    'IDEMPOTENCY_CONFLICT',
    'This Idempotency-Key was used with another body or query. Use a new key for a new request.',
  ),
  PRECONDITION_FAILED: new Refusal(
    'PRECONDITION_FAILED',
    'The record is no longer the version that If-Match names. Read it again, then decide.',
  ),
  PAYLOAD_TOO_LARGE: new Refusal(
    'PAYLOAD_TOO_LARGE',
    'The body is larger than 12 KB, the most that this operation takes. Send less at once.',
  ),
  VALIDATION_FAILED: invalid('limit', 'limit must be a whole number of 1 or more.'),
  RATE_LIMITED: new Refusal('RATE_LIMITED', 'Too many requests for this token or its organization.'),
  HEADERS_TOO_LARGE: new Refusal('HEADERS_TOO_LARGE', 'Address and headers together are larger than 16 KB.'),
  INTERNAL_ERROR: new Refusal('INTERNAL_ERROR', 'Something went wrong on our side.'),
  UNAVAILABLE: new Refusal('UNAVAILABLE', 'The service cannot answer right now. Try again shortly.'),
};

/** A failure as it goes over the wire. */
export const failureExample = (code: ErrorCode): Json =>
  JSON.parse(failure(samples[code], requestIdExample).body) as Json;

const headersOf: Partial<Record<number, readonly string[]>> = {
  401: ['WWW-Authenticate'],
  405: ['Allow'],
  429: ['Retry-After', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'],
  503: ['Retry-After'],
};

const pascal = (code: string): string =>
  code.toLowerCase().replace(/(^|_)([a-z])/g, (_match, _gap, letter: string) => letter.toUpperCase());

/** Failures by status. Operations that answer a status with the same codes share one response. */
export class FailureResponses {
  readonly #responses = new Map<string, Json>();
  readonly #catalogue: Catalogue;
  readonly #components: Components;

  constructor(catalogue: Catalogue, components: Components) {
    this.#catalogue = catalogue;
    this.#components = components;
  }

  of(operation: Operation): Json {
    const codes = codesOf(operation, this.#catalogue);
    const statuses = [...new Set(codes.map((code) => errorStatus[code]))];
    return Object.fromEntries(
      statuses.map((status) => [
        String(status),
        this.#refer(
          status,
          codes.filter((code) => errorStatus[code] === status),
        ),
      ]),
    );
  }

  get responses(): Json {
    return Object.fromEntries([...this.#responses].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #refer(status: number, codes: readonly ErrorCode[]): Json {
    const name = codes.map(pascal).join('Or');
    if (!this.#responses.has(name))
      this.#responses.set(name, responseOf(status, codes, this.#components.add(`${name}Error`, errorEnvelope(codes))));
    return { $ref: `#/components/responses/${name}` };
  }
}

const meaningOf = (codes: readonly ErrorCode[]): string => {
  const [only] = codes;
  return codes.length === 1 && only
    ? errorMeaning[only]
    : codes.map((code) => `- \`${code}\`: ${errorMeaning[code]}`).join('\n');
};

const errorEnvelope = (codes: readonly ErrorCode[]): Json => ({
  type: 'object',
  description: meaningOf(codes),
  required: ['error', 'meta'],
  properties: {
    error: {
      description: 'Why the request was refused.',
      allOf: [
        { $ref: '#/components/schemas/Error' },
        {
          type: 'object',
          properties: {
            code: { type: 'string', enum: codes, description: 'Which of those that this answer may have.' },
          },
        },
      ],
    },
    meta: { $ref: '#/components/schemas/Meta' },
  },
});

function responseOf(status: number, codes: readonly ErrorCode[], schema: Json): Json {
  const headers = ['X-Request-Id', ...(headersOf[status] ?? [])];
  return {
    description: meaningOf(codes),
    headers: Object.fromEntries(headers.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
    content: {
      'application/json': {
        schema,
        examples: Object.fromEntries(codes.map((code) => [code, { value: failureExample(code) }])),
      },
    },
  };
}
