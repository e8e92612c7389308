import { beforeAll, describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { sql } from '../../../db/sql.ts';
import { eightHours, record, type Workplace, workplace } from '../testing/workplace.ts';

const { installation, world } = await openHarness();
let place: Workplace;
const rulesOf = async (who: 'cook' | 'admin' | 'head') => (await place.api[who].get('/working-rules')).data;
const october = { from: '2025-10-01', to: '2025-10-31' };

beforeAll(async () => {
  place = await workplace(world);
  const { admin, cook, bartender } = place.api;
  await place.world.set({ time_rounding_increment: 0 });
  expect((await admin.put('/working-rules', { pack: 'CA-ON', rules: [] })).status).toBe(200);
  // The cook: nine hours to rest, and no break on the second day. The bartender: no break.
  await record(cook, {
    clock_in: '2025-10-06T14:00:00-04:00',
    clock_out: '2025-10-06T22:00:00-04:00',
    break_minutes: 30,
  });
  await record(cook, { clock_in: '2025-10-07T07:00:00-04:00', clock_out: '2025-10-07T13:00:00-04:00' });
  await record(bartender, eightHours('2025-10-08'));
});

describe('working rules', () => {
  it('without a pack the one rule is ours: 11 hours of rest, with no law behind it', async () => {
    const other = await workplace(world);
    expect((await other.api.cook.get('/working-rules')).data).toMatchObject({
      pack: null,
      rules: [
        {
          id: 'rest',
          kind: 'REST_BETWEEN_SHIFTS',
          values: { rest_minutes: 660 },
          source: { read_on: null },
          is_changed: false,
        },
      ],
      left_out: [],
      place_pack: 'CA-ON',
    });
  });

  it('every rule of a pack names its law and the day it was read; overtime is offered and not set', async () => {
    const rules = await rulesOf('cook');
    expect(rules.pack).toBe('CA-ON');
    for (const { source, is_changed } of rules.rules) {
      expect(source.citation).toMatch(/Employment Standards Act/);
      expect(source.read_on).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(is_changed).toBe(false);
    }
    expect(rules.offered_overtime).toEqual({
      overtime_mode: 'weekly_only',
      overtime_daily_minutes: null,
      overtime_weekly_minutes: 2640,
      overtime_multiplier: 1.5,
    });
  });

  it('overtime is that of the place; of the pack that was taken where the place has none', async () => {
    const other = await workplace(world);
    const place = async (country: string, region: string | null) => {
      await sql`update organizations set country = ${country}, region = ${region} where id = ${other.world.organizationId}`.execute(
        installation.database.db,
      );
    };
    const offered = async (pack: string | null) =>
      (await other.api.admin.put('/working-rules', { pack, rules: [] })).data.offered_overtime;
    await place('CA', null);
    expect(await offered(null)).toBeNull();
    expect(await offered('CA-BC')).toMatchObject({
      overtime_mode: 'daily_then_weekly',
      overtime_daily_minutes: 480,
      overtime_weekly_minutes: 2400,
    });
    await place('CA', 'ON');
    expect(await offered('CA-BC')).toMatchObject({ overtime_mode: 'weekly_only', overtime_weekly_minutes: 2640 });
    await place('DE', null);
    expect(await offered('DE')).toBeNull();
  });

  it('a rule that is changed says so; sent as the pack has it, it is not kept as a change', async () => {
    const { rules } = await rulesOf('admin');
    const changed = rules.map((rule: { id: string }) =>
      rule.id === 'longest-day' ? { ...rule, values: { minutes: 720 }, action: 'OFF' } : rule,
    );
    const answer = await place.api.admin.put('/working-rules', { pack: 'CA-ON', rules: changed });
    expect(answer.data.rules.filter((rule: { is_changed: boolean }) => rule.is_changed)).toMatchObject([
      { id: 'longest-day', values: { minutes: 720 }, action: 'OFF' },
    ]);
    await place.api.admin.put('/working-rules', { pack: 'CA-ON', rules: [] });
    expect((await rulesOf('admin')).rules.some((rule: { is_changed: boolean }) => rule.is_changed)).toBe(false);
  });

  const own = (id: string, more: object = {}) => ({
    id,
    kind: 'LONGEST_DAY',
    values: { minutes: 600 },
    action: 'WARN',
    source: { citation: 'Our agreement', read_on: null },
    ...more,
  });

  it('403: below Administrator', async () => {
    expect((await place.api.head.put('/working-rules', { pack: null, rules: [] })).status).toBe(403);
  });

  it.each([
    ['the same id twice', [own('ours'), own('ours')], 'rules.1.id'],
    ['a rule of the pack as another kind', [own('rest')], 'rules.0.kind'],
    ['a figure that is none', [own('ours', { values: { minutes: 0 } })], 'rules.0.values.minutes'],
    ['more than a day has', [own('ours', { values: { minutes: 1441 } })], 'rules.0.values.minutes'],
    ['values of another kind', [own('ours', { values: { rest_minutes: 600 } })], 'rules.0.values.minutes'],
    [
      'overtime from nowhere on',
      [own('ours', { kind: 'OVERTIME', values: { daily_minutes: null, weekly_minutes: null, multiplier: 1.5 } })],
      'rules.0.values.weekly_minutes',
    ],
  ])('422: %s, and nothing changes', async (_what, rules, field) => {
    const answer = await place.api.admin.put('/working-rules', { pack: 'CA-ON', rules });
    expect(answer.status).toBe(422);
    expect(answer.error.details.field).toBe(field);
    expect((await rulesOf('admin')).rules.some((rule: { id: string }) => rule.id === 'ours')).toBe(false);
  });
});

describe('breaches of working rules', () => {
  const breachesFor = async (who: keyof Workplace['api'], query: Record<string, string> = october) =>
    (await place.api[who].get('/working-rule-breaches', { query })).data;
  const told = ({
    breaches,
  }: {
    breaches: { rule_id: string; day: string; minutes: number; limit_minutes: number }[];
  }) => breaches.map(({ rule_id: rule, day, minutes, limit_minutes: limit }) => [rule, day, minutes, limit]).sort();

  it('whom, when and by how much, by rule and by department', async () => {
    const report = await breachesFor('admin');
    expect(told(report)).toEqual([
      ['break', '2025-10-07', 0, 30],
      ['break', '2025-10-08', 0, 30],
      ['rest', '2025-10-07', 540, 660],
    ]);
    expect(report.rules.find((rule: { rule_id: string }) => rule.rule_id === 'break')).toEqual({
      rule_id: 'break',
      count: 2,
      people: 2,
    });
    expect(report.departments.map(({ name, count }: { name: string; count: number }) => [name, count])).toEqual([
      ['Kitchen', 2],
      ['Bar', 1],
    ]);
  });

  it('one’s own for an Employee, the own departments for a Department Head', async () => {
    expect(told(await breachesFor('cook'))).toHaveLength(2);
    expect(told(await breachesFor('otherCook'))).toEqual([]);
    expect(told(await breachesFor('head'))).toHaveLength(2);
    expect(told(await breachesFor('barHead'))).toHaveLength(1);
  });

  it('only of a department, and of days; a rest from the day before the first counts', async () => {
    const { id } = (await place.api.admin.get('/departments')).data.find(
      ({ name }: { name: string }) => name === 'Bar',
    );
    expect(told(await breachesFor('admin', { ...october, department_id: id }))).toHaveLength(1);
    expect(told(await breachesFor('admin', { from: '2025-10-07', to: '2025-10-07' }))).toHaveLength(2);
  });

  it('only of a person; hours without times say nothing of rest', async () => {
    const other = await workplace(world);
    const { cook, admin } = other.api;
    await record(cook, { clock_in: '2025-10-06T15:00:00-04:00', clock_out: '2025-10-06T23:00:00-04:00' });
    const early = { clock_in: '2025-10-07T06:00:00-04:00', clock_out: '2025-10-07T10:00:00-04:00' };
    const entry = await record(cook, { ...early, is_duration: true });
    const of = async (user_id: string) =>
      (await admin.get('/working-rule-breaches', { query: { ...october, user_id } })).data.breaches;
    expect(await of(other.people.cook.id)).toEqual([]);
    await cook.patch(`/time-entries/${String(entry.id)}`, { is_duration: false });
    expect(await of(other.people.cook.id)).toMatchObject([{ kind: 'REST_BETWEEN_SHIFTS', minutes: 420 }]);
    expect(await of(other.people.bartender.id)).toEqual([]);
  });

  it('422: days the wrong way round, or more than a year', async () => {
    const get = (query: Record<string, string>) => place.api.admin.get('/working-rule-breaches', { query });
    const wrong = await get({ from: '2025-10-31', to: '2025-10-01' });
    expect([wrong.status, wrong.error.details.field]).toEqual([422, 'to']);
    const long = await get({ from: '2024-01-01', to: '2025-10-01' });
    expect([long.status, long.error.details.field]).toEqual([422, 'to']);
  });
});
