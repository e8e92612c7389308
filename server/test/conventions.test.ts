import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openHarness } from './harness.ts';

const { world } = await openHarness();
const admin = await world.administrator();
const api = await admin.api();
const nobody = world.clientWith(null);

describe('every answer', () => {
  const cases = [
    ['a record', () => api.get('/organization'), 200],
    ['a list', () => api.get('/users'), 200],
    ['a refusal', () => api.get('/users', { query: { limit: '0' } }), 422],
    ['an unknown path', () => api.get('/nothing'), 404],
    ['no token', () => nobody.get('/users'), 401],
    ['a broken address', () => api.get('/users/%zz'), 404],
  ] as const;

  it.each(cases)('carries request id and Cache-Control: %s', async (_name, send, status) => {
    const response = await send();
    expect(response.status).toBe(status);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['x-request-id']).toMatch(/^req_[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(response.body.meta.request_id).toBe(response.headers['x-request-id']);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('a failure is code, message and meta, and nothing of our insides', async () => {
    const { body } = await api.get('/nothing');
    expect(Object.keys(body)).toEqual(['error', 'meta']);
    expect(Object.keys(body.error)).toEqual(['code', 'message']);
  });
});

describe('paths and methods', () => {
  it('405 METHOD_NOT_ALLOWED with Allow: a known path, another method', async () => {
    const response = await api.delete('/organization');
    expect(response).toMatchObject({ status: 405, error: { code: 'METHOD_NOT_ALLOWED' } });
    expect(response.headers['allow']).toBe('GET, HEAD, OPTIONS');
  });

  it('404 NOT_FOUND: an unknown path, with a token', async () => {
    expect(await api.post('/no/such/path', {})).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } });
  });

  it('401 AUTH_INVALID: an unknown path, without one', async () => {
    expect(await nobody.get('/no/such/path')).toMatchObject({ status: 401, error: { code: 'AUTH_INVALID' } });
  });

  it('204 without Access-Control headers: OPTIONS, no token needed', async () => {
    const response = await nobody.send('OPTIONS', '/users', undefined, {
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
    });
    expect(response.status).toBe(204);
    expect(response.headers['allow']).toBe('GET, HEAD, POST, OPTIONS');
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it.each([
    'usr_nonsense',
    'dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6',
    ...[250, 301, 4000, 15_000].map((length) => 'x'.repeat(length)),
    '%00',
    'usr_01k9z3v5q8r2t4w6y8a0c2e4g6',
    '..%2f..',
  ])('404: a malformed id answers as an unknown one (%s)', async (id) => {
    expect(await api.get(`/users/${id}`)).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } });
  });
});

describe('bodies', () => {
  const person = { first_name: 'Ada', last_name: 'Byron', email: 'ada.conventions@example.com' };
  const refused = (field?: string) => ({
    status: 422,
    error: { code: 'VALIDATION_FAILED', ...(field !== undefined && { details: { field } }) },
  });

  it.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['application/json5'],
    [''],
  ])('422: content type %s', async (type) => {
    expect(await api.post('/users', JSON.stringify(person), { headers: { 'content-type': type } })).toMatchObject(
      refused('Content-Type'),
    );
  });

  it('201: a charset is no other content type', async () => {
    const response = await api.post('/users', person, {
      headers: { 'content-type': 'Application/JSON; charset=utf-8' },
    });
    expect(response.status).toBe(201);
  });

  it.each([['{'], ['{"a":1,}'], ["{'a':1}"], ['undefined'], [Buffer.from([0x22, 0xff, 0xfe, 0x22])]])(
    '422: malformed JSON %j',
    async (text) => {
      expect(await api.post('/users', text)).toMatchObject(refused());
    },
  );

  it.each([['null'], ['[]'], ['"text"'], ['1']])('422: JSON that is no object: %s', async (text) => {
    expect(await api.post('/users', text)).toMatchObject(refused());
  });

  it('422: no body if one is needed', async () => {
    expect(await api.post('/users')).toMatchObject(refused());
  });

  it('422: an unknown field is named', async () => {
    expect(await api.post('/users', { ...person, nickname: 'A' })).toMatchObject(refused('nickname'));
  });

  it('422: a missing field is named', async () => {
    expect(await api.post('/users', { first_name: 'Ada', last_name: 'Byron' })).toMatchObject(refused('email'));
  });

  it.each(['a\u0000b', '\ud800'])('422: text that cannot be stored', async (text) => {
    expect(await api.post('/users', { ...person, first_name: text })).toMatchObject(refused('first_name'));
  });

  it('422: nested without end', async () => {
    expect(await api.post('/users', `${'['.repeat(10_000)}${']'.repeat(10_000)}`)).toMatchObject(refused());
  });

  it('413 PAYLOAD_TOO_LARGE: more than the operation can need; the message names the limit', async () => {
    const response = await api.post('/users', { ...person, job_title: 'x'.repeat(40_000) });
    expect(response).toMatchObject({ status: 413, error: { code: 'PAYLOAD_TOO_LARGE' } });
    expect(response.error.message).toContain('larger than 30 KB');
    const file = await api.post('/documents', { content: 'A'.repeat(1024 * 1024) });
    expect(file).toMatchObject({ status: 413, error: { code: 'PAYLOAD_TOO_LARGE' } });
    expect(file.error.message).toContain('larger than 1 MB');
    const nothing = await api.post('/webhooks/whe_01K9Z3V5Q8R2T4W6Y8A0C2E4G6/pause', { a: 'x'.repeat(5000) });
    expect(nothing.error.message).toContain('larger than 4 KB');
  });

  it.each([
    ['{"first_name":"A","first_name":"B"}', 'first_name'],
    ['{"first_name":"A","\\u0066irst_name":"B"}', 'first_name'],
    ['{"first_name":"A","address":[{"a":1},{"b":1,"b":2}]}', 'address.1.b'],
    ['{"__proto__":1,"__proto__":2}', '__proto__'],
  ])('422: a key given twice is named: %s', async (text, field) => {
    expect(await api.post('/users', text)).toMatchObject(refused(field));
  });

  it.each(['__proto__', 'constructor', 'prototype', 'toString'])('422: the unknown field %s', async (name) => {
    const text = JSON.stringify(person).replace('{', `{"${name}":{"first_name":"A"},`);
    expect(await api.post('/users', text)).toMatchObject(refused(name));
  });

  it.each(['iso-8859-1', 'utf-16', '"windows-1252"'])('422: the charset %s', async (charset) => {
    const headers = { 'content-type': `application/json; charset=${charset}` };
    expect(await api.post('/users', person, { headers })).toMatchObject(refused('Content-Type'));
  });

  it.each(['gzip', 'br', 'deflate', 'compress', 'gzip, identity'])('422: a body encoded as %s', async (encoding) => {
    const headers = { 'content-encoding': encoding };
    expect(await api.post('/users', gzipSync(JSON.stringify(person)), { headers })).toMatchObject(
      refused('Content-Encoding'),
    );
  });

  it('422: more keys, elements, values or levels than the operation takes', async () => {
    const keys = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`k${String(i)}`, 1]));
    const elements = { ...person, first_name: Array.from({ length: 60 }, () => 1) };
    const levels = `{"first_name":${'['.repeat(5)}${']'.repeat(5)}}`;
    for (const body of [keys, elements, levels, Array.from({ length: 100 }, () => 1)])
      expect(await api.post('/users', body)).toMatchObject(refused());
  });

  it('422: an unknown field and a list that is too long come before what they hold', async () => {
    expect(await api.post('/users', { nickname: { deep: 'x' }, first_name: 1 })).toMatchObject(refused('nickname'));
    const tags = Array.from({ length: 21 }, () => 1);
    expect(await api.post('/time-entries', { tags })).toMatchObject(refused('tags'));
  });

  it('401 comes before 413: no one without a token makes us read', async () => {
    expect((await nobody.post('/users', 'x'.repeat(2 * 1024 * 1024))).status).toBe(401);
  });
});

describe('query', () => {
  it('422: an unknown parameter is refused, so that a misspelt filter never widens a list', async () => {
    expect(await api.get('/users', { query: { departement_id: 'x' } })).toMatchObject({
      status: 422,
      error: { code: 'VALIDATION_FAILED', details: { field: 'departement_id' } },
    });
    expect((await api.get('/organization', { query: { a: '1' } })).status).toBe(422);
  });

  it('422: a parameter given twice', async () => {
    expect(await api.get('/users?role=EMPLOYEE&role=EXECUTIVE')).toMatchObject({
      status: 422,
      error: { details: { field: 'role' } },
    });
    expect(await api.get('/users?limit=1&limit=2')).toMatchObject({
      status: 422,
      error: { details: { field: 'limit' } },
    });
  });

  it.each(['101', '1000', '9'.repeat(30), '9'.repeat(4000)])(
    '200: a limit above 100 counts as 100 (%s)',
    async (limit) => {
      expect((await api.get('/users', { query: { limit } })).status).toBe(200);
    },
  );

  it.each(['__proto__', 'constructor', 'prototype', 'toString'])('422: %s is an unknown parameter', async (name) => {
    for (const path of ['/users', '/organization']) {
      const answer = await api.get(`${path}?${name}=1`);
      expect(answer).toMatchObject({ status: 422, error: { code: 'VALIDATION_FAILED', details: { field: name } } });
    }
  });

  it.each(['0', '00', '-1', '1.5', 'abc', '', ' 5', '1e2', '0x10'])('422: limit=%s', async (limit) => {
    expect(await api.get('/users', { query: { limit } })).toMatchObject({
      status: 422,
      error: { details: { field: 'limit' } },
    });
  });
});

describe('paging', () => {
  it('200: every record once, in order, whatever the page size; limit above 100 is 100; 50 by default', async () => {
    const other = await world.another();
    const boss = await other.executive();
    for (let i = 0; i < 120; i++) await other.employee();
    const client = await boss.api();
    expect((await client.get('/users')).data).toHaveLength(50);
    expect((await client.get('/users', { query: { limit: '100000' } })).data).toHaveLength(100);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const response = await client.get('/users', { query: { limit: '17', ...(cursor !== null && { cursor }) } });
      seen.push(...response.data.map((person: { id: string }) => person.id));
      expect(response.body.meta.has_more).toBe(response.body.meta.next_cursor !== null);
      cursor = response.body.meta.next_cursor;
    } while (cursor !== null);
    expect(new Set(seen).size).toBe(121);
    expect(seen).toEqual([...seen].sort());
  });

  it('200: a page that is exactly full has no next one', async () => {
    const other = await world.another();
    const boss = await other.executive();
    const response = await (await boss.api()).get('/users', { query: { limit: '1' } });
    expect(response.body.meta).toMatchObject({ has_more: false, next_cursor: null });
  });

  it('200: a cursor shows nothing of the row it stands at', async () => {
    await world.employee();
    const first = await api.get('/users', { query: { limit: '1' } });
    const shown = Buffer.from(first.body.meta.next_cursor as string, 'base64url').toString('latin1');
    expect(shown).not.toContain('usr_');
    expect(shown).not.toContain(first.data[0].id.slice(4, 12));
  });

  it('422: a cursor altered, of another list, another organization or other filters', async () => {
    await world.employee();
    const first = await api.get('/users', { query: { limit: '1' } });
    const cursor: string = first.body.meta.next_cursor;
    const refused = { status: 422, error: { code: 'VALIDATION_FAILED', details: { field: 'cursor' } } };
    for (let i = 0; i < cursor.length; i++) {
      const altered = cursor.slice(0, i) + (cursor[i] === 'A' ? 'B' : 'A') + cursor.slice(i + 1);
      expect(await api.get('/users', { query: { cursor: altered } })).toMatchObject(refused);
    }
    for (const broken of ['', 'x', cursor.slice(1), `${cursor}A`, `${cursor}=`, cursor + cursor]) {
      expect(await api.get('/users', { query: { cursor: broken } })).toMatchObject(refused);
    }
    expect(await api.get('/users', { query: { cursor, role: 'EMPLOYEE' } })).toMatchObject(refused);
    expect(await api.get('/departments', { query: { cursor } })).toMatchObject(refused);
    const stranger = await (await world.another()).executive();
    expect(await (await stranger.api()).get('/users', { query: { cursor } })).toMatchObject(refused);
    expect((await api.get('/users', { query: { cursor, limit: '5' } })).status).toBe(200);
  });
});
