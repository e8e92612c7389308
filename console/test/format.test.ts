import { describe, expect, it } from 'vitest';
import { formatFor, readMinutes } from '../src/format.ts';

const minutesIn = (country: string) => formatFor({ timezone: 'UTC', country, currency: 'EUR' }).minutes;

describe('hours', () => {
  it('of a thousand and more are grouped as the country writes numbers', () => {
    expect(minutesIn('US')(37_570 * 60 + 53)).toBe('37,570:53');
    expect(minutesIn('DE')(37_570 * 60 + 53)).toBe('37.570:53');
    expect(minutesIn('IN')(137_570 * 60)).toBe('1,37,570:00');
  });

  it('below that stand as they are, with two digits of minutes and a sign', () => {
    expect([450, 5, 0, -15, -0.2].map(minutesIn('IE'))).toEqual(['7:30', '0:05', '0:00', '-0:15', '0:00']);
  });

  it('can be typed the way they are shown', () => {
    for (const country of ['US', 'DE', 'IN', 'CH', 'ZA']) {
      const shown = minutesIn(country)(1250 * 60 + 30);
      expect([country, readMinutes(shown)]).toEqual([country, 1250 * 60 + 30]);
    }
    expect(['7.5', '7,5h', '7h30', '450m', '1.5:00', '7:60'].map(readMinutes)).toEqual([
      450,
      450,
      450,
      450,
      null,
      null,
    ]);
    // As French shows them, with the spaces of its numbers.
    expect(['7 h 30', '7\u00A0h\u00A030', '1\u00A0250 h 30', '7 h 60', '7.500 h'].map(readMinutes)).toEqual([
      450,
      450,
      1250 * 60 + 30,
      null,
      null,
    ]);
  });
});
