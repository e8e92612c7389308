import { describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import { eightHours, type PersonName, record, workplace } from '../testing/workplace.ts';

const { world: first, installation } = await openHarness();
const { clock } = installation;
const setNow = (text: string): void => {
  clock.setOffset(Date.parse(text) - Date.now());
};
setNow('2026-03-15T16:00:00Z');

const idsOf = async (client: Client, query: Record<string, string> = {}): Promise<string[]> => {
  const { status, data, text } = await client.get('/time-entries', { query });
  expect(status, text).toBe(200);
  return data.map((entry: { id: string }) => entry.id);
};

/** One hour from a moment on. */
const hourFrom = (text: string) => ({
  clock_in: text,
  clock_out: new Date(Date.parse(text) + 3_600_000).toISOString(),
});

describe('GET /time-entries: whose', async () => {
  const { people, api } = await workplace(first);
  const names = Object.keys(people) as PersonName[];
  const byPerson = new Map<string, PersonName>();
  for (const name of names) {
    const { id } = await record(api.admin, { ...eightHours('2026-03-10'), user_id: people[name].id });
    byPerson.set(id, name);
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
  it.each(seen)('200: %s sees the entries of %j', async (name, expected) => {
    expect((await idsOf(api[name])).map((id) => byPerson.get(id)).sort()).toEqual([...expected].sort());
  });

  it.each(seen)('200: for %s the filter user_id narrows and never widens', async (name, expected) => {
    for (const other of names) {
      const found = await idsOf(api[name], { user_id: people[other].id });
      expect(found.map((id) => byPerson.get(id))).toEqual(expected.includes(other) ? [other] : []);
    }
  });

  it('200: department_id for Administrators and Executives; unknown or malformed finds nothing', async () => {
    const kitchen = people.cook.departmentId ?? '';
    for (const client of [api.admin, api.executive]) {
      const found = await idsOf(client, { department_id: kitchen });
      expect(found.map((id) => byPerson.get(id)).sort()).toEqual(['cook', 'head', 'otherCook']);
      expect(await idsOf(client, { department_id: kitchen, user_id: people.bartender.id })).toEqual([]);
      expect(await idsOf(client, { department_id: 'x' })).toEqual([]);
    }
  });

  it.each(['cook', 'head', 'manager'] as const)('403: %s filters by department_id, even their own', async (name) => {
    const department_id = people.cook.departmentId ?? '';
    const { status, error } = await api[name].get('/time-entries', { query: { department_id } });
    expect([status, error.code, error.details.field]).toEqual([403, 'FORBIDDEN', 'department_id']);
  });

  it('200: rate and amount on one’s own, and on everyone’s for Department Head and above', async () => {
    for (const name of names) {
      const { data } = await api[name].get('/time-entries');
      for (const entry of data) expect(entry).toMatchObject({ hourly_rate: 0, billable_amount: 0 });
    }
  });

  it('403 MODULE_DISABLED: time tracking is off', async () => {
    const off = await workplace(first, { settings: { modules: { time_tracking: false } } });
    expect(await off.api.cook.get('/time-entries')).toMatchObject({ status: 403, error: { code: 'MODULE_DISABLED' } });
  });
});

describe('GET /time-entries: filters', async () => {
  const { api, people } = await workplace(first);
  const project = (await (await people.admin.app()).post('/projects', { name: 'Catering', is_billable: false })).data
    .id;
  const pending = await record(api.cook, { ...eightHours('2026-03-09'), is_billable: true });
  const approved = await record(api.admin, { ...eightHours('2026-03-10'), project_id: project });

  it.each([
    [{ approval_status: 'PENDING' }, [pending.id]],
    [{ approval_status: 'APPROVED' }, [approved.id]],
    [{ approval_status: 'REJECTED' }, []],
    [{ is_billable: 'true' }, [pending.id]],
    [{ is_billable: 'false' }, [approved.id]],
    [{ is_billable: 'true', approval_status: 'APPROVED' }, []],
    [{ project_id: project }, [approved.id]],
    [{ project_id: project, approval_status: 'PENDING' }, []],
    [{ project_id: 'prj_unknown' }, []],
  ])('200: %o', async (query, expected) => {
    expect(await idsOf(api.admin, query)).toEqual(expected);
  });

  it.each([
    { approval_status: 'pending' },
    { is_billable: '1' },
    { start_date: '2026-3-1' },
    { end_date: '2026-02-30' },
    { status: 'ACTIVE' },
    { limit: '0' },
  ])('422: %o', async (query) => {
    const { status, error } = await api.cook.get('/time-entries', { query });
    expect([status, error.details.field]).toEqual([422, Object.keys(query)[0]]);
  });
});

describe('GET /time-entries: the window, on the organization’s calendar', async () => {
  const { api } = await workplace(first);
  const byDay = new Map<string, string>();
  for (const day of ['2025-11-20', '2026-01-01', '2026-02-13', '2026-02-14', '2026-03-15', '2026-03-16']) {
    const offset = day < '2026-03-08' ? '-05:00' : '-04:00';
    byDay.set((await record(api.cook, hourFrom(`${day}T00:00:00${offset}`))).id, `${day} first`);
    const last = await record(api.cook, hourFrom(`${day}T23:59:00${offset}`));
    byDay.set(last.id, `${day} last`);
  }
  const daysOf = async (query: Record<string, string>): Promise<(string | undefined)[]> =>
    (await idsOf(api.cook, query)).map((id) => byDay.get(id));
  const both = (day: string): string[] => [`${day} last`, `${day} first`];

  it('200: the last 30 days are today and the 29 before', async () => {
    expect(await daysOf({})).toEqual([...both('2026-03-15'), ...both('2026-02-14')]);
  });

  it('200: with one edge given the other is 29 days away', async () => {
    expect(await daysOf({ start_date: '2026-02-14' })).toEqual([...both('2026-03-15'), ...both('2026-02-14')]);
    expect(await daysOf({ start_date: '2026-02-15' })).toEqual([...both('2026-03-16'), ...both('2026-03-15')]);
    expect(await daysOf({ end_date: '2026-03-14' })).toEqual([...both('2026-02-14'), ...both('2026-02-13')]);
    expect(await daysOf({ end_date: '2026-03-15' })).toEqual([...both('2026-03-15'), ...both('2026-02-14')]);
  });

  it('200: one day', async () => {
    expect(await daysOf({ start_date: '2026-01-01', end_date: '2026-01-01' })).toEqual(both('2026-01-01'));
  });

  it('200: 120 days, both ends counted; 422: 121', async () => {
    const whole = await daysOf({ start_date: '2025-11-16', end_date: '2026-03-15' });
    expect(whole).toHaveLength(10);
    const { status, error } = await api.cook.get('/time-entries', {
      query: { start_date: '2025-11-15', end_date: '2026-03-15' },
    });
    expect([status, error.details.field]).toEqual([422, 'end_date']);
  });

  it('422: end before start', async () => {
    const query = { start_date: '2026-03-02', end_date: '2026-03-01' };
    expect((await api.cook.get('/time-entries', { query })).status).toBe(422);
  });

  it.each([{ start_date: '9999-12-31' }, { end_date: '0001-01-01' }, { start_date: '0001-01-01' }])(
    '200: at the ends of the calendar: %o',
    async (query) => {
      expect(await daysOf(query as Record<string, string>)).toEqual([]);
    },
  );
});

describe('GET /time-entries: pages', () => {
  it('200: newest first, every entry once, regardless of who pages; the same moment is told apart by id', async () => {
    const { people, api } = await workplace(first);
    const expected: string[] = [];
    for (const day of [
      '2026-03-01',
      '2026-03-02',
      '2026-03-02',
      '2026-03-05',
      '2026-03-05',
      '2026-03-05',
      '2026-03-04',
    ]) {
      expected.push((await record(api.admin, { ...eightHours(day, '-05:00'), user_id: people.cook.id })).id);
    }
    const [one, two, three, five, six, seven, four] = expected;
    const order = [seven, six, five, four, three, two, one];
    for (const client of [api.cook, api.head, api.manager, api.admin]) {
      const seen: string[] = [];
      let query: Record<string, string> = { limit: '2' };
      do {
        const { data, body } = await client.get('/time-entries', { query });
        seen.push(...data.map((entry: { id: string }) => entry.id));
        query = { limit: '2', cursor: body.meta.next_cursor };
      } while (query['cursor']);
      expect(seen).toEqual(order);
    }
  });

  it('200: pages that began before midnight keep the days they began with', async () => {
    const { api } = await workplace(first);
    const oldest = await record(api.cook, eightHours('2026-02-14', '-05:00'));
    await record(api.cook, eightHours('2026-03-15'));
    setNow('2026-03-16T03:59:00Z');
    const { body } = await api.cook.get('/time-entries', { query: { limit: '1' } });
    setNow('2026-03-16T04:01:00Z');
    expect(await idsOf(api.cook, { limit: '1', cursor: body.meta.next_cursor })).toEqual([oldest.id]);
    expect(await idsOf(api.cook)).toHaveLength(1);
    setNow('2026-03-15T16:00:00Z');
  });

  it('422: a cursor with other filters or of someone else’s list', async () => {
    const { api, people } = await workplace(first);
    for (const day of ['2026-03-01', '2026-03-02']) await record(api.cook, eightHours(day, '-05:00'));
    const { body } = await api.cook.get('/time-entries', { query: { limit: '1' } });
    const cursor: string = body.meta.next_cursor;
    for (const query of [
      { cursor, user_id: people.cook.id },
      { cursor, start_date: '2026-02-14', end_date: '2026-03-15' },
    ]) {
      expect((await api.cook.get('/time-entries', { query })).status).toBe(422);
    }
  });

  it('every page is an export in the audit log, with its number of records', async () => {
    const { world, api, people } = await workplace(first);
    for (const day of ['2026-03-01', '2026-03-02', '2026-03-03']) await record(api.cook, eightHours(day, '-05:00'));
    const { body } = await api.head.get('/time-entries', { query: { limit: '2' } });
    await api.head.get('/time-entries', { query: { limit: '2', cursor: body.meta.next_cursor } });
    await api.head.get('/time-entries', { query: { limit: '0' } });
    const exports = (await world.audit()).filter(({ action }) => action === 'time_entries.export');
    expect(exports.map(({ record_count, actor_id }) => [record_count, actor_id])).toEqual([
      [2, people.head.id],
      [1, people.head.id],
    ]);
  });
});
