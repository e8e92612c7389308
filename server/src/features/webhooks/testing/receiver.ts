import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

export interface Received {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads whatever came and asserts on it
  readonly body: any;
  readonly atMs: number;
}

export type Behaviour = (received: Received, response: ServerResponse) => void;

export const answering =
  (status: number, text = '', headers: Record<string, string> = {}): Behaviour =>
  (_received, response) => {
    response.writeHead(status, headers).end(text);
  };

/** Takes the request and never answers. */
export const hanging: Behaviour = () => undefined;

/** A real receiver on a port of its own, closed after the test file, or with `onTestFinished` after the test. */
export class Receiver {
  readonly received: Received[] = [];
  behaviour: Behaviour = answering(200, 'ok');
  underWay = 0;
  mostUnderWay = 0;
  #waiting: (() => void)[] = [];
  readonly url: string;
  readonly close: () => Promise<void>;

  private constructor(url: string, close: () => Promise<void>) {
    this.url = url;
    this.close = close;
  }

  static async open(whenOver: (close: () => Promise<void>) => void = afterAll): Promise<Receiver> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      receiver.underWay++;
      receiver.mostUnderWay = Math.max(receiver.mostUnderWay, receiver.underWay);
      response.on('close', () => receiver.underWay--);
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const { url: path = '', headers } = request;
        const received: Received = { path, headers, text, body: JSON.parse(text) as unknown, atMs: Date.now() };
        receiver.received.push(received);
        for (const wake of receiver.#waiting.splice(0)) wake();
        receiver.behaviour(received, response);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/hook`;
    const receiver: Receiver = new Receiver(url, () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    });
    whenOver(() => receiver.close());
    return receiver;
  }

  async receivedTimes(count: number): Promise<void> {
    while (this.received.length < count) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** What came since the last look. */
  taken(): Received[] {
    return this.received.splice(0);
  }
}
