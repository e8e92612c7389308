import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sized } from '../../test/depth.ts';
import { hoursOf } from '../features/people/employment/testing/patterns.ts';
import { patternText, readPattern } from './pattern-text.ts';
import { weekdays } from './settings.ts';
import { cycleWeekOf, minutesOn } from './working-patterns.ts';

it('what is written is read again, in both languages', () => {
  const week = fc.record(
    Object.fromEntries(weekdays.map((name) => [name, fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1440 }))])),
  );
  const pattern = fc
    .array(week, { minLength: 1, maxLength: 2 })
    .filter((weeks) => weeks.every((one) => Object.values(one).some((minutes) => minutes > 0)))
    .map((weeks) => ({ cycle_weeks: weeks.length, weeks }) as never);
  fc.assert(
    fc.property(pattern, fc.constantFrom('en' as const, 'fr' as const), (one, language) => {
      expect(readPattern(patternText(language, one))).toEqual(one);
    }),
    { numRuns: sized(2000, 200) },
  );
});

const threeDays = hoursOf({ MONDAY: 8, TUESDAY: 8, WEDNESDAY: 8 });
it.each([
  ['Mon-Wed 8', threeDays],
  ['Mo–Mi 8:00', threeDays],
  ['lundi, mardi, mercredi 8 h', threeDays],
  ['lun.-mer. 8h00', threeDays],
  ['Monday: 8; Tuesday: 8; Wednesday: 8', threeDays],
  ['Mon, Wed 7,5', hoursOf({ MONDAY: 7.5, WEDNESDAY: 7.5 })],
  ['Fri-Mon 4.25', hoursOf({ FRIDAY: 4.25, SATURDAY: 4.25, SUNDAY: 4.25, MONDAY: 4.25 })],
  ['Mon 8 / Tue 8, Thu 4', hoursOf({ MONDAY: 8 }, { TUESDAY: 8, THURSDAY: 4 })],
  ['Di 8', null],
  ['three days', null],
  ['Mon 8, Tue', null],
  ['Mon 8 / Tue 8 / Wed 8', null],
])('reads %s', (text, pattern) => {
  expect(readPattern(text)).toEqual(pattern);
});

it('weeks take turns from 5 January 1970 on, whatever the year', () => {
  expect([cycleWeekOf('1970-01-05'), cycleWeekOf('1970-01-11'), cycleWeekOf('1970-01-12')]).toEqual([0, 0, 1]);
  const turns = hoursOf({ MONDAY: 8 }, { MONDAY: 4 });
  // A year with 53 weeks: the turns go on.
  const mondays = ['2026-12-21', '2026-12-28', '2027-01-04', '2027-01-11'];
  const minutes = mondays.map((day) => minutesOn(turns, day));
  expect(minutes[0]).toBe(minutes[2]);
  expect(minutes[1]).toBe(minutes[3]);
  expect(minutes[0]).not.toBe(minutes[1]);
});
