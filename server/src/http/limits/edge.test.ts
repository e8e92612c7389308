import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sized } from '../../../test/depth.ts';
import { Edge } from './edge.ts';

const pass = (edge: Edge, address: string, times: number) =>
  Array.from({ length: times }, () => edge.waitMs(address)).filter((waitMs) => waitMs === 0).length;

test('40 requests at once pass, the 41st waits for one step of 20 a second', () => {
  let now = 0;
  const edge = new Edge({ perSecond: 20, burst: 40, clock: () => now });
  expect(pass(edge, 'x', 100)).toBe(40);
  expect(edge.waitMs('x')).toBe(50);
  expect(edge.waitMs('y'), 'another address has its own').toBe(0);
  now = 49.999;
  expect(edge.waitMs('x')).toBe(0.001);
  now = 50;
  expect(pass(edge, 'x', 10)).toBe(1);
});

test('20 a second pass for ever; after a pause the burst is back', () => {
  let now = 0;
  const edge = new Edge({ perSecond: 20, burst: 40, clock: () => now });
  pass(edge, 'x', 40);
  for (let i = 0; i < 1_000; i++) {
    now += 50;
    expect(pass(edge, 'x', 2)).toBe(1);
  }
  now += 2_000;
  expect(pass(edge, 'x', 100)).toBe(40);
});

test('a rate of 0 turns it off', () => {
  const edge = new Edge({ perSecond: 0, burst: 40, clock: () => 0 });
  expect(pass(edge, 'x', 10_000)).toBe(10_000);
  expect(edge.addressCount).toBe(0);
});

test('a flood of addresses is bounded; one in use keeps its bucket', () => {
  const edge = new Edge({ perSecond: 20, burst: 40, maxAddresses: 1_000, clock: () => 0 });
  let passed = 0;
  let most = 0;
  for (let i = 0; i < 20_000; i++) {
    edge.waitMs(`flood-${i}`);
    if (i % 100 === 0 && edge.waitMs('x') === 0) passed++;
    most = Math.max(most, edge.addressCount);
  }
  expect(most).toBeLessThanOrEqual(1_000);
  expect(passed).toBe(40);
});

test('idle addresses are dropped', () => {
  let now = 0;
  const edge = new Edge({ perSecond: 20, burst: 40, clock: () => now });
  for (let i = 0; i < 500; i++) edge.waitMs(String(i));
  now = 2_000;
  edge.waitMs('x');
  now = 4_000;
  edge.waitMs('x');
  expect(edge.addressCount).toBe(2);
});

test('any sequence: it is a token bucket, and waiting as long as told succeeds', () => {
  const steps = fc.array(fc.record({ gapMs: fc.nat(3_000), address: fc.constantFrom('a', 'b') }), { maxLength: 200 });
  fc.assert(
    fc.property(steps, (requests) => {
      let now = 0;
      const edge = new Edge({ perSecond: 2, burst: 3, clock: () => now });
      // Thousandths of a token, refilled by two each millisecond: whole numbers.
      const buckets = new Map<string, { filled: number; at: number }>();
      for (const { gapMs, address } of requests) {
        now += gapMs;
        const bucket = buckets.get(address) ?? { filled: 3_000, at: now };
        const filled = Math.min(3_000, bucket.filled + (now - bucket.at) * 2);
        const waitMs = filled >= 1_000 ? 0 : (1_000 - filled) / 2;
        expect(edge.waitMs(address)).toBe(waitMs);
        buckets.set(address, { filled: waitMs === 0 ? filled - 1_000 : filled, at: now });
      }
    }),
    { numRuns: sized(500, 50) },
  );
});
