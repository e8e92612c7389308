import {
  type Answer,
  type Download,
  type ListBody,
  readAnswer,
  readDownload,
  readFailure,
  readList,
} from './answers.ts';
import { ApiError, ConnectionError, MusterError, TimeoutError, UnexpectedAnswerError } from './errors.ts';
import type { ClientOptions, ProposeOptions, ReadOptions, WriteOptions } from './options.ts';
import { Paged } from './paged.ts';
import { isWorthRetrying, sleep, waitBefore } from './retry.ts';
import { withContentAsText } from './uploads.ts';

export type { Answer, Download } from './answers.ts';
export type { ReadOptions, WriteOptions } from './options.ts';
export { Paged } from './paged.ts';
export type { UploadOf } from './uploads.ts';

type Query = Readonly<Record<string, unknown>> | undefined;

interface Call {
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const defaults = { timeoutMs: 30_000, retries: 3, maxRetryAfterMs: 60_000 };

/** Sends requests: as often as it takes, and with the same idempotency key each time. */
export class Caller {
  readonly #options: ClientOptions;
  readonly #base: string;
  readonly #proposing: ProposeOptions | null;

  /** `proposing`: what it writes waits for a person. */
  constructor(options: ClientOptions, proposing: ProposeOptions | null = null) {
    if (!/^https?:\/\//.test(options.baseUrl)) {
      throw new TypeError('baseUrl must be the whole address of the API, such as https://muster.example/api/v1.');
    }
    this.#options = options;
    this.#proposing = proposing;
    this.#base = options.baseUrl.replace(/\/+$/, '');
  }

  read<T>(path: string, query?: Query, options?: ReadOptions): Promise<Answer<T>> {
    return this.#try(this.#reading(path, query), options, (response) => readAnswer<T>(response));
  }

  list<T>(path: string, query?: Query, options?: ReadOptions): Paged<T> {
    return new Paged<T>((cursor): Promise<ListBody<T>> => {
      const call = this.#reading(path, cursor === undefined ? query : { ...query, cursor });
      return this.#try(call, options, (response) => readList<T>(response));
    });
  }

  /** Tried again until the file begins to arrive. */
  download(path: string, query?: Query, options?: ReadOptions): Promise<Download> {
    return this.#try(this.#reading(path, query), options, readDownload);
  }

  async write<T>(
    method: string,
    path: string,
    body?: unknown,
    options: WriteOptions & { readonly query?: Query } = {},
  ): Promise<Answer<T>> {
    const { dryRun, ifMatch, query } = options;
    const { note, holderOf } = this.#proposing ?? {};
    // A rehearsal leaves nothing to remember; with a key it would be refused.
    const key = options.idempotencyKey ?? (dryRun === true ? undefined : newKey());
    const sent = body === undefined ? undefined : JSON.stringify(await withContentAsText(body));
    const call: Call = {
      method,
      address: this.#address(path, {
        ...query,
        ...(dryRun !== undefined && { dry_run: dryRun }),
        ...(this.#proposing && { propose: true }),
        ...(holderOf !== undefined && { holder_of: holderOf }),
      }),
      headers: {
        ...(key !== undefined && { 'Idempotency-Key': key }),
        ...(ifMatch !== undefined && { 'If-Match': ifMatch }),
        // Headers are ASCII: an extended value (RFC 8187) holds the rest.
        ...(note !== undefined && { 'Muster-Note': `UTF-8''${encodeURIComponent(note)}` }),
        ...(sent !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(sent !== undefined && { body: sent }),
    };
    return this.#try(call, options, (response) => readAnswer<T>(response));
  }

  #reading = (path: string, query: Query): Call => ({
    method: 'GET',
    address: this.#address(path, query),
    headers: {},
  });

  #address(path: string, query: Query = {}): string {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) parameters.set(name, value as string);
    }
    const search = parameters.toString();
    return `${this.#base}${path}${search === '' ? '' : `?${search}`}`;
  }

  async #try<T>(call: Call, options: ReadOptions = {}, read: (response: Response) => T | Promise<T>): Promise<T> {
    const { signal, retries = this.#options.retries ?? defaults.retries } = options;
    const longestMs = this.#options.maxRetryAfterMs ?? defaults.maxRetryAfterMs;
    for (let retry = 0; ; retry++) {
      try {
        return await this.#once(call, options, read);
      } catch (error) {
        const retryAfterMs =
          error instanceof ApiError || error instanceof UnexpectedAnswerError ? error.retryAfterMs : null;
        if (retry >= retries || !isWorthRetrying(error) || (retryAfterMs ?? 0) > longestMs) throw error;
        await sleep(waitBefore(retry, retryAfterMs), signal);
      }
    }
  }

  async #once<T>(call: Call, options: ReadOptions, read: (response: Response) => T | Promise<T>): Promise<T> {
    const { signal, timeoutMs = this.#options.timeoutMs ?? defaults.timeoutMs } = options;
    signal?.throwIfAborted();
    const { method, address, body } = call;
    // What keeps the token from coming is no matter of the connection, and is thrown as it is.
    const token = await this.#token();
    const timeout = new AbortController();
    const timer = setTimeout(() => {
      timeout.abort();
    }, timeoutMs);
    try {
      const response = await (this.#options.fetch ?? fetch)(address, {
        method,
        headers: {
          ...call.headers,
          Accept: 'application/json',
          Authorization: `Bearer ${token}`,
          ...(this.#options.language !== undefined && { 'Accept-Language': this.#options.language }),
        },
        // A redirect would lead the token, or the change, somewhere else.
        redirect: 'error',
        signal: signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal,
        ...(body !== undefined && { body }),
      });
      if (!response.ok) throw await readFailure(response);
      return await read(response);
    } catch (error) {
      if (error instanceof MusterError) throw error;
      signal?.throwIfAborted();
      if (timeout.signal.aborted)
        throw new TimeoutError(`No answer within ${String(timeoutMs)} ms: ${method} ${address}`);
      throw new ConnectionError(`No connection to ${this.#base}.`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  async #token(): Promise<string> {
    const { token } = this.#options;
    return typeof token === 'string' ? token : token();
  }
}

/** `crypto.randomUUID` is missing on pages without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
