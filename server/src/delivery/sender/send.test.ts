import { Webhook } from 'standardwebhooks';
import { describe, expect, it, onTestFinished } from 'vitest';
import { vetHost } from '../../lib/destination/address.ts';
import { newSigningSecret } from '../../lib/signature.ts';
import { Connection } from './connection.ts';
import { Deadline } from './deadline.ts';
import { exchange } from './exchange.ts';
import type { SendOutcome } from './outcome.ts';
import { Sender, type SenderOptions, type Sending } from './send.ts';
import { certificateFor } from './testing/certificate.ts';
import { httpReceiver } from './testing/receivers.ts';

const host = 'hooks.example.com';
const secrets = [newSigningSecret()];
const body = JSON.stringify({ id: 'evt_1', text: 'Zoë' });
const tls = certificateFor(host);

function sending(url: string, more: Partial<Sending> = {}): Sending {
  return { url, body, eventId: 'evt_1', secrets, timestampSeconds: Math.floor(Date.now() / 1000), ...more };
}

function openSender(options: Partial<SenderOptions> = {}): Sender {
  const sender = new Sender({ policy: { allowPrivate: true }, deadlineMs: 5000, ...options });
  onTestFinished(() => sender.close());
  return sender;
}

const answering =
  (...addresses: string[]) =>
  () =>
    Promise.resolve(addresses);

describe('a request', () => {
  it('is a signed POST of the body, byte for byte', async () => {
    const receiver = await httpReceiver();
    const outcome = await openSender().send(sending(`http://127.0.0.1:${receiver.port}/in?team=1`));
    expect(outcome).toMatchObject({ kind: 'answered', status: 200, excerpt: 'ok', retryAfterSeconds: null });
    const [request] = receiver.requests;
    expect(request).toMatchObject({ path: '/in?team=1', body });
    expect(request?.headers).toMatchObject({
      host: `127.0.0.1:${receiver.port}`,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'Muster-Webhooks/1',
      'webhook-id': 'evt_1',
    });
    const verified = new Webhook(secrets[0] ?? '').verify(body, request?.headers as Record<string, string>);
    expect(verified).toEqual(JSON.parse(body));
  });

  it('goes straight to the receiver, whatever proxies the environment names', async () => {
    const [receiver, proxy] = [await httpReceiver(), await httpReceiver()];
    const names = ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'http_proxy', 'NODE_USE_ENV_PROXY'];
    for (const name of names) process.env[name] = `http://127.0.0.1:${proxy.port}`;
    onTestFinished(() => {
      for (const name of names) Reflect.deleteProperty(process.env, name);
    });
    expect(await openSender().send(sending(`http://localhost:${receiver.port}/`))).toMatchObject({ status: 200 });
    expect(proxy.connections).toHaveLength(0);
  });

  it.each([301, 302, 303, 307, 308])('%i is an answer and is not followed', async (status) => {
    const elsewhere = await httpReceiver();
    const receiver = await httpReceiver((response) =>
      response.writeHead(status, { location: `http://127.0.0.1:${elsewhere.port}/` }).end(),
    );
    expect(await openSender().send(sending(`http://127.0.0.1:${receiver.port}/`))).toMatchObject({ status });
    expect(elsewhere.connections).toHaveLength(0);
  });
});

describe('an answer', () => {
  const answer = async (
    status: number,
    headers: Record<string, string>,
    text: string | Buffer = '',
  ): Promise<SendOutcome> => {
    const receiver = await httpReceiver((response) => response.writeHead(status, headers).end(text));
    return openSender().send(sending(`http://127.0.0.1:${receiver.port}/`));
  };

  it.each([204, 400, 410, 500])('%i is reported as it is', async (status) => {
    expect(await answer(status, {})).toMatchObject({ kind: 'answered', status, retryAfterSeconds: null });
  });

  it.each([
    ['120', 120],
    ['0', 0],
    ['soon', null],
    ['-5', null],
    ['1.5', null],
    ['Sun, 06 Nov 1994 08:49:37 GMT', 0],
    ['Sunday, 06-Nov-94 08:49:37 GMT', 0],
    ['Sun Nov  6 08:49:37 1994', 0],
  ])('429 with Retry-After %s asks for %j seconds', async (value, seconds) => {
    expect(await answer(429, { 'retry-after': value })).toMatchObject({ status: 429, retryAfterSeconds: seconds });
  });

  it('503 with Retry-After as a date to come asks for the seconds until then', async () => {
    const outcome = await answer(503, { 'retry-after': new Date(Date.now() + 90_000).toUTCString() });
    const seconds = outcome.kind === 'answered' ? outcome.retryAfterSeconds : null;
    expect(seconds).toBeGreaterThan(80);
    expect(seconds).toBeLessThanOrEqual(90);
  });

  it('is kept as a kilobyte of text without what a log cannot hold', async () => {
    const text = await answer(200, {}, `a\u0000b\u001b[31mc\u202ed\n${'é'.repeat(2000)}`);
    expect(text).toMatchObject({ excerpt: `ab[31mcd\n${'é'.repeat(505)}` });
    const binary = await answer(200, {}, Buffer.from([0x68, 0x69, 0xff, 0x00, 0xfe]));
    expect(binary).toMatchObject({ excerpt: 'hi\uFFFD\uFFFD' });
  });
});

describe('TLS', () => {
  const resolver = answering('127.0.0.1');

  it('keeps the name for the certificate and the Host header while connecting to the vetted address', async () => {
    const receiver = await httpReceiver(undefined, { tls });
    const sender = openSender({ resolver, ca: tls.cert });
    expect(await sender.send(sending(`https://${host}:${receiver.port}/in`))).toMatchObject({ status: 200 });
    expect(receiver.requests[0]?.headers.host).toBe(`${host}:${receiver.port}`);
  });

  it.each([
    ['an unknown authority', host, undefined, 'not from a known authority'],
    ['another name', 'other.example.com', tls.cert, 'for another name'],
  ])('a certificate of %s is refused before anything is sent', async (_what, name, ca, sentence) => {
    const receiver = await httpReceiver(undefined, { tls });
    const outcome = await openSender({ resolver, ...(ca && { ca }) }).send(
      sending(`https://${name}:${receiver.port}/`),
    );
    expect(outcome).toMatchObject({ kind: 'failed', reason: 'tls', error: expect.stringContaining(sentence) });
    expect(receiver.requests).toHaveLength(0);
  });

  it('NODE_TLS_REJECT_UNAUTHORIZED changes nothing', async () => {
    const receiver = await httpReceiver(undefined, { tls });
    process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
    onTestFinished(() => void Reflect.deleteProperty(process.env, 'NODE_TLS_REJECT_UNAUTHORIZED'));
    const outcome = await openSender({ resolver }).send(sending(`https://${host}:${receiver.port}/`));
    expect(outcome).toMatchObject({ reason: 'tls' });
  });

  it('a receiver that does not speak TLS is a failed handshake', async () => {
    const receiver = await httpReceiver();
    const outcome = await openSender({ resolver }).send(sending(`https://${host}:${receiver.port}/`));
    expect(outcome).toMatchObject({ kind: 'failed', reason: 'tls', error: 'The TLS handshake failed.' });
  });
});

describe('the address', () => {
  it('a host that answers publicly when saved and with loopback when sent to is refused, and nothing connects', async () => {
    const receiver = await httpReceiver(undefined, { tls });
    const policy = { allowPrivate: false };
    const answers = [['93.184.216.34'], ['127.0.0.1']];
    const resolver = () => Promise.resolve(answers.shift() ?? []);
    expect(await vetHost(host, policy, resolver)).toEqual(['93.184.216.34']);
    const outcome = await openSender({ policy, resolver, ca: tls.cert }).send(sending(`https://${host}:8443/`));
    expect(outcome).toMatchObject({ kind: 'failed', reason: 'not_public' });
    expect(receiver.connections).toHaveLength(0);
  });

  it.each([
    ['public and private', ['93.184.216.34', '127.0.0.1']],
    ['private and public', ['10.0.0.1', '93.184.216.34']],
    ['mapped', ['::ffff:127.0.0.1']],
  ])('an answer that is %s is refused as a whole', async (_what, addresses) => {
    const sender = openSender({ policy: { allowPrivate: false }, resolver: answering(...addresses) });
    expect(await sender.send(sending(`https://${host}/`))).toMatchObject({ reason: 'not_public' });
  });

  it('an address saved in development is refused in production', async () => {
    const receiver = await httpReceiver();
    const outcome = await openSender({ policy: { allowPrivate: false } }).send(
      sending(`http://127.0.0.1:${receiver.port}/`),
    );
    expect(outcome).toMatchObject({ reason: 'not_public' });
    expect(receiver.connections).toHaveLength(0);
  });

  it('is looked up for each attempt, once for those at the same time', async () => {
    const receiver = await httpReceiver();
    let lookUps = 0;
    const resolver = () => Promise.resolve(['127.0.0.1']).finally(() => lookUps++);
    const sender = openSender({ resolver });
    const send = () => sender.send(sending(`http://${host}:${receiver.port}/`));
    await Promise.all(Array.from({ length: 20 }, send));
    expect(lookUps).toBe(1);
    await send();
    expect(lookUps).toBe(2);
  });

  it('a name without an address is a failed attempt', async () => {
    const sender = openSender({ resolver: () => Promise.reject(new Error('ENOTFOUND at 10.0.0.2')) });
    expect(await sender.send(sending(`https://${host}/`))).toMatchObject({
      reason: 'unresolved',
      error: 'No address was found for the host of the url.',
    });
  });

  it('the next address is tried when one does not take connections', async () => {
    const receiver = await httpReceiver(undefined, { host: '127.0.0.1' });
    const sender = openSender({ resolver: answering('127.0.0.9', '127.0.0.1') });
    expect(await sender.send(sending(`http://${host}:${receiver.port}/`))).toMatchObject({ status: 200 });
  });

  it('a connection that leads anywhere else is cut before a word is said', async () => {
    const receiver = await httpReceiver();
    const url = new URL(`http://127.0.0.1:${receiver.port}/`);
    const connection = new Connection({ url, addresses: ['127.0.0.2'], ca: undefined }, () => undefined);
    const deadline = new Deadline(5000);
    onTestFinished(() => deadline.clear());
    await expect(exchange(connection, { path: '/', headers: {}, body }, deadline)).rejects.toMatchObject({
      reason: 'not_public',
    });
    expect(receiver.requests).toHaveLength(0);
  });
});

describe('connections', () => {
  it('are used again for the same host at the same addresses, and no longer once the addresses change', async () => {
    const receiver = await httpReceiver(undefined, { host: '0.0.0.0' });
    let addresses = ['127.0.0.1'];
    const sender = openSender({ resolver: () => Promise.resolve(addresses) });
    const send = () => sender.send(sending(`http://${host}:${receiver.port}/`));
    await send();
    await send();
    expect(receiver.connections).toHaveLength(1);
    addresses = ['127.0.0.2'];
    await send();
    expect(receiver.connections).toHaveLength(2);
    expect(receiver.requests.map(({ localAddress }) => localAddress)).toEqual(['127.0.0.1', '127.0.0.1', '127.0.0.2']);
  });

  it('one that the receiver lets go of just as it is used again costs no attempt', async () => {
    const receiver = await httpReceiver((response, _request, count) => {
      if (count === 2) response.socket?.destroy();
      else response.end();
    });
    const sender = openSender();
    const send = () => sender.send(sending(`http://127.0.0.1:${receiver.port}/`));
    expect(await send()).toMatchObject({ status: 200 });
    expect(await send()).toMatchObject({ status: 200 });
    expect(receiver.connections).toHaveLength(2);
    expect(receiver.requests.map(({ headers }) => headers['webhook-id'])).toEqual(['evt_1', 'evt_1', 'evt_1']);
  });

  it('are as many as there are attempts at once', async () => {
    const waiting: (() => void)[] = [];
    const receiver = await httpReceiver((response) => {
      waiting.push(() => response.end());
      if (waiting.length === 10) for (const answer of waiting) answer();
    });
    const sender = openSender();
    const outcomes = Array.from({ length: 10 }, () => sender.send(sending(`http://127.0.0.1:${receiver.port}/`)));
    expect((await Promise.all(outcomes)).every(({ kind }) => kind === 'answered')).toBe(true);
    expect(receiver.connections).toHaveLength(10);
  });
});
