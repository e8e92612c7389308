import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../lib/days.ts';
import { weekOf } from '../pay-periods.ts';
import { overtimeMinutesOf, type OvertimeRules, type Worked } from './overtime.ts';

const rules = (changes: Partial<OvertimeRules> = {}): OvertimeRules => ({
  week_start: 'MONDAY',
  overtime_mode: 'weekly_only',
  overtime_daily_minutes: 480,
  overtime_weekly_minutes: 2400,
  ...changes,
});

/** Hours worked on the days of the week of Monday, 2026-03-09. */
const week = (...hours: number[]): Worked[] =>
  hours
    .map((count, index) => ({ work_date: addDays('2026-03-09', index), duration_minutes: count * 60 }))
    .filter(({ duration_minutes }) => duration_minutes > 0);

const hoursOf = (entries: Worked[], changes: Partial<OvertimeRules>): number[] =>
  overtimeMinutesOf(entries, rules(changes)).map((minutes) => minutes / 60);

const modes = ['weekly_only', 'daily_only', 'greater_of', 'daily_then_weekly'] as const;

describe('overtime by mode', () => {
  it.each([
    // Five days of ten: 50 hours, two too many each day, ten too many in the week.
    ['weekly_only', week(10, 10, 10, 10, 10), [0, 0, 0, 0, 10]],
    ['daily_only', week(10, 10, 10, 10, 10), [2, 2, 2, 2, 2]],
    ['greater_of', week(10, 10, 10, 10, 10), [2, 2, 2, 2, 2]],
    ['daily_then_weekly', week(10, 10, 10, 10, 10), [2, 2, 2, 2, 2]],
    // Six days of eight: nothing by the day, eight by the week.
    ['weekly_only', week(8, 8, 8, 8, 8, 8), [0, 0, 0, 0, 0, 8]],
    ['daily_only', week(8, 8, 8, 8, 8, 8), [0, 0, 0, 0, 0, 0]],
    ['greater_of', week(8, 8, 8, 8, 8, 8), [0, 0, 0, 0, 0, 8]],
    ['daily_then_weekly', week(8, 8, 8, 8, 8, 8), [0, 0, 0, 0, 0, 8]],
    // One long day and a sixth day: 4 by the day; 52 hours, 12 by the week, of which 8 remain after the day's 4.
    ['weekly_only', week(12, 8, 8, 8, 8, 8), [0, 0, 0, 0, 4, 8]],
    ['daily_only', week(12, 8, 8, 8, 8, 8), [4, 0, 0, 0, 0, 0]],
    ['greater_of', week(12, 8, 8, 8, 8, 8), [4, 0, 0, 0, 0, 8]],
    ['daily_then_weekly', week(12, 8, 8, 8, 8, 8), [4, 0, 0, 0, 0, 8]],
    // One long day in a short week: the week alone sees nothing.
    ['weekly_only', week(12, 8), [0, 0]],
    ['greater_of', week(12, 8), [4, 0]],
    // Each mode its own: 15 by the day, 50 hours are 10 by the week.
    ['greater_of', week(13, 13, 13, 11), [5, 5, 5, 3]],
    ['daily_then_weekly', week(13, 13, 13, 11), [5, 5, 5, 3]],
  ] as const)('%s %#', (overtime_mode, entries, expected) => {
    expect(hoursOf([...entries], { overtime_mode })).toEqual([...expected]);
  });

  it('several entries of one day count together', () => {
    const day = { work_date: '2026-03-09' };
    const entries = [240, 200, 100, 30].map((duration_minutes) => ({ ...day, duration_minutes }));
    expect(overtimeMinutesOf(entries, rules({ overtime_mode: 'daily_only' }))).toEqual([0, 0, 60, 30]);
  });

  it('a new week starts from nothing, on the day the organization says', () => {
    const entries = [...week(8, 8, 8, 8, 8, 8), { work_date: '2026-03-15', duration_minutes: 480 }];
    expect(hoursOf(entries, { week_start: 'MONDAY' })).toEqual([0, 0, 0, 0, 0, 8, 8]);
    expect(hoursOf(entries, { week_start: 'SUNDAY' })).toEqual([0, 0, 0, 0, 0, 8, 0]);
  });

  it('a threshold of 0 makes every minute overtime', () => {
    expect(hoursOf(week(3, 4), { overtime_weekly_minutes: 0 })).toEqual([3, 4]);
  });
});

const worked = fc
  .array(fc.record({ day: fc.integer({ min: 0, max: 27 }), duration_minutes: fc.integer({ min: 0, max: 1440 }) }), {
    maxLength: 30,
  })
  .map((entries) =>
    entries
      .map(({ day, duration_minutes }) => ({ work_date: addDays('2026-02-25', day), duration_minutes }))
      .sort((one, other) => (one.work_date < other.work_date ? -1 : 1)),
  );
const anyRules = fc.record({
  week_start: fc.constantFrom('MONDAY', 'SUNDAY'),
  overtime_mode: fc.constantFrom(...modes),
  overtime_daily_minutes: fc.integer({ min: 0, max: 1440 }),
  overtime_weekly_minutes: fc.integer({ min: 0, max: 6000 }),
});

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** The rules as a sentence has them, a week and a day at a time. */
function overtimeOfWeeks(entries: readonly Worked[], given: OvertimeRules): Map<string, number> {
  const weeks = groupBy(entries, ({ work_date }) => weekOf(given.week_start, work_date).start);
  const sum = (list: readonly Worked[]): number => list.reduce((total, entry) => total + entry.duration_minutes, 0);
  return new Map(
    [...weeks].map(([start, ofWeek]) => {
      const daily = [...groupBy(ofWeek, ({ work_date }) => work_date).values()]
        .map((ofDay) => Math.max(0, sum(ofDay) - given.overtime_daily_minutes))
        .reduce((total, minutes) => total + minutes, 0);
      const weekly = Math.max(0, sum(ofWeek) - given.overtime_weekly_minutes);
      const rest = Math.max(0, sum(ofWeek) - daily - given.overtime_weekly_minutes);
      const byMode = {
        weekly_only: weekly,
        daily_only: daily,
        greater_of: Math.max(daily, weekly),
        daily_then_weekly: daily + rest,
      };
      return [start, byMode[given.overtime_mode]];
    }),
  );
}

describe('overtime, whatever was worked', () => {
  it('comes to what the rule says of each whole week, and is never more than the entry', () => {
    fc.assert(
      fc.property(worked, anyRules, (entries, given) => {
        const minutes = overtimeMinutesOf(entries, given);
        const byWeek = new Map<string, number>();
        for (const [index, entry] of entries.entries()) {
          const overtime = minutes[index] ?? -1;
          expect(overtime).toBeGreaterThanOrEqual(0);
          expect(overtime).toBeLessThanOrEqual(entry.duration_minutes);
          const { start } = weekOf(given.week_start, entry.work_date);
          byWeek.set(start, (byWeek.get(start) ?? 0) + overtime);
        }
        expect(byWeek).toEqual(overtimeOfWeeks(entries, given));
      }),
    );
  });

  it('of the days so far never depends on the days after: a period that splits a week can be settled', () => {
    fc.assert(
      fc.property(worked, anyRules, fc.nat(30), (entries, given, count) => {
        const whole = overtimeMinutesOf(entries, given);
        expect(overtimeMinutesOf(entries.slice(0, count), given)).toEqual(whole.slice(0, count));
      }),
    );
  });
});
