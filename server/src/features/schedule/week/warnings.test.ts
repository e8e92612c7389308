import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../../../kernel/settings.ts';
import { hoursOf } from '../../people/employment/testing/patterns.ts';
import { ourRules, workCalendar } from '../../working-rules/index.ts';
import { dayOffBy, type PlannedShift, warningsOf, warningsOfOne } from './warnings.ts';

const timezone = 'America/Toronto';
const at = (text: string): number => Date.parse(`2026-03-${text}:00-04:00`);
const shift = (id: string, from: string, to: string, breakMinutes = 0): PlannedShift => ({
  id,
  startMs: at(from),
  endMs: at(to),
  breakMinutes,
});
const rules = {
  week: { startMs: at('09T00:00'), endMs: at('16T00:00') },
  weeklyMinutes: 2400,
  rules: ourRules,
  calendar: workCalendar({ timezone, settings: defaultSettings }),
};
const kindsOf = (shifts: PlannedShift[], id: string) =>
  (warningsOf(shifts, [], rules).get(id) ?? []).map(({ kind }) => kind);

describe('warnings of a person’s shifts', () => {
  it('LAST_DAY: a shift that begins after the last day of employment; one that begins on it is theirs', () => {
    const shifts = [shift('last', '10T20:00', '11T04:00'), shift('after', '12T09:00', '12T17:00')];
    const leaves = { lastDay: '2026-03-10', isDayOff: () => false };
    const found = warningsOf(shifts, [], rules, leaves);
    expect(found.get('last')).toEqual([]);
    expect(found.get('after')).toEqual([
      {
        kind: 'LAST_DAY',
        minutes: null,
        limit_minutes: null,
        leave_status: null,
        last_day: '2026-03-10',
        citation: null,
      },
    ]);
    const moved = warningsOfOne(shift('', '12T09:00', '12T17:00'), [], [], rules, leaves);
    expect(moved.map(({ kind }) => kind)).toEqual(['LAST_DAY']);
  });

  it('DAY_OFF: a shift that begins on a day off by the person’s own pattern', () => {
    const pattern = hoursOf({ TUESDAY: 8 });
    const contract = { lastDay: null, isDayOff: dayOffBy([{ from: '2026-03-11', until: null, pattern }]) };
    const shifts = [shift('before', '10T09:00', '10T17:00'), shift('off', '12T09:00', '12T17:00')];
    const found = warningsOf(shifts, [], rules, contract);
    expect([found.get('before'), found.get('off')?.map(({ kind }) => kind)]).toEqual([[], ['DAY_OFF']]);
  });

  it('REST: under 11 hours since the shift of the day before, said in minutes', () => {
    const late = shift('late', '09T14:00', '09T22:30');
    expect(warningsOf([late, shift('early', '10T07:00', '10T15:00')], [], rules).get('early')).toEqual([
      { kind: 'REST', minutes: 510, limit_minutes: 660, leave_status: null, last_day: null, citation: null },
    ]);
    expect(kindsOf([late, shift('later', '10T09:30', '10T15:00')], 'later')).toEqual([]);
    expect(kindsOf([late, shift('just', '10T09:29', '10T15:00')], 'just')).toEqual(['REST']);
  });

  it('two turns on one day are a split shift, and the night after the longer one counts', () => {
    const split = [shift('a', '09T10:00', '09T14:00'), shift('b', '09T17:00', '09T23:00')];
    expect(kindsOf(split, 'b')).toEqual([]);
    expect(kindsOf([...split, shift('c', '10T08:00', '10T12:00')], 'c')).toEqual(['REST']);
  });

  it('OVERLAP: on the later one of the two; shifts that touch are fine', () => {
    const shifts = [shift('a', '09T10:00', '09T14:00'), shift('b', '09T13:59', '09T18:00')];
    expect([kindsOf(shifts, 'a'), kindsOf(shifts, 'b')]).toEqual([[], ['OVERLAP']]);
    expect(kindsOf([shifts[0]!, shift('c', '09T14:00', '09T18:00')], 'c')).toEqual([]);
  });

  it('a short shift inside a long one does not hide the long one', () => {
    const shifts = [
      shift('long', '09T08:00', '10T02:00'),
      shift('short', '09T09:00', '09T10:00'),
      shift('next', '10T09:00', '10T12:00'),
    ];
    expect(kindsOf(shifts, 'next')).toEqual(['REST']);
  });

  it('WEEKLY_HOURS: from the shift on that passes the limit; breaks and other weeks do not count', () => {
    const days = ['09', '10', '11', '12', '13'];
    const week = days.map((day) => shift(day, `${day}T08:00`, `${day}T16:30`, 30));
    const before = shift('before', '08T08:00', '08T16:00');
    expect(kindsOf([before, ...week], '13')).toEqual([]);
    const sixth = shift('sixth', '14T08:00', '14T08:01');
    expect(warningsOf([...week, sixth], [], rules).get('sixth')).toMatchObject([
      { kind: 'WEEKLY_HOURS', minutes: 2401, limit_minutes: 2400 },
    ]);
    const unlimited = { ...rules, weeklyMinutes: 0 };
    expect(warningsOf([...week, sixth], [], unlimited).get('sixth')).toEqual([]);
  });

  it('LEAVE: what is approved is said before what waits; a leave that ends when the shift begins is none', () => {
    const one = shift('one', '09T12:00', '09T18:00');
    const leave = (status: 'PENDING' | 'APPROVED', from: string, to: string) => ({
      status,
      startMs: at(from),
      endMs: at(to),
    });
    const statusOf = (...leaves: ReturnType<typeof leave>[]) =>
      warningsOf([one], leaves, rules)
        .get('one')
        ?.map(({ leave_status: status }) => status);
    expect(statusOf(leave('PENDING', '09T00:00', '10T00:00'), leave('APPROVED', '09T17:00', '09T18:00'))).toEqual([
      'APPROVED',
    ]);
    expect(statusOf(leave('APPROVED', '09T00:00', '09T12:00'))).toEqual([]);
    expect(statusOf(leave('PENDING', '09T17:59', '10T12:00'))).toEqual(['PENDING']);
  });
});

describe('a shift before it is saved', () => {
  it('tells of the rest before the shift that follows, and of nothing that stood there already', () => {
    const others = [shift('next', '10T07:00', '10T15:00'), shift('after', '11T01:00', '11T05:00')];
    const kinds = (from: string, to: string) =>
      warningsOfOne(shift('', from, to), others, [], rules).map(({ kind }) => kind);
    expect(kinds('09T14:00', '09T23:00')).toEqual(['REST']);
    expect(kinds('09T06:00', '09T14:00')).toEqual([]);
    expect(kinds('10T06:00', '10T08:00')).toEqual(['OVERLAP']);
  });
});
