import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberOf, textOf, unitsOf } from '../amounts.ts';
import { type Account, availableIn, bringUp, type DueEntry, plannedIn, yearOf } from './account.ts';
import { type EntitlingType, type LeavePerson, planOf } from './entitlement.ts';

const type: EntitlingType = {
  id: 'lvt_1',
  unit: 'DAYS',
  annual_allowance: '20.00',
  accrual: 'ANNUAL_GRANT',
  carry_over_limit: '5.00',
  is_active: true,
  first_year: 2024,
};
const person: LeavePerson = {
  id: 'usr_1',
  is_active: true,
  employment_start_date: null,
  employment_end_date: null,
  first_year: 2024,
};
const monthly: EntitlingType = { ...type, accrual: 'MONTHLY' };

const sum = (entries: readonly { units: number }[]): number => entries.reduce((total, { units }) => total + units, 0);
const take = (account: Account, year: number, days: number): void => {
  yearOf(account, year).taken += unitsOf(days);
};
const brief = (entries: readonly DueEntry[]) =>
  entries.map(({ year, entry_key, units }) => [year, entry_key, numberOf(units)]);
const available = (account: Account, year: number): number => numberOf(availableIn(yearOf(account, year)));

describe('amounts', () => {
  it('are exact: text to units and back', () => {
    expect(['0', '1.5', '-0.0001', '1.66670', '20.00'].map(unitsOf)).toEqual([0, 15000, -1, 16667, 200000]);
    expect([0, 15000, -1, 16667].map(textOf)).toEqual(['0.0000', '1.5000', '-0.0001', '1.6667']);
    expect(() => unitsOf('0.33333')).toThrow(RangeError);
    fc.assert(fc.property(fc.integer({ min: -1e10, max: 1e10 }), (units) => unitsOf(textOf(units)) === units));
  });
});

describe('what a year gives', () => {
  it('twelve monthly accruals are the allowance to the last digit, whatever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (hundredths) => {
        const allowance = hundredths * 100;
        const plan = planOf({ ...monthly, annual_allowance: textOf(allowance) }, person, 2026, 'MONTHLY');
        return plan.length === 12 && sum(plan) === allowance && plan.every(({ units }) => units >= 0);
      }),
    );
  });

  it.each([
    ['2026-01-31', 20],
    ['2026-02-01', 18.5],
    ['2026-07-15', 10],
    ['2026-12-31', 2],
  ])('a grant counts the months from that of the start, %s, rounded up to a half: %d', (start, days) => {
    const plan = planOf(type, { ...person, employment_start_date: start }, 2026, 'ANNUAL_GRANT');
    expect(plan).toMatchObject([{ entry_key: 'grant', due_on: start }]);
    expect(numberOf(sum(plan))).toBe(days);
  });

  it('a prorated grant is never more than the allowance', () => {
    const odd = { ...type, annual_allowance: '0.20' };
    const started = { ...person, employment_start_date: '2026-02-01' };
    expect(sum(planOf(odd, started, 2026, 'ANNUAL_GRANT'))).toBe(unitsOf('0.2'));
  });

  it('twelfths come from the month of the start to that of the end', () => {
    const hired = { ...person, employment_start_date: '2026-03-09', employment_end_date: '2026-05-02' };
    expect(planOf(monthly, hired, 2026, 'MONTHLY').map((entry) => [entry.entry_key, entry.due_on])).toEqual([
      ['accrual-03', '2026-03-09'],
      ['accrual-04', '2026-04-01'],
      ['accrual-05', '2026-05-01'],
    ]);
  });

  it('nothing before the person or the type was added, after the end, or once either is inactive', () => {
    expect(planOf(type, { ...person, first_year: 2027 }, 2026, 'ANNUAL_GRANT')).toEqual([]);
    expect(planOf({ ...type, first_year: 2027 }, person, 2026, 'ANNUAL_GRANT')).toEqual([]);
    expect(planOf(type, { ...person, employment_end_date: '2025-12-31' }, 2026, 'ANNUAL_GRANT')).toEqual([]);
    expect(planOf(type, { ...person, employment_start_date: '2027-01-01' }, 2026, 'ANNUAL_GRANT')).toEqual([]);
    expect(planOf(type, { ...person, is_active: false }, 2026, 'ANNUAL_GRANT')).toEqual([]);
    expect(planOf({ ...type, is_active: false }, person, 2026, 'ANNUAL_GRANT')).toEqual([]);
    expect(planOf({ ...type, annual_allowance: null }, person, 2026, 'ANNUAL_GRANT')).toEqual([]);
  });
});

describe('an account brought up to a day', () => {
  it('has what is due by then, and asks for nothing the second time', () => {
    const account: Account = new Map();
    const sinceMarch = { ...person, first_year: 2026 };
    expect(brief(bringUp(monthly, sinceMarch, account, '2026-02-28'))).toEqual([
      [2026, 'accrual-01', 1.67],
      [2026, 'accrual-02', 1.66],
    ]);
    expect(bringUp(monthly, sinceMarch, account, '2026-02-28')).toEqual([]);
    expect(brief(bringUp(monthly, sinceMarch, account, '2026-03-01'))).toEqual([[2026, 'accrual-03', 1.67]]);
  });

  it('goes on through a year as the year began, whatever the type says since', () => {
    const account: Account = new Map();
    const since = { ...person, first_year: 2026 };
    bringUp(type, since, account, '2026-02-01');
    expect(bringUp(monthly, since, account, '2026-06-01')).toEqual([]);
    expect(brief(bringUp({ ...monthly, carry_over_limit: '0' }, since, account, '2027-01-01'))).toEqual([
      [2027, 'accrual-01', 1.67],
    ]);
  });

  it('moves the rest of a year on, up to the limit', () => {
    const account: Account = new Map();
    const since = { ...person, first_year: 2026 };
    bringUp(type, since, account, '2026-12-31');
    take(account, 2026, 12);
    expect(brief(bringUp(type, since, account, '2027-01-01'))).toEqual([
      [2026, 'carried-out-1', -5],
      [2027, 'carried-in-1', 5],
      [2027, 'grant', 20],
    ]);
    expect(available(account, 2026)).toBe(3);
    expect(available(account, 2027)).toBe(25);
  });

  it('moves all of it without a limit, and nothing with 0', () => {
    const since = { ...person, first_year: 2026 };
    const left = (carry_over_limit: string | null): number => {
      const account: Account = new Map();
      bringUp({ ...type, carry_over_limit }, since, account, '2027-01-01');
      return available(account, 2027);
    };
    expect([left(null), left('0.00')]).toEqual([40, 20]);
  });

  it('uses a carried lot first: only its unused part expires, and none of it is carried again', () => {
    const since = { ...person, first_year: 2026 };
    const closed = (taken: number) => {
      const account: Account = new Map();
      bringUp(type, since, account, '2027-06-01');
      take(account, 2027, taken);
      return brief(bringUp(type, since, account, '2028-01-01')).filter(([, key]) => key !== 'grant');
    };
    expect(closed(2)).toEqual([
      [2027, 'expiry-1', -3],
      [2027, 'carried-out-1', -5],
      [2028, 'carried-in-1', 5],
    ]);
    expect(closed(7)).toEqual([
      [2027, 'carried-out-1', -5],
      [2028, 'carried-in-1', 5],
    ]);
    expect(closed(23)).toEqual([
      [2027, 'carried-out-1', -2],
      [2028, 'carried-in-1', 2],
    ]);
  });

  it('keeps back what is reserved at the turn of the year, and moves it on once it is given back', () => {
    const account: Account = new Map();
    const since = { ...person, first_year: 2026 };
    bringUp(type, since, account, '2026-12-31');
    take(account, 2026, 15);
    yearOf(account, 2026).pending = unitsOf(2);
    bringUp(type, since, account, '2027-01-01');
    expect(available(account, 2027)).toBe(23);
    yearOf(account, 2026).pending = 0;
    expect(brief(bringUp(type, since, account, '2027-01-15'))).toEqual([
      [2026, 'carried-out-2', -2],
      [2027, 'carried-in-2', 2],
    ]);
    expect(bringUp(type, since, account, '2027-01-15')).toEqual([]);
  });

  it('after years in which no one asked stands as if it had been brought up daily', () => {
    const [late, daily]: [Account, Account] = [new Map(), new Map()];
    const since = { ...person, first_year: 2026 };
    const mixed = { ...monthly, carry_over_limit: '3.00' };
    bringUp(mixed, since, late, '2029-02-10');
    for (const day of ['2026-05-01', '2026-12-31', '2027-01-01', '2028-07-07', '2029-02-10'])
      bringUp(mixed, since, daily, day);
    expect(late).toEqual(daily);
  });

  it('is the sum of its entries, never overdrawn by the turn of a year, and complete at once', () => {
    const days = fc.integer({ min: 0, max: 40 }).map((halves) => halves * 5000);
    const years = fc.array(fc.record({ taken: days, pending: days, adjusted: days }), { minLength: 1, maxLength: 4 });
    const limits = fc.option(fc.integer({ min: 0, max: 2000 }).map((units) => textOf(units * 100)));
    const accruals = fc.constantFrom('ANNUAL_GRANT' as const, 'MONTHLY' as const);
    fc.assert(
      fc.property(years, limits, accruals, (happened, carry_over_limit, accrual) => {
        const rules = { ...type, carry_over_limit, accrual, first_year: 2026 };
        const account: Account = new Map();
        const entries: DueEntry[] = [];
        happened.forEach(({ taken, pending, adjusted }, index) => {
          const year = 2026 + index;
          entries.push(...bringUp(rules, person, account, `${String(year)}-12-31`));
          const sums = yearOf(account, year);
          sums.adjusted += adjusted;
          sums.taken += Math.min(taken, availableIn(sums));
          sums.pending += Math.min(pending, availableIn(sums));
        });
        const end = `${String(2026 + happened.length)}-01-01`;
        entries.push(...bringUp(rules, person, account, end));
        expect(bringUp(rules, person, account, end)).toEqual([]);
        for (const [year, sums] of account) {
          const entered = sum(entries.filter((entry) => entry.year === year));
          expect(availableIn(sums)).toBe(entered + sums.adjusted - sums.taken - sums.pending);
          expect(availableIn(sums)).toBeGreaterThanOrEqual(0);
        }
        expect(sum(entries.filter(({ kind }) => kind === 'CARRY_OVER'))).toBe(0);
        expect(new Set(entries.map(({ year, entry_key }) => `${String(year)} ${entry_key}`)).size).toBe(entries.length);
      }),
    );
  });

  it('a year to come offers its grant and none of its twelfths', () => {
    const kinds = (rules: EntitlingType) => plannedIn(rules, person, new Map(), 2031).map(({ kind }) => kind);
    expect(kinds(type)).toEqual(['GRANT']);
    expect(new Set(kinds(monthly))).toEqual(new Set(['ACCRUAL']));
  });
});

describe('an adjustment to a year that is over', () => {
  it('that takes away lowers that year alone: what moved on stays', () => {
    const account: Account = new Map();
    bringUp(type, person, account, '2025-01-01');
    expect([available(account, 2024), available(account, 2025)]).toEqual([15, 25]);
    yearOf(account, 2024).adjusted -= unitsOf(18);
    expect(bringUp(type, person, account, '2025-01-02')).toEqual([]);
    expect([available(account, 2024), available(account, 2025)]).toEqual([-3, 25]);
  });
});

describe('years of service', () => {
  const grown: EntitlingType = {
    ...type,
    service_allowances: [
      { after_years: 2, annual_allowance: 22 },
      { after_years: 5, annual_allowance: 25 },
    ],
  };
  const since = (employment_start_date: string): LeavePerson => ({ ...person, employment_start_date });
  const given = (of: EntitlingType, who: LeavePerson, year: number): number =>
    numberOf(sum(planOf(of, who, year, of.accrual)));

  it('a grant goes by the years completed when it is given', () => {
    const years = [2024, 2025, 2026, 2027, 2028, 2029].map((year) => given(grown, since('2023-07-01'), year));
    expect(years).toEqual([20, 20, 22, 22, 22, 25]);
    expect(given(grown, since('2021-01-01'), 2026)).toBe(25);
    expect(given(grown, person, 2026)).toBe(20);
  });

  it('twelfths go by the years completed at the start of each month', () => {
    const monthlyGrown: EntitlingType = { ...grown, accrual: 'MONTHLY' };
    // Half a year of 20 and, from July on, half a year of 22.
    expect(given(monthlyGrown, since('2024-07-01'), 2026)).toBe(21);
  });
});

describe('what was brought over and expires on a day', () => {
  const early: EntitlingType = { ...type, carry_over_expires_on: '03-31' };
  const begun = (): Account => {
    const account: Account = new Map();
    bringUp(early, person, account, '2024-06-01');
    bringUp(early, person, account, '2025-01-02');
    return account;
  };

  it('is there until that day is over, and lost afterwards, once', () => {
    const account = begun();
    expect([bringUp(early, person, account, '2025-03-31'), available(account, 2025)]).toEqual([[], 25]);
    expect(brief(bringUp(early, person, account, '2025-04-01'))).toEqual([[2025, 'expiry-1', -5]]);
    expect([bringUp(early, person, account, '2025-12-31'), available(account, 2025)]).toEqual([[], 20]);
    // At the turn nothing of it is left to expire once more.
    expect(brief(bringUp(early, person, account, '2026-01-01'))).toEqual([
      [2025, 'carried-out-1', -5],
      [2026, 'carried-in-1', 5],
      [2026, 'grant', 20],
    ]);
  });

  it('what was taken or booked by then came from it first', () => {
    const account = begun();
    take(account, 2025, 3);
    expect(brief(bringUp(early, person, account, '2025-04-01'))).toEqual([[2025, 'expiry-1', -2]]);
    take(account, 2025, 4);
    expect([bringUp(early, person, account, '2025-05-01'), available(account, 2025)]).toEqual([[], 16]);
  });
});
