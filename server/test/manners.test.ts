import { type AddressInfo, connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { Client } from './client.ts';
import { openHarness } from './harness.ts';

const harness = await openHarness();
const { world, server } = harness;
const admin = await world.administrator();
const api = await admin.api();
const app = await admin.app();
const token = await world.token(admin.id, ['users:read', 'users:write', 'departments:read']);
let port = 0;

beforeAll(async () => {
  await server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.server.address() as AddressInfo);
});

interface Raw {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/** Bytes as they stand, to the server's own socket: what no client would send. */
function sendRaw(text: string): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
    socket.on('close', () => resolve(parse(Buffer.concat(chunks))));
  });
}

function parse(bytes: Buffer): Raw {
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  return { status: Number(first.split(' ')[1]), headers, body: bytes.subarray(end + 4) };
}

function expectRefusal({ status, headers, body }: Raw, wanted: number, code: string): void {
  const { error, meta } = JSON.parse(body.toString()) as { error: { code: string }; meta: { request_id: string } };
  expect([status, error.code]).toEqual([wanted, code]);
  expect(headers['x-request-id']).toMatch(/^req_[0-9A-HJKMNP-TV-Z]{26}$/);
  expect(headers['x-request-id']).toBe(meta.request_id);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
}

describe('below HTTP', () => {
  it.each([
    ['no request line', 'hello\r\n\r\n'],
    ['two lengths', 'POST /api/v1/users HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
    [
      'length and chunks',
      'POST /api/v1/users HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a header without a name', 'GET /api/v1/users HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n'],
    ['no Host', 'GET /api/v1/users HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['an expectation', 'POST /api/v1/users HTTP/1.1\r\nHost: a\r\nExpect: magic\r\nConnection: close\r\n\r\n'],
  ])('400 BAD_REQUEST: %s', async (_name, text) => {
    expectRefusal(await sendRaw(text), 400, 'BAD_REQUEST');
  });

  it('431 HEADERS_TOO_LARGE: headers of more than 16 KB', async () => {
    const text = `GET /api/v1/users HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`;
    expectRefusal(await sendRaw(text), 431, 'HEADERS_TOO_LARGE');
  });

  it('408 REQUEST_TIMEOUT: a request that never ends', async () => {
    const { headersTimeout } = server.server;
    server.server.headersTimeout = 1;
    try {
      expectRefusal(await sendRaw('GET /api/v1/users HTTP/1.1\r\nHost: a\r\n'), 408, 'REQUEST_TIMEOUT');
    } finally {
      server.server.headersTimeout = headersTimeout;
    }
  });

  it('401: two Authorization headers', async () => {
    const raw = await sendRaw(
      `GET /api/v1/users HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nauthorization: Bearer ${token}\r\nConnection: close\r\n\r\n`,
    );
    expectRefusal(raw, 401, 'AUTH_INVALID');
    expect(raw.body.toString()).toContain('more than once');
  });
});

describe('401 carries WWW-Authenticate: Bearer', () => {
  const place = 'resource_metadata="http://127.0.0.1:8080/.well-known/oauth-protected-resource/api/v1"';
  it.each([
    ['without a token', () => world.clientWith(null).get('/users'), `Bearer ${place}`],
    [
      'with a wrong one',
      () => world.clientWith('mst_nonsense').get('/users'),
      `Bearer error="invalid_token", ${place}`,
    ],
    ['without a session', () => new Client(server, '/app/api', {}).get('/users'), 'Bearer'],
  ])('%s', async (_name, send, challenge) => {
    const answer = await send();
    expect([answer.status, answer.headers['www-authenticate']]).toEqual([401, challenge]);
  });
});

describe('unknown paths', () => {
  it.each(['/nothing', '/wp-login.php', '/people.json', '/api', '/app'])('404 in the error shape: %s', async (url) => {
    const answer = await server.inject({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ error: { code: 'NOT_FOUND' } });
  });
});

describe('HEAD', () => {
  const differs = new Set([
    'x-request-id',
    'date',
    'ratelimit-remaining',
    'ratelimit-reset',
    // What the client asks for its connection.
    'connection',
    'keep-alive',
  ]);
  const ask = async (method: string, path: string, more: Record<string, string> = {}) => {
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'identity', ...more };
    const answer = await fetch(`http://127.0.0.1:${String(port)}${path}`, { method, headers });
    const shown = Object.fromEntries([...answer.headers].filter(([name]) => !differs.has(name)));
    return { status: answer.status, headers: shown, text: await answer.text() };
  };

  it.each([
    '/api/v1/users',
    '/api/v1/organization',
    '/api/v1/nothing',
    '/api/v1/users/usr_none',
    '/api/v1/openapi.json',
    '/api/v1/users?limit=0',
    '/docs',
    '/app/api/session',
    '/nothing',
  ])('as GET, without the body: %s', async (path) => {
    for (const encoding of ['identity', 'br', 'gzip']) {
      const get = await ask('GET', path, { 'accept-encoding': encoding });
      const head = await ask('HEAD', path, { 'accept-encoding': encoding });
      expect(head).toEqual({ ...get, text: '' });
      expect(get.text).not.toBe('');
    }
  });

  it('needs the same rights: 401, 403', async () => {
    expect((await world.clientWith(null).send('HEAD', '/users', undefined)).status).toBe(401);
    expect((await (await admin.api([])).send('HEAD', '/users', undefined)).status).toBe(403);
  });
});

describe('compression', () => {
  beforeAll(async () => {
    for (let i = 0; i < 20; i++) await world.employee();
  });
  const unpack: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1, br;q=0.1', 'gzip'],
    ['br;q=0, gzip;q=0.2', 'gzip'],
    ['*', 'gzip'],
    ['br;q=0', undefined],
    ['identity', undefined],
    ['deflate', undefined],
    ['', undefined],
  ])('Accept-Encoding: %s gets %s', async (accepted, encoding) => {
    for (const client of [api, app]) {
      const plain = await client.get('/users');
      const answer = await client.get('/users', { headers: { 'accept-encoding': accepted } });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers['vary']).toBe('accept-encoding');
      const bytes = encoding === undefined ? answer.bytes : unpack[encoding]?.(answer.bytes);
      expect((JSON.parse(String(bytes)) as { data: unknown }).data).toEqual(plain.data);
    }
  });

  it('a file is sent as it is, also to those who would take it compressed; HEAD tells its length', async () => {
    const text = 'All work and no play.\n'.repeat(500);
    const { data } = await app.post('/documents', {
      title: 'Rules',
      owner_id: admin.id,
      file_name: 'rules.txt',
      mime_type: 'text/plain',
      content: Buffer.from(text).toString('base64'),
    });
    const path = `/documents/${String(data.id)}/content`;
    const answer = await app.get(path, { headers: { 'accept-encoding': 'br' } });
    expect([answer.status, answer.headers['content-encoding'], answer.text]).toEqual([200, undefined, text]);
    const head = await app.send('HEAD', path, undefined);
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', String(text.length)]);
    expect(head.headers['repr-digest']).toBe(answer.headers['repr-digest']);
  });

  it('an answer below 1 KB is sent as it is', async () => {
    const answer = await api.get('/organization', { headers: { 'accept-encoding': 'br' } });
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, undefined]);
  });
});

describe('text for people', () => {
  const create = (name: string) => api.post('/departments', { name });
  const refused = { status: 422, error: { code: 'VALIDATION_FAILED', details: { field: 'name' } } };

  it.each(['a\tb', 'a\nb', 'a\u0007b', 'a\u007fb', 'a\u0085b', 'a\u2028b', '\u001b[31mred'])(
    '422: a name with a control character: %j',
    async (name) => {
      expect(await create(name)).toMatchObject(refused);
    },
  );

  it.each([
    ' ',
    '\u00a0',
    '\u200b',
    '\u200d\u200c',
    '\u202e',
    '\u2066\u2069',
    '\ufeff',
    '\u3164',
    '\u2800',
    '\u00ad',
    '\u034f',
  ])('422: a name with nothing to be seen: %j', async (name) => {
    expect(await create(name)).toMatchObject(refused);
  });

  it.each(['Küche 👩‍🍳', 'مطبخ\u200f', '厨房', 'a\u202eb'])('201: %s', async (name) => {
    expect((await create(name)).status).toBe(201);
  });

  it('201: line breaks and tabs in longer texts; 422: other control characters there', async () => {
    const send = (description: string) => api.post('/departments', { name: `D${String(Math.random())}`, description });
    expect((await send('One\r\n\tTwo\n')).status).toBe(201);
    expect(await send('One\u0007')).toMatchObject({ status: 422, error: { details: { field: 'description' } } });
    expect(await send('\u200b\n')).toMatchObject({ status: 422, error: { details: { field: 'description' } } });
  });
});
