import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { contractOf } from './contract.ts';
import type { Response } from './response.ts';

export type { Response } from './response.ts';

export interface RequestOptions {
  readonly query?: Record<string, string>;
  readonly headers?: Record<string, string>;
  readonly ip?: string;
}

/** What was compressed on the way, as it was before. */
function textOf({ headers, rawPayload }: { headers: Response['headers']; rawPayload: Buffer }): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(rawPayload).toString();
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload).toString();
}

/** Calls the product as a token's owner or a person signed in. */
export class Client {
  readonly #server: FastifyInstance;
  readonly #prefix: string;
  readonly #headers: Record<string, string>;

  constructor(server: FastifyInstance, prefix: string, headers: Record<string, string>) {
    this.#server = server;
    this.#prefix = prefix;
    this.#headers = headers;
  }

  get = (path: string, options: RequestOptions = {}): Promise<Response> => this.send('GET', path, undefined, options);
  post = (path: string, body?: unknown, options: RequestOptions = {}): Promise<Response> =>
    this.send('POST', path, body, options);
  put = (path: string, body?: unknown, options: RequestOptions = {}): Promise<Response> =>
    this.send('PUT', path, body, options);
  patch = (path: string, body?: unknown, options: RequestOptions = {}): Promise<Response> =>
    this.send('PATCH', path, body, options);
  delete = (path: string, body?: unknown, options: RequestOptions = {}): Promise<Response> =>
    this.send('DELETE', path, body, options);

  async send(method: string, path: string, body: unknown, options: RequestOptions | undefined = {}): Promise<Response> {
    const hasBody = body !== undefined;
    const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
    const response = await this.#server.inject({
      method,
      url: this.#prefix + path,
      headers: { ...this.#headers, ...(hasBody && { 'content-type': 'application/json' }), ...options.headers },
      ...(options.query && { query: options.query }),
      ...(options.ip !== undefined && { remoteAddress: options.ip }),
      ...(hasBody && { payload: isRaw ? body : JSON.stringify(body) }),
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    const parsed = isJson && response.body !== '' ? JSON.parse(textOf(response)) : null;
    const answer: Response = {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      bytes: response.rawPayload,
      body: parsed,
      data: parsed?.data,
      error: parsed?.error,
    };
    if (this.#prefix === '/api/v1')
      contractOf(this.#server)?.verify(
        method,
        path,
        answer,
        'fields' in (options.query ?? {}) || path.includes('fields='),
      );
    return answer;
  }
}
