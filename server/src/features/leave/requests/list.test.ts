import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { sql } from '../../../db/sql.ts';
import { book, keepNoHolidays, monday, moveClockTo, office, type PersonName } from '../testing/office.ts';

const harness = await openHarness();
moveClockTo(harness, monday);
const here = await office(harness);
const { world, types, api, people } = here;
await keepNoHolidays(harness, world);

const day = (start_date: string, end_date = start_date) => ({ start_date, end_date });
const reason = 'between us';
/** One of everybody who takes leave, and of the cook each kind. */
const made = {
  vacation: await book(api.cook, { leave_type_id: types.vacation, ...day('2026-06-01', '2026-06-12'), reason }),
  therapy: await book(api.cook, { leave_type_id: types.therapy, ...day('2026-06-15'), reason }),
  sick: await book(api.cook, { leave_type_id: types.sick, ...day('2026-06-22', '2026-06-23'), reason }),
  otherCook: await book(api.otherCook, { leave_type_id: types.therapy, ...day('2026-07-06'), reason }),
  bartender: await book(api.bartender, { leave_type_id: types.unpaid, ...day('2026-07-07') }),
  head: await book(api.head, { leave_type_id: types.unpaid, ...day('2026-07-08') }),
  boss: await book(api.boss, { leave_type_id: types.unpaid, ...day('2026-07-09') }),
  admin: await book(api.admin, { leave_type_id: types.sick, ...day('2026-07-10') }),
};
type Name = keyof typeof made;
const all = Object.keys(made) as Name[];
const namesOf = (data: { id: string }[]) => data.map(({ id }) => all.find((name) => made[name].id === id));
const list = async (who: PersonName, query: Record<string, string> = {}) =>
  namesOf((await api[who].get('/leaves', { query })).data);
const cooks: Name[] = ['vacation', 'therapy', 'sick'];

const seen: Record<PersonName, Name[]> = {
  cook: cooks,
  otherCook: ['otherCook'],
  chef: ['otherCook'],
  bartender: ['bartender'],
  head: [...cooks, 'otherCook', 'head'],
  deputy: [...cooks, 'otherCook', 'head'],
  barHead: ['bartender'],
  boss: [...cooks, 'boss'],
  admin: all,
  executive: all,
};
/** Who is told what private leave is for. */
const whole: Record<PersonName, Name[]> = {
  cook: cooks,
  otherCook: ['otherCook'],
  chef: ['otherCook'],
  boss: cooks,
  admin: all,
  executive: all,
  bartender: [],
  head: [],
  deputy: [],
  barHead: [],
};
const readers = Object.keys(seen) as PersonName[];

describe('who sees whose leave', () => {
  it.each(readers)('in the list: %s', async (who) => {
    const expected = all.filter((name) => seen[who].includes(name)).reverse();
    expect(await list(who)).toEqual(expected);
  });

  it.each(readers)('one by one, 404 for the rest: %s', async (who) => {
    for (const name of all) {
      const { status } = await api[who].get(`/leaves/${made[name].id}`);
      expect([name, status]).toEqual([name, seen[who].includes(name) ? 200 : 404]);
    }
  });

  it('a filter narrows the view and never widens it', async () => {
    expect(await list('bartender', { user_id: people.cook.id })).toEqual([]);
    expect(await list('head', { user_id: people.bartender.id })).toEqual([]);
    expect(await list('head', { user_id: people.cook.id })).toEqual([...cooks].reverse());
    expect(await list('admin', { user_id: people.cook.id })).toEqual([...cooks].reverse());
    expect(await list('admin', { user_id: 'nobody' })).toEqual([]);
  });
});

describe('private leave', () => {
  const isPrivate = (name: Name) => made[name].leave_type.is_private;
  const redacted = (name: Name) => ({
    ...made[name],
    leave_type_id: null,
    leave_type: { id: null, name: 'Private', code: 'PRIVATE', color: '#9CA3AF', is_private: true },
    reason: null,
    decision_comment: null,
    rejection_reason: null,
    cancellation_request_reason: null,
  });

  it.each(readers)('whole or redacted, in the list and one by one: %s', async (who) => {
    const { data } = await api[who].get('/leaves');
    expect(data).toHaveLength(seen[who].length);
    for (const name of seen[who]) {
      const expected = !isPrivate(name) || whole[who].includes(name) ? made[name] : redacted(name);
      expect(data.find(({ id }: { id: string }) => id === made[name].id)).toEqual(expected);
      expect((await api[who].get(`/leaves/${made[name].id}`)).data).toEqual(expected);
    }
  });

  it.each(readers)('a filter by its type finds only what is whole: %s', async (who) => {
    const isWhole = (name: Name): boolean => seen[who].includes(name) && whole[who].includes(name);
    expect(await list(who, { leave_type_id: types.therapy })).toEqual(
      (['otherCook', 'therapy'] as const).filter((name) => isWhole(name)),
    );
    expect(await list(who, { leave_type_id: types.sick })).toEqual(
      (['admin', 'sick'] as const).filter((name) => isWhole(name)),
    );
  });

  it('a decision on it answers redacted, and tells its words to those who may read them', async () => {
    const leave = await book(api.cook, { leave_type_id: types.therapy, ...day('2026-08-10'), reason });
    const rejected = (await api.head.post(`/leaves/${leave.id}/reject`, { reason: 'Not now' })).data;
    expect(rejected).toMatchObject({ status: 'REJECTED', leave_type_id: null, reason: null, rejection_reason: null });
    expect((await api.cook.get(`/leaves/${leave.id}`)).data).toMatchObject({ reason, rejection_reason: 'Not now' });
    await sql`delete from leave_requests where id = ${leave.id}`.execute(harness.installation.database.db);
  });
});

describe('filters', () => {
  it.each<[Record<string, string>, Name[]]>([
    [{ status: 'APPROVED' }, ['admin', 'sick']],
    [{ status: 'REJECTED' }, []],
    [{ status: 'CANCELLED' }, []],
    [{ leave_type_id: 'unpaid' }, ['boss', 'head', 'bartender']],
    [{ leave_type_id: 'unpaid', start_date: '2026-07-08' }, ['boss', 'head']],
    [{ start_date: '2026-06-12', end_date: '2026-06-15' }, ['therapy', 'vacation']],
    [{ start_date: '2026-06-13', end_date: '2026-06-14' }, []],
    [{ start_date: '2026-06-03', end_date: '2026-06-03' }, ['vacation']],
    [{ end_date: '2026-06-01' }, ['vacation']],
    [{ start_date: '2026-07-09' }, ['admin', 'boss']],
    [{ status: 'PENDING', end_date: '2026-07-06' }, ['otherCook', 'therapy', 'vacation']],
  ])('%o', async (query, expected) => {
    const typed = query['leave_type_id'] === 'unpaid' ? { ...query, leave_type_id: types.unpaid } : query;
    expect(await list('admin', typed)).toEqual(expected);
    const ofHead = expected.filter((name) => seen.head.includes(name));
    expect(await list('head', typed)).toEqual(ofHead);
  });

  it.each([
    ['end_date', { start_date: '2026-06-02', end_date: '2026-06-01' }],
    ['start_date', { start_date: '1 June' }],
    ['status', { status: 'DONE' }],
    ['from', { from: '2026-06-01' }],
  ])('422 %s', async (field, query) => {
    expect(await api.admin.get('/leaves', { query: query })).toMatchObject({
      status: 422,
      error: { details: { field } },
    });
  });
});

describe('pages', () => {
  it.each(['admin', 'head'] as const)('latest start first, each leave once: %s', async (who) => {
    const pages: Name[] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string> = { limit: '2', ...(cursor !== null && { cursor }) };
      const { data, body } = await api[who].get('/leaves', { query });
      pages.push(...(namesOf(data) as Name[]));
      cursor = body.meta.next_cursor as string | null;
      expect(body.meta.has_more).toBe(cursor !== null);
    } while (cursor !== null);
    expect(pages).toEqual(all.filter((name) => seen[who].includes(name)).reverse());
  });

  it('422: a cursor with other filters', async () => {
    const { body } = await api.admin.get('/leaves', { query: { limit: '1' } });
    const query = { limit: '1', cursor: body.meta.next_cursor as string, status: 'PENDING' };
    expect(await api.admin.get('/leaves', { query })).toMatchObject({
      status: 422,
      error: { details: { field: 'cursor' } },
    });
  });
});
