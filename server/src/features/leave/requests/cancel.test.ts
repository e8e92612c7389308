import { beforeEach, describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import type { Row } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import { book, dataOf, eventsOf, keepNoHolidays, monday, moveClockTo, office, weeks } from '../testing/office.ts';

const harness = await openHarness();
moveClockTo(harness, monday);
const here = await office(harness);
const { world, types, api, people } = here;
const { db } = harness.installation.database;
await keepNoHolidays(harness, world);
const app = { chef: await people.chef.app(), boss: await people.boss.app(), cook: await people.cook.app() };
const calendar = weeks();
let days = calendar.next();
beforeEach(() => {
  days = calendar.next();
});

const ask = (fields: object = {}, client = api.cook) =>
  book(client, { leave_type_id: types.unpaid, start_date: days.mon, end_date: days.wed, ...fields });
const granted = async (fields: object = {}) => {
  const { id } = await ask(fields);
  return dataOf(await api.boss.post(`/leaves/${id}/approve`));
};

describe('POST /leaves/{id}/cancel by the person', () => {
  it('200: withdraws a PENDING leave', async () => {
    const leave = await ask();
    const withdrawn = dataOf(await api.cook.post(`/leaves/${leave.id}/cancel`, { reason: 'Called off' }));
    expect(withdrawn).toEqual({
      ...leave,
      status: 'CANCELLED',
      cancellation_request_reason: 'Called off',
      cancelled_at: withdrawn.updated_at,
      updated_at: withdrawn.updated_at,
    });
    expect((await eventsOf(here, leave.id)).at(-1)).toMatchObject({
      type: 'leave.cancelled',
      snapshot: withdrawn,
      previous: { status: 'PENDING' },
    });
    expect((await world.audit()).at(-1)).toMatchObject({ action: 'leaves.cancel', subject_id: leave.id });
    expect((await ask()).status).toBe('PENDING');
  });

  it('200: asks for the cancellation of an APPROVED one, which stays so', async () => {
    const leave = await granted();
    const asked = dataOf(await api.cook.post(`/leaves/${leave.id}/cancel`, { reason: 'Called off' }));
    expect(asked).toEqual({
      ...leave,
      cancellation_request_reason: 'Called off',
      cancellation_requested_at: asked.updated_at,
      updated_at: asked.updated_at,
    });
    expect((await eventsOf(here, leave.id)).at(-1)).toMatchObject({
      type: 'leave.cancellation_requested',
      snapshot: asked,
      previous: { cancellation_requested_at: null },
    });
  });

  it('200: an Administrator only asks as well if it is their own', async () => {
    const leave = await ask({}, api.admin);
    await api.executive.post(`/leaves/${leave.id}/approve`);
    expect(dataOf(await api.admin.post(`/leaves/${leave.id}/cancel`))).toMatchObject({
      status: 'APPROVED',
      cancellation_requested_at: expect.any(String),
    });
  });

  it('409: asking again before there is an answer', async () => {
    const leave = await granted();
    await api.cook.post(`/leaves/${leave.id}/cancel`);
    expect(await api.cook.post(`/leaves/${leave.id}/cancel`)).toMatchObject({
      status: 409,
      error: { details: { reason: 'cancellation_requested' } },
    });
    expect(await eventsOf(here, leave.id)).toHaveLength(3);
  });
});

describe('POST /leaves/{id}/cancel by someone in charge', () => {
  it.each(['boss', 'head', 'deputy', 'admin', 'executive'] as const)('200: an APPROVED one by %s', async (name) => {
    const leave = await granted();
    const cancelled = dataOf(await api[name].post(`/leaves/${leave.id}/cancel`, { reason: 'A flood' }));
    expect(cancelled).toEqual({
      ...leave,
      status: 'CANCELLED',
      decided_by_id: people[name].id,
      decision_comment: 'A flood',
      cancelled_at: cancelled.updated_at,
      decided_at: cancelled.updated_at,
      updated_at: cancelled.updated_at,
    });
    expect((await eventsOf(here, leave.id)).at(-1)).toMatchObject({
      type: 'leave.cancelled',
      snapshot: cancelled,
      previous: { status: 'APPROVED' },
    });
  });

  it('200: by a manager whose role is Employee', async () => {
    const leave = await book(api.chef, { ...vacationOf(people.otherCook.id) });
    expect(leave.status).toBe('APPROVED');
    expect(dataOf(await api.chef.post(`/leaves/${leave.id}/cancel`)).status).toBe('CANCELLED');
  });

  it('200: grants a cancellation that was asked for, and keeps why it was', async () => {
    const leave = await granted();
    const asked = dataOf(await api.cook.post(`/leaves/${leave.id}/cancel`, { reason: 'Called off' }));
    const cancelled = dataOf(await api.boss.post(`/leaves/${leave.id}/cancel`, { reason: 'Fine' }));
    expect(cancelled).toMatchObject({
      status: 'CANCELLED',
      cancellation_requested_at: asked.cancellation_requested_at,
      cancellation_request_reason: 'Called off',
      decision_comment: 'Fine',
    });
    const raised = (await eventsOf(here, leave.id)).map(({ type }) => type);
    expect(raised).toEqual(['leave.requested', 'leave.approved', 'leave.cancellation_requested', 'leave.cancelled']);
  });

  it('200: withdraws a PENDING one for the person', async () => {
    const leave = await ask();
    expect(dataOf(await api.head.post(`/leaves/${leave.id}/cancel`)).status).toBe('CANCELLED');
    expect((await eventsOf(here, leave.id)).at(-1)).toMatchObject({ previous: { status: 'PENDING' } });
  });

  it('what it took comes back', async () => {
    const leave = await book(api.chef, { ...vacationOf(people.otherCook.id), end_date: days.fri });
    await api.chef.post(`/leaves/${leave.id}/cancel`);
    const rows = (
      await sql<
        Pick<Row<'leave_ledger'>, 'kind' | 'amount'>
      >`select kind, amount from leave_ledger where leave_request_id = ${leave.id} order by id`.execute(db)
    ).rows;
    expect(rows.map(({ kind, amount }) => [kind, Number(amount)])).toEqual([
      ['TAKEN', -5],
      ['REVERSAL', 5],
    ]);
  });

  const vacationOf = (user_id: string) => ({
    leave_type_id: types.vacation,
    start_date: days.mon,
    end_date: days.mon,
    user_id,
  });
});

describe('POST /leaves/{id}/cancel', () => {
  it('404: of someone out of sight', async () => {
    const leave = await granted();
    for (const name of ['bartender', 'barHead', 'otherCook'] as const) {
      expect((await api[name].post(`/leaves/${leave.id}/cancel`)).status).toBe(404);
    }
  });

  it('409: what was rejected or cancelled, for the person and for those in charge', async () => {
    const rejected = await ask();
    await api.head.post(`/leaves/${rejected.id}/reject`, { reason: 'No' });
    const cancelled = await ask();
    await api.cook.post(`/leaves/${cancelled.id}/cancel`);
    for (const client of [api.cook, api.boss]) {
      expect(await client.post(`/leaves/${rejected.id}/cancel`)).toMatchObject({
        status: 409,
        error: { details: { reason: 'state', status: 'REJECTED' } },
      });
      expect(await client.post(`/leaves/${cancelled.id}/cancel`)).toMatchObject({
        status: 409,
        error: { details: { reason: 'state', status: 'CANCELLED' } },
      });
    }
  });

  it('two at once: one 200, the other 409, given back once', async () => {
    const leave = await granted({ leave_type_id: types.vacation });
    const answers = await Promise.all(
      (['boss', 'admin'] as const).map((name) => api[name].post(`/leaves/${leave.id}/cancel`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const rows = (
      await sql<
        Pick<Row<'leave_ledger'>, 'kind'>
      >`select kind from leave_ledger where leave_request_id = ${leave.id}`.execute(db)
    ).rows;
    expect(rows).toHaveLength(2);
  });
});

describe('POST /leaves/{id}/decline-cancellation', () => {
  it('200: the leave stands, the reason is told, and the person may ask again', async () => {
    const leave = await granted();
    await api.cook.post(`/leaves/${leave.id}/cancel`, { reason: 'Called off' });
    const before = (await eventsOf(here, leave.id)).length;
    const declined = dataOf(await app.boss.post(`/leaves/${leave.id}/decline-cancellation`, { reason: 'Cover came' }));
    expect(declined).toEqual({
      ...leave,
      decision_comment: 'Cover came',
      decided_at: declined.updated_at,
      updated_at: declined.updated_at,
    });
    expect(await eventsOf(here, leave.id)).toHaveLength(before);
    expect((await world.audit()).at(-1)).toMatchObject({ action: 'leaves.declineCancellation' });
    expect(dataOf(await api.cook.post(`/leaves/${leave.id}/cancel`)).cancellation_requested_at).not.toBeNull();
  });

  it('200: by a manager whose role is Employee', async () => {
    const leave = await book(api.otherCook, {
      leave_type_id: types.sick,
      start_date: days.mon,
      end_date: days.mon,
    });
    await api.otherCook.post(`/leaves/${leave.id}/cancel`);
    const path = `/leaves/${leave.id}/decline-cancellation`;
    expect(dataOf(await app.chef.post(path, { reason: 'No' })).cancellation_requested_at).toBeNull();
  });

  it('403: one’s own; 422: without a reason; 409: no one asked, or it is not APPROVED', async () => {
    const leave = await granted();
    const path = `/leaves/${leave.id}/decline-cancellation`;
    expect(await app.boss.post(path, { reason: 'No' })).toMatchObject({
      status: 409,
      error: { details: { reason: 'cancellation_not_requested' } },
    });
    await api.cook.post(`/leaves/${leave.id}/cancel`);
    expect((await app.cook.post(path, { reason: 'No' })).status).toBe(403);
    expect(await app.boss.post(path, {})).toMatchObject({ status: 422, error: { details: { field: 'reason' } } });
    await api.boss.post(`/leaves/${leave.id}/cancel`);
    expect(await app.boss.post(path, { reason: 'No' })).toMatchObject({
      status: 409,
      error: { details: { reason: 'state', status: 'CANCELLED' } },
    });
  });

  it('declined and cancelled at once: what is cancelled can no longer be declined', async () => {
    const leave = await granted();
    await api.cook.post(`/leaves/${leave.id}/cancel`);
    const answers = await Promise.all([
      app.boss.post(`/leaves/${leave.id}/decline-cancellation`, { reason: 'No' }),
      api.admin.post(`/leaves/${leave.id}/cancel`),
    ]);
    const { status } = (await api.cook.get(`/leaves/${leave.id}`)).data;
    // Declined first, the Administrator still cancels the leave that stands.
    expect([status, ...answers.map((answer) => answer.status)]).toEqual(
      answers[0].status === 200 ? ['CANCELLED', 200, 200] : ['CANCELLED', 409, 200],
    );
  });
});
