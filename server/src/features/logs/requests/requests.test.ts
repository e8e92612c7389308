import { describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { finishErasures } from '../../../../test/erasures.ts';
import { openHarness } from '../../../../test/harness.ts';
import { stopTime } from '../../../../test/stop-time.ts';
import type { World } from '../../../../test/world.ts';
import { sql } from '../../../db/sql.ts';
import type { Installation } from '../../../kernel/installation.ts';
import { newId } from '../../../lib/ids.ts';
import { housekeeping } from '../../../worker/housekeeping.ts';
import { type NotedRequest, RequestLogWriter } from './writer.ts';

const {
  installation,
  world: first,
  requestLog,
} = await openHarness({
  limits:
    'token_per_second=30,token_per_minute=1000000,organization_per_minute=1000000,ip_per_minute=1000000,edge_per_second=0',
});
const { db } = installation.database;

interface Row {
  readonly id: string;
  readonly operation: string | null;
  readonly error_code: string | null;
  readonly status: number;
}

async function requests(app: Client, query: Record<string, string> = {}): Promise<Row[]> {
  await requestLog.flush();
  const { status, data } = await app.get('/requests', { query });
  expect(status).toBe(200);
  return data as Row[];
}

const seen = (rows: readonly Row[]): string[] =>
  rows.map(({ operation, status, error_code }) => `${operation ?? '-'} ${String(status)} ${error_code ?? '-'}`);

const noted = (world: World, userId: string): NotedRequest => ({
  organizationId: world.organizationId,
  id: newId('req', installation.clock.nowMs()),
  tokenId: 'tok_1',
  userId,
  method: 'GET',
  operation: 'users.list',
  path: '/users',
  status: 200,
  errorCode: null,
  durationMs: 1,
  ip: null,
});

describe('GET /requests', () => {
  it('200: what was asked with which token, and what came of it; nothing of what was sent', async () => {
    const world = await first.another();
    const ada = await world.administrator({ first_name: 'Ada', last_name: 'Byron' });
    const secret = await world.token(ada.id, ['users:read', 'users:write']);
    const api = world.clientWith(secret);
    const { data: token } = await api.get('/token');
    const answer = await api.get('/users', { query: { q_unknown: 'private-value' } });
    await api.get(`/users/${ada.id}`);
    await api.post('/users', { first_name: 'private-value' });
    const app = await ada.app();
    const rows = await requests(app);
    expect(seen(rows)).toEqual([
      'users.create 422 VALIDATION_FAILED',
      'users.get 200 -',
      'users.list 422 VALIDATION_FAILED',
      'token.get 200 -',
    ]);
    expect(rows[2]).toEqual({
      id: answer.headers['x-request-id'],
      at: expect.stringMatching(/Z$/),
      method: 'GET',
      path: '/users',
      operation: 'users.list',
      error_code: 'VALIDATION_FAILED',
      status: 422,
      duration_ms: expect.any(Number),
      token_id: token.id,
      owner: { id: ada.id, first_name: 'Ada', last_name: 'Byron' },
      ip: '127.0.0.1',
    });
    const { rows: stored } = await sql<{ row: string }>`
      select r::text as row from request_log r where organization_id = ${world.organizationId}`.execute(db);
    for (const { row } of stored) {
      for (const part of ['private-value', 'q_unknown', secret.slice(8)]) expect(row).not.toContain(part);
    }
  });

  it('200: every way to be refused has its code: by the token, limits, the path, a key, and a replay', async () => {
    const world = await first.another();
    const ada = await world.administrator();
    const app = await ada.app();
    const gone = await world.token(ada.id, ['users:read'], { revoked_at: '2020-01-01T00:00:00Z' });
    expect((await world.clientWith(gone).get('/users')).status).toBe(401);
    const api = world.clientWith(await world.token(ada.id, ['users:write']));
    await api.get('/user');
    await api.send('DELETE', '/users', undefined);
    await api.get('/users');
    const headers = { 'idempotency-key': 'once' };
    await api.post('/users', {}, { headers });
    await api.post('/users', {}, { headers });
    expect(seen(await requests(app))).toEqual([
      'users.create 422 VALIDATION_FAILED',
      'users.create 422 VALIDATION_FAILED',
      'users.list 403 SCOPE_MISSING',
      '- 405 METHOD_NOT_ALLOWED',
      '- 404 NOT_FOUND',
      'users.list 401 AUTH_INVALID',
    ]);
    const hasty = world.clientWith(await world.token(ada.id, []));
    stopTime();
    await Promise.all(Array.from({ length: 40 }, () => hasty.get('/token')));
    expect(seen(await requests(app, { error_code: 'RATE_LIMITED', limit: '1' }))).toEqual([
      'token.get 429 RATE_LIMITED',
    ]);
    expect(seen(await requests(app, { limit: '1' }))).toHaveLength(1);
  });

  it("200: one's own tokens; everyone's for Administrators; no one else's organization", async () => {
    const world = await first.another();
    const [ada, eve] = [await world.administrator(), await world.employee()];
    await (await ada.api()).get('/token');
    await (await eve.api()).get('/token');
    expect(await requests(await ada.app())).toHaveLength(2);
    const [own, ...others] = await requests(await eve.app());
    expect(own).toMatchObject({ owner: { id: eve.id } });
    expect(others).toEqual([]);
    expect(await requests(await (await (await first.another()).executive()).app())).toEqual([]);
    const errors = await (await eve.app()).get('/requests/errors');
    expect(errors.data).toEqual([]);
  });

  it('200: narrowed by status, token, operation, code and id; paged without a gap', async () => {
    const world = await first.another();
    const ada = await world.administrator();
    const app = await ada.app();
    const api = await ada.api();
    const { data: token } = await api.get('/token');
    for (let i = 0; i < 4; i++) await api.get('/users/usr_nobody');
    await (await ada.api()).get('/organization');
    const all = await requests(app);
    expect(all).toHaveLength(6);
    expect(await requests(app, { status: 'success' })).toHaveLength(2);
    for (const status of ['error', 'refused']) expect(await requests(app, { status })).toHaveLength(4);
    expect(await requests(app, { status: 'failed' })).toHaveLength(0);
    expect(await requests(app, { token_id: token.id })).toHaveLength(5);
    expect(await requests(app, { operation: 'organization.get' })).toHaveLength(1);
    expect(await requests(app, { error_code: 'NOT_FOUND', operation: 'users.get' })).toHaveLength(4);
    expect(await requests(app, { id: all[3]!.id })).toEqual([all[3]]);
    const page = await app.get('/requests', { query: { limit: '4' } });
    const rest = await app.get('/requests', { query: { limit: '4', cursor: page.body.meta.next_cursor } });
    expect([...page.data, ...rest.data]).toEqual(all);
    expect((await app.get('/requests', { query: { status: 'odd' } })).status).toBe(422);
  });

  it('200: errors by operation and code, the most frequent first', async () => {
    const world = await first.another();
    const ada = await world.administrator();
    const [api, other] = [await ada.api(), await ada.api()];
    await api.get('/users/usr_nobody');
    const last = await other.get('/users/usr_nobody');
    await api.post('/users', {});
    await api.get('/users');
    await requestLog.flush();
    const { data } = await (await ada.app()).get('/requests/errors');
    expect(data).toEqual([
      {
        operation: 'users.get',
        error_code: 'NOT_FOUND',
        status: 404,
        count: 2,
        tokens: 2,
        last_id: last.headers['x-request-id'],
        last_at: expect.stringMatching(/Z$/),
      },
      expect.objectContaining({ operation: 'users.create', error_code: 'VALIDATION_FAILED', count: 1, tokens: 1 }),
    ]);
  });

  it('is kept for seven days, and then neither shown nor stored', async () => {
    const world = await first.another();
    const ada = await world.administrator();
    await (await ada.api()).get('/token');
    await requestLog.flush();
    const app = await ada.app();
    const offset = installation.clock.offsetMs;
    installation.clock.setOffset(offset + 7 * 86_400_000 + 1000);
    expect(await requests(app)).toEqual([]);
    await housekeeping.run(installation, {});
    installation.clock.setOffset(offset);
    expect(await requests(app)).toEqual([]);
  });

  it('an erased person’s requests are deleted', async () => {
    const world = await first.another();
    const boss = await world.executive();
    const eve = await world.employee();
    await (await eve.api()).get('/token');
    const app = await boss.app();
    expect(await requests(app)).toHaveLength(1);
    await sql`update users set is_active = ${false}, deactivated_at = ${'2026-02-03T04:05:06.000Z'} where id = ${eve.id}`.execute(
      db,
    );
    expect((await app.post(`/users/${eve.id}/erase`)).status).toBe(202);
    expect(await requests(app)).toEqual([expect.objectContaining({ ip: null })]);
    await finishErasures(installation);
    expect(await requests(app)).toEqual([]);
  });
});

describe('writing the log', () => {
  it('no request waits for it: while the table is locked answers go out, and the rows come later', async () => {
    const world = await first.another();
    const ada = await world.administrator();
    const api = await ada.api();
    const blocker = await installation.database.pool.connect();
    await blocker.query('begin');
    await blocker.query('lock table request_log in access exclusive mode');
    await api.get('/token');
    // Waits at the lock with the first: what comes meanwhile is taken up by no other flush, such as that of each second.
    const written = requestLog.flush();
    const answers = await Promise.all(Array.from({ length: 5 }, () => api.get('/token')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(requestLog.pending).toBeGreaterThan(0);
    await blocker.query('commit');
    blocker.release();
    await written;
    expect(await requests(await ada.app())).toHaveLength(6);
  });

  it('what does not fit is dropped and counted: beyond a second’s worth of one organization, beyond its memory', () => {
    const writer = new RequestLogWriter(installation);
    for (let i = 0; i < 150; i++) writer.note(noted(first, 'usr_1'));
    expect([writer.pending, writer.dropped]).toEqual([100, 50]);
    for (let i = 0; i < 11_000; i++)
      writer.note({ ...noted(first, 'usr_1'), organizationId: `org_${String(i % 200)}` });
    expect([writer.pending, writer.dropped]).toEqual([10_000, 1150]);
  });

  it('an unreachable database keeps what is noted; a row that it refuses does not block the others for good', async () => {
    const world = await first.another();
    const ada = await world.administrator();
    const unreachable = { ...installation, database: { ...installation.database, db: {} } } as unknown as Installation;
    const waiting = new RequestLogWriter(unreachable);
    waiting.note(noted(world, ada.id));
    await waiting.flush();
    expect([waiting.pending, waiting.dropped]).toEqual([1, 0]);
    const writer = new RequestLogWriter(installation);
    writer.note({ ...noted(world, ada.id), organizationId: 'org_nowhere' });
    await writer.flush();
    writer.note(noted(world, ada.id));
    await writer.close();
    expect([writer.pending, writer.dropped]).toEqual([0, 1]);
    expect(await requests(await ada.app())).toHaveLength(1);
  });
});
