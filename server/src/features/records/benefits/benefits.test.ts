import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import type { Somebody } from '../../../../test/world.ts';
import { check } from '../../../lib/schema.ts';
import { BenefitEnrollment } from './enrollments/record.ts';
import { BenefitPlan } from './plans/record.ts';

const { world, installation } = await openHarness();

/** Late on 9 March in Toronto. */
const evening = Date.parse('2026-03-10T03:30:00Z');
const moveClockTo = (instant: string | number): void => {
  installation.clock.setOffset(new Date(instant).getTime() - Date.now());
};
moveClockTo(evening);

let api: Client;
let app: Client;
let cook: Somebody;
let plan: BenefitPlan;

beforeAll(async () => {
  const admin = await world.administrator();
  api = await admin.api();
  app = await admin.app();
  plan = (await app.post('/benefit-plans', { name: 'Extended health', provider: 'Blue', kind: 'HEALTH' })).data;
});

beforeEach(async () => {
  moveClockTo(evening);
  cook = await world.employee();
});

const enroll = (body: object = {}) =>
  app.post(`/users/${cook.id}/benefits`, { plan_id: plan.id, start_date: '2026-01-01', ...body });
const change = (id: string, body: object) => app.patch(`/users/${cook.id}/benefits/${id}`, body);
const auditOf = async (id: string) => (await world.audit()).filter(({ subject_id }) => subject_id === id);

describe('benefit plans', () => {
  it('201: added, listed, audited; 409 for its name again, whatever the case', async () => {
    check(BenefitPlan, plan);
    expect(plan).toMatchObject({ name: 'Extended health', provider: 'Blue', kind: 'HEALTH' });
    expect((await app.get('/benefit-plans')).data).toEqual([plan]);
    expect(await auditOf(plan.id)).toMatchObject([{ action: 'benefitPlans.create', subject_type: 'benefit_plan' }]);
    const again = await app.post('/benefit-plans', { name: 'extended HEALTH ', kind: 'HEALTH' });
    expect(again).toMatchObject({ status: 409, error: { details: { field: 'name' } } });
    expect((await app.post('/benefit-plans', { name: 'Dental' })).error.details).toEqual({ field: 'kind' });
  });

  it('200: changed, audited; 409 to a name that is taken; 404 elsewhere', async () => {
    const { data: dental } = await app.post('/benefit-plans', { name: 'Dental', kind: 'HEALTH' });
    expect(await app.patch(`/benefit-plans/${dental.id}`, { name: ' Teeth ', provider: 'Blue' })).toMatchObject({
      status: 200,
      data: { name: 'Teeth', provider: 'Blue', kind: 'HEALTH' },
    });
    expect((await auditOf(dental.id)).at(-1)).toMatchObject({
      action: 'benefitPlans.update',
      changed_fields: ['name', 'provider'],
    });
    expect(await app.patch(`/benefit-plans/${dental.id}`, { name: 'extended health' })).toMatchObject({
      status: 409,
      error: { details: { field: 'name' } },
    });
    const stranger = await (await (await world.another()).administrator()).app();
    expect((await stranger.patch(`/benefit-plans/${dental.id}`, { name: 'Ours' })).status).toBe(404);
    expect((await stranger.delete(`/benefit-plans/${dental.id}`)).status).toBe(404);
    expect((await app.delete(`/benefit-plans/${dental.id}`)).status).toBe(200);
    expect((await app.get('/benefit-plans')).data).toEqual([plan]);
  });

  it('409: one that someone is enrolled in is not removed', async () => {
    expect((await enroll()).status).toBe(201);
    expect(await app.delete(`/benefit-plans/${plan.id}`)).toMatchObject({
      status: 409,
      error: { details: { reason: 'used' } },
    });
  });

  it('403: for those below Administrator', async () => {
    const head = await (await world.departmentHeadOf('Kitchen')).app();
    expect((await head.patch(`/benefit-plans/${plan.id}`, { name: 'Mine' })).status).toBe(403);
    expect((await head.delete(`/benefit-plans/${plan.id}`)).status).toBe(403);
    expect((await head.get('/benefit-plans')).status).toBe(403);
    expect((await head.post('/benefit-plans', { name: 'Mine', kind: 'OTHER' })).status).toBe(403);
  });
});

describe('POST /users/{id}/benefits', () => {
  it('201: as given, amounts digit by digit; listed the same; audited', async () => {
    const given = {
      coverage_level: 'Family',
      end_date: '2026-12-31',
      employee_contribution: 42.1,
      employer_contribution: 84.2501,
      currency: 'USD',
    };
    const { status, data } = await enroll(given);
    expect(status).toBe(201);
    check(BenefitEnrollment, data);
    const { id, name, provider, kind } = plan;
    expect(data).toMatchObject({
      user_id: cook.id,
      plan: { id, name, provider, kind },
      status: 'ACTIVE',
      start_date: '2026-01-01',
      ...given,
    });
    expect((await api.get(`/users/${cook.id}/benefits`)).data).toEqual([data]);
    expect(await auditOf(data.id)).toMatchObject([
      { action: 'benefits.create', changed_fields: ['plan_id', 'start_date', ...Object.keys(given)] },
    ]);
  });

  it('201: contributions are 0 and the currency the organization’s unless given', async () => {
    expect((await enroll()).data).toMatchObject({
      employee_contribution: 0,
      employer_contribution: 0,
      currency: 'CAD',
      coverage_level: null,
      end_date: null,
    });
  });

  it.each([
    ['plan_id', { plan_id: undefined }],
    ['plan_id', { plan_id: world.newId('bpl') }],
    ['start_date', { start_date: undefined }],
    ['end_date', { end_date: '2025-12-31' }],
    ['end_date', { status: 'ENDED', start_date: '2026-03-10' }],
    ['employee_contribution', { employee_contribution: 0.12345 }],
    ['employer_contribution', { employer_contribution: -1 }],
    ['currency', { currency: 'XXY' }],
    ['status', { status: 'WAIVED' }],
  ])('422: %s of %j', async (field, body) => {
    expect(await enroll(body)).toMatchObject({ status: 422, error: { details: { field } } });
  });

  it('422: a plan of another organization', async () => {
    const theirs = await (await (await world.another()).executive()).app();
    const { data } = await theirs.post('/benefit-plans', { name: 'Theirs', kind: 'OTHER' });
    expect((await enroll({ plan_id: data.id })).error.details).toEqual({ field: 'plan_id' });
  });
});

describe('GET /users/{id}/benefits', () => {
  it.each([
    ['ACTIVE', { start_date: '2026-03-09' }],
    ['PENDING', { start_date: '2026-03-10' }],
    ['PENDING', { status: 'PENDING' }],
    ['ACTIVE', { end_date: '2026-03-09' }],
    ['ENDED', { end_date: '2026-03-08' }],
    ['ENDED', { status: 'ENDED' }],
    ['ENDED', { status: 'PENDING', end_date: '2026-03-08' }],
  ])('%s on 9 March: %j', async (expected, body) => {
    expect((await enroll(body)).data.status).toBe(expected);
  });

  it('becomes ACTIVE and ENDED with the days of the organization', async () => {
    await enroll({ start_date: '2026-03-10', end_date: '2026-03-11' });
    const statusAt = async (instant: string) => {
      moveClockTo(instant);
      return (await api.get(`/users/${cook.id}/benefits`)).data[0].status;
    };
    expect(await statusAt('2026-03-10T03:59:59Z')).toBe('PENDING');
    expect(await statusAt('2026-03-10T04:00:00Z')).toBe('ACTIVE');
    expect(await statusAt('2026-03-12T03:59:59Z')).toBe('ACTIVE');
    expect(await statusAt('2026-03-12T04:00:00Z')).toBe('ENDED');
  });

  it('pages oldest first', async () => {
    const ids = [];
    for (let i = 0; i < 3; i++) ids.push((await enroll()).data.id);
    const { body } = await api.get(`/users/${cook.id}/benefits`, { query: { limit: '2' } });
    const next = await api.get(`/users/${cook.id}/benefits`, { query: { cursor: body.meta.next_cursor, limit: '2' } });
    expect([...body.data, ...next.data].map(({ id }: { id: string }) => id)).toEqual(ids);
  });
});

describe('PATCH /users/{id}/benefits/{benefit_id}', () => {
  it('200: confirmed, changed, and ended today', async () => {
    const { data } = await enroll({ status: 'PENDING' });
    expect((await change(data.id, { status: 'ACTIVE', employee_contribution: 12.5 })).data).toMatchObject({
      status: 'ACTIVE',
      employee_contribution: 12.5,
    });
    expect((await change(data.id, { status: 'ENDED' })).data).toMatchObject({
      status: 'ENDED',
      end_date: '2026-03-09',
    });
    expect((await auditOf(data.id)).map(({ changed_fields }) => changed_fields).slice(1)).toEqual([
      ['status', 'employee_contribution'],
      ['status', 'end_date'],
    ]);
  });

  it('200: an end in the future leaves it ACTIVE until then; nothing different keeps updated_at', async () => {
    const { data } = await enroll({ employer_contribution: 80.25 });
    const { data: ending } = await change(data.id, { end_date: '2026-12-31' });
    expect(ending).toMatchObject({ status: 'ACTIVE', end_date: '2026-12-31' });
    moveClockTo(evening + 60_000);
    expect((await change(data.id, { employer_contribution: 80.25, status: 'ACTIVE' })).data).toEqual(ending);
  });

  it('409: what has ENDED does not come back, and nothing becomes PENDING again', async () => {
    const { data } = await enroll({ status: 'ENDED' });
    const { status, error } = await change(data.id, { status: 'ACTIVE' });
    expect(status).toBe(409);
    expect(error.details).toEqual({ reason: 'state', status: 'ENDED' });
    expect((await change((await enroll()).data.id, { status: 'PENDING' })).status).toBe(409);
  });

  it('422: an end before the start, none for what has ENDED, more decimals than are kept', async () => {
    const { data } = await enroll();
    for (const body of [{ end_date: '2025-12-31' }, { status: 'ENDED', end_date: null }])
      expect((await change(data.id, body)).error.details).toEqual({ field: 'end_date' });
    expect((await change(data.id, { employee_contribution: 0.12345 })).error.details).toEqual({
      field: 'employee_contribution',
    });
  });

  it('404: unknown', async () => {
    expect((await change(world.newId('ben'), {})).status).toBe(404);
  });
});
