import { describe, expect, it } from 'vitest';
import { EndpointWindow } from './endpoint-queue.ts';
import type { LeasedDelivery } from './lease-store.ts';

const ref = { organizationId: 'org_1', endpointId: 'whe_1' };
const delivery = { id: 'dlv_1' } as LeasedDelivery;

describe('an endpoint in memory', () => {
  it('bears 4 attempts at first, 8 after a success, fewer with each failure, one probe in the end', () => {
    const endpoint = new EndpointWindow(ref, { count: 0 });
    const { first, retry } = endpoint;
    const slots = () => [endpoint.slotsFor(first), endpoint.slotsFor(retry)];
    expect(slots()).toEqual([4, 1]);
    endpoint.ended(true);
    endpoint.ended(true);
    expect(slots()).toEqual([8, 2]);
    endpoint.ended(false);
    endpoint.ended(false);
    endpoint.ended(false);
    endpoint.ended(false);
    expect(slots()).toEqual([1, 1]);
    retry.inFlight = 1;
    expect(slots()).toEqual([0, 0]);
    retry.inFlight = 0;
    for (const count of [2, 4, 8]) {
      endpoint.ended(true);
      expect(endpoint.slotsFor(first)).toBe(count);
    }
  });

  it('asks for more when it was woken while asking', () => {
    const { first } = new EndpointWindow(ref, { count: 0 });
    first.wake();
    const end = first.beginFill();
    first.wake();
    end(0, 4);
    expect(first.wanted).toBeGreaterThan(0);
    first.beginFill()(0, 4);
    expect(first.wanted).toBe(0);
    expect(first.isIdle).toBe(true);
  });

  it('takes what is handed over, but not while it is behind, failing, or while much waits in all', () => {
    const buffered = { count: 0 };
    const endpoint = new EndpointWindow(ref, buffered);
    const { first } = endpoint;
    expect(first.reserve()).toBe(true);
    first.free();
    first.add(delivery, performance.now());
    expect(buffered.count).toBe(1);
    expect(first.take()).toEqual({ next: delivery, stale: [] });
    expect(buffered.count).toBe(0);
    buffered.count = 4000;
    expect(first.reserve()).toBe(false);
    buffered.count = 0;
    first.wake();
    expect(first.reserve()).toBe(false);
    const failing = new EndpointWindow(ref, buffered);
    failing.ended(false);
    failing.ended(false);
    expect(failing.first.reserve()).toBe(false);
  });

  it('gives back a lease that has less than the time of an attempt left', () => {
    const { first } = new EndpointWindow(ref, { count: 0 });
    first.add(delivery, performance.now() - 14_000);
    expect(first.take()).toEqual({ next: null, stale: [delivery] });
  });
});
