import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sized } from '../../../test/depth.ts';
import { type Weekday, weekdays, withDefaults } from '../../kernel/settings.ts';
import type { HeldPattern } from '../../kernel/working-patterns.ts';
import { addDays, weekdayOf } from '../../lib/days.ts';
import { type AccountSettings, type Contract, monthOf, monthsOf, settingsByDay } from './account.ts';

const first = '2026-01-01';
const length = 120;
const dayAt = (i: number): string => addDays(first, i);
const index = fc.integer({ min: 0, max: length });

const week = fc.array(fc.constantFrom(0, 240, 360, 480), { minLength: 7, maxLength: 7 });
const history = fc.record({
  worked: fc.array(fc.tuple(index, fc.integer({ min: 1, max: 700 })), { maxLength: 80 }),
  entered: fc.array(fc.tuple(index, fc.integer({ min: -900, max: 900 })), { maxLength: 6 }),
  holidays: fc.uniqueArray(index, { maxLength: 5 }),
  leave: fc.uniqueArray(
    fc.record({ at: index, part: fc.constantFrom(0.5, 1, null), minutes: fc.constantFrom(60, 240) }),
    {
      maxLength: 10,
      selector: ({ at }) => at,
    },
  ),
  pattern: fc.option(fc.record({ at: index, week }), { nil: null }),
  change: fc.option(
    fc.record({ at: index, standard: fc.constantFrom(300, 450), weekend: fc.constantFrom<Weekday[]>(['SUNDAY'], []) }),
    { nil: null },
  ),
  cap: fc.option(fc.integer({ min: 0, max: 1500 }), { nil: null }),
  mode: fc.constantFrom<'WARN' | 'CUT'>('WARN', 'CUT'),
  today: fc.integer({ min: 2, max: length }),
});
type History = typeof history extends fc.Arbitrary<infer T> ? T : never;

/** One balance, one day after the other, with nothing of the product's: what a person with a pencil would do. */
function byPencil(given: History): { balance: number; cuts: number[] } {
  let balance = 0;
  const cuts: number[] = [];
  for (let i = 0; i <= given.today; i++) {
    const date = dayAt(i);
    const weekday = (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;
    const isChanged = given.change !== null && i >= given.change.at;
    const weekend = isChanged ? (given.change?.weekend ?? []) : (['SATURDAY', 'SUNDAY'] as Weekday[]);
    const standard = isChanged ? (given.change?.standard ?? 0) : 480;
    let hours = weekend.includes(weekdays[weekday] ?? 'MONDAY') ? 0 : standard;
    if (given.pattern !== null && i >= given.pattern.at) hours = given.pattern.week[weekday] ?? 0;
    const away = given.leave.find(({ at }) => at === i);
    let owed = hours;
    if (away) owed = Math.max(0, hours - (away.part === null ? away.minutes : Math.round(hours * away.part)));
    if (given.holidays.includes(i)) owed = 0;
    for (const [at, minutes] of given.entered) if (at === i) balance += minutes;
    if (i < given.today) {
      balance -= owed;
      for (const [at, minutes] of given.worked) if (at === i) balance += minutes;
    }
    const isLast = dayAt(i + 1).endsWith('-01');
    if (isLast && i < given.today && given.mode === 'CUT' && given.cap !== null && balance > given.cap) {
      cuts.push(balance - given.cap);
      balance = given.cap;
    }
  }
  return { balance, cuts };
}

function contractOf(given: History): Contract {
  const held: HeldPattern[] =
    given.pattern === null
      ? []
      : [
          {
            from: dayAt(given.pattern.at),
            until: null,
            pattern: {
              cycle_weeks: 1,
              weeks: [Object.fromEntries(weekdays.map((day, i) => [day, given.pattern?.week[i] ?? 0])) as never],
            },
          },
        ];
  const before: AccountSettings = {
    overtime_daily_minutes: 480,
    weekend_days: ['SATURDAY', 'SUNDAY'],
    hours_account_cap: given.mode,
    hours_account_cap_minutes: given.cap,
  };
  const { change } = given;
  const now = change ? { ...before, overtime_daily_minutes: change.standard, weekend_days: change.weekend } : before;
  const changes = change
    ? (['overtime_daily_minutes', 'weekend_days'] as const).map((setting) => ({
        setting,
        before: before[setting],
        has_before: true,
        changed_at: `${dayAt(change.at)}T12:00:00.000Z`,
      }))
    : [];
  return {
    settingsOn: settingsByDay(changes, { ...withDefaults({}), ...now }, 'UTC'),
    patterns: held,
    holidays: new Set(given.holidays.map(dayAt)),
    leave: new Map(given.leave.map(({ at, part, minutes }) => [dayAt(at), [{ date: dayAt(at), part, minutes }]])),
  };
}

describe('an hours account', () => {
  it('comes to what one balance carried from day to day comes to, whatever happened', () => {
    fc.assert(
      fc.property(history, (given) => {
        const today = dayAt(given.today);
        const counted = { from: first, through: addDays(today, -1) };
        const worked = new Map<string, number>();
        for (const [at, minutes] of given.worked) {
          const month = monthOf(dayAt(at));
          if (at < given.today) worked.set(month, (worked.get(month) ?? 0) + minutes);
        }
        const entries = given.entered
          .filter(([at]) => at <= given.today)
          .map(([at, minutes]) => ({ date: dayAt(at), minutes }));
        const months = monthsOf(contractOf(given), counted, worked, entries, today);
        const { balance, cuts } = byPencil(given);
        expect(months.at(-1)?.balance_minutes).toBe(balance);
        expect(months.map((month) => 0 - month.cut_minutes).filter((cut) => cut > 0)).toEqual(cuts);
        for (const [i, month] of months.entries()) {
          expect(month.balance_before_minutes).toBe(months[i - 1]?.balance_minutes ?? 0);
          const { balance_before_minutes: start, worked_minutes: done, expected_minutes: asked } = month;
          expect(month.balance_minutes).toBe(start + done - asked + month.entered_minutes + month.cut_minutes);
        }
      }),
      { numRuns: sized(200, 40) },
    );
  });

  it('a week of the model is a week: Mondays are Mondays', () => {
    expect(weekdayOf('2026-01-05')).toBe(1);
  });
});

describe('what was set then', () => {
  const now = withDefaults({ overtime_daily_minutes: 450, hours_account_cap_minutes: 100 });
  const change = (setting: string, before: unknown, day: string, has_before = true) => ({
    setting,
    before,
    has_before,
    changed_at: `${day}T12:00:00.000Z`,
  });

  it('is what held on that day; of before it was kept, what held first', () => {
    const settingsOn = settingsByDay(
      [
        change('overtime_daily_minutes', null, '2026-01-10', false),
        change('overtime_daily_minutes', 480, '2026-02-10'),
        change('hours_account_cap_minutes', null, '2026-03-10'),
      ],
      now,
      'UTC',
    );
    const on = (day: string) => {
      const { overtime_daily_minutes: daily, hours_account_cap_minutes: cap } = settingsOn(day);
      return [daily, cap];
    };
    expect(on('2025-06-01')).toEqual([480, null]);
    expect(on('2026-02-09')).toEqual([480, null]);
    expect(on('2026-02-10')).toEqual([450, null]);
    expect(on('2026-03-10')).toEqual([450, 100]);
  });
});
