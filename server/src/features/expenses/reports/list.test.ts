import { describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { sharedHarness } from '../../../../test/harness.ts';
import { addDays, dayIn } from '../../../lib/days.ts';
import { type PersonName, workplace } from '../../time/testing/workplace.ts';
import { drive, hotel, perDiem, start, submitted } from '../testing/claims.ts';
import type { ExpenseReport } from './record.ts';

const { world: first } = await sharedHarness();
const { people, api } = await workplace(first);
const ofCook = await submitted(api.cook, { line_items: [hotel, hotel], per_diems: [perDiem], mileage: [drive] });
const ofOther = await start(api.otherCook, { report_type: 'TRAVEL' });
const ofBar = await start(api.bartender, { line_items: [] });
const ofHead = await start(api.head);
const ofAdmin = await start(api.admin, { department_id: people.cook.departmentId });
const all = [ofAdmin, ofHead, ofBar, ofOther, ofCook];

const idsOf = async (client: Client, query: Record<string, string> = {}): Promise<string[]> =>
  ((await client.get('/expense-reports', { query })).data as ExpenseReport[]).map(({ id }) => id);
const ids = (reports: readonly { id: string }[]): string[] => reports.map(({ id }) => id);

describe('GET /expense-reports: who sees what', () => {
  const views: [PersonName, ExpenseReport[]][] = [
    ['cook', [ofCook]],
    ['otherCook', [ofOther]],
    ['head', [ofHead, ofOther, ofCook]],
    ['manager', [ofHead, ofOther, ofCook]],
    ['barHead', [ofBar]],
    ['admin', all],
    ['executive', all],
  ];
  it.each(views)('%s: their own, their departments’, or everyone’s, newest first', async (name, seen) => {
    expect(await idsOf(api[name])).toEqual(ids(seen));
    const others = all.filter(({ id }) => !ids(seen).includes(id));
    for (const { id } of seen) expect((await api[name].get(`/expense-reports/${id}`)).status).toBe(200);
    for (const { id } of others) expect((await api[name].get(`/expense-reports/${id}`)).status).toBe(404);
  });

  it('reports are the same in the list as alone, with their lines', async () => {
    const { data } = await api.cook.get('/expense-reports');
    expect(data).toEqual([ofCook]);
    expect(data[0].line_items).toHaveLength(2);
  });

  it('an organization sees nothing of another', async () => {
    const other = await workplace(first);
    expect(await idsOf(other.api.executive)).toEqual([]);
    expect((await other.api.executive.get(`/expense-reports/${ofCook.id}`)).status).toBe(404);
  });
});

describe('GET /expense-reports: filters', () => {
  it.each<[Record<string, string>, ExpenseReport[]]>([
    [{ status: 'SUBMITTED' }, [ofCook]],
    [{ status: 'PAID' }, []],
    [{ report_type: 'TRAVEL' }, [ofOther]],
    [{ user_id: people.cook.id }, [ofCook]],
    [{ user_id: 'usr_nobody' }, []],
    [{ department_id: String(people.cook.departmentId) }, [ofAdmin, ofHead, ofOther, ofCook]],
    [{ department_id: String(people.cook.departmentId), status: 'SUBMITTED' }, [ofCook]],
    [{ project_id: 'prj_nothing' }, []],
  ])('%o', async (query, expected) => {
    expect(await idsOf(api.admin, query)).toEqual(ids(expected));
  });

  it('narrow and never widen: someone out of sight is an empty list', async () => {
    expect(await idsOf(api.cook, { user_id: people.otherCook.id })).toEqual([]);
    expect(await idsOf(api.head, { user_id: people.bartender.id })).toEqual([]);
    expect(await idsOf(api.head, { user_id: people.cook.id })).toEqual([ofCook.id]);
  });

  it('by the day on which a report was started, on the organization’s calendar', async () => {
    const today = dayIn('America/Toronto', Date.parse(ofCook.created_at));
    expect(await idsOf(api.admin, { start_date: today })).toEqual(ids(all));
    expect(await idsOf(api.admin, { start_date: today, end_date: addDays(today, 1) })).toEqual(ids(all));
    expect(await idsOf(api.admin, { end_date: addDays(today, -1) })).toEqual([]);
    expect(await idsOf(api.admin, { start_date: addDays(today, 2) })).toEqual([]);
    expect(await idsOf(api.admin, { start_date: '0001-01-01', end_date: '9999-12-31' })).toEqual(ids(all));
  });

  it.each(['cook', 'head'] as const)('403: department_id by %s', async (name) => {
    const { status, error } = await api[name].get('/expense-reports', { query: { department_id: 'dep_1' } });
    expect([status, error.details]).toEqual([403, { field: 'department_id' }]);
  });

  it.each<[Record<string, string>, string]>([
    [{ status: 'LOST' }, 'status'],
    [{ report_type: 'GIFT' }, 'report_type'],
    [{ start_date: 'yesterday' }, 'start_date'],
    [{ start_date: '2026-03-02', end_date: '2026-03-01' }, 'end_date'],
    [{ colour: 'red' }, 'colour'],
    [{ limit: '0' }, 'limit'],
    [{ cursor: 'abc' }, 'cursor'],
  ])('422: %o', async (query, field) => {
    const { status, error } = await api.admin.get('/expense-reports', { query });
    expect([status, error.details.field]).toEqual([422, field]);
  });
});

describe('GET /expense-reports: pages', () => {
  it.each(['admin', 'head'] as const)(
    'of %s hold every report once, newest first, while others are added',
    async (name) => {
      const expected = await idsOf(api[name]);
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const query: Record<string, string> = { limit: '2', ...(cursor !== null && { cursor }) };
        const { body } = await api[name].get('/expense-reports', { query });
        seen.push(...(body.data as ExpenseReport[]).map(({ id }) => id));
        cursor = body.meta.next_cursor as string | null;
        await api.otherCook.post('/expense-reports', { title: 'Meanwhile' });
      } while (cursor !== null);
      expect(seen).toEqual(expected);
    },
  );

  it('422: a cursor with other filters', async () => {
    const { body } = await api.admin.get('/expense-reports', { query: { limit: '1' } });
    const query = { limit: '1', cursor: String(body.meta.next_cursor), status: 'DRAFT' };
    expect((await api.admin.get('/expense-reports', { query })).status).toBe(422);
  });
});
