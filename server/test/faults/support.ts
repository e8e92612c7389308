import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { type Environment, freePort, type Running, startProduct } from '../processes.ts';

/** One request answered, and its body. */
export interface Answer {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads whatever came back and asserts on it
  readonly data: any;
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  readonly meta: any;
}

/** The whole product in a process of its own, which can be killed and started again on the same data. */
export class Product {
  readonly env: Environment;
  #running: Running | null = null;
  #token = '';
  starts = 0;

  private constructor(env: Environment) {
    this.env = env;
  }

  static async start(env: Environment): Promise<Product> {
    const product = new Product({
      MUSTER_WEBHOOK_ALLOW_PRIVATE: '1',
      MUSTER_WEBHOOK_RETRY_SECONDS: '1,1,2,2,3,3,5,5,5,5',
      PORT: await freePort(),
      ...env,
    });
    await product.start();
    await product.#forgetDemoEndpoints();
    return product;
  }

  /** Those of the demo take up places, and lead nowhere. */
  async #forgetDemoEndpoints(): Promise<void> {
    const { data } = await this.call('GET', '/webhooks');
    for (const { id } of data as { id: string }[]) await this.call('DELETE', `/webhooks/${id}`);
  }

  /** On data that another one has left, with its token. */
  static async resume(env: Environment, token: string): Promise<Product> {
    const product = new Product(env);
    product.#token = token;
    await product.start();
    return product;
  }

  get token(): string {
    return this.#token;
  }

  /** What the last start has told a person. */
  get said(): string {
    return this.#running?.stdout ?? '';
  }

  /** Stops and starts with other settings; an empty one counts as unset. */
  async restartWith(env: Environment): Promise<void> {
    await this.stop();
    Object.assign(this.env, env);
    await this.start();
  }

  async start(): Promise<void> {
    this.starts++;
    this.#running = await startProduct(this.env).ready();
    // The demo is created once; later starts print the same token.
    this.#token ||= /mst_[0-9A-Za-z]{46}/.exec(this.#running.stdout)?.[0] ?? '';
  }

  /** kill -9: nothing of what it had in memory is saved. */
  async kill(): Promise<void> {
    await this.#running?.stop('SIGKILL');
  }

  /** kill -9 of the embedded PostgreSQL's main process; the server is started again should it give up. */
  async killDatabase(): Promise<void> {
    const [pid] = readFileSync(join(this.env['MUSTER_DATA_DIR'] ?? '', 'postgres/postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
    while (!(await this.#isReady())) {
      if (this.#running?.child.exitCode === null) await sleep(50);
      else await this.start();
    }
  }

  async #isReady(): Promise<boolean> {
    const response = await fetch(`${this.#running?.origin ?? ''}/readyz`).catch(() => null);
    return response?.ok === true;
  }

  async stop(): Promise<void> {
    await this.#running?.stop();
  }

  async call(method: string, path: string, body?: object, idempotencyKey?: string): Promise<Answer> {
    const response = await fetch(`http://127.0.0.1:${this.env['PORT'] ?? ''}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { data, meta } = (await response.json()) as { data: unknown; meta: unknown };
    return { status: response.status, data, meta };
  }

  /** As a client that does not give up: the same request with the same key, until there is an answer. */
  async surely(method: string, path: string, body: object, idempotencyKey: string): Promise<Answer> {
    for (;;) {
      const answer = await this.call(method, path, body, idempotencyKey).catch(() => null);
      if (answer && answer.status < 500 && answer.status !== 409) return answer;
      await sleep(25);
    }
  }

  async metric(name: string): Promise<number> {
    const text = await (await fetch(`http://127.0.0.1:${this.env['PORT'] ?? ''}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? NaN);
  }
}

/** A delivery as it came in, its signature proven. */
export interface Delivered {
  readonly eventId: string;
  readonly type: string;
  readonly subjectId: string;
  /** From the change to here. */
  readonly delayMs: number;
}

export type Behaviour = 'takes' | 'hangs' | 'resets' | 'fails sometimes';

/** A receiver of the customer's. */
export class FaultyReceiver {
  readonly delivered: Delivered[] = [];
  /** What came without a right signature, or with another id in the header than in the body. */
  readonly forged: string[] = [];
  endpointId = '';
  readonly #server: Server;
  readonly #behaviour: Behaviour;
  #webhook: Webhook | null = null;
  #requests = 0;
  readonly #sockets = new Set<Socket>();

  private constructor(behaviour: Behaviour) {
    this.#behaviour = behaviour;
    this.#server = createServer((request, response) => void this.#receive(request, response));
    this.#server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket.on('error', () => undefined).on('close', () => this.#sockets.delete(socket)));
    });
  }

  /** Listens, and has itself subscribed to every event. */
  static async subscribe(product: Product, behaviour: Behaviour = 'takes', events = ['*']): Promise<FaultyReceiver> {
    const receiver = new FaultyReceiver(behaviour);
    receiver.#server.listen(0, '127.0.0.1');
    await once(receiver.#server, 'listening');
    const url = `http://127.0.0.1:${String((receiver.#server.address() as AddressInfo).port)}/${behaviour.split(' ')[0] ?? ''}`;
    const { status, data } = await product.call('POST', '/webhooks', { url, events });
    if (status !== 201) throw new Error(`The endpoint was not created: ${String(status)}`);
    receiver.endpointId = data.id as string;
    receiver.#webhook = new Webhook(data.signing_secret as string);
    return receiver;
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.#requests++;
    if (this.#behaviour === 'resets') return void request.socket.resetAndDestroy();
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      // A sender killed half-way has delivered nothing.
      return;
    }
    if (this.#behaviour === 'hangs') return;
    if (this.#behaviour === 'fails sometimes' && this.#requests % 10 === 0) return void response.writeHead(500).end();
    this.#keep(Buffer.concat(chunks).toString(), request.headers as Record<string, string>);
    response.writeHead(204).end();
  }

  #keep(body: string, headers: Record<string, string>): void {
    const nowMs = Date.now();
    try {
      const event = this.#webhook?.verify(body, headers) as {
        id: string;
        type: string;
        created_at: string;
        data: { object: { id: string } };
      };
      if (event.id !== headers['webhook-id']) throw new Error('another id');
      const { id: eventId, type, created_at, data } = event;
      this.delivered.push({ eventId, type, subjectId: data.object.id, delayMs: nowMs - Date.parse(created_at) });
    } catch {
      this.forged.push(body);
    }
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** Waits for something that other processes bring about. */
export async function eventually(isSo: () => boolean, withinMs: number, what: () => string): Promise<void> {
  const untilMs = performance.now() + withinMs;
  while (!isSo()) {
    if (performance.now() > untilMs) throw new Error(`Not within ${String(withinMs / 1000)} s: ${what()}`);
    await sleep(50);
  }
}

/** Does a number of things, so many at a time. */
export async function inParallel(count: number, atOnce: number, run: (n: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let n = next++; n < count; n = next++) await run(n);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
