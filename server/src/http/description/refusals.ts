import { Type } from 'typebox';
import type { Catalogue } from '../../kernel/catalogue.ts';
import type { Operation } from '../../kernel/declaration.ts';
import { getOneOf } from '../../kernel/versions.ts';
import { ErrorWith } from '../../lib/error-schema.ts';
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
import { say } from '../../lib/texts/texts.ts';
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
  BAD_REQUEST: new Refusal('BAD_REQUEST', 'request.notHttp'),
  AUTH_INVALID: new Refusal('AUTH_INVALID', 'access.tokenUnknown'),
  FORBIDDEN: forbidden(say('access.role', { lowest: 'ADMINISTRATOR' }), { required_role: 'ADMINISTRATOR' }),
  SCOPE_MISSING: new Refusal('SCOPE_MISSING', say('access.scope', { scope: 'users:write' }), {
    required_scope: 'users:write',
  }),
  MODULE_DISABLED: new Refusal('MODULE_DISABLED', 'access.timeTrackingOff', { module: 'time_tracking' }),
  NOT_FOUND: notFound(),
  METHOD_NOT_ALLOWED: new Refusal('METHOD_NOT_ALLOWED', say('request.methods', { methods: ['GET', 'POST'] })),
  REQUEST_TIMEOUT: new Refusal('REQUEST_TIMEOUT', 'request.late'),
  CONFLICT: conflict('request.keyInUse', { reason: 'in_progress' }),
  IDEMPOTENCY_CONFLICT: new Refusal('IDEMPOTENCY_CONFLICT', 'request.keyOfAnother'),
  PRECONDITION_FAILED: new Refusal('PRECONDITION_FAILED', 'request.changedSince'),
  PAYLOAD_TOO_LARGE: new Refusal('PAYLOAD_TOO_LARGE', say('request.tooLarge', { size: '12 KB' })),
  VALIDATION_FAILED: invalid('limit', 'validation.wholeLimit'),
  RATE_LIMITED: new Refusal('RATE_LIMITED', 'access.tokenOrOrganization'),
  HEADERS_TOO_LARGE: new Refusal('HEADERS_TOO_LARGE', 'request.headersTooLarge'),
  INTERNAL_ERROR: new Refusal('INTERNAL_ERROR', 'request.fault'),
  UNAVAILABLE: new Refusal('UNAVAILABLE', 'request.unavailable'),
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
      this.#responses.set(name, responseOf(status, codes, addError(this.#components, name, codes)));
    return { $ref: `#/components/responses/${name}` };
  }
}

const meaningOf = (codes: readonly ErrorCode[]): string => {
  const [only] = codes;
  return codes.length === 1 && only
    ? errorMeaning[only]
    : codes.map((code) => `- \`${code}\`: ${errorMeaning[code]}`).join('\n');
};

function addError(components: Components, name: string, codes: readonly ErrorCode[]): Json {
  const code = Type.Enum([...codes], { description: 'Which of those that this answer may have.' });
  const refusal = components.use(ErrorWith(`${name}Refusal`, 'Why the request was refused.', code));
  return components.add(`${name}Error`, {
    type: 'object',
    description: meaningOf(codes),
    required: ['error', 'meta'],
    properties: { error: refusal, meta: { $ref: '#/components/schemas/Meta' } },
  });
}

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
