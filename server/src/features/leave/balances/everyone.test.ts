import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { insertRow } from '../../../db/rows.ts';
import { addType, book, keepNoHolidays, monday, moveClockTo, office } from '../testing/office.ts';
import type { LeaveLedgerEntry, PersonBalances } from './record.ts';

const harness = await openHarness();
moveClockTo(harness, monday);
const { world, people, types, api } = await office(harness);
await keepNoHolidays(harness, world);
const apps = {
  admin: await people.admin.app(),
  head: await people.head.app(),
  boss: await people.boss.app(),
  cook: await people.cook.app(),
  bartender: await people.bartender.app(),
};
const vacation = await book(api.cook, {
  leave_type_id: types.vacation,
  start_date: '2026-06-01',
  end_date: '2026-06-03',
});
await api.boss.post(`/leaves/${vacation.id}/approve`, {});
await apps.admin.post('/leave-adjustments', {
  user_id: people.cook.id,
  leave_type_id: types.vacation,
  amount: 1.5,
  reason: 'Worked on a holiday',
});

const everyone = async (query: Record<string, string> = {}): Promise<PersonBalances[]> =>
  (await apps.admin.get('/leave-balances/people', { query })).data as PersonBalances[];
const availableTo = (rows: readonly PersonBalances[], id: string): (number | null | undefined)[] =>
  (rows.find(({ user_id: user }) => user === id)?.balances ?? []).map(({ available }) => available);

describe('GET /leave-balances/people', () => {
  it('200: everyone by name, each balance as the person’s own shows it', async () => {
    const rows = await everyone({ limit: '100' });
    expect(rows).toHaveLength(10);
    const names = rows.map(({ first_name: first, last_name: last }) => `${first} ${last}`.toLowerCase());
    expect(names).toEqual([...names].sort());
    for (const person of [people.cook, people.head]) {
      const { data } = await apps.admin.get('/leave-balances', { query: { user_id: person.id } });
      expect(rows.find(({ user_id: id }) => id === person.id)?.balances).toEqual(data.balances);
    }
    expect(availableTo(rows, people.cook.id)).toEqual([18.5, null, null, null, 40]);
  });

  it('200: a page at a time, by department, by words, by year, and those who have left', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { data, body } = await apps.admin.get('/leave-balances/people', {
        query: { limit: '3', ...(cursor !== null && { cursor }) },
      });
      seen.push(...(data as PersonBalances[]).map(({ user_id: id }) => id));
      cursor = body.meta.next_cursor as string | null;
    } while (cursor !== null);
    expect([seen.length, new Set(seen).size]).toEqual([10, 10]);
    const bar = await everyone({ department_id: await world.department('Bar') });
    expect(bar.map(({ user_id: id }) => id)).toContain(people.bartender.id);
    expect(bar.map(({ user_id: id }) => id)).not.toContain(people.cook.id);
    expect((await everyone({ q: 'byr' })).map(({ user_id: id }) => id)).toEqual([people.cook.id]);
    expect(availableTo(await everyone({ q: 'byr', year: '2027' }), people.cook.id)[0]).toBe(20);
    expect(await everyone({ status: 'inactive' })).toEqual([]);
  });

  it('a type that is retired stays with those who had any of it', async () => {
    const old = await addType(harness, world, 'Old', { annual_allowance: '3', is_active: false });
    const names = (rows: readonly PersonBalances[]) => rows[0]?.balances.map(({ leave_type: { id } }) => id);
    expect(names(await everyone({ q: 'byr' }))).not.toContain(old);
    const entry = { user_id: people.cook.id, leave_type_id: old, year: 2026, kind: 'GRANT', amount: '3' };
    await insertRow('leave_ledger', {
      organization_id: world.organizationId,
      id: world.newId('bal'),
      ...entry,
      entry_key: 'grant',
      created_at: harness.installation.clock.now(),
    }).execute(harness.installation.database.db);
    expect(names(await everyone({ q: 'byr' }))).toContain(old);
  });

  it('403: below Administrator', async () => {
    for (const app of [apps.head, apps.cook]) expect((await app.get('/leave-balances/people')).status).toBe(403);
  });
});

describe('GET /leave-balances/ledger', () => {
  const ledger = (app: (typeof apps)['cook'], query: Record<string, string>) =>
    app.get('/leave-balances/ledger', { query });

  it('200: every entry, newest first, with the days of a leave and the reason of a correction', async () => {
    const query = { user_id: people.cook.id, leave_type_id: types.vacation };
    const { data } = await ledger(apps.admin, query);
    const entries = data as LeaveLedgerEntry[];
    expect(entries).toMatchObject([
      { kind: 'ADJUSTMENT', amount: 1.5, reason: 'Worked on a holiday', created_by_id: people.admin.id },
      { kind: 'TAKEN', amount: -3, leave_start_date: '2026-06-01', leave_end_date: '2026-06-03' },
      { kind: 'GRANT', amount: 20, leave_request_id: null },
    ]);
    expect((await ledger(apps.cook, { leave_type_id: types.vacation })).data).toEqual(entries);
    expect((await ledger(apps.head, { ...query, limit: '1' })).data).toEqual(entries.slice(0, 1));
    expect((await ledger(apps.admin, { ...query, year: '2025' })).data).toEqual([]);
  });

  it('200: nothing of somebody out of view; nothing of a private type for the head of the department', async () => {
    const entry = { user_id: people.cook.id, leave_type_id: types.therapy, year: 2026, kind: 'TAKEN', amount: '-1' };
    await insertRow('leave_ledger', {
      organization_id: world.organizationId,
      id: world.newId('bal'),
      ...entry,
      entry_key: 'taken-test',
      created_at: harness.installation.clock.now(),
    }).execute(harness.installation.database.db);
    const user_id = people.cook.id;
    expect((await ledger(apps.bartender, { user_id })).data).toEqual([]);
    const kinds = async (app: (typeof apps)['cook'], query: Record<string, string>) =>
      ((await ledger(app, query)).data as LeaveLedgerEntry[]).filter(({ leave_type_id: id }) => id === types.therapy);
    expect(await kinds(apps.head, { user_id })).toEqual([]);
    for (const app of [apps.boss, apps.admin, apps.cook]) expect(await kinds(app, { user_id })).toHaveLength(1);
    expect(await kinds(apps.head, { user_id, leave_type_id: types.therapy })).toEqual([]);
  });
});
