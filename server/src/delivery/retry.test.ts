import { describe, expect, it } from 'vitest';
import { defaultSchedule, delayAfterMs, retryWakeUps } from './retry.ts';

const seconds = (attempt: number, retryAfter: number | null = null, random = 0): number | null => {
  const delayMs = delayAfterMs(defaultSchedule, attempt, retryAfter, () => random);
  return delayMs === null ? null : delayMs / 1000;
};

describe('the retry schedule', () => {
  it('5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, then no more', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((attempt) => seconds(attempt))).toEqual([
      5,
      300,
      1800,
      7200,
      18_000,
      36_000,
      50_400,
      null,
    ]);
  });

  it('jitter makes it later, by a tenth at most', () => {
    expect(seconds(1, null, 1)).toBe(5.5);
    expect(seconds(7, null, 1)).toBe(55_440);
  });

  it('Retry-After can ask for more, up to a day, and never for less', () => {
    expect(seconds(1, 120)).toBe(120);
    expect(seconds(1, 1)).toBe(5);
    expect(seconds(2, 10_000_000)).toBe(86_400);
    expect(seconds(8, 120)).toBeNull();
  });

  it('one job wakes those that fall due together, never before their time', () => {
    expect([...retryWakeUps([10_001, 10_240, 10_250], 5000)]).toEqual([10_250]);
    expect([...retryWakeUps([10_001, 10_251], 5000)]).toEqual([10_250, 10_500]);
    expect([...retryWakeUps([3_600_001], 0)]).toEqual([3_605_000]);
  });
});
