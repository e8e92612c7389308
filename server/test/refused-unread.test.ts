import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openHarness } from './harness.ts';

const harness = await openHarness();
const limited = await openHarness({ limits: 'edge_per_second=1,edge_burst=1' });
const [server, edge] = await Promise.all(
  [harness, limited].map(async ({ server: there, world, installation }) => {
    await there.listen({ port: 0, host: '127.0.0.1' });
    const boss = await world.executive();
    return {
      http: there.server,
      installation,
      port: (there.server.address() as AddressInfo).port,
      token: await world.token(boss.id, ['departments:read', 'departments:write']),
      app: await boss.app(),
    };
  }),
);
type There = NonNullable<typeof server>;

afterEach(() => {
  vi.restoreAllMocks();
});

const bodyOf = (name: string): string => JSON.stringify({ name });
const headOf = ({ token }: There, headers: readonly string[]): string =>
  ['POST /api/v1/departments HTTP/1.1', 'Host: a', `Authorization: Bearer ${token}`, ...headers].join('\r\n');
const jsonHead = (there: There, length: number, more: readonly string[] = []): string =>
  `${headOf(there, ['Content-Type: application/json', `Content-Length: ${String(length)}`, ...more])}\r\n\r\n`;
const whole = (there: There, name: string): string => jsonHead(there, bodyOf(name).length) + bodyOf(name);

class Wire {
  readonly socket: Socket;
  readonly closed: Promise<unknown>;
  text = '';

  constructor({ port }: There) {
    this.socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    this.closed = new Promise((resolve) => this.socket.once('close', resolve));
    // What is sent after the server has closed the connection is answered by a reset.
    this.socket.on('error', () => undefined).setEncoding('latin1');
    this.socket.on('data', (chunk: string) => (this.text += chunk));
  }

  statuses(): string[] {
    return [...this.text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status!);
  }
}

const namesOf = async ({ app }: There): Promise<string[]> =>
  ((await app.get('/departments?limit=100')).data as { name: string }[]).map(({ name }) => name).sort();

/** Part of a request, the refusal, then all that was left of it, and another request behind it. */
async function expectUndone(
  there: There,
  status: string,
  first: string,
  rest: string,
  prepare = (): unknown => undefined,
): Promise<void> {
  const before = await namesOf(there);
  prepare();
  const wire = new Wire(there);
  wire.socket.write(first, 'latin1');
  await vi.waitFor(() => expect(wire.statuses()).toEqual([status]), 8000);
  expect(wire.text).toMatch(/^connection: close\r$/im);
  expect(wire.text).toContain('"request_id"');
  wire.socket.write(rest + whole(there, 'Pipelined'), 'latin1');
  await sleep(100);
  wire.socket.end(whole(there, 'Late'), 'latin1');
  await wire.closed;
  expect(wire.statuses()).toEqual([status]);
  expect(await namesOf(there)).toEqual(before);
}

describe('what is answered before its request was read whole is not carried out, nor what follows on its connection', () => {
  const there = server!;
  const body = bodyOf('Refused');

  it('408: headers that do not come to an end in time', async () => {
    const { headersTimeout } = there.http;
    there.http.headersTimeout = 1;
    const head = jsonHead(there, body.length);
    try {
      await expectUndone(there, '408', head.slice(0, -2), `\r\n${body}`);
    } finally {
      there.http.headersTimeout = headersTimeout;
    }
  });

  it('400: what is no HTTP', async () => {
    await expectUndone(there, '400', ': nonsense\r\n\r\n', '');
  });

  it('400: an expectation that nobody can meet', async () => {
    await expectUndone(there, '400', jsonHead(there, body.length, ['Expect: magic']), body);
  });

  it('400: without a host', async () => {
    const head = jsonHead(there, body.length).replace('Host: a\r\n', '');
    await expectUndone(there, '400', head, body);
  });

  it('400: a chunk that is none', async () => {
    const head = headOf(there, ['Content-Type: application/json', 'Transfer-Encoding: chunked']);
    await expectUndone(there, '400', `${head}\r\n\r\n5\r\n{"nam\r\nzz\r\n`, `${body}\r\n0\r\n\r\n`);
  });

  it('401: a token that nobody has', async () => {
    const head = jsonHead({ ...there, token: 'mst_nonsense' }, body.length);
    await expectUndone(there, '401', head, body);
  });

  it('413: more is announced than is taken', async () => {
    await expectUndone(there, '413', jsonHead(there, 2_000_000), 'x'.repeat(2_000_000));
  });

  it('413: more arrives than is taken', async () => {
    const head = headOf(there, ['Content-Type: application/json', 'Transfer-Encoding: chunked']);
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    await expectUndone(there, '413', `${head}\r\n\r\n${chunk.repeat(32)}`, '0\r\n\r\n');
  });

  it('429: too many from one address', async () => {
    const address = edge!;
    const first = new Wire(address);
    first.socket.end('GET /api/v1/users HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    await first.closed;
    await expectUndone(address, '429', jsonHead(address, body.length), body);
  });

  it('431: headers of more than 16 KB', async () => {
    const head = headOf(there, [`X-Long: ${'x'.repeat(20_000)}`]);
    await expectUndone(there, '431', head, `\r\nContent-Length: ${String(body.length)}\r\n\r\n${body}`);
  });

  it('503: the database is out of reach', async () => {
    const { permissionCache } = there.installation;
    const lost = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    const lose = () => vi.spyOn(permissionCache, 'get').mockRejectedValueOnce(lost);
    await expectUndone(there, '503', jsonHead(there, body.length), body, lose);
  });

  it('the refusal reaches a client that sends all it has before it reads', async () => {
    const wire = new Wire(there);
    wire.socket.pause().write(jsonHead(there, 20_000_000));
    for (let i = 0; i < 20; i++) {
      if (!wire.socket.write(Buffer.alloc(1_000_000, 'x'))) await once(wire.socket, 'drain');
    }
    wire.socket.resume().end();
    await wire.closed;
    expect(wire.statuses()).toEqual(['413']);
  });

  it('one that never stops sending is cut off', async () => {
    const wire = new Wire(there);
    wire.socket.write(jsonHead(there, 2_000_000_000));
    const chunk = Buffer.alloc(1_000_000, 'x');
    let sent = 0;
    while (!wire.socket.destroyed && sent++ < 500) {
      if (!wire.socket.write(chunk))
        await Promise.race([once(wire.socket, 'drain').catch(() => undefined), wire.closed]);
    }
    await wire.closed;
    expect(sent).toBeLessThan(100);
  });

  it('what came whole before it is carried out, and has its own answer first', async () => {
    const wire = new Wire(there);
    wire.socket.write(`${whole(there, 'Whole 1')}${whole(there, 'Whole 2')}: nonsense\r\n\r\n`, 'latin1');
    wire.socket.write(whole(there, 'After nonsense'), 'latin1');
    await vi.waitFor(() => expect(wire.statuses()).toHaveLength(3), 5000);
    wire.socket.end();
    await wire.closed;
    expect(wire.statuses()).toEqual(['201', '201', '400']);
    const names = await namesOf(there);
    expect(names).toEqual(expect.arrayContaining(['Whole 1', 'Whole 2']));
    expect(names).not.toContain('After nonsense');
  });

  it('a refusal of a request that came whole leaves the connection in use', async () => {
    const wire = new Wire(there);
    const expecting = jsonHead(there, body.length, ['Expect: magic']) + body;
    const hostless = whole(there, 'No host').replace('Host: a\r\n', '');
    const foreign = whole({ ...there, token: 'mst_nonsense' }, 'Not mine');
    wire.socket.write(foreign + hostless + whole(there, 'Whole 3') + expecting, 'latin1');
    await vi.waitFor(() => expect(wire.statuses()).toEqual(['401', '400', '201', '400']), 5000);
    wire.socket.end();
    await wire.closed;
  });
});
