import type { Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newSigningSecret } from '../../lib/signature.ts';
import { Sender, type SenderOptions } from './send.ts';
import { drip, fullPort, httpReceiver, pour, rawReceiver } from './testing/receivers.ts';

const secrets = [newSigningSecret()];
const head = 'HTTP/1.1 200 OK\r\n';
const chunked = `${head}transfer-encoding: chunked\r\n\r\n`;

function openSender(options: Partial<SenderOptions> = {}): Sender {
  const sender = new Sender({ policy: { allowPrivate: true }, ...options });
  onTestFinished(() => sender.close());
  return sender;
}

const to = (url: string, signal?: AbortSignal) => ({
  url,
  body: '{}',
  eventId: 'evt_1',
  secrets,
  timestampSeconds: 1_800_000_000,
  ...(signal && { signal }),
});
const at = ({ port }: { port: number }, scheme = 'http') => `${scheme}://127.0.0.1:${port}/`;

describe('one deadline covers', () => {
  const sender = (options: Partial<SenderOptions> = {}) => openSender({ deadlineMs: 300, ...options });
  const timedOut = (phase: string) => ({
    kind: 'failed',
    reason: 'timeout',
    error: `Time ran out while ${phase}: it may take 0.3 seconds in all.`,
  });

  it('a name server that keeps silent', async () => {
    const outcome = await sender({ resolver: () => new Promise(() => undefined) }).send(
      to('http://hooks.example.com/'),
    );
    expect(outcome).toMatchObject(timedOut('looking up the host name'));
    expect(outcome.durationMs).toBeGreaterThanOrEqual(299);
    expect(outcome.durationMs).toBeLessThan(10_000);
  });

  it('a host that takes no connection', async () => {
    const port = await fullPort();
    expect(await sender().send(to(at({ port })))).toMatchObject(timedOut('connecting'));
  });

  it('a TLS handshake that does not go on', async () => {
    const receiver = await rawReceiver(() => undefined);
    expect(await sender().send(to(at(receiver, 'https')))).toMatchObject(timedOut('connecting'));
    await receiver.closed();
  });

  it('an answer that does not begin', async () => {
    const receiver = await rawReceiver(() => undefined);
    expect(await sender().send(to(at(receiver)))).toMatchObject(timedOut('waiting for the answer'));
    await receiver.closed();
  });

  it('headers that come a byte at a time', async () => {
    const receiver = await rawReceiver((socket) => {
      socket.write(`${head}x: `);
      drip(socket, 'a');
    });
    expect(await sender().send(to(at(receiver)))).toMatchObject(timedOut('waiting for the answer'));
    await receiver.closed();
  });

  it('a body that comes a byte at a time', async () => {
    const receiver = await rawReceiver((socket) => {
      socket.write(chunked);
      drip(socket, '1\r\na\r\n');
    });
    expect(await sender().send(to(at(receiver)))).toMatchObject(timedOut('reading the answer'));
    await receiver.closed();
  });

  it('a second try on a new connection', async () => {
    const receiver = await httpReceiver((response, _request, count) => {
      if (count === 1) response.end();
      else if (count === 2) response.socket?.destroy();
    });
    const impatient = sender({ deadlineMs: 1500 });
    await impatient.send(to(at(receiver)));
    const outcome = await impatient.send(to(at(receiver)));
    expect(outcome).toMatchObject({ reason: 'timeout' });
    // Both tries together: each with a deadline of its own would take twice as long.
    expect(outcome.durationMs).toBeLessThan(2700);
  });
});

describe('what a receiver sends without end is cut off', () => {
  const cases: [string, (socket: Socket) => void, object][] = [
    ['a body', (s) => s.write(`${head}\r\n`) && pour(s, 'a'.repeat(65536)), { kind: 'answered', status: 200 }],
    [
      'a body longer than it said',
      (s) => s.write(`${head}content-length: 9999999999\r\n\r\n`) && pour(s, 'a'.repeat(65536)),
      { kind: 'answered', status: 200, excerpt: 'a'.repeat(1024) },
    ],
    ['headers', (s) => s.write(head) && pour(s, 'x: aaaaaaaaaaaaaaaa\r\n'), { reason: 'malformed' }],
    ['one header', (s) => s.write(`${head}x: `) && pour(s, 'a'.repeat(65536)), { reason: 'malformed' }],
    ['padding between chunks', (s) => s.write(`${chunked}1;`) && pour(s, 'a'.repeat(65536)), { kind: 'answered' }],
    ['preliminary answers', (s) => pour(s, 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'), { reason: 'malformed' }],
    ['line ends', (s) => pour(s, '\r\n'.repeat(10_000)), { reason: 'malformed' }],
    ['what is no HTTP', (s) => pour(s, 'SSH-2.0-OpenSSH_9.6\r\n'), { reason: 'malformed' }],
  ];

  it.each(cases)('%s', async (_what, speak, expected) => {
    const receiver = await rawReceiver(speak);
    const outcome = await openSender({ deadlineMs: 30_000 }).send(to(at(receiver)));
    expect(outcome).toMatchObject(expected);
    await receiver.closed();
    // What the machine's own buffers take up is many times what was read.
    expect(receiver.connections[0]?.bytesWritten).toBeLessThan(20_000_000);
  });
});

describe('a connection that ends early', () => {
  it.each([
    ['before the answer', (socket: Socket) => socket.end()],
    ['by a reset', (socket: Socket) => socket.resetAndDestroy()],
    ['within the headers', (socket: Socket) => socket.end(`${head}x: a`)],
    ['within the body', (socket: Socket) => socket.end(`${head}content-length: 10\r\n\r\nabc`)],
    [
      'within the body, by a reset',
      (socket: Socket) => socket.write(`${chunked}3\r\nabc\r\n`, () => socket.resetAndDestroy()),
    ],
  ])('%s is a failed attempt and is not repeated', async (_when, speak) => {
    const receiver = await rawReceiver(speak);
    expect(await openSender().send(to(at(receiver)))).toMatchObject({
      kind: 'failed',
      reason: 'closed',
      error: 'The connection was closed before the answer was complete.',
    });
    expect(receiver.connections).toHaveLength(1);
  });

  it('refused: nobody listens', async () => {
    const receiver = await httpReceiver();
    const sender = openSender();
    expect(await sender.send(to('http://127.0.0.1:1/'))).toMatchObject({
      reason: 'connect',
      error: 'The host refused the connection.',
    });
    expect(await sender.send(to(at(receiver)))).toMatchObject({ status: 200 });
  });
});

describe('giving up', () => {
  it('a signal cuts the attempt off', async () => {
    const controller = new AbortController();
    const receiver = await rawReceiver(() => controller.abort());
    const outcome = await openSender().send(to(at(receiver), controller.signal));
    expect(outcome).toMatchObject({ kind: 'failed', reason: 'aborted' });
    await receiver.closed();
  });

  it('a signal given before the start lets nothing begin', async () => {
    const receiver = await httpReceiver();
    expect(await openSender().send(to(at(receiver), AbortSignal.abort()))).toMatchObject({ reason: 'aborted' });
    expect(receiver.connections).toHaveLength(0);
  });

  it('closing the sender ends all attempts and lets none begin', async () => {
    const sender = openSender();
    const receiver = await rawReceiver(() => sender.close());
    expect(await sender.send(to(at(receiver)))).toMatchObject({ kind: 'failed', reason: 'aborted' });
    expect(await sender.send(to(at(receiver)))).toMatchObject({ kind: 'failed', reason: 'aborted' });
    await receiver.closed();
  });

  it('closing the sender ends a look-up that is not answered', async () => {
    const sender = openSender({ resolver: () => new Promise(() => undefined) });
    const outcome = sender.send(to('http://hooks.example.com/'));
    sender.close();
    expect(await outcome).toMatchObject({ kind: 'failed', reason: 'aborted' });
  });

  it('nothing that is no address makes it throw', async () => {
    for (const url of ['', 'x', 'http://', 'http://[::1', 'ftp://127.0.0.1/'])
      expect((await openSender().send(to(url))).kind, url).toBe('failed');
  });
});

describe('a hundred hanging receivers', () => {
  it('do not slow down one that answers', async () => {
    const sender = openSender({ deadlineMs: 8000 });
    const dead = await rawReceiver(() => undefined);
    const hanging = Array.from({ length: 100 }, () => sender.send(to(at(dead))));
    const receiver = await httpReceiver();
    const answered = await sender.send(to(at(receiver)));
    expect(answered).toMatchObject({ status: 200 });
    expect(answered.durationMs).toBeLessThan(6000);
    expect((await Promise.all(hanging)).every((outcome) => outcome.kind === 'failed')).toBe(true);
  });
});
