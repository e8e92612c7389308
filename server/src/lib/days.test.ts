import { describe, expect, it } from 'vitest';
import { addDays, dayBoundsMs, dayIn, daysBetween, InstantInput, parseInstantMs, readInstantMs } from './days.ts';
import { fits } from './schema.ts';

const hourMs = 3_600_000;
const iso = (instantMs: number): string => new Date(instantMs).toISOString();

describe('an instant as a caller writes it', () => {
  it.each([
    ['2026-03-09T14:30:00Z', '2026-03-09T14:30:00.000Z'],
    ['2026-03-09T14:30:00.25Z', '2026-03-09T14:30:00.250Z'],
    ['2026-03-09T14:30:00.123456789Z', '2026-03-09T14:30:00.123Z'],
    ['2026-03-09T14:30-07:00', '2026-03-09T21:30:00.000Z'],
    ['2026-03-09T14:30:00+05:45', '2026-03-09T08:45:00.000Z'],
    ['2026-03-09t14:30:00z', '2026-03-09T14:30:00.000Z'],
    ['2024-02-29T23:59:59+00:00', '2024-02-29T23:59:59.000Z'],
    ['2026-03-09T14:30:00+0000', '2026-03-09T14:30:00.000Z'],
    ['2026-03-09T14:30:00.123456-0730', '2026-03-09T22:00:00.123Z'],
  ])('%s is %s', (text, instant) => {
    expect(iso(parseInstantMs(text))).toBe(instant);
    expect(fits(InstantInput(), text)).toBe(true);
  });

  it.each([
    '2026-03-09T14:30:00',
    '2026-03-09 14:30:00Z',
    '2026-03-09',
    '2026-02-30T14:30:00Z',
    '2023-02-29T14:30:00Z',
    '2026-03-09T24:00:00Z',
    '2026-03-09T14:60:00Z',
    '2026-03-09T14:30:60Z',
    '2026-03-09T14:30:00-070',
    '2026-03-09T14:30:00-07',
    '2026-03-09T14:30:00+2400',
    '2026-03-09T14:30:00+24:00',
    '2026-03-09T14:30:00Z[America/Toronto]',
    '0001-01-01T00:00:00+01:00',
    '9999-12-31T23:59:59-01:00',
    '+012026-03-09T14:30:00Z',
    'now',
    '',
  ])('%s is none', (text) => {
    expect(readInstantMs(text)).toBeNull();
    expect(() => parseInstantMs(text)).toThrow(RangeError);
    expect(fits(InstantInput(), text)).toBe(false);
  });
});

describe('a local day as a stretch of time', () => {
  it.each([
    // Spring: an hour is missing. Autumn: an hour comes twice. Lord Howe moves by half an hour; Kathmandu never.
    ['America/Toronto', '2026-03-08', '2026-03-08T05:00:00.000Z', 23],
    ['America/Toronto', '2026-11-01', '2026-11-01T04:00:00.000Z', 25],
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z', 23],
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z', 25],
    ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00:00.000Z', 24.5],
    ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T13:30:00.000Z', 23.5],
    ['Asia/Kathmandu', '2026-03-29', '2026-03-28T18:15:00.000Z', 24],
    // Here the clocks skip midnight: the day begins at one.
    ['America/Asuncion', '2023-10-01', '2023-10-01T04:00:00.000Z', 23],
    // A day that never was there.
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z', 0],
  ])('%s %s begins at %s and lasts %d hours', (timezone, day, start, hours) => {
    const { startMs, endMs } = dayBoundsMs(timezone, day);
    expect(iso(startMs)).toBe(start);
    expect((endMs - startMs) / hourMs).toBe(hours);
    expect(dayBoundsMs(timezone, addDays(day, 1)).startMs).toBe(endMs);
    if (hours === 0) return;
    expect([startMs, endMs - 1].map((instantMs) => dayIn(timezone, instantMs))).toEqual([day, day]);
    expect([startMs - 1, endMs].map((instantMs) => dayIn(timezone, instantMs))).not.toContain(day);
  });

  it('several days are one stretch', () => {
    expect(dayBoundsMs('Europe/Berlin', '2026-03-28', '2026-03-30')).toEqual({
      startMs: dayBoundsMs('Europe/Berlin', '2026-03-28').startMs,
      endMs: dayBoundsMs('Europe/Berlin', '2026-03-30').endMs,
    });
  });
});

describe('counting days', () => {
  it('across months and leap days', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(daysBetween('2026-03-09', '2026-03-09')).toBe(0);
    expect(daysBetween('2026-03-09', '2025-03-09')).toBe(-365);
  });
});
