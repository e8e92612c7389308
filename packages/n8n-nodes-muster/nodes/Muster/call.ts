import { createHash } from 'node:crypto';
import {
  type IDataObject,
  type IExecuteFunctions,
  type IHookFunctions,
  type IHttpRequestOptions,
  NodeApiError,
  sleep,
} from 'n8n-workflow';

/** One operation of the API, and where the node keeps what it is sent. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly ids: readonly string[];
  /** Fields of the body that are parameters of their own. */
  readonly required: readonly string[];
  /** The collection with the others. */
  readonly fields: string | null;
  /** The collection with what is asked for in the address. */
  readonly query: string | null;
  readonly isList: boolean;
  readonly file?: 'sent' | 'answered';
  /** What becomes of what was typed, where that is not sent as it is. */
  readonly shapes: Readonly<Record<string, 'date' | 'list' | 'json'>>;
}

interface Answer {
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

interface Failure {
  readonly status: number | null;
  readonly retryAfterMs: number;
  readonly error: { code?: string; message?: string; details?: { reason?: string; field?: string } };
  readonly requestId: string | undefined;
}

const tries = 4;
const longestWaitMs = 60_000;
const passing = new Set([429, 500, 502, 503, 504]);
const passingConflicts = new Set<string | undefined>(['busy', 'in_progress']);

export const credentialsOf = (authentication: unknown): string =>
  authentication === 'oAuth2' ? 'musterOAuth2Api' : 'musterApi';

/** Sent until it is answered, as often as makes sense; a change with the same key each time. */
export async function send(
  context: IExecuteFunctions | IHookFunctions,
  credentials: string,
  request: Omit<IHttpRequestOptions, 'url'> & { readonly path: string; readonly itemIndex?: number },
): Promise<Answer> {
  const { baseUrl } = await context.getCredentials(credentials);
  const { path, itemIndex, ...rest } = request;
  const options = {
    json: true,
    ...rest,
    url: `${String(baseUrl).replace(/\/+$/, '')}${path}`,
    returnFullResponse: true,
  };
  for (let nth = 1; ; nth++) {
    try {
      return (await context.helpers.httpRequestWithAuthentication.call(context, credentials, options)) as Answer;
    } catch (thrown) {
      const failure = failureOf(thrown);
      if (nth === tries || !isPassing(failure)) throw refusalOf(context, thrown as Error, failure, itemIndex);
      await sleep(Math.min(longestWaitMs, Math.max(failure.retryAfterMs, 250 * 2 ** nth)));
    }
  }
}

/** n8n hands on what the network said, or wraps it. */
function failureOf(thrown: unknown): Failure {
  const { response, cause, httpCode } = thrown as IDataObject & { cause?: IDataObject };
  const heard = (response ?? cause?.['response']) as
    | { status?: number; headers?: Record<string, string>; data?: unknown }
    | undefined;
  const body = parsed(heard?.data) as { error?: Failure['error']; meta?: { request_id?: string } } | undefined;
  const status = heard?.status ?? (Number(httpCode) || null);
  const retryAfterMs = (Number(heard?.headers?.['retry-after']) || 0) * 1000;
  return { status, retryAfterMs, error: body?.error ?? {}, requestId: body?.meta?.request_id };
}

/** Of a file that was asked for, a refusal comes as bytes. */
function parsed(data: unknown): unknown {
  if (!Buffer.isBuffer(data) && !(data instanceof ArrayBuffer)) return data;
  try {
    return JSON.parse(Buffer.from(data as Buffer).toString('utf8'));
  } catch {
    return undefined;
  }
}

const isPassing = ({ status, error }: Failure): boolean =>
  status === null || passing.has(status) || (status === 409 && passingConflicts.has(error.details?.reason));

function refusalOf(
  context: IExecuteFunctions | IHookFunctions,
  thrown: Error,
  { status, error, requestId }: Failure,
  itemIndex: number | undefined,
): NodeApiError {
  const where = error.details?.field === undefined ? '' : ` (${error.details.field})`;
  return new NodeApiError(context.getNode(), thrown, {
    message: error.message === undefined ? 'Muster did not answer' : `${error.message}${where}`,
    ...(error.code !== undefined && { description: `${error.code}, ${requestId ?? 'without a request id'}` }),
    ...(status !== null && { httpCode: String(status) }),
    ...(itemIndex !== undefined && { itemIndex }),
  });
}

/** What the node does for one item. */
export function requestOf(
  context: IExecuteFunctions,
  call: Call,
  itemIndex: number,
): Pick<IHttpRequestOptions, 'method' | 'headers' | 'qs'> & { path: string; body?: IDataObject } {
  const get = (name: string, fallback?: unknown): unknown => context.getNodeParameter(name, itemIndex, fallback);
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(get(name))));
  const qs: IDataObject = {};
  if (call.query !== null)
    for (const [name, value] of Object.entries(get(call.query, {}) as IDataObject)) {
      const shaped = shapedAs(call.shapes[name], value);
      if (shaped !== null) qs[name] = Array.isArray(shaped) ? shaped.join(',') : shaped;
    }
  if (call.method === 'GET') return { method: 'GET', path, qs };
  const body: IDataObject = {};
  for (const name of call.required) body[name] = shapedAs(call.shapes[name], get(name));
  if (call.fields !== null)
    for (const [name, value] of Object.entries(get(call.fields, {}) as IDataObject))
      body[name] = shapedAs(call.shapes[name], value);
  return { method: call.method, path, qs, body };
}

function shapedAs(shape: Call['shapes'][string] | undefined, value: unknown): unknown {
  if (value === '' || value === null || value === undefined) return shape === 'list' ? [] : null;
  if (shape === 'date') return textOf(value).slice(0, 10);
  if (shape === 'json') return typeof value === 'string' ? (JSON.parse(value) as unknown) : value;
  if (shape !== 'list') return value;
  const all = Array.isArray(value) ? value : textOf(value).split(',');
  return all.map((one) => String(one).trim()).filter((one) => one !== '');
}

/** n8n hands on dates of Luxon, whose text is ISO 8601. */
const textOf = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : (value as { toString(): string }).toString();

/** The same for a node that is tried again, another for each item, run and execution. */
export function keyOf(context: IExecuteFunctions, itemIndex: number, sent: unknown): string {
  const run = context.evaluateExpression('{{ $runIndex }}', itemIndex);
  const place = [context.getExecutionId(), context.getNode().id, run, itemIndex, sent];
  return createHash('sha256').update(JSON.stringify(place)).digest('hex');
}
