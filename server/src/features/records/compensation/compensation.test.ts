import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { sharedHarness } from '../../../../test/harness.ts';
import type { Somebody } from '../../../../test/world.ts';
import { sql } from '../../../db/sql.ts';
import { check } from '../../../lib/schema.ts';
import { Compensation, PlannedPay } from './record.ts';
import { PayRise } from './rise.ts';

const { world, installation } = await sharedHarness();
let admin: Somebody;
let api: Client;
let app: Client;
let cook: Somebody;

beforeAll(async () => {
  admin = await world.administrator();
  api = await admin.api();
  app = await admin.app();
});

beforeEach(async () => {
  cook = await world.employee();
});

const yearly = { effective_date: '2026-01-01', pay_type: 'SALARY', amount: 52_000 };
const record = (body: object = {}) => app.post(`/users/${cook.id}/compensation`, { ...yearly, ...body });
const looksAt = async (userId: string) => (await world.accessLog()).filter(({ user_id }) => user_id === userId);

describe('POST /users/{id}/compensation', () => {
  it('201: currency and pay frequency are those of the organization; audited, and shown is logged', async () => {
    const { status, data } = await record();
    expect(status).toBe(201);
    check(Compensation, data);
    expect(data).toEqual({
      id: data.id,
      user_id: cook.id,
      ...yearly,
      currency: 'CAD',
      pay_frequency: 'BIWEEKLY',
      reason: null,
      created_by_id: admin.id,
      created_at: data.created_at,
      updated_at: data.created_at,
    });
    expect((await world.audit()).at(-1)).toMatchObject({
      action: 'compensation.create',
      subject_type: 'compensation',
      subject_id: data.id,
      actor_id: admin.id,
      changed_fields: Object.keys(yearly),
    });
    expect(await looksAt(cook.id)).toMatchObject([
      { tier: 'compensation', record_id: data.id, actor_id: admin.id, surface: 'app', token_id: null },
    ]);
  });

  it.each([0, 0.1, 0.3, 17.35, 21.1234, 1e-4, 9_999_999_999.9999, 1_234_567_890.12])(
    'keeps %d as it was sent',
    async (amount) => {
      expect((await record({ pay_type: 'HOURLY', amount })).data.amount).toBe(amount);
      const { text } = await api.get(`/users/${cook.id}/compensation`);
      expect(text).toContain(`"amount":${String(amount)},`);
    },
  );

  it.each([
    ['five decimals', { amount: 0.12345 }, 'amount'],
    ['what only looks like a number', { amount: 0.1 + 0.2 }, 'amount'],
    ['less than nothing', { amount: -0.01 }, 'amount'],
    ['more than is kept', { amount: 10_000_000_000 }, 'amount'],
    ['an amount in quotes', { amount: '52000' }, 'amount'],
    ['a currency that is none', { currency: 'XYZ' }, 'currency'],
    ['a currency in small letters', { currency: 'cad' }, 'currency'],
    ['a pay type nobody knows', { pay_type: 'DAILY' }, 'pay_type'],
    ['a pay frequency nobody knows', { pay_frequency: 'SOMETIMES' }, 'pay_frequency'],
    ['no day', { effective_date: undefined }, 'effective_date'],
    ['an unknown field', { bonus: 1 }, 'bonus'],
  ])('422: %s', async (_title, body, field) => {
    expect(await record(body)).toMatchObject({ status: 422, error: { details: { field } } });
    expect((await api.get(`/users/${cook.id}/compensation`)).data).toEqual([]);
  });

  it('403: no one records their own, an Executive neither', async () => {
    for (const one of [admin, await world.executive()]) {
      const { status, error } = await (await one.app()).post(`/users/${one.id}/compensation`, yearly);
      expect(status).toBe(403);
      expect(error.code).toBe('FORBIDDEN');
    }
  });
});

describe('GET /users/{id}/compensation', () => {
  it('latest effective_date first, of one day the one recorded last; every record shown is logged, page by page', async () => {
    const [old, first, second, future] = [
      await record({ effective_date: '2024-01-01' }),
      await record({ reason: 'Yearly review' }),
      await record({ amount: 53_000 }),
      await record({ effective_date: '2027-01-01' }),
    ].map(({ data }) => data.id as string);
    const before = (await looksAt(cook.id)).length;
    const seen: string[][] = [];
    let cursor: string | undefined;
    do {
      const { body } = await api.get(`/users/${cook.id}/compensation`, {
        query: { limit: '3', ...(cursor && { cursor }) },
      });
      seen.push(body.data.map(({ id }: { id: string }) => id));
      cursor = body.meta.next_cursor ?? undefined;
      const looks = (await looksAt(cook.id)).slice(before);
      expect(looks.map(({ record_id }) => record_id)).toEqual(seen.flat());
      expect(
        looks.every(({ tier, surface, actor_id }) => tier + surface === 'compensationapi' && actor_id === admin.id),
      ).toBe(true);
    } while (cursor !== undefined);
    expect(seen).toEqual([[future, second, first], [old]]);
  });

  it('an Administrator reads their own, and that is logged as well', async () => {
    await (await (await world.executive()).app()).post(`/users/${admin.id}/compensation`, yearly);
    const before = (await looksAt(admin.id)).length;
    expect((await api.get(`/users/${admin.id}/compensation`)).data).toHaveLength(1);
    expect((await looksAt(admin.id)).slice(before)).toMatchObject([{ tier: 'compensation', actor_id: admin.id }]);
  });

  it('what is refused leaves no row in the log', async () => {
    await record();
    const before = (await looksAt(cook.id)).length;
    const other = await (await (await world.another()).executive()).api();
    expect((await other.get(`/users/${cook.id}/compensation`)).status).toBe(404);
    expect((await (await cook.app()).get(`/users/${cook.id}/compensation`)).status).toBe(403);
    expect(await looksAt(cook.id)).toHaveLength(before);
  });
});

describe('GET /planned-pay', () => {
  it('200: what begins on a later day, the soonest first, without amounts and without a look at pay; 403: a Department Head', async () => {
    const place = await world.another();
    const client = await (await place.administrator()).app();
    const [one, other, left] = [await place.employee(), await place.employee(), await place.employee()];
    const from = (id: string, effective_date: string) =>
      client.post(`/users/${id}/compensation`, { ...yearly, effective_date });
    await from(one.id, '2020-01-01');
    await from(one.id, '2098-03-01');
    await from(other.id, '2098-02-01');
    await from(left.id, '2098-01-01');
    await sql`update users set is_active = false where id = ${left.id}`.execute(installation.database.db);
    const looks = (await place.accessLog()).length;
    const { data } = await client.get('/planned-pay');
    expect(data.map((row: PlannedPay) => [row.user_id, row.effective_date])).toEqual([
      [other.id, '2098-02-01'],
      [one.id, '2098-03-01'],
    ]);
    for (const row of data) check(PlannedPay, row);
    expect((await place.accessLog()).length).toBe(looks);
    const head = await (await place.departmentHeadOf('Kitchen')).app();
    expect((await head.get('/planned-pay')).status).toBe(403);
  });
});

describe('POST /users/{id}/compensation/preview', () => {
  const preview = (body: object, client = app) =>
    client.post(`/users/${cook.id}/compensation/preview`, { effective_date: '2026-03-01', ...body });

  it('200: by the hour and by the year with the week of the person, nothing is recorded, and the look is logged', async () => {
    await record({ pay_type: 'HOURLY', amount: 20 });
    const before = (await looksAt(cook.id)).length;
    const { status, data } = await preview({ pay_type: 'HOURLY', amount: 21.5 });
    expect(status).toBe(200);
    check(PayRise, data);
    expect(data).toMatchObject({
      weekly_minutes: 2400,
      per_hour: { before: 20, after: 21.5 },
      per_year: { before: 41_600, after: 44_720 },
      planned_from: null,
    });
    expect((await looksAt(cook.id)).length).toBe(before + 1);
    expect((await api.get(`/users/${cook.id}/compensation`)).data).toHaveLength(1);
  });

  it('200: three days a week are paid three days; a first pay has nothing before it; what is planned later is told', async () => {
    const day = { MONDAY: 480, TUESDAY: 480, WEDNESDAY: 480, THURSDAY: 0, FRIDAY: 0, SATURDAY: 0, SUNDAY: 0 };
    const patched = await app.patch(`/users/${cook.id}`, { working_pattern: { cycle_weeks: 1, weeks: [day] } });
    expect(patched.status, patched.text).toBe(200);
    await record({ effective_date: '2027-01-01', pay_type: 'HOURLY', amount: 30 });
    const { data } = await preview({ effective_date: '2026-12-31', pay_type: 'SALARY', amount: 37_440 });
    expect(data).toMatchObject({
      before: null,
      weekly_minutes: 1440,
      per_hour: { before: null, after: 30 },
      per_year: { before: null, after: 37_440 },
      planned_from: '2027-01-01',
    });
  });

  it('403: one’s own, and a Department Head; 404; 422 as the change itself', async () => {
    expect(await app.post(`/users/${admin.id}/compensation/preview`, yearly)).toMatchObject({ status: 403 });
    const head = await (await world.departmentHeadOf('Kitchen')).app();
    expect(await preview(yearly, head)).toMatchObject({ status: 403 });
    const stranger = await (await (await world.another()).administrator()).app();
    expect(await preview(yearly, stranger)).toMatchObject({ status: 404 });
    expect(await preview({ ...yearly, amount: -1 })).toMatchObject({
      status: 422,
      error: { details: { field: 'amount' } },
    });
  });
});
