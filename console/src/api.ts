/** What a query may hold; undefined and '' are left out. */
export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

export interface Page<T> {
  readonly items: readonly T[];
  readonly nextCursor: string | null;
}

interface Envelope<T> {
  readonly data: T;
  readonly meta: { readonly request_id: string; readonly next_cursor?: string | null };
}

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
  /** The field of the request it is about. */
  readonly field: string | null;
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: Refused, retryAfter: string | null) {
    super(body.error?.message ?? 'The server gave no answer that the console understands.');
    this.name = 'ApiError';
    this.status = status;
    this.code = body.error?.code ?? 'UNKNOWN';
    const field = body.error?.details?.['field'];
    this.field = typeof field === 'string' ? field : null;
    this.requestId = body.meta?.request_id ?? null;
    this.retryAfterSeconds = retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
  }
}

const unreachable = (): ApiError =>
  new ApiError(
    0,
    { error: { code: 'UNREACHABLE', message: 'The server cannot be reached. Check the connection and try again.' } },
    null,
  );

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

let whenSignedOut: () => void = () => undefined;

/** Called when the server no longer knows the session. */
export function onSignedOut(listener: () => void): void {
  whenSignedOut = listener;
}

async function call<T>(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<Envelope<T>> {
  const response = await fetch(`/app/api${path}`, {
    method,
    credentials: 'same-origin',
    headers: {
      Accept: 'application/json',
      ...(method !== 'GET' && { 'X-Muster-App': '1' }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    throw signal?.aborted === true ? error : unreachable();
  });
  const answer = (await response.json().catch(() => ({}))) as Envelope<T> & Refused;
  if (response.ok) return answer;
  if (response.status === 401 && !(path === '/session' && method !== 'DELETE')) whenSignedOut();
  throw new ApiError(response.status, answer, response.headers.get('Retry-After'));
}

export function pathWith(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

export async function get<T>(path: string, query?: Query, signal?: AbortSignal): Promise<T> {
  return (await call<T>('GET', pathWith(path, query), undefined, signal)).data;
}

export async function getPage<T>(path: string, query?: Query, signal?: AbortSignal): Promise<Page<T>> {
  const { data, meta } = await call<T[]>('GET', pathWith(path, query), undefined, signal);
  return { items: data, nextCursor: meta.next_cursor ?? null };
}

/** Every page of a list that is short by nature, such as departments. */
export async function getAll<T>(path: string, query?: Query, signal?: AbortSignal): Promise<T[]> {
  const items: T[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<T> = await getPage<T>(path, { ...query, limit: 100, ...(cursor !== null && { cursor }) }, signal);
    items.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return items;
}

export async function send<T>(method: Exclude<Method, 'GET'>, path: string, body?: unknown): Promise<T> {
  return (await call<T>(method, path, body)).data;
}
