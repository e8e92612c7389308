import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from './part.ts';

export interface Tenant {
  readonly organizationId: string;
  /** Of its Executive. */
  readonly email: string;
  readonly token: string;
}

export interface Outage {
  /** From the first answer that failed to the next that did not, of one client. */
  readonly longestMs: number;
  readonly failures: number;
}

interface Answer {
  readonly status: number;
  readonly body: {
    data?: { id: string } | { id: string; type: string; data: { object: { id: string } } }[];
    meta?: { has_more: boolean; next_cursor: string };
  };
}

const requestMs = 12_000;

/** The endpoint of every organization: which records it was told of. */
export class Receiver {
  readonly created = new Set<string>();
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          const event = JSON.parse(Buffer.concat(chunks).toString()) as {
            type: string;
            data: { object: { id: string } };
          };
          if (event.type === 'department.created') this.created.add(event.data.object.id);
          response.writeHead(204).end();
        });
    });
  }

  static async open(): Promise<Receiver> {
    const receiver = new Receiver();
    receiver.#server.listen(0, '127.0.0.1');
    await once(receiver.#server, 'listening');
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}/`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

/** A client of one organization that does not give up: the next server, the same key. */
export class Client {
  readonly #origins: readonly string[];
  readonly #tenant: Tenant;
  #next: number;
  #failingSinceMs: number | null = null;
  longestMs = 0;
  failures = 0;

  constructor(origins: readonly string[], tenant: Tenant, first = 0) {
    this.#origins = origins;
    this.#tenant = tenant;
    this.#next = first;
  }

  async call(method: string, path: string, body?: object, key?: string): Promise<Answer> {
    for (;;) {
      const answer = await this.#send(method, path, body, key).catch(() => null);
      // 409 with a key: the request that was cut off is still at work.
      const isAnswered = answer !== null && answer.status < 500 && !(answer.status === 409 && key !== undefined);
      if (answer && isAnswered) {
        this.#succeeded();
        return answer;
      }
      this.#failed();
      await sleep(200);
    }
  }

  async #send(method: string, path: string, body?: object, key?: string): Promise<Answer> {
    const origin = this.#origins[this.#next % this.#origins.length] ?? '';
    const headers: Record<string, string> = { authorization: `Bearer ${this.#tenant.token}` };
    if (body) headers['content-type'] = 'application/json';
    if (key !== undefined) headers['idempotency-key'] = key;
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers,
      signal: AbortSignal.timeout(requestMs),
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  }

  #failed(): void {
    this.failures++;
    this.#failingSinceMs ??= performance.now();
    this.#next++;
  }

  #succeeded(): void {
    if (this.#failingSinceMs !== null)
      this.longestMs = Math.max(this.longestMs, performance.now() - this.#failingSinceMs);
    this.#failingSinceMs = null;
  }
}

let runs = 0;

/** Writers and a reader of the feed for each organization, until it is told to stop. */
export class Load {
  /** What was acknowledged: name by id. */
  readonly departments = new Map<string, string>();
  readonly documents = new Map<string, Tenant>();
  readonly name = `load ${String(++runs)}`;
  readonly #clients: Client[] = [];
  readonly #seen: string[] = [];
  readonly #writing: Promise<void>[] = [];
  readonly #reading: Promise<void>[] = [];
  #startedMs = 0;
  #areWritersDone = false;
  #fault: unknown = null;
  #isStopping = false;
  #seconds = 0;

  /** Readers know where they start before the first write. */
  static async start(origins: readonly string[], tenants: readonly Tenant[]): Promise<Load> {
    const load = new Load();
    const readers = tenants.map((tenant, t) => load.#client(origins, tenant, t));
    const cursors = await Promise.all(
      readers.map(async (client) => {
        const { body } = await client.call('GET', '/events?since=now&limit=1&types=department.created');
        return body.meta?.next_cursor ?? '';
      }),
    );
    load.#startedMs = performance.now();
    for (const [t, tenant] of tenants.entries()) {
      for (let w = 0; w < 2; w++) load.#writing.push(load.#write(load.#client(origins, tenant, t + w), tenant, w));
    }
    Promise.all(load.#writing).then(
      () => (load.#areWritersDone = true),
      (error: unknown) => (load.#fault = error),
    );
    load.#reading.push(...readers.map((client, t) => load.#follow(client, cursors[t] ?? '')));
    return load;
  }

  get writesPerSecond(): number {
    return Math.round((this.departments.size + this.documents.size) / this.#seconds);
  }

  get outage(): Outage {
    return {
      longestMs: Math.max(...this.#clients.map(({ longestMs }) => longestMs)),
      failures: this.#clients.reduce((sum, { failures }) => sum + failures, 0),
    };
  }

  /** What the feed has shown more than once, and what it has left out. */
  get feed(): { readonly doubled: number; readonly missing: number } {
    const seen = new Set(this.#seen);
    return {
      doubled: this.#seen.length - seen.size,
      missing: [...this.departments.keys()].filter((id) => !seen.has(id)).length,
    };
  }

  /** Until so much more was acknowledged: the load is at work again. */
  async more(count: number): Promise<void> {
    const goal = this.departments.size + count;
    await until(`${String(count)} more writes`, 120_000, () =>
      Promise.resolve(this.#fault !== null || this.departments.size >= goal),
    );
    if (this.#fault !== null) throw this.#fault as Error;
  }

  async stop(): Promise<void> {
    this.#seconds = (performance.now() - this.#startedMs) / 1000;
    this.#isStopping = true;
    await Promise.all([...this.#writing, ...this.#reading]);
  }

  #client(origins: readonly string[], tenant: Tenant, first: number): Client {
    const client = new Client(origins, tenant, first);
    this.#clients.push(client);
    return client;
  }

  async #write(client: Client, tenant: Tenant, writer: number): Promise<void> {
    for (let n = 0; !this.#isStopping; n++) {
      const name = `${this.name}, ${String(writer)}.${String(n)}`;
      const key = `${tenant.organizationId}:${name.replaceAll(/[ ,]+/g, '-')}`;
      const isDocument = n % 20 === 10;
      const file = { title: name, file_name: 'a.txt', mime_type: 'text/plain', content: 'UHJvb2YK' };
      const { status, body } = isDocument
        ? await client.call('POST', '/documents', file, key)
        : await client.call('POST', '/departments', { name }, key);
      if (status !== 201) throw new Error(`${String(status)}: ${JSON.stringify(body)}`);
      const { id } = body.data as { id: string };
      if (isDocument) this.documents.set(id, tenant);
      else this.departments.set(id, name);
    }
  }

  /** Goes on until it has seen all that there is. */
  async #follow(client: Client, from: string): Promise<void> {
    let cursor = from;
    for (;;) {
      // Looked at before the page is read: it shows all that was written.
      const isLast = this.#areWritersDone;
      const query = new URLSearchParams({ types: 'department.created', cursor, limit: '100' }).toString();
      const { status, body } = await client.call('GET', `/events?${query}`);
      if (status !== 200) throw new Error(`${String(status)}: ${JSON.stringify(body)}`);
      const events = body.data as { data: { object: { id: string } } }[];
      this.#seen.push(...events.map(({ data }) => data.object.id));
      cursor = body.meta?.next_cursor ?? '';
      if (body.meta?.has_more) continue;
      if (isLast) return;
      await sleep(200);
    }
  }
}
