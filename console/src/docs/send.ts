export interface Sent {
  readonly method: string;
  /** From the root of the API, with its query. */
  readonly path: string;
  readonly token: string;
  readonly idempotencyKey: string | null;
  readonly body: string | null;
}

export interface Received {
  readonly status: number;
  readonly durationMs: number;
  readonly requestId: string | null;
  /** Headers worth a look. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Text to show, or a file to keep. */
  readonly text: string | null;
  readonly file: { readonly blob: Blob; readonly name: string } | null;
}

const shownHeaders = ['content-type', 'etag', 'ratelimit-remaining', 'retry-after', 'idempotent-replayed'];
export const apiRoot = '/api/v1';

/** Without cookies: the answer is the token's alone, no matter who is signed in beside it. */
export async function send({ method, path, token, idempotencyKey, body }: Sent): Promise<Received> {
  const startedMs = performance.now();
  const response = await fetch(apiRoot + path, {
    method,
    credentials: 'omit',
    cache: 'no-store',
    headers: {
      authorization: `Bearer ${token}`,
      ...(idempotencyKey !== null && { 'idempotency-key': idempotencyKey }),
      ...(body !== null && { 'content-type': 'application/json' }),
    },
    ...(body !== null && { body }),
  });
  const { headers, status } = response;
  const isJson = headers.get('content-type')?.includes('json') === true;
  const name = /filename="([^"]*)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'file';
  const text = isJson ? pretty(await response.text()) : null;
  const file = isJson || status >= 300 ? null : { blob: await response.blob(), name };
  return {
    status,
    durationMs: Math.round(performance.now() - startedMs),
    requestId: headers.get('x-request-id'),
    headers: shownHeaders.flatMap((key) => {
      const value = headers.get(key);
      return value === null ? [] : [[key, value] as const];
    }),
    text,
    file,
  };
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The same call for a shell, the token's place left open. */
export const curlOf = ({ method, path, idempotencyKey, body }: Sent): string =>
  [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(location.origin + apiRoot + path)}`,
    '-H "Authorization: Bearer $MUSTER_TOKEN"',
    ...(idempotencyKey === null ? [] : [`-H ${quoted(`Idempotency-Key: ${idempotencyKey}`)}`]),
    ...(body === null ? [] : [`-H 'Content-Type: application/json'`, `-d ${quoted(body)}`]),
  ].join(' \\\n  ');
