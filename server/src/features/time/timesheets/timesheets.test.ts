import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { eightHours, type PersonName, record, sheetOver, workplace } from '../testing/workplace.ts';

const { world: first, installation } = await openHarness();
const day = '2026-03-10';

describe('timesheets: one for each person and period', () => {
  it.each([
    [{}, 'BIWEEKLY', '2026-03-09', '2026-03-22'],
    [{ pay_period_type: 'WEEKLY' }, 'WEEKLY', '2026-03-09', '2026-03-15'],
    [{ pay_period_type: 'WEEKLY', week_start: 'SUNDAY' }, 'WEEKLY', '2026-03-08', '2026-03-14'],
    [{ pay_period_type: 'SEMI_MONTHLY' }, 'SEMI_MONTHLY', '2026-03-01', '2026-03-15'],
    [{ pay_period_type: 'MONTHLY' }, 'MONTHLY', '2026-03-01', '2026-03-31'],
  ] as const)('with %o the first entry opens a %s one from %s to %s', async (settings, type, start, end) => {
    const { api, people } = await workplace(first, { settings });
    expect((await api.cook.get('/timesheets')).data).toEqual([]);
    await record(api.cook, { ...eightHours(day), break_minutes: 30 });
    await record(api.cook, eightHours('2026-03-11'));
    const { data } = await api.cook.get('/timesheets');
    expect(data).toEqual([
      {
        id: expect.stringMatching(/^tsh_/),
        user_id: people.cook.id,
        user: { id: people.cook.id, first_name: 'Ada', last_name: 'Byron' },
        period_start: start,
        period_end: end,
        period_type: type,
        status: 'OPEN',
        total_minutes: 930,
        regular_minutes: 930,
        overtime_minutes: 0,
        break_minutes: 30,
        break_flags: [],
        entry_count: 2,
        paid_leave_minutes: 0,
        holiday_minutes: 0,
        submitted_at: null,
        submitted_by_id: null,
        submission_reason: null,
        submitted_minutes: null,
        changed_since_submitted: false,
        approved_at: null,
        approved_by_id: null,
        on_behalf_of_id: null,
        finalized_at: null,
        finalized_by_id: null,
        rejected_by_id: null,
        rejection_reason: null,
        document_id: null,
        created_at: expect.any(String),
        updated_at: expect.any(String),
      },
    ]);
  });

  it('an entry across midnight counts whole on the day, and in the period, in which it starts', async () => {
    const { api, people } = await workplace(first, { settings: { pay_period_type: 'WEEKLY' } });
    await record(api.cook, { clock_in: '2026-03-15T22:00:00-04:00', clock_out: '2026-03-16T06:00:00-04:00' });
    expect(await sheetOver(api.admin, people.cook.id, '2026-03-15')).toMatchObject({ total_minutes: 480 });
    expect(await sheetOver(api.admin, people.cook.id, '2026-03-16')).toBeUndefined();
  });

  it('a change of the pay period leaves timesheets as they are; new ones fit in between', async () => {
    const { world, api, people } = await workplace(first);
    await record(api.cook, eightHours('2026-03-10'));
    await world.set({ pay_period_type: 'MONTHLY' });
    await record(api.cook, eightHours('2026-03-11'));
    await record(api.cook, eightHours('2026-03-02', '-05:00'));
    await record(api.cook, eightHours('2026-03-30'));
    const { data } = await api.cook.get('/timesheets');
    expect(
      data.map((sheet: Record<string, unknown>) => [
        sheet['period_type'],
        sheet['period_start'],
        sheet['period_end'],
        sheet['total_minutes'],
      ]),
    ).toEqual([
      ['MONTHLY', '2026-03-23', '2026-03-31', 480],
      ['BIWEEKLY', '2026-03-09', '2026-03-22', 960],
      ['MONTHLY', '2026-03-01', '2026-03-08', 480],
    ]);
    expect(await sheetOver(api.admin, people.cook.id, '2026-03-12')).toMatchObject({ period_type: 'BIWEEKLY' });
  });

  it('a timesheet from before the pay period changed is worked out over all of its days', async () => {
    const { api, people, world } = await workplace(first, { settings: { pay_period_type: 'MONTHLY' } });
    for (const on of ['2026-03-02', '2026-03-30']) await record(api.cook, eightHours(on));
    await world.set({ pay_period_type: 'WEEKLY' });
    await record(api.cook, eightHours('2026-03-17'));
    const sheet = await sheetOver(api.admin, people.cook.id, '2026-03-17');
    expect(sheet).toMatchObject({ period_end: '2026-03-31', total_minutes: 3 * 480, entry_count: 3 });
  });

  it('totals follow every change: hours, day, approval and deletion', async () => {
    const { api, people } = await workplace(first, { settings: { pay_period_type: 'WEEKLY' } });
    const entry = await record(api.cook, eightHours(day));
    await record(api.cook, eightHours('2026-03-11'));
    const totals = async (on: string) => {
      const { total_minutes, entry_count } = (await sheetOver(api.admin, people.cook.id, on)) ?? {};
      return [total_minutes, entry_count];
    };
    expect(await totals(day)).toEqual([960, 2]);
    await api.cook.patch(`/time-entries/${entry.id}`, { break_minutes: 60 });
    expect(await totals(day)).toEqual([900, 2]);
    await api.cook.patch(`/time-entries/${entry.id}`, eightHours('2026-03-17'));
    expect(await totals(day)).toEqual([480, 1]);
    expect(await totals('2026-03-17')).toEqual([420, 1]);
    await api.head.post(`/time-entries/${entry.id}/reject`, { reason: 'No' });
    expect(await totals('2026-03-17')).toEqual([0, 0]);
    await api.cook.patch(`/time-entries/${entry.id}`, { break_minutes: 0 });
    expect(await totals('2026-03-17')).toEqual([480, 1]);
    await api.cook.delete(`/time-entries/${entry.id}`);
    expect(await totals('2026-03-17')).toEqual([0, 0]);
  });

  it('a running entry counts when it is clocked out, not before', async () => {
    installation.clock.setOffset(Date.parse('2026-03-10T13:00:00Z') - Date.now());
    const { api, people } = await workplace(first);
    const app = await people.cook.app();
    await app.post('/clock/in');
    expect(await sheetOver(api.admin, people.cook.id, day)).toBeUndefined();
    installation.clock.setOffset(Date.parse('2026-03-10T15:00:00Z') - Date.now());
    await app.post('/clock/out');
    expect(await sheetOver(api.admin, people.cook.id, day)).toMatchObject({ total_minutes: 120, entry_count: 1 });
    installation.clock.setOffset(0);
  });
});

describe('timesheets: overtime by the work week, also if a period splits it', () => {
  /** Nine hours each day from Monday, 2026-03-30, to Saturday, 2026-04-04: 54 hours; the month ends on Tuesday. */
  async function splitWeek(settings: object) {
    const place = await workplace(first, { settings: { pay_period_type: 'MONTHLY', ...settings } });
    for (const on of ['2026-03-30', '2026-03-31', '2026-04-01', '2026-04-02', '2026-04-03', '2026-04-04']) {
      await record(place.api.cook, { clock_in: `${on}T09:00:00-04:00`, clock_out: `${on}T18:00:00-04:00` });
    }
    const of = async (on: string) => {
      const sheet = await sheetOver(place.api.admin, place.people.cook.id, on);
      return [(sheet?.regular_minutes ?? 0) / 60, (sheet?.overtime_minutes ?? 0) / 60];
    };
    return { ...place, of };
  }

  it.each([
    ['weekly_only', [18, 0], [22, 14]],
    ['daily_only', [16, 2], [32, 4]],
    // By the day 6, by the week 14: the greater, as it grows day by day.
    ['greater_of', [16, 2], [24, 12]],
    // 2 by the day before the month ends; of the 48 others, 8 are beyond 40.
    ['daily_then_weekly', [16, 2], [24, 12]],
  ] as const)('%s: March %j, April %j', async (overtime_mode, march, april) => {
    const { of } = await splitWeek({ overtime_mode });
    expect(await of('2026-03-31')).toEqual(march);
    expect(await of('2026-04-01')).toEqual(april);
  });

  it('a change in one period moves the overtime of the next that shares its week', async () => {
    const { api, of } = await splitWeek({});
    const { data } = await api.cook.get('/time-entries', {
      query: { start_date: '2026-03-30', end_date: '2026-03-30' },
    });
    await api.cook.delete(`/time-entries/${data[0].id}`);
    expect(await of('2026-03-31')).toEqual([9, 0]);
    expect(await of('2026-04-01')).toEqual([31, 5]);
  });
});

describe('GET /timesheets: whose', async () => {
  const { people, api } = await workplace(first);
  const names = Object.keys(people) as PersonName[];
  const sheets = new Map<string, PersonName>();
  for (const name of names) {
    // No one sets a rate of their own: there it is another who records.
    const recorder = name === 'admin' ? api.executive : api.admin;
    await record(recorder, { ...eightHours(day), user_id: people[name].id, hourly_rate: 20 });
    sheets.set((await sheetOver(api.admin, people[name].id, day))?.id ?? '', name);
  }
  const seen: [PersonName, PersonName[]][] = [
    ['cook', ['cook']],
    ['bartender', ['bartender']],
    ['head', ['cook', 'otherCook', 'head']],
    ['manager', ['cook', 'otherCook', 'head', 'manager']],
    ['barHead', ['bartender', 'barHead']],
    ['admin', names],
    ['executive', names],
  ];
  it.each(seen)('200, 404: %s sees those of %j', async (name, expected) => {
    const { data } = await api[name].get('/timesheets');
    expect(data.map(({ id }: { id: string }) => sheets.get(id)).sort()).toEqual([...expected].sort());
    for (const [id, owner] of sheets) {
      expect((await api[name].get(`/timesheets/${id}`)).status).toBe(expected.includes(owner) ? 200 : 404);
      const filtered = (await api[name].get('/timesheets', { query: { user_id: people[owner].id } })).data;
      expect(filtered).toHaveLength(expected.includes(owner) ? 1 : 0);
    }
  });

  const pay = { regular_pay: 160, overtime_pay: 0, total_pay: 160, currency: 'CAD' };
  it.each(['admin', 'executive'] as const)('200: pay figures for %s with users.employment:read', async (name) => {
    const id = [...sheets.keys()][0] ?? '';
    expect((await api[name].get(`/timesheets/${id}`)).data).toMatchObject(pay);
    expect((await api[name].get('/timesheets')).data[0]).toMatchObject(pay);
    const without = await people[name].api(['timesheets:read']);
    for (const sheet of [(await without.get(`/timesheets/${id}`)).data, (await without.get('/timesheets')).data[0]]) {
      expect(Object.keys(sheet).filter((field) => /pay$|currency/.test(field))).toEqual([]);
    }
  });

  it.each(['cook', 'head'] as const)('200: no pay figures for %s, not even their own', async (name) => {
    const client = await people[name].api(['timesheets:read', 'users.employment:read']);
    for (const sheet of (await client.get('/timesheets')).data) expect(sheet).not.toHaveProperty('total_pay');
  });

  it('403 MODULE_DISABLED: time tracking is off', async () => {
    const off = await workplace(first, { settings: { modules: { time_tracking: false } } });
    expect(await off.api.admin.get('/timesheets')).toMatchObject({ status: 403, error: { code: 'MODULE_DISABLED' } });
  });
});

describe('GET /timesheets: filters and pages', async () => {
  const { people, api } = await workplace(first, { settings: { pay_period_type: 'WEEKLY' } });
  for (const on of ['2026-03-03', '2026-03-10', '2026-03-17', '2026-03-24']) await record(api.cook, eightHours(on));
  await record(api.otherCook, eightHours('2026-03-10'));
  const starts = async (query: Record<string, string>, client = api.head): Promise<string[]> => {
    const { status, data, text } = await client.get('/timesheets', { query });
    expect(status, text).toBe(200);
    return data.map((sheet: { period_start: string }) => sheet.period_start);
  };

  it('200: period_start and period_end keep those that lie within, newest first', async () => {
    for (const client of [api.head, api.admin]) {
      expect(await starts({}, client)).toEqual(['2026-03-23', '2026-03-16', '2026-03-09', '2026-03-09', '2026-03-02']);
      expect(await starts({ period_start: '2026-03-09', period_end: '2026-03-22' }, client)).toEqual([
        '2026-03-16',
        '2026-03-09',
        '2026-03-09',
      ]);
      expect(await starts({ period_start: '2026-03-10' }, client)).toEqual(['2026-03-23', '2026-03-16']);
      expect(await starts({ period_end: '2026-03-14' }, client)).toEqual(['2026-03-02']);
      expect(await starts({ user_id: people.otherCook.id, status: 'OPEN' }, client)).toEqual(['2026-03-09']);
      expect(await starts({ status: 'SIGNED' }, client)).toEqual([]);
    }
  });

  it('200: in the app, q finds by the beginnings of names', async () => {
    const weeks = ['2026-03-23', '2026-03-16', '2026-03-09', '2026-03-02'];
    for (const client of [await people.head.app(), await people.admin.app()]) {
      expect(await starts({ q: 'ada by' }, client)).toEqual(weeks);
      expect(await starts({ q: 'byr', period_start: '2026-03-16' }, client)).toEqual(weeks.slice(0, 2));
      expect(await starts({ q: 'ada', updated_since: '2000-01-01T00:00:00Z' }, client)).toHaveLength(4);
      expect(await starts({ q: 'nobody' }, client)).toEqual([]);
    }
    expect(await starts({ q: 'ada' }, await people.otherCook.app())).toEqual([]);
  });

  it.each([
    { status: 'open' },
    { period_start: '2026-3-1' },
    { period_end: '2026-03-01', period_start: '2026-03-02' },
    { start_date: '2026-03-01' },
  ])('422: %o', async (query) => {
    const { status, error } = await api.cook.get('/timesheets', { query: query as unknown as Record<string, string> });
    expect([status, error.details.field]).toEqual([422, Object.keys(query)[0]]);
  });

  it('422: a period that ends before it begins, in words for programs', async () => {
    const query = { period_start: '2026-03-02', period_end: '2026-03-01' };
    const { error } = await api.cook.get('/timesheets', { query });
    expect(error.message).toBe('period_end must not be before period_start.');
  });

  it('200: every one once, page by page', async () => {
    for (const client of [api.cook, api.head, api.admin]) {
      const seen: string[] = [];
      let query: Record<string, string> = { limit: '2' };
      do {
        const { data, body } = await client.get('/timesheets', { query });
        seen.push(...data.map((sheet: { id: string }) => sheet.id));
        query = { limit: '2', cursor: body.meta.next_cursor };
      } while (query['cursor']);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toHaveLength(client === api.cook ? 4 : 5);
    }
  });
});
