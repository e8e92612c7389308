import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sized } from '../../../../test/depth.ts';
import { withDefaults } from '../../../kernel/settings.ts';
import { addDays } from '../../../lib/days.ts';
import { payPeriodOf } from '../pay-periods.ts';
import { expectToAddUp } from '../testing/explained.ts';
import { absencesOf } from './absence.ts';
import { explain, weeksAround } from './explained.ts';
import { type CountedEntry, inOrder, totalsOf } from './totals.ts';

const first = '2026-02-01';
const entry = fc
  .record({
    day: fc.integer({ min: 0, max: 60 }),
    minutes: fc.integer({ min: 0, max: 900 }),
    pause: fc.nat(90),
    rate: fc.nat(1_999_999),
  })
  .map(({ day, minutes, pause, rate }): Omit<CountedEntry, 'id'> => ({
    work_date: addDays(first, day),
    clock_in: `${addDays(first, day)}T${String(minutes % 24).padStart(2, '0')}:00:00.000Z`,
    duration_minutes: minutes,
    break_minutes: pause,
    // Few rates, so that some lines hold several entries; four decimals, so that rounding matters.
    hourly_rate: (rate % 3 === 0 ? 33.3333 : rate / 10_000).toFixed(4),
  }));
const paidDays = fc.array(
  fc.record({ date: fc.integer({ min: 0, max: 60 }).map((day) => addDays(first, day)), minutes: fc.nat(480) }),
  { maxLength: 10 },
);
const settings = fc.record({
  week_start: fc.constantFrom('MONDAY' as const, 'SUNDAY' as const),
  pay_period_type: fc.constantFrom('WEEKLY' as const, 'BIWEEKLY' as const, 'SEMI_MONTHLY' as const, 'MONTHLY' as const),
  overtime_mode: fc.constantFrom(...(['weekly_only', 'daily_only', 'greater_of', 'daily_then_weekly'] as const)),
  overtime_daily_minutes: fc.constantFrom(0, 300, 480, 1440),
  overtime_weekly_minutes: fc.constantFrom(0, 1200, 2400),
  overtime_multiplier: fc.constantFrom(1, 1.5, 1.333, 2),
});

describe('the explanation of a timesheet', () => {
  it('for any entries, calendar, mode and rates: its parts add up to the totals, to the minute and to the cent', () => {
    fc.assert(
      fc.property(
        fc.array(entry, { maxLength: 60 }),
        paidDays,
        paidDays,
        settings,
        fc.constantFrom('CAD', 'JPY', 'BHD'),
        fc.integer({ min: 0, max: 60 }),
        (given, away, holidays, changed, currency, day) => {
          const leave = away.map((one) => ({ ...one, leave_type_id: 'lvt_1' }));
          const all = withDefaults(changed);
          const period = payPeriodOf(all, addDays(first, day));
          const span = weeksAround(all, period);
          const entries = inOrder(given.map((one, i) => ({ ...one, id: `ten_${String(i)}` }))).filter(
            ({ work_date }) => work_date >= span.start && work_date <= span.end,
          );
          const { weeks, lines, totals } = explain(entries, { leave, holidays }, period, all, currency);
          const { regular_pay, overtime_pay, ...minutes } = totals;
          const pay = lines.map((line) => ({ ...line, rate: Number(line.rate), amount: Number(line.amount) }));
          const shown = { ...minutes, regular_pay: Number(regular_pay), overtime_pay: Number(overtime_pay) };
          expectToAddUp({ weeks: structuredClone(weeks) as never, pay, totals: shown, is_current: true }, shown);
          expect(totals).toMatchObject(totalsOf(entries, period, all, currency));
          for (const line of pay) expect(line.minutes > 0 && line.amount >= 0).toBe(true);
        },
      ),
      { numRuns: sized(400, 60) },
    );
  });

  it('days after the period bear on nothing within it', () => {
    const all = withDefaults({ pay_period_type: 'MONTHLY', overtime_mode: 'weekly_only' });
    const period = { start: '2026-03-01', end: '2026-03-31' };
    const on = (work_date: string): CountedEntry => ({
      id: `ten_${work_date}`,
      work_date,
      clock_in: `${work_date}T09:00:00.000Z`,
      duration_minutes: 900,
      break_minutes: 0,
      hourly_rate: '10.0000',
    });
    const within = ['2026-03-30', '2026-03-31'].map(on);
    const nothing = { leave: [], holidays: [] };
    const alone = explain(within, nothing, period, all, 'CAD');
    const followed = explain([...within, on('2026-04-01'), on('2026-04-02')], nothing, period, all, 'CAD');
    expect(followed.totals).toEqual(alone.totals);
    expect(followed.weeks.at(-1)?.days.map(({ is_outside }) => is_outside)).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(followed.weeks.at(-1)?.days[2]).toMatchObject({ worked: 900, is_outside: true });
  });
});

describe('absences', () => {
  it('are told by day', async () => {
    const tenant = { country: 'CA', settings: withDefaults({}) } as never;
    const row = {
      region: 'ON',
      work_location: null,
      own_holidays: ['2026-03-10'],
      removals: [],
      leave: [{ date: '2026-03-11', minutes: 240, part: 0.5, booked: 240, leave_type_id: 'lvt_1' }],
      patterns: [],
    };
    const { leave, holidays } = await absencesOf(tenant, row, { start: '2026-03-09', end: '2026-03-15' });
    expect([leave, holidays.map(({ date }) => date)]).toEqual([
      [{ date: '2026-03-11', minutes: 240, leave_type_id: 'lvt_1' }],
      ['2026-03-10'],
    ]);
  });
});
