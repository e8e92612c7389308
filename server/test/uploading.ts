import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';

const pdfHead = Buffer.from('%PDF-1.4\n');
const filler = Buffer.alloc(64 * 1024, 'x');

/** A PDF of that many bytes, of which never more than a chunk is in memory. */
export function* pdfOf(sizeBytes: number): Generator<Buffer> {
  yield pdfHead;
  for (let left = sizeBytes - pdfHead.length; left > 0; left -= filler.length) yield filler.subarray(0, left);
}

export interface Uploaded {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads whatever came back
  readonly body: any;
}

/** A file that is sent over a connection of its own, as far and as fast as a test wants. */
export class WireUpload {
  readonly request: ClientRequest;
  readonly answer: Promise<Uploaded>;
  #goOn: () => void = () => undefined;

  private constructor(sent: ClientRequest) {
    this.request = sent;
    this.answer = answerTo(sent);
    // Looked at by those who wait for it.
    this.answer.catch(() => undefined);
    sent.on('error', () => undefined);
    for (const event of ['drain', 'close']) {
      sent.on(event, () => {
        this.#goOn();
      });
    }
  }

  static async open(
    server: FastifyInstance,
    path: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<WireUpload> {
    if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    const options = { port, path: `/app/api${path}`, method: 'POST', agent: false };
    const sent = request({ ...options, headers: { 'content-type': 'application/pdf', ...headers } });
    sent.flushHeaders();
    return new WireUpload(sent);
  }

  /** Waits if the server takes no more. */
  async send(chunks: Iterable<Buffer>): Promise<this> {
    for (const chunk of chunks) {
      if (this.request.destroyed) break;
      const goesOn = new Promise<void>((resolve) => (this.#goOn = resolve));
      if (!this.request.write(chunk)) await goesOn;
    }
    return this;
  }

  async finish(chunks: Iterable<Buffer> = []): Promise<Uploaded> {
    await this.send(chunks);
    this.request.end();
    return this.answer;
  }
}

async function answerTo(sent: ClientRequest): Promise<Uploaded> {
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, body: await json(response) };
}
