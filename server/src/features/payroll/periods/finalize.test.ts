import { describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { sharedHarness } from '../../../../test/harness.ts';
import { runLongWork, runOnce, sweepLongWork } from '../../../../test/long-work.ts';
import { sql } from '../../../db/sql.ts';
import { eightHours, record, sheetOver, workplace } from '../../time/testing/workplace.ts';
import type { Timesheet } from '../../time/timesheets/record.ts';

const { world: first, installation } = await sharedHarness();
const { db } = installation.database;
const day = '2026-03-10';

/** Approved timesheets of one pay period, of so many people. */
async function office(count = 3) {
  const place = await workplace(first);
  const { world, people, api } = place;
  const boss = await people.executive.app();
  const app = await people.admin.app();
  const sheets: Timesheet[] = [];
  for (let i = 0; i < count; i++) {
    const person = await world.employee({ department: 'Kitchen' });
    await record(api.admin, { ...eightHours(day), user_id: person.id, hourly_rate: 20 });
    const sheet = (await sheetOver(api.admin, person.id, day))!;
    await (await person.app()).post(`/timesheets/${sheet.id}/submit`);
    expect((await boss.post(`/timesheets/${sheet.id}/approve`)).status).toBe(200);
    sheets.push(sheet);
  }
  const { period_start, period_end } = sheets[0]!;
  const finalize = (client: Client) => client.post('/pay-periods/finalize', { period_start, period_end });
  const statuses = async () =>
    Promise.all(sheets.map(async ({ id }) => (await boss.get(`/timesheets/${id}`)).data.status as string));
  const run = (id: string) => runLongWork(installation, id);
  const progress = async (id: string) => (await boss.get(`/bulk-changes/${id}`)).data;
  return { ...place, boss, app, sheets, finalize, statuses, run, progress };
}
type Office = Awaited<ReturnType<typeof office>>;

const finalizationsOf = async ({ world }: Office): Promise<number> =>
  (await world.audit()).filter(({ action }) => action === 'timesheets.finalize').length;

describe('POST /pay-periods/finalize', () => {
  it('202: answers at once; the job locks each timesheet once, as the person who asked', async () => {
    const here = await office();
    const started = await here.finalize(here.app);
    expect(started).toMatchObject({
      status: 202,
      data: { status: 'PENDING', operation_id: 'timesheets.finalize', total: 3, done: 0, failed: 0, failures: [] },
    });
    expect(await here.statuses()).toEqual(['APPROVED', 'APPROVED', 'APPROVED']);
    const { id } = started.data;
    await here.run(id);
    expect(await here.statuses()).toEqual(['FINALIZED', 'FINALIZED', 'FINALIZED']);
    expect(await here.progress(id)).toMatchObject({ status: 'COMPLETED', done: 3, failed: 0, reason: null });
    const rows = (await here.world.audit()).filter(({ action }) => action === 'timesheets.finalize');
    expect(rows.map(({ actor_id, surface }) => [actor_id, surface])).toEqual(
      Array(3).fill([here.people.admin.id, 'job']),
    );
    await here.run(id);
    expect(await finalizationsOf(here)).toBe(3);
    const { data } = await here.boss.get('/bulk-changes');
    expect(data).toMatchObject([{ id, status: 'COMPLETED', done: 3 }]);
  });

  it('202: what is refused is told record by record, and keeps no other back', async () => {
    const here = await office();
    const { data } = await here.finalize(here.app);
    const reopened = here.sheets[1]!;
    expect((await here.boss.post(`/timesheets/${reopened.id}/reopen`)).status).toBe(200);
    await here.run(data.id);
    expect(await here.statuses()).toEqual(['FINALIZED', 'OPEN', 'FINALIZED']);
    expect(await here.progress(data.id)).toMatchObject({
      status: 'COMPLETED',
      done: 3,
      failed: 1,
      failures: [{ record_id: reopened.id, user_id: reopened.user_id, code: 'CONFLICT' }],
    });
  });

  it('202: goes on where it was broken off, also with two workers at once; each timesheet once', async () => {
    const here = await office(5);
    const { data } = await here.finalize(here.app);
    await sql`update long_work set status = 'RUNNING', done = 2 where id = ${data.id}`.execute(db);
    await Promise.all([runOnce(installation, data.id), runOnce(installation, data.id)]);
    await here.run(data.id);
    expect(await here.statuses()).toEqual(['APPROVED', 'APPROVED', 'FINALIZED', 'FINALIZED', 'FINALIZED']);
    expect(await finalizationsOf(here)).toBe(3);
    expect(await here.progress(data.id)).toMatchObject({ status: 'COMPLETED', done: 5, failed: 0 });
  });

  it.each([
    ['demoted', sql`role = 'EMPLOYEE'`],
    ['deactivated', sql`is_active = false`],
  ])('202: who asked was %s since: it ends, and what is left stays as it is', async (_what, change) => {
    const here = await office();
    const { data } = await here.finalize(here.app);
    await sql`update users set ${change} where id = ${here.people.admin.id}`.execute(db);
    await here.run(data.id);
    expect(await here.statuses()).toEqual(['APPROVED', 'APPROVED', 'APPROVED']);
    expect(await here.progress(data.id)).toMatchObject({ status: 'FAILED', reason: 'author_not_allowed', done: 0 });
  });

  it('409: while the same is under way, and if nothing is approved', async () => {
    const here = await office(1);
    const { data } = await here.finalize(here.app);
    const again = await here.finalize(here.boss);
    expect(again).toMatchObject({ status: 409, error: { details: { reason: 'under_way' } } });
    await here.run(data.id);
    expect(await here.finalize(here.app)).toMatchObject({ status: 409, error: { details: { reason: 'none' } } });
  });

  it('403: below Administrator; 404: a bulk change of another organization', async () => {
    const here = await office(1);
    const head = await here.people.head.app();
    expect((await here.finalize(head)).status).toBe(403);
    expect((await head.get('/bulk-changes')).status).toBe(403);
    const { data } = await here.finalize(here.app);
    const stranger = await (await (await first.another()).executive()).app();
    expect((await stranger.get(`/bulk-changes/${String(data.id)}`)).status).toBe(404);
    expect((await stranger.get('/bulk-changes')).data).toEqual([]);
  });

  it('ends FAILED once its attempts are used up and no run shows a sign of life, and not before', async () => {
    const here = await office(1);
    const { data } = await here.finalize(here.app);
    const silent = async (attempts: number): Promise<void> => {
      await sql`update long_work set attempts = ${attempts}, leased_until = now() - interval '1 minute'
        where id = ${data.id}`.execute(db);
      await sweepLongWork(installation);
    };
    await silent(7);
    expect(await here.progress(data.id)).toMatchObject({ status: 'PENDING' });
    await silent(8);
    expect(await here.progress(data.id)).toMatchObject({ status: 'FAILED', reason: 'given_up' });
  });
});
