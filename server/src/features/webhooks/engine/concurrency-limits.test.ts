import { afterEach, expect, it, vi } from 'vitest';
import { Endpoint } from './endpoint-queue.ts';
import { ConcurrencyLimits } from './concurrency-limits.ts';

afterEach(() => {
  vi.useRealTimers();
});

const laneOf = (n: number) =>
  new Endpoint({ organizationId: `org_${String(n)}`, endpointId: `whe_${String(n)}` }, { count: 0 }).lanes.first;

it('400 attempts may be young; one that has waited for a second no longer counts among them', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const room = new ConcurrencyLimits();
  const lanes = Array.from({ length: 400 }, (_, n) => laneOf(n));
  const places = lanes.map((lane) => room.enter(lane));
  expect(room.isFor(laneOf(1000))).toBe(false);
  room.leave(lanes[0]!, places[0]!);
  expect(room.isFor(laneOf(1000))).toBe(true);
  room.enter(laneOf(1000));
  expect(room.isFor(laneOf(1001))).toBe(false);
  vi.advanceTimersByTime(1001);
  expect(room.isFor(laneOf(1001))).toBe(true);
});

it('an organization has 40 places, old or young', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const room = new ConcurrencyLimits();
  const lane = laneOf(1);
  const places = Array.from({ length: 40 }, () => room.enter(lane));
  vi.advanceTimersByTime(1001);
  expect(room.isFor(lane)).toBe(false);
  expect(room.isFor(laneOf(2))).toBe(true);
  room.leave(lane, places[0]!);
  expect(room.isFor(lane)).toBe(true);
});
