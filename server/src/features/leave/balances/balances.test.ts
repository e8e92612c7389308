import { beforeEach, describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import type { Row } from '../../../db/rows.ts';
import { assignmentsOf } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import { addType, book, monday, moveClockTo, type Office, office } from '../testing/office.ts';
import type { LeaveBalance, LeaveLedgerEntry } from './record.ts';

const harness = await openHarness();
const { db } = harness.installation.database;
beforeEach(() => {
  moveClockTo(harness, monday);
});

const balancesOf = async (
  client: Office['api']['cook'],
  query: Record<string, string> = {},
): Promise<LeaveBalance[]> => {
  const answer = await client.get('/leave-balances', { query });
  expect(answer.status).toBe(200);
  return answer.data.balances as LeaveBalance[];
};

async function vacationOf(client: Office['api']['cook'], query: Record<string, string> = {}) {
  const {
    leave_type: _type,
    unit: _unit,
    ...numbers
  } = (await balancesOf(client, query)).find(({ leave_type: { name } }) => name === 'Vacation')!;
  return numbers;
}

const nothing = { entitled: 20, accrued: 20, carried_over: 0, adjusted: 0, taken: 0, pending: 0, available: 20 };

describe('leave balances', () => {
  it('200: one’s own of this year, right before anything was accrued, each type with its unit', async () => {
    const { api, people, types } = await office(harness);
    const { data } = await api.cook.get('/leave-balances');
    expect(data).toMatchObject({ user_id: people.cook.id, year: 2026 });
    const { leave_type, unit } = data.balances[0] as LeaveBalance;
    const names = { name: 'Vacation', code: 'VACATION', color: '#2563EB', is_private: false };
    expect({ leave_type, unit }).toEqual({ leave_type: { id: types.vacation, ...names }, unit: 'DAYS' });
    expect(await vacationOf(api.cook)).toEqual(nothing);
    const byName = new Map((data.balances as LeaveBalance[]).map((line) => [line.leave_type.name, line]));
    expect(byName.get('Sick')).toMatchObject({ entitled: null, accrued: 0, available: null });
    expect(byName.get('Lieu')).toMatchObject({ unit: 'HOURS', entitled: 40, available: 40 });
    expect(
      (
        await sql<
          Pick<Row<'leave_ledger'>, 'id'>
        >`select id from leave_ledger where user_id = ${people.cook.id}`.execute(db)
      ).rows,
    ).toEqual([]);
  });

  it('200: pending requests reserve, approved ones take, rejected and cancelled ones give back', async () => {
    const { api, types } = await office(harness);
    const week = { leave_type_id: types.vacation, start_date: '2026-03-09', end_date: '2026-03-13' };
    const leave = await book(api.cook, { ...week, start_half: 'SECOND_HALF' });
    expect(await vacationOf(api.cook)).toEqual({ ...nothing, pending: 4.5, available: 15.5 });
    await api.boss.post(`/leaves/${leave.id}/approve`);
    expect(await vacationOf(api.cook)).toEqual({ ...nothing, taken: 4.5, available: 15.5 });
    const other = await book(api.cook, { ...week, start_date: '2026-03-16', end_date: '2026-03-17' });
    await api.boss.post(`/leaves/${other.id}/reject`, { reason: 'No.' });
    expect(await vacationOf(api.cook)).toEqual({ ...nothing, taken: 4.5, available: 15.5 });
    await api.boss.post(`/leaves/${leave.id}/cancel`);
    expect(await vacationOf(api.cook)).toEqual(nothing);
    const kinds = (
      await sql<
        Pick<Row<'leave_ledger'>, 'kind' | 'amount'>
      >`select kind, amount from leave_ledger order by id`.execute(db)
    ).rows;
    expect(kinds.slice(-2)).toEqual([
      { kind: 'TAKEN', amount: '-4.5000' },
      { kind: 'REVERSAL', amount: '4.5000' },
    ]);
  });

  it('409: beyond the balance, with what is available; two at once for the last days: one is booked', async () => {
    const { api, types, people } = await office(harness);
    const booking = (from: string, to: string) => ({ leave_type_id: types.vacation, start_date: from, end_date: to });
    await book(api.cook, booking('2026-03-09', '2026-03-27'));
    const { status, error } = await api.cook.post('/leaves', booking('2026-06-01', '2026-06-08'));
    expect(status).toBe(409);
    expect(error.details).toEqual({ reason: 'balance', year: 2026, requested: 6, available: 5, unit: 'DAYS' });
    const answers = await Promise.all([
      api.cook.post('/leaves', booking('2026-06-01', '2026-06-03')),
      api.cook.post('/leaves', booking('2026-06-08', '2026-06-10')),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409]);
    expect(await vacationOf(api.cook)).toMatchObject({ pending: 18, available: 2 });
    const grants = await sql`select amount from leave_ledger where user_id = ${people.cook.id}`.execute(db);
    expect(grants.rows).toEqual([{ amount: '20.0000' }]);
  });

  it('a leave over New Year takes from each year what falls into it, and gives it back there', async () => {
    const { api, types } = await office(harness);
    const leave = await book(api.cook, {
      leave_type_id: types.vacation,
      start_date: '2026-12-28',
      end_date: '2027-01-05',
    });
    expect(leave.total_days).toBe(6);
    expect(await vacationOf(api.cook, { year: '2026' })).toMatchObject({ pending: 4, available: 16 });
    expect(await vacationOf(api.cook, { year: '2027' })).toMatchObject({ pending: 2, available: 18, entitled: 20 });
    await api.boss.post(`/leaves/${leave.id}/approve`);
    expect(await vacationOf(api.cook, { year: '2026' })).toMatchObject({ taken: 4, pending: 0, available: 16 });
    expect(await vacationOf(api.cook, { year: '2027' })).toMatchObject({ taken: 2, pending: 0, available: 18 });
    await api.boss.post(`/leaves/${leave.id}/cancel`);
    expect(await vacationOf(api.cook, { year: '2027' })).toEqual(nothing);
  });

  it('200: twelfths come month by month; 409 for what has not come yet', async () => {
    const { world, api } = await office(harness);
    const monthly = await addType(harness, world, 'Monthly', { accrual: 'MONTHLY', annual_allowance: '12' });
    const line = async () => (await balancesOf(api.cook)).find(({ leave_type: { id } }) => id === monthly)!;
    expect(await line()).toMatchObject({ entitled: 12, accrued: 3, available: 3 });
    const booking = { leave_type_id: monthly, start_date: '2026-08-10', end_date: '2026-08-13' };
    expect((await api.cook.post('/leaves', booking)).error.details).toMatchObject({ reason: 'balance', available: 3 });
    moveClockTo(harness, Date.parse('2026-04-01T04:00:00Z'));
    expect(await line()).toMatchObject({ entitled: 12, accrued: 4, available: 4 });
    await book(api.cook, booking);
    expect(await line()).toMatchObject({ accrued: 4, pending: 4, available: 0 });
  });

  it('200: hours-based types count in hours', async () => {
    const { api, types } = await office(harness);
    await book(api.cook, {
      leave_type_id: types.lieu,
      start_date: '2026-03-09',
      end_date: '2026-03-09',
      start_time: '09:00',
      end_time: '11:30',
    });
    const lieu = (await balancesOf(api.cook)).find(({ leave_type: { name } }) => name === 'Lieu');
    expect(lieu).toMatchObject({ unit: 'HOURS', entitled: 40, pending: 2.5, available: 37.5 });
  });

  it('200 for managers, Department Heads, Administrators; 404 for anyone else, another organization, or no one', async () => {
    const { api, people } = await office(harness);
    const status = async (client: Office['api']['cook'], user_id: string) =>
      (await client.get('/leave-balances', { query: { user_id } })).status;
    for (const name of ['boss', 'head', 'deputy', 'admin', 'executive'] as const) {
      expect(await status(api[name], people.cook.id)).toBe(200);
    }
    for (const name of ['otherCook', 'bartender', 'barHead'] as const) {
      expect(await status(api[name], people.cook.id)).toBe(404);
    }
    expect(await status((await office(harness)).api.admin, people.cook.id)).toBe(404);
    expect(await status(api.admin, 'usr_nobody')).toBe(404);
  });

  it('200: private types are left out for readers who may not see private leave', async () => {
    const { api, people } = await office(harness);
    const names = async (client: Office['api']['cook']) =>
      (await balancesOf(client, { user_id: people.cook.id })).map(({ leave_type }) => leave_type.name);
    const all = ['Vacation', 'Sick', 'Therapy', 'Unpaid', 'Lieu'];
    for (const name of ['cook', 'boss', 'admin'] as const) expect(await names(api[name])).toEqual(all);
    expect(await names(api.head)).toEqual(['Vacation', 'Unpaid', 'Lieu']);
  });

  it('200: an inactive type is shown for years in which something stands, and gives nothing more', async () => {
    const { world, api, people } = await office(harness);
    const app = await people.admin.app();
    const id = await addType(harness, world, 'Old', { annual_allowance: '5' });
    await app.post('/leave-adjustments', { user_id: people.cook.id, leave_type_id: id, amount: 1 });
    await app.patch(`/leave-types/${id}`, { is_active: false });
    const old = async (year: string) =>
      (await balancesOf(api.cook, { year })).find(({ leave_type }) => leave_type.id === id);
    expect(await old('2026')).toMatchObject({ entitled: 5, adjusted: 1, available: 6 });
    expect(await old('2027')).toBeUndefined();
  });
});

describe('where the figure is hidden, so is whether it suffices', () => {
  /** What a head is answered about someone whose private balance they may not see; ids and instants aside. */
  async function answersAbout(place: Office, person: { id: string }, leave_type_id: string) {
    const head = await place.people.head.app();
    const body = { user_id: person.id, leave_type_id, start_date: '2026-03-09', end_date: '2026-03-13' };
    const preview = (await head.post('/leaves/preview', body)).data as { problems: unknown[]; balance: object };
    const rehearsed = await head.post('/leaves', body, { query: { dry_run: 'true' } });
    const proposed = await head.post('/leaves', { ...body, start_date: '2026-03-10' }, { query: { propose: 'true' } });
    const booked = await head.post('/leaves', body);
    const approved = await head.post(`/leaves/${String(booked.data.id)}/approve`);
    const statuses = [rehearsed, proposed, booked, approved].map(({ status }) => status);
    const reason = (approved.error as { details?: object } | undefined)?.details;
    return {
      id: String(booked.data.id),
      told: [preview.problems, preview.balance, statuses, booked.data.status, reason],
    };
  }

  it.each([true, false])(
    'requires_approval %s: all ways answer alike, and who may see it decides',
    async (requires_approval) => {
      const place = await office(harness);
      const { people, world } = place;
      const few = { is_private: true, annual_allowance: '2', requires_approval };
      const type = await addType(harness, world, 'Clinic', few);
      const admin = await people.admin.app();
      await admin.post('/leave-adjustments', { user_id: people.otherCook.id, leave_type_id: type, amount: 20 });
      const [short, enough] = [
        await answersAbout(place, people.cook, type),
        await answersAbout(place, people.otherCook, type),
      ];
      expect(short.told).toEqual(enough.told);
      expect(short.told).toEqual([
        [],
        { available_before: null, available_after: null, unit: 'DAYS' },
        [201, 202, 201, 409],
        'PENDING',
        { reason: 'balance_hidden' },
      ]);
      const refused = await admin.post(`/leaves/${short.id}/approve`);
      expect(refused.error.details).toMatchObject({ reason: 'balance', available: 2 });
      expect((await admin.post(`/leaves/${enough.id}/approve`)).data.status).toBe('APPROVED');
      expect((await place.api.head.patch(`/leaves/${short.id}`, { end_date: '2026-03-10' })).status).toBe(403);
      expect(
        (await people.head.app().then((app) => app.post(`/leaves/${short.id}/reject`, { reason: 'No' }))).status,
      ).toBe(200);
    },
  );

  it('403: leave is not changed to a type that who changes it may not see', async () => {
    const { api, types } = await office(harness);
    const day = '2026-03-09';
    const { id } = await book(api.cook, { leave_type_id: types.vacation, start_date: day, end_date: day });
    expect((await api.head.patch(`/leaves/${id}`, { leave_type_id: types.therapy })).status).toBe(403);
    expect((await api.boss.patch(`/leaves/${id}`, { leave_type_id: types.therapy })).status).toBe(200);
  });
});

describe('adjustments', () => {
  it('201: a balance is corrected up and down, also below zero, with an audit row', async () => {
    const { world, api, people, types } = await office(harness);
    const app = await people.admin.app();
    const body = {
      user_id: people.cook.id,
      leave_type_id: types.vacation,
      amount: -22.5,
      reason: 'Moved in from payroll',
    };
    const { status, data } = await app.post('/leave-adjustments', body);
    expect(status).toBe(201);
    expect(data).toMatchObject({ ...body, year: 2026, created_by_id: people.admin.id });
    expect(await vacationOf(api.cook)).toEqual({ ...nothing, adjusted: -22.5, available: -2.5 });
    await app.post('/leave-adjustments', { ...body, amount: 2.25, year: 2027 });
    expect(await vacationOf(api.cook, { year: '2027' })).toMatchObject({ adjusted: 2.25, available: 22.25 });
    expect(await world.audit()).toMatchObject([
      { action: 'leaveAdjustments.create', subject_id: data.id },
      { action: 'leaveAdjustments.create' },
    ]);
  });

  it('422: 0, more than two decimals, an unlimited type, a person or type that is not there; 403 below Administrator', async () => {
    const { people, types } = await office(harness);
    const { people: others, types: otherTypes } = await office(harness);
    const app = await people.admin.app();
    const body = { user_id: people.cook.id, leave_type_id: types.vacation, amount: 1 };
    const wrong: [object, string][] = [
      [{ amount: 0 }, 'amount'],
      [{ amount: 0.005 }, 'amount'],
      [{ leave_type_id: types.sick }, 'leave_type_id'],
      [{ leave_type_id: otherTypes.vacation }, 'leave_type_id'],
      [{ user_id: others.cook.id }, 'user_id'],
      [{ year: 1999 }, 'year'],
    ];
    for (const [part, field] of wrong) {
      const { status, error } = await app.post('/leave-adjustments', { ...body, ...part });
      expect({ status, details: error.details }).toEqual({ status: 422, details: { field } });
    }
    expect((await (await people.head.app()).post('/leave-adjustments', body)).status).toBe(403);
  });

  it.each(['admin', 'executive'] as const)(
    '403: %s corrects their own balance; another does, and `can` says so',
    async (name) => {
      const { people, types } = await office(harness);
      const [own, other] = [await people[name].app(), await people[name === 'admin' ? 'executive' : 'admin'].app()];
      const body = { user_id: people[name].id, leave_type_id: types.vacation, amount: 1 };
      for (const path of ['/leave-adjustments', '/leave-adjustments?dry_run=true']) {
        const { status, error } = await own.post(path, body);
        expect([status, error.details]).toEqual([403, { field: 'user_id', reason: 'own' }]);
      }
      expect((await other.post('/leave-adjustments', body)).status).toBe(201);
      const mayAdjust = async (app: typeof own): Promise<boolean> => {
        const { data } = await app.get('/leave-balances', { query: { user_id: people[name].id } });
        const everyone = (await app.get('/leave-balances/people')).data as { user_id: string; can: string[] }[];
        const shown = everyone.find(({ user_id }) => user_id === people[name].id);
        expect(shown?.can).toEqual(data.can);
        return (data.can as string[]).includes('leaveAdjustments.create');
      };
      expect([await mayAdjust(own), await mayAdjust(other)]).toEqual([false, true]);
      const cook = await people.cook.app();
      expect((await cook.get('/leave-balances')).data.can).toEqual([]);
    },
  );

  it('an adjustment gives what a booking needs, and a cut keeps a pending one from being approved', async () => {
    const { api, people, types } = await office(harness);
    const app = await people.admin.app();
    const month = { leave_type_id: types.vacation, start_date: '2026-03-09', end_date: '2026-04-07' };
    expect((await api.cook.post('/leaves', { ...month, end_date: '2026-04-08' })).status).toBe(409);
    const adjustment = { user_id: people.cook.id, leave_type_id: types.vacation };
    await app.post('/leave-adjustments', { ...adjustment, amount: 1 });
    const leave = await book(api.cook, { ...month, end_date: '2026-04-08' });
    await app.post('/leave-adjustments', { ...adjustment, amount: -0.5 });
    expect((await api.boss.post(`/leaves/${leave.id}/approve`)).error.details).toMatchObject({
      reason: 'balance',
      requested: leave.total_days,
    });
  });
});

describe('the ledger', () => {
  const entries = async (client: Office['api']['cook'], query: Record<string, string> = {}) => {
    const { status, body, data } = await client.get('/leave-balances/ledger', { query });
    expect(status).toBe(200);
    return { rows: data as LeaveLedgerEntry[], next: (body.meta?.next_cursor ?? null) as string | null };
  };
  const sumsOf = (rows: readonly LeaveLedgerEntry[]) => {
    const sums = new Map<string, number>();
    for (const { leave_type_id, amount } of rows) sums.set(leave_type_id, (sums.get(leave_type_id) ?? 0) + amount);
    return sums;
  };

  it('200: every figure has its entry at once, before anything was entered and after; month by month, too', async () => {
    const { people, types, api, world } = await office(harness);
    const admin = await people.admin.app();
    const app = await people.cook.app();
    const monthly = await addType(harness, world, 'Monthly', { annual_allowance: '24', accrual: 'MONTHLY' });
    const agree = async () => {
      const { rows } = await entries(app);
      const sums = sumsOf(rows);
      for (const { leave_type: type, accrued, carried_over, adjusted, taken } of await balancesOf(api.cook)) {
        expect([type.name, sums.get(type.id) ?? 0]).toEqual([type.name, accrued + carried_over + adjusted - taken]);
      }
      return rows;
    };
    const due = await agree();
    expect(due.length).toBeGreaterThan(2);
    expect(due.every(({ id, created_at }) => id === null && created_at === null)).toBe(true);
    expect(due.filter(({ leave_type_id }) => leave_type_id === monthly)).toHaveLength(3);
    await admin.post('/leave-adjustments', { user_id: people.cook.id, leave_type_id: types.vacation, amount: 1 });
    const after = await agree();
    const entered = after.filter(({ leave_type_id: id }) => id === types.vacation);
    expect(entered.map(({ kind, id }) => [kind, id !== null]).sort()).toEqual([
      ['ADJUSTMENT', true],
      ['GRANT', true],
    ]);
    // Page by page each of them once, those that are due first.
    const paged: LeaveLedgerEntry[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await entries(app, { limit: '2', ...(cursor !== '' && { cursor }) });
      paged.push(...page.rows);
      cursor = page.next;
    }
    expect(paged).toEqual(after);
    expect((await entries(app, { leave_type_id: monthly })).rows).toHaveLength(3);
  });

  it('200: nothing of someone out of view, or of a private type to those who may not see it', async () => {
    const { people } = await office(harness);
    const other = await people.otherCook.app();
    expect((await entries(other, { user_id: people.cook.id })).rows).toEqual([]);
  });

  it('only grows: no entry is changed or deleted, but its free text can go', async () => {
    const { people, types } = await office(harness);
    const app = await people.admin.app();
    const body = { user_id: people.cook.id, leave_type_id: types.vacation, amount: 1, reason: 'Private matters' };
    const { data } = await app.post('/leave-adjustments', body);
    const change = (values: Record<string, unknown>) =>
      sql`update leave_ledger set ${assignmentsOf(values)} where id = ${data.id}`.execute(db);
    await expect(change({ amount: '5' })).rejects.toThrow('append-only');
    await expect(change({ note: 'Other' })).rejects.toThrow('append-only');
    await expect(sql`delete from leave_ledger where id = ${data.id}`.execute(db)).rejects.toThrow('append-only');
    await change({ note: null });
  });
});

describe('an erased person', () => {
  it('keeps what was granted and taken; the reasons of corrections are gone, and no more are made: 422', async () => {
    const { people, types } = await office(harness);
    const [admin, executive] = [await people.admin.app(), await people.executive.app()];
    const body = { user_id: people.cook.id, leave_type_id: types.vacation, amount: 1.5, reason: 'Private matters' };
    await admin.post('/leave-adjustments', body);
    await sql`update users set is_active = ${false} where id = ${people.cook.id}`.execute(db);
    expect((await executive.post(`/users/${people.cook.id}/erase`)).status).toBe(202);
    const left = await sql`
      select kind, amount, note from leave_ledger where user_id = ${people.cook.id} order by kind`.execute(db);
    expect(left.rows).toEqual([
      { kind: 'ADJUSTMENT', amount: '1.5000', note: null },
      { kind: 'GRANT', amount: '20.0000', note: null },
    ]);
    expect((await admin.post('/leave-adjustments', body)).error.details).toEqual({ field: 'user_id' });
  });
});
