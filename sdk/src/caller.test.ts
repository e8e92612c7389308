import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { FakeServer, ok, refused } from '../test/fake-server.ts';
import { type ClientOptions, ConnectionError, isApiError, Muster, TimeoutError } from './index.ts';

const baseUrl = 'https://muster.example/api/v1';
const clientOf = (server: FakeServer, options: Partial<ClientOptions> = {}): Muster =>
  new Muster({ baseUrl, token: 'mst_1', fetch: server.fetch, ...options });
const keys = (server: FakeServer) => server.received.map(({ headers }) => headers.get('idempotency-key'));

describe('a request', () => {
  test('asks for messages in the language that is chosen, and for none otherwise', async () => {
    const server = new FakeServer(ok({}), ok({}));
    await clientOf(server, { language: 'fr' }).users.get('usr_1');
    await clientOf(server).users.get('usr_1');
    expect(server.received.map(({ headers }) => headers.get('accept-language'))).toEqual(['fr', null]);
  });

  test('carries the token, the parameters that are given and the body', async () => {
    const server = new FakeServer(ok([], { has_more: false, next_cursor: null }), ok({}));
    const muster = clientOf(server, { baseUrl: `${baseUrl}/`, token: () => Promise.resolve('mst_renewed') });
    await muster.users.list({ status: 'active', department_id: undefined as never, limit: 5 });
    await muster.users.update('usr_1/../x', { job_title: 'Cook' });
    const [list, update] = server.received;
    expect(list?.url).toBe(`${baseUrl}/users?status=active&limit=5`);
    expect(list?.headers.get('authorization')).toBe('Bearer mst_renewed');
    expect(update).toMatchObject({
      method: 'PATCH',
      url: `${baseUrl}/users/usr_1%2F..%2Fx`,
      body: '{"job_title":"Cook"}',
    });
  });

  test.for(['', '.', '..', undefined as unknown as string])('an id that leads elsewhere is not sent: %j', (id) => {
    const server = new FakeServer();
    expect(() => clientOf(server).users.get(id)).toThrow(TypeError);
    expect(server.received).toEqual([]);
  });

  test('a token that does not come is told as it is, and nothing is sent', async () => {
    const server = new FakeServer();
    const muster = clientOf(server, { token: () => Promise.reject(new Error('The vault is sealed.')) });
    await expect(muster.organization.get()).rejects.toThrow('The vault is sealed.');
    expect(server.received).toEqual([]);
  });

  test('a base address that is none is told at once', () => {
    expect(() => new Muster({ baseUrl: '/api/v1', token: 'x' })).toThrow('https://muster.example/api/v1');
  });
});

describe('retries', () => {
  test('have a key for each call', async () => {
    const server = new FakeServer(ok({}), ok({}));
    const muster = clientOf(server);
    await muster.departments.create({ name: 'Kitchen' });
    await muster.departments.create({ name: 'Kitchen' });
    expect(new Set(keys(server)).size).toBe(2);
    expect(keys(server)[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  test('end when the caller gives up, also while they wait', async () => {
    const server = new FakeServer(refused(503, 'UNAVAILABLE', { headers: { 'Retry-After': '30' } }));
    const giveUp = new AbortController();
    const answer = clientOf(server).organization.get(undefined, { signal: giveUp.signal });
    setTimeout(() => giveUp.abort(new Error('Enough.')), 20);
    await expect(answer).rejects.toThrow('Enough.');
    expect(server.received).toHaveLength(1);
  });
});

describe('errors', () => {
  test('are told apart by code, with the hints of that code', async () => {
    const server = new FakeServer(refused(403, 'SCOPE_MISSING', { details: { required_scope: 'users:write' } }));
    const failure = await clientOf(server)
      .users.get('usr_1')
      .catch((error: unknown) => error);
    if (!isApiError(failure, 'SCOPE_MISSING')) throw failure;
    expect(failure).toMatchObject({ status: 403, requestId: 'req_2', message: 'No.' });
    // Typed: no cast.
    expect(failure.details.required_scope.toUpperCase()).toBe('USERS:WRITE');
    expect(isApiError(failure, 'NOT_FOUND')).toBe(false);
  });

  test('an answer that does not come in time is given up', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const muster = new Muster({ baseUrl: `http://127.0.0.1:${String(port)}/api/v1`, token: 'mst_1', retries: 0 });
    await expect(muster.organization.get(undefined, { timeoutMs: 50 })).rejects.toThrow(TimeoutError);
    silent.closeAllConnections();
    silent.close();
  });

  test('a redirect is not followed: it would take the token along', async () => {
    const moved = createServer((_request, response) => {
      response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end();
    }).listen(0, '127.0.0.1');
    await once(moved, 'listening');
    const { port } = moved.address() as AddressInfo;
    const muster = new Muster({ baseUrl: `http://127.0.0.1:${String(port)}/api/v1`, token: 'mst_1', retries: 0 });
    await expect(muster.organization.get()).rejects.toThrow(ConnectionError);
    moved.close();
  });
});

describe('a rehearsal', () => {
  test('asks for dry_run, without a key, and tells what would be raised', async () => {
    const wouldRaise = [{ type: 'department.created', subject_id: 'dep_1' }];
    const server = new FakeServer(ok({ id: 'dep_1' }, { dry_run: true, would_raise: wouldRaise }));
    const { meta } = await clientOf(server).departments.create({ name: 'Kitchen' }, { dryRun: true });
    expect(server.received[0]?.url).toBe(`${baseUrl}/departments?dry_run=true`);
    expect(keys(server)).toEqual([null]);
    expect(meta.would_raise).toEqual(wouldRaise);
  });
});
