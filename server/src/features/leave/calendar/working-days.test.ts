import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { checkHalves, countLeaveDays, type Half, leaveCalendar, type LeaveSpan } from './working-days.ts';

const { installation, world } = await openHarness();
const ontario = {
  id: world.organizationId,
  country: 'CA',
  region: 'ON',
  weekend_days: ['SATURDAY', 'SUNDAY'] as ('SATURDAY' | 'SUNDAY')[],
};

const spanOf = (from: string, to: string, start: Half = 'FULL_DAY', end: Half = 'FULL_DAY'): LeaveSpan => ({
  start_date: from,
  end_date: to,
  start_half: start,
  end_half: end,
});

async function totalOf(span: LeaveSpan, organization: Parameters<typeof leaveCalendar>[1] = ontario): Promise<number> {
  const calendar = await leaveCalendar(installation.database.db, organization, span.start_date, span.end_date);
  return countLeaveDays(calendar, span).total_days;
}

describe('total_days', () => {
  it('leaves out weekends and public holidays', async () => {
    expect(await totalOf(spanOf('2026-03-09', '2026-03-15'))).toBe(5);
    // Good Friday, and Easter Monday as long as the organization keeps it.
    expect(await totalOf(spanOf('2026-04-01', '2026-04-07'))).toBe(3);
    expect(await totalOf(spanOf('2026-03-14', '2026-03-15'))).toBe(0);
    expect(await totalOf(spanOf('2026-07-01', '2026-07-01'))).toBe(0);
  });

  it('counts over New Year, with the holidays of both years', async () => {
    const span = spanOf('2026-12-24', '2027-01-05');
    const calendar = await leaveCalendar(installation.database.db, ontario, span.start_date, span.end_date);
    const { total_days, byDate } = countLeaveDays(calendar, span);
    // 24, 28 to 31 December; 4 and 5 January. 25 and 26 December and 1 January are holidays.
    expect(total_days).toBe(7);
    expect(byDate.filter(({ date }) => date < '2027-01-01')).toHaveLength(5);
  });

  it('counts half days as 0.5', async () => {
    expect(await totalOf(spanOf('2026-03-09', '2026-03-09', 'FIRST_HALF', 'FIRST_HALF'))).toBe(0.5);
    expect(await totalOf(spanOf('2026-03-09', '2026-03-13', 'SECOND_HALF', 'FIRST_HALF'))).toBe(4);
    expect(await totalOf(spanOf('2026-03-09', '2026-03-13', 'SECOND_HALF'))).toBe(4.5);
    // A half of a day off is no half day of leave.
    expect(await totalOf(spanOf('2026-03-13', '2026-03-15', 'FULL_DAY', 'FIRST_HALF'))).toBe(1);
  });

  it('follows the organization’s own weekend, and has no holidays if no one knows any', async () => {
    const elsewhere = { ...ontario, country: 'AQ', region: null, weekend_days: ['FRIDAY' as const] };
    expect(await totalOf(spanOf('2026-03-09', '2026-03-15'), elsewhere)).toBe(6);
    expect(await totalOf(spanOf('2026-12-24', '2026-12-26'), elsewhere)).toBe(2);
  });

  it('is the sum of its parts: a span split at any day counts the same', async () => {
    const calendar = await leaveCalendar(installation.database.db, ontario, '2026-01-01', '2026-12-31');
    const day = fc
      .integer({ min: 0, max: 364 })
      .map((n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10));
    const count = (span: LeaveSpan): number => countLeaveDays(calendar, span).total_days;
    fc.assert(
      fc.property(fc.uniqueArray(day, { minLength: 3, maxLength: 3 }), (days) => {
        const [from = '', middle = '', to = ''] = days.sort();
        const whole = count(spanOf(from, to, 'SECOND_HALF', 'FIRST_HALF'));
        const parts =
          count(spanOf(from, middle, 'SECOND_HALF', 'FIRST_HALF')) +
          count(spanOf(middle, to, 'SECOND_HALF', 'FIRST_HALF'));
        return whole === parts;
      }),
    );
  });
});

describe('halves', () => {
  it.each([
    ['2026-03-09', 'FULL_DAY', 'FULL_DAY', true],
    ['2026-03-09', 'FIRST_HALF', 'FIRST_HALF', true],
    ['2026-03-09', 'SECOND_HALF', 'SECOND_HALF', true],
    ['2026-03-09', 'FIRST_HALF', 'SECOND_HALF', false],
    ['2026-03-09', 'FULL_DAY', 'FIRST_HALF', false],
    ['2026-03-10', 'SECOND_HALF', 'FIRST_HALF', true],
    ['2026-03-10', 'FULL_DAY', 'FIRST_HALF', true],
    ['2026-03-10', 'FIRST_HALF', 'FULL_DAY', false],
    ['2026-03-10', 'FULL_DAY', 'SECOND_HALF', false],
  ] as const)('from 9 March to %s, %s to %s: %s', (to, start, end, isFine) => {
    expect(checkHalves(spanOf('2026-03-09', to, start, end)) === true).toBe(isFine);
  });
});
