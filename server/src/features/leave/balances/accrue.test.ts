import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import type { Row } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import { runJobsOnce } from '../../../worker/run.ts';
import { unitsOf } from '../amounts.ts';
import { addType, book, monday, moveClockTo, type Office, office } from '../testing/office.ts';
import { accrueLeave } from './accrue.ts';
import type { LeaveBalance } from './record.ts';

const harness = await openHarness();
const { installation } = harness;
const { db } = installation.database;
beforeEach(() => {
  moveClockTo(harness, monday);
});

const at = (instant: string): void => {
  moveClockTo(harness, Date.parse(instant));
};
const accrue = ({ world }: Office) => accrueLeave(installation, 'job', world.organizationId);

const entriesOf = async (userId: string, typeId: string) => {
  const rows = (
    await sql<
      Pick<Row<'leave_ledger'>, 'year' | 'entry_key' | 'amount'>
    >`select year, entry_key, amount from leave_ledger where user_id = ${userId} and leave_type_id = ${typeId} order by year, entry_key`.execute(
      db,
    )
  ).rows;
  return rows.map(({ year, entry_key, amount }) => [year, entry_key, Number(amount)]);
};

async function lineOf({ api }: Office, typeId: string, year: number): Promise<LeaveBalance> {
  const { data } = await api.cook.get('/leave-balances', { query: { year: String(year) } });
  return (data.balances as LeaveBalance[]).find(({ leave_type }) => leave_type.id === typeId)!;
}

describe('accrual', () => {
  it('run twice grants once, and leaves an audit row only if it did something', async () => {
    const place = await office(harness);
    const people = Object.keys(place.people).length;
    expect(await accrue(place)).toEqual({ organizations: 1, people, entries: 2 * people });
    expect(await accrue(place)).toEqual({ organizations: 1, people, entries: 0 });
    expect(await entriesOf(place.people.cook.id, place.types.vacation)).toEqual([[2026, 'grant', 20]]);
    expect(await place.world.audit()).toMatchObject([
      { action: 'leave.accrue', surface: 'job', record_count: 2 * people, actor_id: null },
    ]);
  });

  it('on several processes at once, bookings among them, grants once', async () => {
    const place = await office(harness);
    const { cook } = place.people;
    const booking = { leave_type_id: place.types.vacation, start_date: '2026-03-09', end_date: '2026-03-10' };
    const [reports, booked] = await Promise.all([
      Promise.all([accrue(place), accrue(place), accrue(place)]),
      place.api.cook.post('/leaves', booking),
    ]);
    expect(booked.status).toBe(201);
    const people = Object.keys(place.people).length;
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from leave_ledger where organization_id = ${place.world.organizationId}`.execute(
      db,
    );
    expect(rows[0]?.count).toBe(2 * people);
    expect(reports.reduce((sum, { entries }) => sum + entries, 0)).toBeLessThanOrEqual(2 * people);
    expect(await entriesOf(cook.id, place.types.vacation)).toEqual([[2026, 'grant', 20]]);
  });

  it('twelve months, run daily, sum up to the allowance', async () => {
    const place = await office(harness);
    const monthly = await addType(harness, place.world, 'Monthly', { accrual: 'MONTHLY', annual_allowance: '25.01' });
    for (const day of ['03-31', '04-01', '06-15', '06-16', '09-30', '12-31']) {
      at(`2026-${day}T17:00:00Z`);
      await accrue(place);
    }
    const entries = await entriesOf(place.people.cook.id, monthly);
    expect(entries).toHaveLength(12);
    expect(await lineOf(place, monthly, 2026)).toMatchObject({ entitled: 25.01, accrued: 25.01, available: 25.01 });
  });

  it('a month begins when it does where the organization is', async () => {
    const place = await office(harness);
    const monthly = await addType(harness, place.world, 'Monthly', { accrual: 'MONTHLY', annual_allowance: '12' });
    at('2026-04-01T03:59:00Z');
    expect((await lineOf(place, monthly, 2026)).accrued).toBe(3);
    at('2026-04-01T04:00:00Z');
    expect((await lineOf(place, monthly, 2026)).accrued).toBe(4);
  });

  it('at the turn of the year the rest moves on up to the limit, is used first, and its unused part expires', async () => {
    const place = await office(harness);
    const { cook } = place.people;
    const limited = await addType(harness, place.world, 'Limited', { annual_allowance: '10', carry_over_limit: '4' });
    await book(place.api.boss, {
      user_id: cook.id,
      leave_type_id: limited,
      start_date: '2026-03-09',
      end_date: '2026-03-11',
    });
    at('2027-01-01T05:00:00Z');
    expect(await lineOf(place, limited, 2027)).toMatchObject({ accrued: 10, carried_over: 4, available: 14 });
    await accrue(place);
    expect(await lineOf(place, limited, 2026)).toMatchObject({ taken: 3, carried_over: -4, available: 3 });
    expect(await lineOf(place, limited, 2027)).toMatchObject({ accrued: 10, carried_over: 4, available: 14 });
    await book(place.api.boss, {
      user_id: cook.id,
      leave_type_id: limited,
      start_date: '2027-03-09',
      end_date: '2027-03-11',
    });
    at('2028-01-01T05:00:00Z');
    await accrue(place);
    // Three of the four were used, one expired; of the ten of 2027 four moved on.
    expect(await lineOf(place, limited, 2027)).toMatchObject({ carried_over: -1, taken: 3, available: 6 });
    expect(await lineOf(place, limited, 2028)).toMatchObject({ carried_over: 4, available: 14 });
    expect((await entriesOf(cook.id, limited)).filter(([, key]) => !String(key).startsWith('taken'))).toEqual([
      [2026, 'carried-out-1', -4],
      [2026, 'grant', 10],
      [2027, 'carried-in-1', 4],
      [2027, 'carried-out-1', -4],
      [2027, 'expiry-1', -1],
      [2027, 'grant', 10],
      [2028, 'carried-in-1', 4],
      [2028, 'grant', 10],
    ]);
  });

  it('after years without a run enters what each of them would have', async () => {
    const [often, rarely] = [await office(harness), await office(harness)];
    const limited = { annual_allowance: '10', carry_over_limit: '4' } as const;
    const [one, other] = [
      await addType(harness, often.world, 'Limited', limited),
      await addType(harness, rarely.world, 'Limited', limited),
    ];
    await accrue(rarely);
    for (const instant of ['2026-03-03', '2027-01-01', '2027-08-08', '2028-02-02', '2029-05-05']) {
      at(`${instant}T17:00:00Z`);
      await accrue(often);
    }
    await accrue(rarely);
    expect(await entriesOf(rarely.people.cook.id, other)).toEqual(await entriesOf(often.people.cook.id, one));
  });

  it('passes over who is not active, and gives someone new their part of the year', async () => {
    const place = await office(harness);
    const gone = await place.world.employee({ is_active: false });
    const starter = await place.world.employee({ employment_start_date: '2026-09-14' });
    at('2026-09-15T12:00:00Z');
    await accrue(place);
    expect(await entriesOf(gone.id, place.types.vacation)).toEqual([]);
    expect(await entriesOf(starter.id, place.types.vacation)).toEqual([[2026, 'grant', 7]]);
  });

  it('what was granted stays granted when the allowance changes', async () => {
    const place = await office(harness);
    const app = await place.people.admin.app();
    await accrue(place);
    await app.patch(`/leave-types/${place.types.vacation}`, { annual_allowance: 30 });
    await accrue(place);
    expect(await lineOf(place, place.types.vacation, 2026)).toMatchObject({ entitled: 20, available: 20 });
    expect(await lineOf(place, place.types.vacation, 2027)).toMatchObject({ entitled: 30, available: 30 });
  });

  it('comes by itself once a day', async () => {
    const job = installation.catalogue.jobs.find(({ task }) => task === 'accrue_leave');
    expect(job?.cron).toMatch(/^\d+ \d+ \* \* \*$/);
    const place = await office(harness);
    await installation.jobs.add(installation.clock, 'accrue_leave', {});
    await runJobsOnce(installation);
    expect(await entriesOf(place.people.cook.id, place.types.vacation)).toEqual([[2026, 'grant', 20]]);
  });

  it('whatever happens, a balance is the sum of its ledger', async () => {
    const place = await office(harness);
    const { cook, admin } = place.people;
    const app = await admin.app();
    const limited = await addType(harness, place.world, 'Limited', { annual_allowance: '10', carry_over_limit: '4' });
    let day = 1;
    const act = {
      adjust: (n: number) =>
        app.post('/leave-adjustments', { user_id: cook.id, leave_type_id: limited, amount: (n - 4) / 2 || 0.25 }),
      book: (n: number) => {
        const date = `2026-${String(4 + Math.floor(day / 27)).padStart(2, '0')}-${String((day++ % 27) + 1).padStart(2, '0')}`;
        const who = n % 2 === 0 ? place.api.boss : place.api.cook;
        return who.post('/leaves', { user_id: cook.id, leave_type_id: limited, start_date: date, end_date: date });
      },
      cancel: async () => {
        const { data } = await place.api.boss.get('/leaves', { query: { user_id: cook.id, limit: '1' } });
        const id = (data as { id: string }[])[0]?.id;
        return id === undefined ? null : place.api.boss.post(`/leaves/${id}/cancel`);
      },
      accrue: () => accrue(place),
    };
    const steps = fc.array(fc.tuple(fc.constantFrom(...(Object.keys(act) as (keyof typeof act)[])), fc.nat(8)), {
      minLength: 3,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(steps, async (chosen) => {
        for (const [name, n] of chosen) await act[name](n);
        await accrue(place);
        const { rows } = await sql<{ sum: string }>`
          select coalesce(sum(amount), 0) as sum from leave_ledger
           where user_id = ${cook.id} and leave_type_id = ${limited} and year = 2026`.execute(db);
        const line = await lineOf(place, limited, 2026);
        expect(unitsOf(line.available!)).toBe(unitsOf(rows[0]!.sum) - unitsOf(line.pending));
      }),
      { numRuns: 8 },
    );
  });
});
