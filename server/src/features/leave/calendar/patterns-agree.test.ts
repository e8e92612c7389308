import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sized } from '../../../../test/depth.ts';
import { openHarness } from '../../../../test/harness.ts';
import { type Settings, type Weekday, weekdays } from '../../../kernel/settings.ts';
import type { HeldPattern, WorkingPattern } from '../../../kernel/working-patterns.ts';
import { addDays } from '../../../lib/days.ts';
import { paidAbsence } from '../requests/absence.ts';
import { daysTaken, minutesByContract, type ModelContract } from '../testing/days-model.ts';
import { countLeaveDays, leaveCalendar } from './working-days.ts';

/** What leave takes and what days are worth, against the rules written once more; without a pattern, as it always was. */
const { installation, world } = await openHarness();
const { db } = installation.database;

const first = '2025-11-03';
const length = 420;
const dayOf = (count: number): string => addDays(first, count);
const day = fc.integer({ min: 0, max: length }).map(dayOf);
const minutes = fc.constantFrom(0, 0, 0, 195, 240, 300, 480, 600);
const weeks = fc
  .integer({ min: 1, max: 2 })
  .chain((count) => fc.array(minutes, { minLength: 7 * count, maxLength: 7 * count }))
  .filter((all) => all.some((one) => one > 0));
const contracts = fc
  .uniqueArray(fc.record({ from: day, minutes: fc.option(weeks, { freq: 4 }) }), {
    maxLength: 4,
    selector: ({ from }) => from,
  })
  .map((all) => [...all].sort((one, other) => (one.from < other.from ? -1 : 1)));

const patternOf = (all: readonly number[]): WorkingPattern => ({
  cycle_weeks: all.length / 7,
  weeks: Array.from(
    { length: all.length / 7 },
    (_, week) =>
      Object.fromEntries(
        weekdays.map((name, index) => [name, all[week * 7 + index]]),
      ) as WorkingPattern['weeks'][number],
  ),
});
const heldBy = (all: readonly ModelContract[]): HeldPattern[] =>
  all.flatMap(({ from, minutes: own }, index) =>
    own === null ? [] : [{ from, until: all[index + 1]?.from ?? null, pattern: patternOf(own) }],
  );

const place = fc.record({
  contracts,
  weekend: fc.uniqueArray(fc.constantFrom(...weekdays), { maxLength: 3 }),
  holidays: fc.uniqueArray(day, { maxLength: 12 }),
  dayMinutes: fc.constantFrom(480, 450),
  leave: fc.uniqueArray(fc.record({ date: day, part: fc.constantFrom(0.5, 1), booked: fc.constantFrom(240, 480) }), {
    maxLength: 40,
    selector: ({ date }) => date,
  }),
});

it('which days leave takes, and what they are worth in hours', async () => {
  let figures = 0;
  const shifts = new Set<string>();
  await fc.assert(
    fc.asyncProperty(place, async ({ contracts: model, weekend }) => {
      const organization = {
        id: world.organizationId,
        country: 'AQ',
        region: null,
        weekend_days: weekend,
      };
      const to = dayOf(length);
      const calendar = await leaveCalendar(db, organization, first, to, { patterns: heldBy(model) });
      const span = { start_date: first, end_date: to, start_half: 'FULL_DAY', end_half: 'FULL_DAY' } as const;
      const { byDate } = countLeaveDays(calendar, span);
      const rules = { weekend, holidays: new Set<string>(), shifts, contracts: model };
      expect(byDate.map(({ date }) => date)).toEqual(daysTaken(rules, first, to));
      expect(byDate.map((one) => one.minutes ?? null)).toEqual(
        byDate.map(({ date }) => minutesByContract(model, date)),
      );
      figures += length;
    }),
    { numRuns: sized(250, 25) },
  );
  expect(figures).toBeGreaterThan(sized(100_000, 10_000));
}, 120_000);

it('what a day of paid leave and a holiday are worth on a timesheet', async () => {
  let figures = 0;
  await fc.assert(
    fc.asyncProperty(place, async ({ contracts: model, weekend, holidays, dayMinutes, leave }) => {
      const settings = {
        weekend_days: weekend,
        overtime_daily_minutes: dayMinutes,
        holiday_regions: [],
      } as unknown as Settings;
      const row = {
        region: null,
        work_location: null,
        own_holidays: holidays,
        removals: [],
        patterns: heldBy(model),
        leave: leave.map(({ date, part, booked }) => ({
          date,
          part,
          booked,
          minutes: part * dayMinutes,
          leave_type_id: 'lvt_1',
        })),
      };
      const paid = await paidAbsence({ country: 'AQ', settings } as never, row, first, dayOf(length));
      const names = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];
      const worth = (date: string): number => {
        const own = minutesByContract(model, date);
        if (own !== null) return own;
        return weekend.includes(names[new Date(Date.parse(date)).getUTCDay()] as Weekday) ? 0 : dayMinutes;
      };
      const byDay = (days: readonly { date: string; minutes: number }[]) =>
        new Map(days.map((one) => [one.date, one.minutes]));
      const [onHolidays, onLeave] = [byDay(paid.holidays), byDay(paid.leave)];
      for (let count = 0; count <= length; count++) {
        const date = dayOf(count);
        expect(onHolidays.get(date) ?? 0).toBe(holidays.includes(date) ? worth(date) : 0);
        const taken = leave.find((one) => one.date === date);
        const own = minutesByContract(model, date);
        const expected = !taken
          ? 0
          : own === null
            ? taken.part * dayMinutes
            : own === 0
              ? taken.booked
              : Math.round(taken.part * own);
        if ((onLeave.get(date) ?? 0) !== expected) expect([date, onLeave.get(date)]).toEqual([date, expected]);
        figures += 2;
      }
    }),
    { numRuns: sized(150, 15) },
  );
  expect(figures).toBeGreaterThan(sized(100_000, 10_000));
}, 120_000);
