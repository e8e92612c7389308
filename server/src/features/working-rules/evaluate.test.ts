import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../../kernel/settings.ts';
import { type KeptRule, packNames } from '../../kernel/working-rules.ts';
import { addDays, dayBoundsMs } from '../../lib/days.ts';
import { breachesOf, workCalendar, type WorkSpan } from './evaluate.ts';
import { packs } from './packs.ts';

const timezone = 'America/Toronto';
const calendar = workCalendar({ timezone, settings: defaultSettings });
const at = (text: string): number => Date.parse(`2026-03-${text}:00-04:00`);
const span = (id: string, from: string, to: string, breakMinutes = 0): WorkSpan => ({
  id,
  startMs: at(from),
  endMs: at(to),
  breakMinutes,
});
const source = { citation: 'A law', read_on: '2026-11-18' };
const rest = (rest_minutes: number): KeptRule => ({
  id: 'rest',
  kind: 'REST_BETWEEN_SHIFTS',
  values: { rest_minutes },
  action: 'WARN',
  source,
});
const pause = (id: string, after_minutes: number, break_minutes: number): KeptRule => ({
  id,
  kind: 'BREAK',
  values: { after_minutes, break_minutes, paid: false, deducted: 'NEVER' },
  action: 'WARN',
  source,
});
const weeklyRest = (rest_minutes: number, in_two_weeks_minutes: number | null): KeptRule => ({
  id: 'weekly',
  kind: 'WEEKLY_REST',
  values: { rest_minutes, in_two_weeks_minutes },
  action: 'WARN',
  source,
});
const told = (spans: WorkSpan[], ...rules: KeptRule[]) =>
  breachesOf(spans, rules, calendar).map(({ rule, spanId, minutes, limitMinutes }) => [
    rule.id,
    spanId,
    minutes,
    limitMinutes,
  ]);

describe('rules on rest, breaks and hours', () => {
  it('REST_BETWEEN_SHIFTS: a minute less than the limit, between the work of two days; not within a split day', () => {
    const late = span('late', '09T14:00', '09T22:30');
    expect(told([late, span('next', '10T09:29', '10T12:00')], rest(660))).toEqual([['rest', 'next', 659, 660]]);
    expect(told([late, span('next', '10T09:30', '10T12:00')], rest(660))).toEqual([]);
    expect(told([span('a', '09T08:00', '09T12:00'), span('b', '09T13:00', '09T17:00')], rest(660))).toEqual([]);
  });

  it('LONGEST_DAY and LONGEST_WEEK: from the span on that passes the limit, without unpaid breaks', () => {
    const day: KeptRule = { id: 'day', kind: 'LONGEST_DAY', values: { minutes: 600 }, action: 'WARN', source };
    const spans = [
      span('a', '09T08:00', '09T14:00', 30),
      span('b', '09T15:00', '09T19:30'),
      span('c', '09T20:00', '09T20:01'),
    ];
    expect(told(spans, day)).toEqual([['day', 'c', 601, 600]]);
    const week: KeptRule = { id: 'week', kind: 'LONGEST_WEEK', values: { minutes: 960 }, action: 'WARN', source };
    const days = ['08', '09', '10', '11'].map((on) => span(on, `${on}T08:00`, `${on}T16:00`));
    expect(told(days, week)).toEqual([['week', '11', 1440, 960]]);
  });

  it('BREAK: of several rules that apply the one with the largest limit; exactly at the limit none applies', () => {
    const rules = [pause('short', 360, 30), pause('long', 540, 45)];
    expect(told([span('six', '09T08:00', '09T14:00')], ...rules)).toEqual([]);
    expect(told([span('six', '09T08:00', '09T14:01')], ...rules)).toEqual([['short', 'six', 0, 30]]);
    expect(told([span('nine', '09T08:00', '09T17:30', 30)], ...rules)).toEqual([]);
    expect(told([span('more', '09T08:00', '09T17:31', 30)], ...rules)).toEqual([['long', 'more', 30, 45]]);
  });

  it('BREAK: paid breaks count as taken and as work', () => {
    const paid = { ...span('paid', '09T08:00', '09T16:00', 0), takenMinutes: 30 };
    const day: KeptRule = { id: 'day', kind: 'LONGEST_DAY', values: { minutes: 479 }, action: 'WARN', source };
    expect(told([paid], pause('short', 360, 30), day)).toEqual([['day', 'paid', 480, 479]]);
  });

  it('WEEKLY_REST: rest that begins in a week counts whole; seven days of work have none', () => {
    const days = ['09', '10', '11', '12', '13', '14', '15'].map((on) => span(on, `${on}T08:00`, `${on}T16:00`));
    expect(told([...days, span('16', '16T08:00', '16T16:00')], weeklyRest(1440, null))).toEqual([
      ['weekly', '15', 960, 1440],
    ]);
    // Saturday 16:00 to Monday 08:00 are 40 hours, of which 32 lie in the week.
    expect(told([...days.slice(0, 6), span('16', '16T08:00', '16T16:00')], weeklyRest(2100, null))).toEqual([]);
  });

  it('WEEKLY_REST: two weeks together, where both are known', () => {
    const days = ['09', '10', '11', '12', '13', '14', '15', '16'].map((on) => span(on, `${on}T08:00`, `${on}T16:00`));
    const after = span('19', '19T08:00', '19T16:00');
    const rule = weeklyRest(1440, 2880);
    expect(told([...days, after], rule)).toEqual([]);
    expect(breachesOf([...days, after], [rule], { ...calendar, isOneWeek: true })).toHaveLength(1);
  });

  it('a rule that is OFF is not looked at', () => {
    const rule: KeptRule = { ...rest(1440), action: 'OFF' };
    expect(told([span('a', '09T08:00', '09T22:00'), span('b', '10T06:00', '10T08:00')], rule)).toEqual([]);
  });

  it('a change of clocks: rest is elapsed time', () => {
    // 8 March, 02:00: an hour is left out.
    const spans: WorkSpan[] = [
      {
        id: 'a',
        startMs: Date.parse('2026-03-07T18:00:00-05:00'),
        endMs: Date.parse('2026-03-07T23:00:00-05:00'),
        breakMinutes: 0,
      },
      {
        id: 'b',
        startMs: Date.parse('2026-03-08T10:00:00-04:00'),
        endMs: Date.parse('2026-03-08T12:00:00-04:00'),
        breakMinutes: 0,
      },
    ];
    expect(told(spans, rest(660))).toEqual([['rest', 'b', 600, 660]]);
  });
});

/** Minute by minute and pair by pair, as one would by hand: slow, and of another shape than what it is held against. */
function naively(spans: readonly WorkSpan[], rules: readonly KeptRule[]): string[] {
  const told: string[] = [];
  const dayOf = (one: WorkSpan): string => calendar.dayOf(one.startMs);
  const ordered = [...spans].sort((one, other) => one.startMs - other.startMs || (one.id < other.id ? -1 : 1));
  const upTo = (one: WorkSpan): WorkSpan[] => ordered.slice(0, ordered.indexOf(one) + 1);
  const worked = (some: readonly WorkSpan[]): number =>
    some.reduce(
      (sum, { startMs, endMs, breakMinutes }) => sum + Math.max(0, (endMs - startMs) / 60_000 - breakMinutes),
      0,
    );
  const weekOf = (one: WorkSpan): string => {
    let day = dayOf(one);
    while (new Date(`${day}T12:00:00Z`).getUTCDay() !== 1) day = addDays(day, -1);
    return day;
  };
  const isFree = (ms: number): boolean => ordered.every(({ startMs, endMs }) => ms < startMs || ms >= endMs);
  /** Quarters of an hour, since spans of the test lie on them: the longest run that is free from some quarter of these days on. */
  const longestFree = (from: string, to: string): number => {
    const { startMs, endMs } = dayBoundsMs(timezone, from, to);
    let [run, longest] = [0, 0];
    const stepMs = 15 * 60_000;
    for (let ms = startMs; ms < endMs || (isFree(ms) && run > 0 && ms < endMs + 14 * 86_400_000); ms += stepMs) {
      const beganBefore = isFree(startMs - stepMs) && isFree(startMs) && run * stepMs === ms - startMs;
      if (ms >= endMs && beganBefore) break;
      run = isFree(ms) ? run + 1 : 0;
      longest = Math.max(longest, run * 15);
    }
    return longest;
  };
  for (const one of ordered) {
    for (const rule of rules) {
      if (rule.kind === 'REST_BETWEEN_SHIFTS') {
        const earlier = upTo(one).slice(0, -1);
        const last = earlier.reduce<WorkSpan | null>(
          (best, next) => (best === null || next.endMs > best.endMs ? next : best),
          null,
        );
        if (last === null || last.endMs > one.startMs || dayOf(last) === dayOf(one)) continue;
        if ((one.startMs - last.endMs) / 60_000 < rule.values.rest_minutes) told.push(`${rule.id} ${one.id}`);
      }
      if (rule.kind === 'LONGEST_DAY') {
        const same = upTo(one).filter((other) => dayOf(other) === dayOf(one));
        if (worked(same) > rule.values.minutes) told.push(`${rule.id} ${one.id}`);
      }
      if (rule.kind === 'LONGEST_WEEK') {
        const same = upTo(one).filter((other) => weekOf(other) === weekOf(one));
        if (worked(same) > rule.values.minutes) told.push(`${rule.id} ${one.id}`);
      }
      if (rule.kind === 'WEEKLY_REST') {
        const same = ordered.filter((other) => weekOf(other) === weekOf(one));
        if (same.at(-1) !== one) continue;
        const week = weekOf(one);
        const { rest_minutes: limit, in_two_weeks_minutes: inTwo } = rule.values;
        const isBroken = longestFree(week, addDays(week, 6)) < limit;
        const together = [
          [addDays(week, -7), addDays(week, 6)],
          [week, addDays(week, 13)],
        ] as const;
        if (isBroken && (inTwo === null || together.every((days) => longestFree(...days) < inTwo))) {
          told.push(`${rule.id} ${one.id}`);
        }
      }
    }
    const pauses = rules.flatMap((rule) => (rule.kind === 'BREAK' ? [rule] : []));
    const gross = (one.endMs - one.startMs) / 60_000 - one.breakMinutes;
    const holds = pauses
      .filter(({ values }) => gross > values.after_minutes)
      .sort((a, b) => b.values.after_minutes - a.values.after_minutes)[0];
    if (holds && one.breakMinutes < holds.values.break_minutes) told.push(`${holds.id} ${one.id}`);
  }
  return told.sort();
}

const quarterMs = 15 * 60_000;
const firstMs = Date.parse('2026-03-02T05:00:00Z');
const someSpans = fc
  .array(
    fc.record({
      start: fc.integer({ min: 0, max: 3 * 7 * 96 }),
      quarters: fc.integer({ min: 5, max: 64 }),
      breakMinutes: fc.constantFrom(0, 15, 30, 45, 60),
    }),
    { maxLength: 40 },
  )
  .map((some) =>
    some.map(({ start, quarters, breakMinutes }, index) => ({
      id: `span-${String(index).padStart(2, '0')}`,
      startMs: firstMs + start * quarterMs,
      endMs: firstMs + (start + quarters) * quarterMs,
      breakMinutes,
    })),
  );

describe('against a naive evaluator', () => {
  it('agrees for every pack, over three weeks with a change of clocks', () => {
    fc.assert(
      fc.property(someSpans, fc.constantFrom(...packNames), (spans, pack) => {
        const rules = packs[pack].rules.filter(({ kind }) => kind !== 'OVERTIME');
        const found = breachesOf(spans, rules, calendar).map(({ rule, spanId }) => `${rule.id} ${spanId}`);
        expect(found.sort()).toEqual(naively(spans, rules));
      }),
      { seed: 44, numRuns: 150 },
    );
  });

  it('does not depend on the order in which spans come', () => {
    fc.assert(
      fc.property(someSpans, (spans) => {
        const { rules } = packs['CA-ON'];
        const one = breachesOf(spans, rules, calendar);
        expect(breachesOf([...spans].reverse(), rules, calendar)).toEqual(one);
      }),
      { seed: 44, numRuns: 50 },
    );
  });
});
