import { describe, expect, it, vi } from 'vitest';
import { textFile } from '../src/features/documents/testing/specimens.ts';
import { openHarness } from './harness.ts';

/** What holds for `dry_run` whatever the write; `catalogue/rehearsals.test.ts` tries each of them. */
const { world, installation } = await openHarness();
const { pool } = installation.database;
const boss = await world.executive();
const api = await boss.api();
const dry = { query: { dry_run: 'true' } };

describe('dry_run', () => {
  it.each(['1', 'TRUE', '', 'yes', 'true '])('422: %j is neither true nor false', async (dry_run) => {
    const answer = await api.post('/departments', { name: 'Kitchen' }, { query: { dry_run } });
    expect(answer).toMatchObject({ status: 422, error: { details: { field: 'dry_run' } } });
  });

  it('422: given twice', async () => {
    const answer = await api.post('/departments?dry_run=true&dry_run=true', { name: 'Kitchen' });
    expect(answer).toMatchObject({ status: 422, error: { details: { field: 'dry_run' } } });
  });

  it('422: with an Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'k1' };
    const answer = await api.post('/departments', { name: 'Kitchen' }, { ...dry, headers });
    expect(answer).toMatchObject({ status: 422, error: { details: { field: 'Idempotency-Key' } } });
    // The key was not used up.
    expect((await api.post('/departments', { name: 'With a key' }, { headers })).status).toBe(201);
  });

  it('422: on a read it is an unknown parameter', async () => {
    const answer = await api.get('/departments', dry);
    expect(answer).toMatchObject({ status: 422, error: { details: { field: 'dry_run' } } });
  });

  it('201: false is as good as absent', async () => {
    const { status, data, body } = await api.post('/departments', { name: 'Bar' }, { query: { dry_run: 'false' } });
    expect(status).toBe(201);
    expect(body.meta.dry_run).toBeUndefined();
    expect((await api.get(`/departments/${String(data.id)}`)).status).toBe(200);
  });

  it('404: the record of the answer is not there', async () => {
    const { data } = await api.post('/departments', { name: 'Cellar' }, dry);
    expect((await api.get(`/departments/${String(data.id)}`)).status).toBe(404);
  });

  it('403, 404, 409, 412, 422: refusals are the real ones', async () => {
    const { data, headers } = await api.post('/departments', { name: 'Taken', code: 'TAKEN' });
    const path = `/departments/${String(data.id)}`;
    const employee = await (await world.employee()).api();
    const refused = [
      await employee.post('/departments', { name: 'x' }, dry),
      await api.patch(`/departments/${world.newId('dep')}`, { name: 'x' }, dry),
      await api.post('/departments', { name: 'Other', code: 'TAKEN' }, dry),
      await api.patch(path, { name: 'x' }, { ...dry, headers: { 'if-match': '"other"' } }),
      await api.post('/departments', { name: '' }, dry),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 404, 409, 412, 422]);
    for (const { body } of refused) expect(body.meta.dry_run).toBeUndefined();
    const matched = await api.patch(path, { name: 'x' }, { ...dry, headers: { 'if-match': String(headers['etag']) } });
    expect(matched.status).toBe(200);
    expect((await api.get(path)).data.name).toBe('Taken');
  });

  it('a constraint that waits for the commit speaks in a rehearsal too', async () => {
    await pool.query(
      'alter table teams add constraint one_description unique (organization_id, description) deferrable initially deferred',
    );
    await api.post('/teams', { name: 'First', description: 'the same' });
    const rehearsed = await api.send('POST', '/teams', { name: 'Second', description: 'the same' }, dry);
    const real = await api.send('POST', '/teams', { name: 'Second', description: 'the same' });
    await pool.query('alter table teams drop constraint one_description');
    expect([rehearsed.status, real.status]).toEqual([500, 500]);
  });

  it('looks at private tiers stay in the access log', async () => {
    const person = await world.employee();
    const app = await boss.app();
    const before = (await world.accessLog()).length;
    const answer = await app.patch(`/users/${person.id}/personal`, { phone: '+1 555 0100' }, dry);
    expect(answer.data.phone).toBe('+1 555 0100');
    const [look, ...more] = (await world.accessLog()).slice(before);
    expect([look?.user_id, look?.tier, look?.request_id, more]).toEqual([
      person.id,
      'personal',
      answer.body.meta.request_id,
      [],
    ]);
    expect((await app.get(`/users/${person.id}`)).data.phone).toBeNull();
  });

  it('nothing in the process reacts: nothing is forgotten, no job is handed over, no file is stored', async () => {
    const forget = vi.spyOn(installation.permissionCache, 'forget');
    const forward = vi.spyOn(installation.jobs, 'forward');
    const put = vi.spyOn(installation.files, 'put');
    const person = await world.employee();
    const answers = [
      await api.patch(`/users/${person.id}`, { role: 'ADMINISTRATOR' }, dry),
      await api.post('/documents', { title: 'Draft', ...textFile() }, dry),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 201]);
    await new Promise(setImmediate);
    expect([forget, forward, put].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
    vi.restoreAllMocks();
  });

  it('numbers that people see are not used up', async () => {
    const first = await api.post('/expense-reports', { title: 'Montréal' }, dry);
    const second = await api.post('/expense-reports', { title: 'Montréal' });
    expect(first.data.report_number).toBe(second.data.report_number);
  });

  it('an erasure answers 202 and erases nothing', async () => {
    const gone = { is_active: false, deactivated_at: '2026-02-03T04:05:06.000Z' };
    const person = await world.employee({ ...gone, first_name: 'Ada' });
    const app = await boss.app();
    expect(await app.post(`/users/${person.id}/erase`, undefined, dry)).toMatchObject({
      status: 202,
      body: { meta: { dry_run: true } },
    });
    expect((await app.get(`/users/${person.id}`)).data.first_name).toBe('Ada');
    expect((await app.get(`/users/${person.id}/erasure`)).status).toBe(404);
  });
});
