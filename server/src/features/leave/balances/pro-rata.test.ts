import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sized } from '../../../../test/depth.ts';
import { openHarness } from '../../../../test/harness.ts';
import type { HeldPattern } from '../../../kernel/working-patterns.ts';
import { addDays } from '../../../lib/days.ts';
import { hoursOf, mondayToWednesday } from '../../people/employment/testing/patterns.ts';
import { addType, keepNoHolidays, monday, moveClockTo, office } from '../testing/office.ts';
import { type Account, bringUp, yearOf } from './account.ts';
import { accrueLeave } from './accrue.ts';

const harness = await openHarness();
moveClockTo(harness, monday);
const { installation } = harness;

const names = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
/** So many working days in one week, or in two. */
const patternOf = (...days: number[]) =>
  hoursOf(...days.map((count) => Object.fromEntries(names.slice(0, count).map((name) => [name, 8]))));

/** Once more from the documentation: day by day, the part of a full week that is worked on it. */
function givenByDays(amount: number, from: string, to: string, today: string, partOn: (day: string) => number): number {
  let [sum, count] = [0, 0];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10);
    sum += partOn(day > today ? today : day);
    count++;
  }
  return (amount * sum) / count;
}

describe('leave by the working pattern', () => {
  it('what is entered by and by is what the days of the year make, however often it is asked', () => {
    const change = fc.record({
      day: fc.integer({ min: -60, max: 364 }).map((count) => addDays('2026-01-01', count)),
      days: fc.option(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 2 }), { freq: 4 }),
    });
    const history = fc.record({
      changes: fc.uniqueArray(change, { maxLength: 5, selector: ({ day }) => day }),
      allowance: fc.integer({ min: 0, max: 60 }).map((halves) => halves / 2),
      isMonthly: fc.boolean(),
      looks: fc.array(fc.integer({ min: 0, max: 364 }), { maxLength: 6 }),
      hired: fc.option(
        fc.integer({ min: 0, max: 300 }).map((count) => addDays('2026-01-01', count)),
        { freq: 3 },
      ),
    });
    fc.assert(
      fc.property(history, ({ changes, allowance, isMonthly, looks, hired }) => {
        const ordered = [...changes].sort((one, other) => (one.day < other.day ? -1 : 1));
        const patterns: HeldPattern[] = ordered.flatMap(({ day, days }, index) =>
          days === null ? [] : [{ from: day, until: ordered[index + 1]?.day ?? null, pattern: patternOf(...days) }],
        );
        const partOn = (day: string): number => {
          const days = ordered.findLast((one) => one.day <= day)?.days;
          return days == null ? 1 : days.reduce((sum, one) => sum + one, 0) / days.length / 5;
        };
        const type = {
          id: 'lvt_1',
          unit: 'DAYS' as const,
          annual_allowance: String(allowance),
          accrual: isMonthly ? ('MONTHLY' as const) : ('ANNUAL_GRANT' as const),
          carry_over_limit: '0',
          is_active: true,
          first_year: 2026,
          pro_rata: true,
          week: { weekend_days: ['SATURDAY' as const, 'SUNDAY' as const] },
        };
        const person = {
          id: 'usr_1',
          is_active: true,
          employment_start_date: hired,
          employment_end_date: null,
          first_year: 2026,
          patterns,
        };
        const account: Account = new Map();
        const days = [...new Set(looks)].sort((one, other) => one - other).map((count) => addDays('2026-01-01', count));
        for (const today of [...days, '2026-12-31']) {
          bringUp(type, person, account, today);
          expect(bringUp(type, person, account, today)).toEqual([]);
          const start = hired ?? '2026-01-01';
          if (start > today) continue;
          const firstMonth = Number(start.slice(5, 7));
          let expected = 0;
          if (isMonthly) {
            for (let month = firstMonth; month <= 12; month++) {
              const first = `2026-${String(month).padStart(2, '0')}-01`;
              const from = first < start ? start : first;
              if (from > today) continue;
              const last = addDays(month === 12 ? '2027-01-01' : `2026-${String(month + 1).padStart(2, '0')}-01`, -1);
              const full =
                (Math.round((allowance * 100 * month) / 12) - Math.round((allowance * 100 * (month - 1)) / 12)) / 100;
              expected += Math.floor(givenByDays(full, from, last, today, partOn) * 100 + 0.5 + 1e-7) / 100;
            }
          } else {
            const full = Math.min(allowance, Math.ceil((allowance * (13 - firstMonth)) / 6) / 2);
            const share = givenByDays(full, start, '2026-12-31', today, partOn);
            expected = Math.ceil(share * 2 - 1e-7) / 2;
            if (share <= full + 1e-9) expected = Math.min(full, expected);
          }
          expect(yearOf(account, 2026).accrued / 10_000).toBeCloseTo(expected, 6);
        }
      }),
      { numRuns: sized(3000, 150) },
    );
  }, 120_000);

  it('200: the balance is right at once, the ledger has an entry for the difference, and a correction of history another', async () => {
    const { world, people } = await office(harness);
    await keepNoHolidays(harness, world);
    const shared = await addType(harness, world, 'Shared', { annual_allowance: '20', pro_rata: true });
    const same = await addType(harness, world, 'Same', { annual_allowance: '20' });
    const app = await people.admin.app();
    const { id } = await world.employee({ department: 'Kitchen', employment_start_date: '2025-01-01' });
    const balance = async (type: string): Promise<number> => {
      const { data } = await app.get(`/leave-balances?user_id=${id}`);
      return data.balances.find((one: { leave_type: { id: string } }) => one.leave_type.id === type)
        .available as number;
    };
    const ledger = async () => {
      await accrueLeave(installation, 'job', world.organizationId);
      const { data } = await app.get(`/leave-balances/ledger?user_id=${id}&leave_type_id=${shared}`);
      return data.map((entry: { amount: number; full_amount: number; is_difference: boolean }) => [
        entry.amount,
        entry.full_amount,
        entry.is_difference,
      ]);
    };
    expect([await balance(shared), await balance(same)]).toEqual([20, 20]);
    expect(await ledger()).toEqual([[20, 20, false]]);
    // Of 365 days 306 are left on 1 March: 20 × (59 + 306 × 3 ÷ 5) ÷ 365 = 13.29, up to a half.
    await app.post(`/users/${id}/employment`, {
      effective_date: '2026-03-01',
      values: { working_pattern: mondayToWednesday },
    });
    expect([await balance(shared), await balance(same)]).toEqual([13.5, 20]);
    expect(await ledger()).toEqual([
      [-6.5, 20, true],
      [20, 20, false],
    ]);
    // It had been so since the year began.
    await app.post(`/users/${id}/employment`, {
      effective_date: '2026-01-01',
      values: { working_pattern: mondayToWednesday },
    });
    expect(await balance(shared)).toBe(12);
    expect(await ledger()).toEqual([
      [-1.5, 20, true],
      [-6.5, 20, true],
      [20, 20, false],
    ]);
  });

  it('200: someone who has a pattern when it is given is given their part, and what full time gives is told', async () => {
    const { world, people } = await office(harness);
    const shared = await addType(harness, world, 'Shared', { annual_allowance: '22', pro_rata: true });
    const app = await people.admin.app();
    await app.patch(`/users/${people.cook.id}`, { employment_start_date: '2025-01-01' });
    await app.post(`/users/${people.cook.id}/employment`, {
      effective_date: '2025-06-01',
      values: { working_pattern: patternOf(2, 3) },
    });
    await accrueLeave(installation, 'job', world.organizationId);
    const { data } = await app.get(`/leave-balances/ledger?user_id=${people.cook.id}&leave_type_id=${shared}`);
    expect(data).toMatchObject([{ kind: 'GRANT', amount: 11, full_amount: 22, is_difference: false }]);
  });
});
