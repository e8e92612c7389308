import { describe, expect, test } from 'vitest';
import { readRetryAfter, waitBefore } from './retry.ts';

describe('the wait before another try', () => {
  test('grows to a bound, and is drawn from all of its range', () => {
    expect([0, 1, 2, 9].map((retry) => waitBefore(retry, null, () => 1))).toEqual([250, 500, 1000, 8000]);
    expect(waitBefore(5, null, () => 0)).toBe(0);
  });

  test('is never less than the server asks for', () => {
    expect([waitBefore(0, 4000, () => 0), waitBefore(0, 4000, () => 1)]).toEqual([4000, 5000]);
  });
});

test('Retry-After is read as seconds or as a date, and nonsense as nothing', () => {
  const now = Date.parse('2026-03-09T10:00:00Z');
  expect(readRetryAfter('3', now)).toBe(3000);
  expect(readRetryAfter('Mon, 09 Mar 2026 10:00:05 GMT', now)).toBe(5000);
  expect(readRetryAfter('Mon, 09 Mar 2026 09:00:00 GMT', now)).toBe(0);
  expect(readRetryAfter('soon', now)).toBe(null);
  expect(readRetryAfter(null, now)).toBe(null);
});
