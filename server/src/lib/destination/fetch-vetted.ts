import { Agent, request } from 'undici';
import { type AddressPolicy, checkWebhookUrl, vetHost } from './address.ts';
import { pinnedTo } from './pinned.ts';

/** More than any document of a provider takes. */
const maxBytes = 512 * 1024;
const maxHeaderBytes = 32 * 1024;
const bodiless = new Set([204, 205, 304]);

export interface VettedRequest {
  readonly method?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** For all of it: look-up, connection, headers and body. */
  readonly withinMs: number;
}

/**
 * A request to an address that someone has typed in, under the rules that webhooks keep: the host is looked up and vetted, the connection
 * goes to what was vetted, redirects are not followed, and neither time nor memory is the other side's to decide on.
 */
export async function fetchVetted(url: string, asked: VettedRequest, policy: AddressPolicy): Promise<Response> {
  const signal = AbortSignal.timeout(asked.withinMs);
  const target = checkWebhookUrl(url, policy);
  const addresses = await orAborted(vetHost(target.hostname, policy), signal);
  const agent = new Agent({
    connect: { lookup: pinnedTo(addresses), timeout: asked.withinMs, rejectUnauthorized: true, minVersion: 'TLSv1.2' },
    maxHeaderSize: maxHeaderBytes,
    pipelining: 0,
  });
  try {
    const answer = await request(target, {
      dispatcher: agent,
      method: (asked.method ?? 'GET') as 'GET',
      ...(asked.headers && { headers: { ...asked.headers } }),
      ...(asked.body !== undefined && { body: asked.body }),
      signal,
    });
    const body = await bounded(answer.body);
    const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    );
    const { statusCode: status } = answer;
    return new Response(bodiless.has(status) ? null : new Uint8Array(body), { status, headers });
  } finally {
    void agent.destroy();
  }
}

async function bounded(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > maxBytes) throw new Error('The answer is longer than any that is needed.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const orAborted = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    promise.then(resolve, reject);
  });
