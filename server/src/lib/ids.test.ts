import { describe, expect, it } from 'vitest';
import { lowestId, newId, timeOfId } from './ids.ts';

describe('newId', () => {
  it('is the prefix and 26 characters of Crockford base32', () => {
    expect(newId('usr', Date.now())).toMatch(/^usr_[0-9A-HJKMNP-TV-Z]{26}$/);
  });

  it('sorts by time, and within a millisecond by birth', () => {
    const now = 1_800_000_000_000;
    const ids = [now, now, now, now + 1, now + 1000, now + 86_400_000].map((time) => newId('evt', time));
    expect([...ids].sort()).toEqual(ids);
  });

  it('never repeats, not even for a large batch within one millisecond', () => {
    const ids = Array.from({ length: 100_000 }, () => newId('aud', 1_800_000_000_123));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id, i) => i === 0 || id > (ids[i - 1] ?? ''))).toBe(true);
  });

  it('carries the time it was made at', () => {
    expect(newId('usr', 0).slice(4, 14)).toBe('0000000000');
    expect(newId('usr', 1_469_918_176_385).slice(4, 14)).toBe('01ARYZ6S41');
    expect(timeOfId(newId('evt', 1_469_918_176_385))).toBe(1_469_918_176_385);
    expect(timeOfId(lowestId('evt', 0))).toBe(0);
  });
});
