import { beforeEach, describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { addType, book, keepNoHolidays, monday, moveClockTo, type Office, office } from '../testing/office.ts';
import { accrueLeave } from './accrue.ts';
import type { LeaveBalance } from './record.ts';

const harness = await openHarness();
beforeEach(() => {
  moveClockTo(harness, monday);
});

const on = (day: string): void => {
  moveClockTo(harness, Date.parse(`${day}T17:00:00Z`));
};

async function placeWith(carry_over_limit: string | null) {
  const place = await office(harness);
  await keepNoHolidays(harness, place.world);
  const typeId = await addType(harness, place.world, 'Limited', { annual_allowance: '10', carry_over_limit });
  const ask = (start_date: string, end_date: string) =>
    book(place.api.cook, { leave_type_id: typeId, start_date, end_date });
  const decide = (id: string, verb: 'approve' | 'cancel' | 'reject') =>
    place.api.boss.post(`/leaves/${id}/${verb}`, verb === 'reject' ? { reason: 'No.' } : undefined);
  return { ...place, ask, decide, line: (year: number) => lineOf(place, typeId, year) };
}

async function lineOf({ api }: Office, typeId: string, year: number) {
  const { data } = await api.cook.get('/leave-balances', { query: { year: String(year) } });
  const line = (data.balances as LeaveBalance[]).find(({ leave_type }) => leave_type.id === typeId)!;
  return { carried_over: line.carried_over, taken: line.taken, pending: line.pending, available: line.available };
}

describe('leave left pending over New Year', () => {
  it('200: approved in January if the whole rest is carried over', async () => {
    const { ask, decide, line } = await placeWith(null);
    const { id } = await ask('2026-12-21', '2026-12-23');
    on('2027-01-04');
    expect((await decide(id, 'approve')).status).toBe(200);
    expect(await line(2026)).toEqual({ carried_over: -7, taken: 3, pending: 0, available: 0 });
    expect(await line(2027)).toEqual({ carried_over: 7, taken: 0, pending: 0, available: 17 });
  });

  it('keeps the carried days that it had reserved: only the unused part expires', async () => {
    const { ask, decide, line } = await placeWith('5');
    on('2027-03-01');
    const { id } = await ask('2027-03-08', '2027-03-10');
    on('2028-01-03');
    const before = await line(2027);
    expect((await decide(id, 'approve')).status).toBe(200);
    expect(await line(2027)).toEqual({ ...before, taken: 3, pending: 0 });
    // 5 came in, 2 of them expired, 5 of the own 10 moved on.
    expect(before).toEqual({ carried_over: -2, taken: 0, pending: 3, available: 5 });
  });

  it.each(['reject', 'cancel'] as const)('carries over what comes back, without any run: %s', async (verb) => {
    const { ask, decide, line } = await placeWith(null);
    const { id } = await ask('2026-12-21', '2026-12-23');
    if (verb === 'cancel') await decide(id, 'approve');
    on('2027-06-07');
    expect((await decide(id, verb)).status).toBe(200);
    expect(await line(2027)).toMatchObject({ carried_over: 10, available: 20 });
    const { id: summer } = await ask('2027-07-05', '2027-07-16');
    await decide(summer, 'approve');
    on('2028-02-07');
    expect(await line(2027)).toMatchObject({ taken: 10, available: 0 });
    expect(await line(2028)).toMatchObject({ carried_over: 10, available: 20 });
  });

  it('follows through every turn since: days of the year before the last that come back', async () => {
    const { ask, decide, line, world } = await placeWith('5');
    const { id } = await ask('2026-03-09', '2026-03-18');
    await decide(id, 'approve');
    on('2027-03-01');
    const { id: later } = await ask('2027-03-08', '2027-03-18');
    await decide(later, 'approve');
    on('2028-03-06');
    await accrueLeave(harness.installation, 'job', world.organizationId);
    expect(await line(2028)).toMatchObject({ carried_over: 3, available: 13 });
    await decide(id, 'cancel');
    expect(await line(2026)).toMatchObject({ taken: 0, available: 5 });
    expect(await line(2028)).toMatchObject({ carried_over: 5, available: 15 });
  });

  it('an edit in January exchanges the days reserved, within the old year and into the new one', async () => {
    const { ask, api, line } = await placeWith(null);
    const { id } = await ask('2026-12-21', '2026-12-23');
    on('2027-01-04');
    expect((await api.cook.patch(`/leaves/${id}`, { end_date: '2026-12-22' })).status).toBe(200);
    expect(await line(2027)).toMatchObject({ carried_over: 8, available: 18 });
    const grown = await api.cook.patch(`/leaves/${id}`, { end_date: '2026-12-24' });
    expect(grown).toMatchObject({ status: 409, error: { details: { reason: 'balance', requested: 4, available: 2 } } });
    const moved = { start_date: '2027-02-01', end_date: '2027-02-26' };
    expect((await api.cook.patch(`/leaves/${id}`, moved)).status).toBe(200);
    expect(await line(2027)).toEqual({ carried_over: 10, taken: 0, pending: 20, available: 0 });
  });
});
