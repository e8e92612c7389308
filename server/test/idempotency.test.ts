import { describe, expect, it } from 'vitest';
import type { Row } from '../src/db/rows.ts';
import { sql } from '../src/db/sql.ts';
import { openHarness } from './harness.ts';
import { Probe } from './probe.ts';

const probe = new Probe();
const { world, installation } = await openHarness({ catalogue: probe.catalogue });
const boss = await world.executive();
const api = await boss.api();
let count = 0;
const newKey = (): string => `key-${String(++count)}`;
const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });
const departments = async (name: string) =>
  (
    await sql<Pick<Row<'departments'>, 'id'>>`select id from departments where name = ${name}`.execute(
      installation.database.db,
    )
  ).rows.length;

describe('a replay', () => {
  it('returns the original status, body and X-Request-Id, and writes nothing', async () => {
    const key = newKey();
    const first = await api.post('/probe', { name: 'Replayed' }, withKey(key));
    const second = await api.post('/probe', { name: 'Replayed' }, withKey(key));
    expect(first.status).toBe(201);
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect(second.status).toBe(201);
    expect(second.text).toBe(first.text);
    expect(second.headers['x-request-id']).toBe(first.headers['x-request-id']);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(await departments('Replayed')).toBe(1);
    expect((await world.audit()).filter((row) => row.action === 'probe.write')).toHaveLength(1);
  });

  it('repeats a 4xx too: it is final', async () => {
    const key = newKey();
    const first = await api.post('/probe', { name: 'Refused', then: 'refuse' }, withKey(key));
    const runs = probe.runs.length;
    const second = await api.post('/probe', { name: 'Refused', then: 'refuse' }, withKey(key));
    expect(first.status).toBe(409);
    expect(second.text).toBe(first.text);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(probe.runs).toHaveLength(runs);
    expect(await departments('Refused')).toBe(0);
  });

  it('repeats a body that was not valid', async () => {
    const key = newKey();
    const first = await api.post('/probe', '{', withKey(key));
    const second = await api.post('/probe', '{', withKey(key));
    expect([first.status, second.status]).toEqual([422, 422]);
    expect(second.headers['idempotent-replayed']).toBe('true');
  });

  it('is remembered for 24 hours', async () => {
    const key = newKey();
    await api.post('/probe', { name: 'Day' }, withKey(key));
    installation.clock.setOffset(24 * 3_600_000 - 60_000);
    expect((await api.post('/probe', { name: 'Day' }, withKey(key))).headers['idempotent-replayed']).toBe('true');
    installation.clock.setOffset(24 * 3_600_000 + 1000);
    const later = await api.post('/probe', { name: 'Another day' }, withKey(key));
    expect(later.status).toBe(201);
    expect(later.headers['idempotent-replayed']).toBeUndefined();
    expect((await api.post('/probe', { name: 'Another day' }, withKey(key))).text).toBe(later.text);
    installation.clock.setOffset(0);
  });
});

describe('409 IDEMPOTENCY_CONFLICT', () => {
  it('the same key with another body or query', async () => {
    const key = newKey();
    await api.post('/probe', { name: 'Original' }, withKey(key));
    const conflict = { status: 409, error: { code: 'IDEMPOTENCY_CONFLICT' } };
    expect(await api.post('/probe', { name: 'Other' }, withKey(key))).toMatchObject(conflict);
    expect(await api.post('/probe?a=1', { name: 'Original' }, withKey(key))).toMatchObject(conflict);
    expect(await departments('Other')).toBe(0);
  });
});

describe('scope of a key', () => {
  it('token, method and path: elsewhere the same key is another one', async () => {
    const key = newKey();
    expect((await api.post('/probe', { name: 'Mine' }, withKey(key))).status).toBe(201);
    const otherToken = await boss.api();
    expect((await otherToken.post('/probe', { name: 'Mine again' }, withKey(key))).status).toBe(201);
    const elsewhere = await api.post(
      '/users',
      { first_name: 'A', last_name: 'B', email: 'idem@example.com' },
      withKey(key),
    );
    expect(elsewhere.status).toBe(201);
    const stranger = await (await world.another()).executive();
    expect((await (await stranger.api()).post('/probe', { name: 'Mine' }, withKey(key))).status).toBe(201);
  });

  it('a read ignores it', async () => {
    const key = newKey();
    const first = await api.get('/organization', withKey(key));
    const second = await api.get('/organization', withKey(key));
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });
});

describe('the key itself', () => {
  it.each([['x'.repeat(256)], ['with space'], ['tab\there'], ['ünicode']])('422: %j', async (key) => {
    const response = await api.post('/probe', { name: 'Key' }, withKey(key));
    expect(response).toMatchObject({
      status: 422,
      error: { code: 'VALIDATION_FAILED', details: { field: 'Idempotency-Key' } },
    });
  });

  it('201: 255 printable characters', async () => {
    expect((await api.post('/probe', { name: 'Long' }, withKey('~'.repeat(255)))).status).toBe(201);
  });
});

describe('at the same time', () => {
  it('409 CONFLICT while the first still runs; afterwards its replay', async () => {
    const key = newKey();
    const { arrived, open } = probe.hold();
    const first = api.post('/probe', { name: 'Slow' }, withKey(key));
    await arrived;
    expect(await api.post('/probe', { name: 'Slow' }, withKey(key))).toMatchObject({
      status: 409,
      error: { code: 'CONFLICT', details: { reason: 'in_progress' } },
    });
    open();
    const done = await first;
    expect(done.status).toBe(201);
    expect((await api.post('/probe', { name: 'Slow' }, withKey(key))).text).toBe(done.text);
  });

  it('twenty parallel requests with one key create one record', async () => {
    const key = newKey();
    const body = { first_name: 'One', last_name: 'Only', email: 'one.only@example.com' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.post('/users', body, withKey(key))));
    expect(answers.filter((answer) => answer.status === 201).length).toBeGreaterThanOrEqual(1);
    expect(answers.every((answer) => answer.status === 201 || answer.error.details?.reason === 'in_progress')).toBe(
      true,
    );
    expect(new Set(answers.filter((answer) => answer.status === 201).map((answer) => answer.text)).size).toBe(1);
    expect(
      (await world.events()).filter(
        (event) => event.type === 'user.created' && (event.snapshot as { email: string }).email === body.email,
      ),
    ).toHaveLength(1);
  });
});

describe('a failure of ours', () => {
  it('500: undoes everything and releases the key', async () => {
    const key = newKey();
    const failed = await api.post('/probe', { name: 'Failed', then: 'fail' }, withKey(key));
    expect(failed).toMatchObject({ status: 500, error: { code: 'INTERNAL_ERROR' } });
    expect(failed.text).not.toContain('after writing');
    expect(await departments('Failed')).toBe(0);
    expect((await api.post('/probe', { name: 'Failed then fine' }, withKey(key))).status).toBe(201);
  });

  it('a connection lost before the commit leaves neither the change nor the key', async () => {
    const key = newKey();
    const { arrived, open } = probe.hold();
    const first = api.post('/probe', { name: 'Cut' }, withKey(key));
    await arrived;
    await installation.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
    );
    open();
    expect((await first).status).toBe(503);
    expect(await departments('Cut')).toBe(0);
    const again = await api.post('/probe', { name: 'Cut' }, withKey(key));
    expect(again.status).toBe(201);
    expect(again.headers['idempotent-replayed']).toBeUndefined();
    expect(await departments('Cut')).toBe(1);
  });
});

describe('at rest', () => {
  it('a remembered answer cannot be read from the database', async () => {
    await api.post('/probe', { name: 'Hidden in the table' }, withKey(newKey()));
    const { rows } = await installation.database.pool.query<{ row: string }>(
      'select idempotency_keys::text as row from idempotency_keys',
    );
    const text = rows
      .map(({ row }) => Buffer.from(row.replaceAll(/\\x|[^0-9a-f]/g, ''), 'hex').toString('latin1') + row)
      .join('\n');
    expect(rows.length).toBeGreaterThan(0);
    expect(text).not.toContain('Hidden in the table');
  });
});

describe('in the app', () => {
  it('holds as well, for the person signed in', async () => {
    const app = await boss.app();
    const key = newKey();
    const first = await app.post('/probe', { name: 'In the app' }, withKey(key));
    expect(first.status).toBe(201);
    expect((await app.post('/probe', { name: 'In the app' }, withKey(key))).text).toBe(first.text);
  });
});
