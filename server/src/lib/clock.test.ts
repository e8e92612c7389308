import { describe, expect, it } from 'vitest';
import { Clock, parseDurationMs } from './clock.ts';

describe('durations', () => {
  it.each([
    ['30s', 30_000],
    ['15m', 900_000],
    ['24h', 86_400_000],
    ['30d', 2_592_000_000],
    ['0s', 0],
    [' 6d ', 518_400_000],
  ])('%s', (text, ms) => {
    expect(parseDurationMs(text)).toBe(ms);
  });

  it.each(['', 'd', '30', '-1d', '1.5h', '1w', '30 d', '1e3s', '9999999999d'])('not a duration: %j', (text) => {
    expect(parseDurationMs(text)).toBeNull();
  });
});

describe('the clock', () => {
  it('moves as a whole, and tells the machine when its own moment comes', () => {
    const clock = new Clock();
    const before = Date.now();
    clock.setOffset(86_400_000);
    expect(clock.nowMs()).toBeGreaterThanOrEqual(before + 86_400_000);
    expect(Date.parse(clock.now())).toBeLessThanOrEqual(Date.now() + 86_400_000);
    expect(clock.toMachineMs(before + 86_400_000)).toBe(before);
  });
});
