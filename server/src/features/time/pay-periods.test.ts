import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../lib/days.ts';
import { payPeriodOf, type PayPeriodSettings, weekOf } from './pay-periods.ts';

const settings = (changes: Partial<PayPeriodSettings>): PayPeriodSettings => ({
  week_start: 'MONDAY',
  pay_period_type: 'BIWEEKLY',
  pay_period_anchor: '2024-01-01',
  ...changes,
});

describe('the work week', () => {
  it.each([
    ['MONDAY', '2026-03-09', '2026-03-09'],
    ['MONDAY', '2026-03-15', '2026-03-09'],
    ['SUNDAY', '2026-03-09', '2026-03-08'],
    ['SUNDAY', '2026-03-15', '2026-03-15'],
    ['SUNDAY', '2026-03-14', '2026-03-08'],
  ] as const)('that starts on %s: %s lies in the one of %s', (weekStart, day, start) => {
    expect(weekOf(weekStart, day)).toEqual({ start, end: addDays(start, 6) });
  });
});

describe('the pay period', () => {
  it.each([
    [{ pay_period_type: 'WEEKLY' }, '2026-03-11', '2026-03-09', '2026-03-15'],
    [{ pay_period_type: 'WEEKLY', week_start: 'SUNDAY' }, '2026-03-11', '2026-03-08', '2026-03-14'],
    [{ pay_period_type: 'WEEKLY', pay_period_anchor: '2024-01-03' }, '2026-03-11', '2026-03-09', '2026-03-15'],
    [{}, '2024-01-01', '2024-01-01', '2024-01-14'],
    [{}, '2024-01-14', '2024-01-01', '2024-01-14'],
    [{}, '2024-01-15', '2024-01-15', '2024-01-28'],
    [{}, '2023-12-31', '2023-12-18', '2023-12-31'],
    [{}, '2026-03-09', '2026-03-09', '2026-03-22'],
    [{ pay_period_anchor: '2026-03-04' }, '2026-03-03', '2026-02-18', '2026-03-03'],
    [{ pay_period_type: 'SEMI_MONTHLY' }, '2026-03-15', '2026-03-01', '2026-03-15'],
    [{ pay_period_type: 'SEMI_MONTHLY' }, '2026-03-16', '2026-03-16', '2026-03-31'],
    [{ pay_period_type: 'SEMI_MONTHLY' }, '2028-02-29', '2028-02-16', '2028-02-29'],
    [{ pay_period_type: 'MONTHLY' }, '2026-02-28', '2026-02-01', '2026-02-28'],
    [{ pay_period_type: 'MONTHLY' }, '2028-02-01', '2028-02-01', '2028-02-29'],
  ] as const)('%o: %s lies in %s to %s', (changes, day, start, end) => {
    expect(payPeriodOf(settings(changes), day)).toEqual({ start, end });
  });

  it('periods follow one another without a gap and hold each of their days', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('WEEKLY', 'BIWEEKLY', 'SEMI_MONTHLY', 'MONTHLY'),
        fc.constantFrom('MONDAY', 'SUNDAY'),
        fc.integer({ min: -3000, max: 3000 }),
        fc.integer({ min: -3000, max: 3000 }),
        (pay_period_type, week_start, anchorAfter, dayAfter) => {
          const rules = { pay_period_type, week_start, pay_period_anchor: addDays('2024-01-01', anchorAfter) } as const;
          const day = addDays('2024-01-01', dayAfter);
          const period = payPeriodOf(rules, day);
          expect(period.start <= day && day <= period.end).toBe(true);
          expect(payPeriodOf(rules, period.start)).toEqual(period);
          expect(payPeriodOf(rules, period.end)).toEqual(period);
          expect(payPeriodOf(rules, addDays(period.end, 1)).start).toBe(addDays(period.end, 1));
        },
      ),
    );
  });
});
