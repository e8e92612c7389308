import { afterEach, expect, it, vi } from 'vitest';
import { ConcurrencyLimits } from './concurrency-limits.ts';
import { EndpointWindow } from './endpoint-queue.ts';

afterEach(() => {
  vi.useRealTimers();
});

const queueOf = (n: number) =>
  new EndpointWindow({ organizationId: `org_${String(n)}`, endpointId: `whe_${String(n)}` }, { count: 0 }).first;

it('400 attempts may be young; one that has waited for a second no longer counts among them', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const limits = new ConcurrencyLimits();
  const queues = Array.from({ length: 400 }, (_, n) => queueOf(n));
  const slots = queues.map((queue) => limits.take(queue));
  expect(limits.hasSlotFor(queueOf(1000))).toBe(false);
  limits.free(queues[0]!, slots[0]!);
  expect(limits.hasSlotFor(queueOf(1000))).toBe(true);
  limits.take(queueOf(1000));
  expect(limits.hasSlotFor(queueOf(1001))).toBe(false);
  vi.advanceTimersByTime(1001);
  expect(limits.hasSlotFor(queueOf(1001))).toBe(true);
});

it('an organization has 40 slots, old or young', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const limits = new ConcurrencyLimits();
  const queue = queueOf(1);
  const slots = Array.from({ length: 40 }, () => limits.take(queue));
  vi.advanceTimersByTime(1001);
  expect(limits.hasSlotFor(queue)).toBe(false);
  expect(limits.hasSlotFor(queueOf(2))).toBe(true);
  limits.free(queue, slots[0]!);
  expect(limits.hasSlotFor(queue)).toBe(true);
});
