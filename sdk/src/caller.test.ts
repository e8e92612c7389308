import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { FakeServer, ok, refused } from '../test/fake-server.ts';
import {
  type ClientOptions,
  ConnectionError,
  isApiError,
  Muster,
  TimeoutError,
  UnexpectedAnswerError,
} from './index.ts';

const baseUrl = 'https://muster.example/api/v1';
const clientOf = (server: FakeServer, options: Partial<ClientOptions> = {}): Muster =>
  new Muster({ baseUrl, token: 'mst_1', fetch: server.fetch, ...options });
/** Waits are there to be long: the clock is moved. */
async function inNoTime<T>(work: Promise<T>): Promise<T> {
  vi.useFakeTimers();
  try {
    work.catch(() => undefined);
    await vi.runAllTimersAsync();
    return await work;
  } finally {
    vi.useRealTimers();
  }
}
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
  test('send the same idempotency key each time, and another one for another call', async () => {
    const server = new FakeServer(
      new TypeError('fetch failed'),
      refused(503, 'UNAVAILABLE'),
      ok({ id: 'dep_1' }),
      ok({}),
    );
    const muster = clientOf(server);
    const { data } = await inNoTime(muster.departments.create({ name: 'Kitchen' }));
    expect(data.id).toBe('dep_1');
    await muster.departments.create({ name: 'Kitchen' });
    const [first, second, third, other] = keys(server);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect([second, third]).toEqual([first, first]);
    expect(other).not.toBe(first);
  });

  test('take the key that is given', async () => {
    const server = new FakeServer(ok({}));
    await clientOf(server).departments.create({ name: 'Kitchen' }, { idempotencyKey: 'import-7' });
    expect(keys(server)).toEqual(['import-7']);
  });

  test('wait as long as Retry-After asks, and no more than a quarter longer', async () => {
    const at: number[] = [];
    vi.useFakeTimers();
    try {
      const note = (answer: Response) => () => {
        at.push(Date.now());
        return answer;
      };
      const server = new FakeServer(
        note(refused(429, 'RATE_LIMITED', { headers: { 'Retry-After': '7' } })),
        note(ok({})),
      );
      const answer = clientOf(server).organization.get();
      await vi.runAllTimersAsync();
      await answer;
    } finally {
      vi.useRealTimers();
    }
    const waitedMs = (at[1] ?? 0) - (at[0] ?? 0);
    expect(waitedMs).toBeGreaterThanOrEqual(7000);
    expect(waitedMs).toBeLessThanOrEqual(8751);
  });

  test('end at once if Retry-After asks for more than is waited for', async () => {
    const server = new FakeServer(refused(429, 'RATE_LIMITED', { headers: { 'Retry-After': '900' } }));
    const failure = await clientOf(server)
      .organization.get()
      .catch((error: unknown) => error);
    expect(isApiError(failure, 'RATE_LIMITED') && failure.retryAfterMs).toBe(900_000);
    expect(server.received).toHaveLength(1);
  });

  test.for([
    ['408 from the server', refused(408, 'REQUEST_TIMEOUT')],
    ['409 while the record is busy', refused(409, 'CONFLICT', { details: { reason: 'busy' } })],
    ['409 while the first try is running', refused(409, 'CONFLICT', { details: { reason: 'in_progress' } })],
    ['500', refused(500, 'INTERNAL_ERROR')],
    ['502 of a proxy', new Response('<html>', { status: 502 })],
  ] as const)('are made after %s', async ([, answer]) => {
    const server = new FakeServer(answer, ok({ id: 'tme_1' }));
    await inNoTime(clientOf(server).timeEntries.approve('tme_1'));
    expect(keys(server)[1]).toBe(keys(server)[0]);
  });

  test.for([
    ['404', refused(404, 'NOT_FOUND')],
    ['409 by a rule', refused(409, 'CONFLICT', { details: { reason: 'overlap' } })],
    ['422', refused(422, 'VALIDATION_FAILED', { details: { field: 'name' } })],
    ['404 of another site', new Response('nothing here', { status: 404 })],
  ] as const)('are not made after %s', async ([, answer]) => {
    const server = new FakeServer(answer);
    await expect(clientOf(server).departments.create({ name: 'x' })).rejects.toThrow();
    expect(server.received).toHaveLength(1);
  });

  test('end with the last failure', async () => {
    const down = () => new TypeError('fetch failed');
    const server = new FakeServer(down(), down(), down());
    const failure = await inNoTime(
      clientOf(server, { retries: 2 })
        .organization.get()
        .catch((error: unknown) => error),
    );
    expect(failure).toBeInstanceOf(ConnectionError);
    expect((failure as ConnectionError).cause).toBeInstanceOf(TypeError);
    expect(server.received).toHaveLength(3);
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

  test('what is not the API is named as such', async () => {
    const server = new FakeServer(new Response('<html>Welcome</html>'));
    await expect(clientOf(server).users.get('usr_1')).rejects.toThrow(UnexpectedAnswerError);
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

describe('a proposal', () => {
  test('asks for propose, with a key and what is said, whatever letters it has', async () => {
    const server = new FakeServer(ok({ id: 'prp_1', status: 'WAITING' }));
    const { data } = await clientOf(server).propose(({ departments }) => departments.create({ name: 'Kitchen' }), {
      note: 'Für Zoë',
    });
    expect(server.received[0]?.url).toBe(`${baseUrl}/departments?propose=true`);
    expect(server.received[0]?.headers.get('muster-note')).toBe("UTF-8''F%C3%BCr%20Zo%C3%AB");
    expect(keys(server)).not.toEqual([null]);
    expect(data.status).toBe('WAITING');
  });
});

describe('answers', () => {
  test('a change says its version, and sends the one it was made from', async () => {
    const server = new FakeServer(ok({}, {}, { ETag: '"v2"', 'Idempotent-Replayed': 'true' }));
    const answer = await clientOf(server).users.update('usr_1', { job_title: 'Cook' }, { ifMatch: '"v1"' });
    expect(answer).toMatchObject({ etag: '"v2"', isReplayed: true });
    expect(server.received[0]?.headers.get('if-match')).toBe('"v1"');
  });
});
