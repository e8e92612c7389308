import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { monday, moveClockTo, office } from '../testing/office.ts';

const harness = await openHarness();
moveClockTo(harness, monday);
const { people } = await office(harness);
const app = await people.admin.app();
const preview = async (body: object) => (await app.post('/leave-types/preview', body)).data;

describe('POST /leave-types/preview', () => {
  it('200: a grant at the start of the year, and what of it moves on or lapses untaken', async () => {
    const { unit, years } = await preview({ annual_allowance: 20, carry_over_limit: 5 });
    expect(unit).toBe('DAYS');
    expect(years).toEqual([
      {
        year: 2026,
        entitled: 20,
        carried_over: 5,
        lapsed: 15,
        entries: [{ due_on: '2026-01-01', kind: 'GRANT', amount: 20 }],
      },
      {
        year: 2027,
        entitled: 20,
        carried_over: 5,
        lapsed: 20,
        entries: [{ due_on: '2027-01-01', kind: 'GRANT', amount: 20 }],
      },
    ]);
  });

  it('200: a start within the year gives its months; a start in the next gives nothing of this', async () => {
    const { years } = await preview({ annual_allowance: 25, employment_start_date: '2026-07-15' });
    expect(years[0]).toMatchObject({ entitled: 12.5, entries: [{ due_on: '2026-07-15', amount: 12.5 }] });
    const later = await preview({ annual_allowance: 25, employment_start_date: '2027-02-01' });
    expect(later.years).toMatchObject([{ entitled: 0, entries: [] }, { entitled: 23 }]);
  });

  it('200: twelfths add up to the allowance; hours stay hours; without a limit all of it moves on', async () => {
    const { unit, years } = await preview({
      unit: 'HOURS',
      annual_allowance: 100,
      accrual: 'MONTHLY',
      carry_over_limit: null,
    });
    expect([unit, years[0].entries.length, years[0].entitled]).toEqual(['HOURS', 12, 100]);
    expect(years).toMatchObject([{ carried_over: 100, lapsed: 0 }, { carried_over: 100 }]);
  });

  it('200: an unlimited type gives nothing to count', async () => {
    expect((await preview({})).years).toMatchObject([
      { entitled: null, entries: [], carried_over: 0, lapsed: 0 },
      { entitled: null },
    ]);
  });

  it('422: more than two decimals; 403: below Administrator', async () => {
    const { status, error } = await app.post('/leave-types/preview', { annual_allowance: 1.234 });
    expect([status, error.details.field]).toEqual([422, 'annual_allowance']);
    expect((await (await people.head.app()).post('/leave-types/preview', {})).status).toBe(403);
  });
});
