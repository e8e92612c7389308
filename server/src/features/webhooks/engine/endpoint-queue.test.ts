import { describe, expect, it } from 'vitest';
import type { Claimed } from './claim.ts';
import { Endpoint } from './endpoint-queue.ts';

const ref = { organizationId: 'org_1', endpointId: 'whe_1' };
const claimed = { id: 'dlv_1' } as Claimed;

describe('an endpoint in memory', () => {
  it('bears 4 attempts at first, 8 after a success, fewer with each failure, one probe in the end', () => {
    const endpoint = new Endpoint(ref, { count: 0 });
    const { first, further } = endpoint.lanes;
    const rooms = () => [endpoint.roomFor(first), endpoint.roomFor(further)];
    expect(rooms()).toEqual([4, 1]);
    endpoint.ended(true);
    endpoint.ended(true);
    expect(rooms()).toEqual([8, 2]);
    endpoint.ended(false);
    endpoint.ended(false);
    endpoint.ended(false);
    endpoint.ended(false);
    expect(rooms()).toEqual([1, 1]);
    further.underWay = 1;
    expect(rooms()).toEqual([0, 0]);
    further.underWay = 0;
    for (const room of [2, 4, 8]) {
      endpoint.ended(true);
      expect(endpoint.roomFor(first)).toBe(room);
    }
  });

  it('asks for more when it was woken while asking', () => {
    const { first } = new Endpoint(ref, { count: 0 }).lanes;
    first.wake();
    const finish = first.startClaim();
    first.wake();
    finish(0, 4);
    expect(first.wanted).toBeGreaterThan(0);
    first.startClaim()(0, 4);
    expect(first.wanted).toBe(0);
    expect(first.isIdle).toBe(true);
  });

  it('takes what is handed over, but not while it is behind, failing, or while much waits in all', () => {
    const stock = { count: 0 };
    const endpoint = new Endpoint(ref, stock);
    const { first } = endpoint.lanes;
    expect(first.reserve()).toBe(true);
    first.free();
    first.add(claimed, performance.now());
    expect(stock.count).toBe(1);
    expect(first.take()).toEqual({ next: claimed, stale: [] });
    expect(stock.count).toBe(0);
    stock.count = 4000;
    expect(first.reserve()).toBe(false);
    stock.count = 0;
    first.wake();
    expect(first.reserve()).toBe(false);
    const failing = new Endpoint(ref, stock);
    failing.ended(false);
    failing.ended(false);
    expect(failing.lanes.first.reserve()).toBe(false);
  });

  it('gives back a claim that has less than the time of an attempt left', () => {
    const { first } = new Endpoint(ref, { count: 0 }).lanes;
    first.add(claimed, performance.now() - 14_000);
    expect(first.take()).toEqual({ next: null, stale: [claimed] });
  });
});
