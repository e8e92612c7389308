import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { sized } from '../../../../test/depth.ts';
import { roundClockMs } from './hours.ts';

const at = (text: string): number => Temporal.Instant.from(text).epochMilliseconds;
const rounded = (
  timezone: string,
  text: string,
  increment: 0 | 5 | 6 | 10 | 15 | 30,
  mode: 'nearest' | 'up' | 'down',
) =>
  new Date(
    roundClockMs(timezone, at(text), { time_rounding_increment: increment, time_rounding_mode: mode }),
  ).toISOString();

describe('rounding of clock times', () => {
  it.each([
    ['UTC', '2026-03-10T08:07:00Z', 0, 'nearest', '2026-03-10T08:07:00.000Z'],
    ['UTC', '2026-03-10T08:07:29.999Z', 15, 'nearest', '2026-03-10T08:00:00.000Z'],
    ['UTC', '2026-03-10T08:07:30Z', 15, 'nearest', '2026-03-10T08:15:00.000Z'],
    ['UTC', '2026-03-10T08:00:00Z', 15, 'up', '2026-03-10T08:00:00.000Z'],
    ['UTC', '2026-03-10T08:00:00.001Z', 15, 'up', '2026-03-10T08:15:00.000Z'],
    ['UTC', '2026-03-10T08:14:59.999Z', 15, 'down', '2026-03-10T08:00:00.000Z'],
    ['UTC', '2026-03-10T08:56:00Z', 6, 'up', '2026-03-10T09:00:00.000Z'],
    ['UTC', '2026-03-10T23:50:00Z', 30, 'nearest', '2026-03-11T00:00:00.000Z'],
    ['UTC', '1969-12-31T23:52:00Z', 15, 'down', '1969-12-31T23:45:00.000Z'],
    // In Kathmandu (+05:45) the half hours of the wall clock are at a quarter to and a quarter past of UTC.
    ['Asia/Kathmandu', '2026-03-10T08:10:00+05:45', 30, 'nearest', '2026-03-10T02:15:00.000Z'],
    ['Asia/Kathmandu', '2026-03-10T08:00:00+05:45', 30, 'up', '2026-03-10T02:15:00.000Z'],
    ['Asia/Kathmandu', '2026-03-10T08:04:00+05:45', 10, 'nearest', '2026-03-10T02:15:00.000Z'],
    ['Asia/Kathmandu', '2026-03-10T08:04:00+05:45', 6, 'nearest', '2026-03-10T02:21:00.000Z'],
    ['Australia/Lord_Howe', '2026-01-10T08:10:00+11:00', 30, 'down', '2026-01-09T21:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-06-10T08:10:00+10:30', 30, 'down', '2026-06-09T21:30:00.000Z'],
    // Toronto, 2026-03-08: 01:59 goes up to the moment at which the clock shows 03:00.
    ['America/Toronto', '2026-03-08T01:50:00-05:00', 30, 'up', '2026-03-08T07:00:00.000Z'],
    ['America/Toronto', '2026-03-08T03:10:00-04:00', 30, 'down', '2026-03-08T07:00:00.000Z'],
    // Toronto, 2026-11-01: both halves of the repeated hour stay where they are.
    ['America/Toronto', '2026-11-01T01:10:00-04:00', 15, 'down', '2026-11-01T05:00:00.000Z'],
    ['America/Toronto', '2026-11-01T01:10:00-05:00', 15, 'down', '2026-11-01T06:00:00.000Z'],
    // Lord Howe, 2026-04-05: at 02:00 the clock goes back to 01:30.
    ['Australia/Lord_Howe', '2026-04-05T01:40:00+11:00', 30, 'up', '2026-04-04T15:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05T01:40:00+10:30', 30, 'down', '2026-04-04T15:00:00.000Z'],
  ] as const)('in %s: %s by %i, %s, is %s', (timezone, text, increment, mode, expected) => {
    expect(rounded(timezone, text, increment, mode)).toBe(expected);
  });

  const zones = [
    'America/Toronto',
    'Europe/Berlin',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'America/St_Johns',
    'UTC',
  ];
  const anyCase = fc.record({
    timezone: fc.constantFrom(...zones),
    instantMs: fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) }),
    time_rounding_increment: fc.constantFrom(5 as const, 6 as const, 10 as const, 15 as const, 30 as const),
    time_rounding_mode: fc.constantFrom('nearest' as const, 'up' as const, 'down' as const),
  });

  it('lands on a step of the wall clock less than one step away, and stays there', () => {
    fc.assert(
      fc.property(anyCase, ({ timezone, instantMs, ...rules }) => {
        const ms = roundClockMs(timezone, instantMs, rules);
        const local = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timezone);
        expect(local.minute % rules.time_rounding_increment).toBe(0);
        expect([local.second, local.millisecond]).toEqual([0, 0]);
        expect(Math.abs(ms - instantMs)).toBeLessThan(rules.time_rounding_increment * 60_000);
        expect(roundClockMs(timezone, ms, rules)).toBe(ms);
      }),
      { numRuns: sized(500, 100) },
    );
  });

  it('keeps the order of times: back-to-back entries never come to overlap', () => {
    fc.assert(
      fc.property(anyCase, fc.integer({ min: 0, max: 7_200_000 }), ({ timezone, instantMs, ...rules }, laterMs) => {
        expect(roundClockMs(timezone, instantMs, rules)).toBeLessThanOrEqual(
          roundClockMs(timezone, instantMs + laterMs, rules),
        );
      }),
      { numRuns: sized(500, 100) },
    );
  });
});
