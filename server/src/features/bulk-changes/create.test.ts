import { describe, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';
import { runLongWork } from '../../../test/long-work.ts';
import { sql } from '../../db/sql.ts';
import { claim, counter, recordTime } from '../inbox/testing/counter.ts';

const harness = await openHarness();
const { installation } = harness;
const place = await counter(harness);
const { app, people, world } = place;

const run = (id: string): Promise<void> => runLongWork(installation, id);
const start = async (client: Client, body: object): Promise<string> => {
  const answer = await client.post('/bulk-changes', body);
  expect(answer.status, answer.text).toBe(202);
  return String(answer.data.id);
};
const statusOf = async (id: string): Promise<string> =>
  (await app.admin.get(`/expense-reports/${id}`)).data.status as string;
const seen = async (id: string): Promise<{ id: string; version: string }> => ({
  id,
  version: (await app.admin.get(`/expense-reports/${id}`)).headers['etag'] as string,
});

describe('POST /bulk-changes', () => {
  it('202: pays each report once, with what was said for all, as the person who asked', async () => {
    const ids = [await claim(place, 'cook'), await claim(place, 'otherCook')];
    for (const id of ids) await app.head.post(`/expense-reports/${id}/approve`);
    const change = await start(app.head, {
      operation_id: 'expenseReports.pay',
      records: await Promise.all(ids.map(seen)),
      input: { payment_method: 'EFT', payment_reference: '2026-03' },
    });
    expect(await statusOf(ids[0]!)).toBe('APPROVED');
    await run(change);
    await run(change);
    for (const id of ids) {
      expect((await app.admin.get(`/expense-reports/${id}`)).data).toMatchObject({
        status: 'PAID',
        payment_method: 'EFT',
        payment_reference: '2026-03',
      });
    }
    expect((await app.head.get(`/bulk-changes/${change}`)).data).toMatchObject({
      status: 'COMPLETED',
      done: 2,
      failed: 0,
    });
    const paid = (await world.audit()).filter(({ action }) => action === 'expenseReports.pay');
    expect(paid.map(({ actor_id }) => actor_id)).toEqual([people.head.id, people.head.id]);
  });

  it('202: one’s own, one out of view, one that changed and one that is no id are refused; the rest is done', async () => {
    const [own, foreign, changed, last] = [
      await claim(place, 'head'),
      await claim(place, 'bartender'),
      await claim(place, 'cook'),
      await claim(place, 'cook'),
    ];
    const before = await seen(changed);
    await app.head.post(`/expense-reports/${changed}/review`);
    const change = await start(app.head, {
      operation_id: 'expenseReports.approve',
      records: [{ id: own }, { id: foreign }, before, { id: 'nonsense' }, await seen(last)],
    });
    await run(change);
    const { data } = await app.head.get(`/bulk-changes/${change}`);
    expect(data).toMatchObject({ status: 'COMPLETED', done: 5, failed: 4 });
    expect(
      (data.failures as { record_id: string; code: string; message: string }[]).map((one) => [one.record_id, one.code]),
    ).toEqual([
      [own, 'FORBIDDEN'],
      [foreign, 'NOT_FOUND'],
      [changed, 'CONFLICT'],
      ['nonsense', 'NOT_FOUND'],
    ]);
    expect([await statusOf(changed), await statusOf(last)]).toEqual(['PENDING_APPROVAL', 'APPROVED']);
  });

  it('202: why a record was refused is told in the language of who asked', async () => {
    await app.head.patch('/me', { language: 'fr' });
    const change = await start(app.head, {
      operation_id: 'expenseReports.approve',
      records: [{ id: await claim(place, 'head') }],
    });
    await run(change);
    await app.head.patch('/me', { language: null });
    expect((await app.head.get(`/bulk-changes/${change}`)).data.failures).toMatchObject([
      { code: 'FORBIDDEN', message: 'Une autre personne doit décider de vos propres frais.' },
    ]);
  });

  it('202: what was said with it is not kept once it has ended', async () => {
    const id = await recordTime(place, 'cook');
    const change = await start(app.head, {
      operation_id: 'timeEntries.reject',
      records: [{ id }],
      input: { reason: 'You were ill' },
    });
    await run(change);
    const { rows } = await sql`select todo from long_work where id = ${change}`.execute(installation.database.db);
    expect(rows).toEqual([{ todo: {} }]);
  });

  it('404: to others than who asked and those who administer the organization', async () => {
    const change = await start(app.head, {
      operation_id: 'timeEntries.approve',
      records: [{ id: await recordTime(place, 'cook') }],
    });
    expect((await app.barHead.get(`/bulk-changes/${change}`)).status).toBe(404);
    expect((await app.admin.get(`/bulk-changes/${change}`)).status).toBe(200);
  });

  it('403: who may not do it to any record', async () => {
    const body = { operation_id: 'expenseReports.pay', records: [{ id: await claim(place, 'cook') }] };
    expect(await app.cook.post('/bulk-changes', body)).toMatchObject({ status: 403 });
  });

  it('422: what the operation does not take, nothing chosen, and what is done to one at a time', async () => {
    const records = [{ id: await claim(place, 'cook') }];
    const refused = async (body: object) => {
      const { status, error } = await app.head.post('/bulk-changes', body);
      return [status, error?.details?.field];
    };
    const reject = { operation_id: 'expenseReports.reject', records };
    expect(await refused(reject)).toEqual([422, 'input.reason']);
    expect(await refused({ ...reject, input: { reason: 'No', gossip: 1 } })).toEqual([422, 'input.gossip']);
    expect(await refused({ ...reject, records: [], input: { reason: 'No' } })).toEqual([422, 'records']);
    expect(await refused({ operation_id: 'expenseReports.delete', records })).toEqual([422, 'operation_id']);
  });
});
