import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Health } from './health.ts';

const log = { info: vi.fn(), warn: vi.fn() };
const probe = vi.fn<() => Promise<void>>();
let health: Health;

beforeEach(async () => {
  vi.resetAllMocks();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  probe.mockResolvedValue();
  health = new Health({ log, probe, probeEveryMs: 250 });
  await health.connected();
});

afterEach(() => {
  health.close();
  vi.useRealTimers();
});

const gapUntilShared = async () => {
  let gapMs = 0;
  for (; !health.isShared; gapMs += 50) await vi.advanceTimersByTimeAsync(50);
  return gapMs;
};

test('one that keeps dropping out is tried ever less often, up to 5 seconds; a steady one is forgiven', async () => {
  vi.advanceTimersByTime(10_000);
  const gaps: number[] = [];
  for (let i = 0; i < 7; i++) {
    health.lost('slow');
    gaps.push(await gapUntilShared());
  }
  expect(gaps).toEqual([250, 500, 1_000, 2_000, 4_000, 5_000, 5_000]);
  vi.advanceTimersByTime(10_000);
  health.lost('slow');
  expect(await gapUntilShared()).toBe(250);
});

test('each change is told and logged once, however many requests meet it', async () => {
  const told: boolean[] = [];
  health.onChange((degraded) => told.push(degraded));
  probe.mockRejectedValue(new Error('still down'));
  for (let i = 0; i < 10; i++) health.lost('down');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(health.isShared).toBe(false);
  probe.mockResolvedValue();
  await gapUntilShared();
  expect(told).toEqual([true, false]);
  expect(log.warn.mock.calls).toEqual([[{ reason: 'down' }, expect.any(String)]]);
  expect(log.info).toHaveBeenCalledTimes(1);
});

test('closed, it neither probes nor changes', async () => {
  health.lost('down');
  health.close();
  probe.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(probe).not.toHaveBeenCalled();
  expect(health.isShared).toBe(false);
});
