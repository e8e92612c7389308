export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: string | null;
}

type Step = Response | Error | ((request: Received) => Response | Promise<Response>);

/** A `fetch` that answers what it was told to, in order, and keeps what it was asked. */
export class FakeServer {
  readonly received: Received[] = [];
  readonly #steps: Step[];

  constructor(...steps: Step[]) {
    this.#steps = steps;
  }

  readonly fetch = async (url: unknown, init: RequestInit = {}): Promise<Response> => {
    const request: Received = {
      method: init.method ?? 'GET',
      url: String(url),
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? init.body : null,
    };
    this.received.push(request);
    const step = this.#steps.shift();
    if (step === undefined) throw new Error(`Nobody expected ${request.method} ${request.url}.`);
    if (step instanceof Error) throw step;
    return typeof step === 'function' ? step(request) : step;
  };
}

export const ok = (data: unknown, meta: object = {}, headers: Record<string, string> = {}): Response =>
  Response.json({ data, meta: { request_id: 'req_1', ...meta } }, { headers });

export const refused = (
  status: number,
  code: string,
  { details, headers = {} }: { details?: object; headers?: Record<string, string> } = {},
): Response =>
  Response.json(
    { error: { code, message: 'No.', ...(details && { details }) }, meta: { request_id: 'req_2' } },
    { status, headers },
  );
