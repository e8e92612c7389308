import { errorTexts } from '../texts/client.ts';

interface Refused {
  readonly error?: {
    readonly code?: string;
    readonly message?: string;
    readonly details?: Readonly<Record<string, unknown>>;
  };
  readonly meta?: { readonly request_id?: string };
}

/** An answer that was not success, or no answer at all (status 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: Refused, retryAfter: string | null = null) {
    super(body.error?.message ?? errorTexts.noAnswer);
    this.name = 'ApiError';
    this.status = status;
    this.code = body.error?.code ?? 'UNKNOWN';
    this.details = body.error?.details ?? {};
    this.requestId = body.meta?.request_id ?? null;
    this.retryAfterSeconds = retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
  }

  /** The field of the request it is about. */
  get field(): string | null {
    return typeof this.details['field'] === 'string' ? this.details['field'] : null;
  }

  get reason(): string | null {
    return typeof this.details['reason'] === 'string' ? this.details['reason'] : null;
  }
}

export const unreachable = (): ApiError =>
  new ApiError(0, {
    error: { code: 'UNREACHABLE', message: errorTexts.unreachable },
  });

/** No answer at all: the network or the server is away. */
export const isUnreachable = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

export async function errorOf(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as Refused;
  // The server speaks to programs of a header.
  const told = response.status === 412 ? { ...body, error: { ...body.error, message: errorTexts.changedSince } } : body;
  return new ApiError(response.status, told, response.headers.get('Retry-After'));
}

/** As the server would refuse it, at its field: what only the console can tell. */
export const fieldError = (field: string, message: string): ApiError =>
  new ApiError(422, { error: { code: 'VALIDATION_FAILED', message, details: { field } } });
