import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authBlock, minuteMs } from './config.ts';
import { MemoryStore } from './memory.ts';
import { connectRedis, RedisStore } from './redis.ts';
import type { Charge, LimitStore, Receipt } from './store.ts';
import { RedisServer, redisServerPath } from './testing/redis-server.ts';

type Build = (clock: () => number) => LimitStore;

let redisServer: RedisServer;
let redis: ReturnType<typeof connectRedis>;
let buildCount = 0;

const kinds = [
  { name: 'memory', skip: false, runs: 1_000, build: (clock: () => number) => new MemoryStore({ clock }) },
  {
    name: 'Redis',
    skip: redisServerPath === null,
    runs: 60,
    build: (clock: () => number) => new RedisStore({ redis, clock, prefix: `{test:${++buildCount}}:` }),
  },
] satisfies { name: string; skip: boolean; runs: number; build: Build }[];

beforeAll(async () => {
  if (redisServerPath === null) return;
  redisServer = await RedisServer.start();
  redis = connectRedis(redisServer.url);
  await new Promise((resolve) => redis.once('ready', resolve));
});

afterAll(async () => {
  if (redisServerPath === null) return;
  redis.disconnect();
  await redisServer.stop();
});

/**
 * Two callers with a short and a long window each, and one that both share. Time is the test's own, but Redis drops keys by the
 * time of the machine, after two windows: that long no step may take.
 */
const chargesOf = (caller: string, cost: number): Charge[] => [
  { key: `short:${caller}`, limit: 3, windowMs: 10_000, cost },
  { key: `long:${caller}`, limit: 5, windowMs: 100_000, cost },
  { key: 'both:all', limit: 8, windowMs: 70_000, cost },
];

/** The definition itself: the list of everything granted. */
class Model {
  granted: { charge: Charge; at: number; receipt: Receipt | null }[] = [];

  used(key: string, windowMs: number, now: number): number {
    const live = this.granted.filter(({ charge, at }) => charge.key === key && at <= now && now - at < windowMs);
    return live.reduce((sum, { charge }) => sum + Math.min(charge.cost, charge.limit), 0);
  }

  fits(charges: readonly Charge[], now: number): boolean {
    return charges.every(
      ({ key, limit, windowMs, cost }) => this.used(key, windowMs, now) + Math.min(cost, limit) <= limit,
    );
  }

  /** The first instant, of those at which anything leaves a window, at which the charges fit. */
  waitFor(charges: readonly Charge[], now: number): number {
    if (this.fits(charges, now)) return 0;
    const exits = this.granted.map(({ charge, at }) => at + charge.windowMs).filter((at) => at > now);
    return Math.min(...exits.filter((at) => this.fits(charges, at))) - now;
  }

  resetOf({ key, windowMs }: Charge, now: number): number {
    const exits = this.granted.filter(({ charge }) => charge.key === key).map(({ at }) => at + windowMs - now);
    return Math.min(...exits.filter((wait) => wait > 0), Infinity);
  }

  worstSpan(key: string, windowMs: number): number {
    const starts = this.granted.filter(({ charge }) => charge.key === key).map(({ at }) => at);
    return Math.max(0, ...starts.map((start) => this.used(key, windowMs, start + windowMs - 1)));
  }
}

const step = fc.record({
  gapMs: fc.oneof(fc.constantFrom(0, 0, 1, 9_999, 10_000, 10_001, 69_999, 70_000, 100_000), fc.nat(40_000)),
  caller: fc.constantFrom('a', 'b'),
  cost: fc.constantFrom(1, 1, 1, 2, 10),
  releases: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat(20) }),
});

describe.each(kinds)('limits in $name', ({ build, runs, skip }) => {
  describe.skipIf(skip)('windows', () => {
    test(
      'any sequence: grants, waits, room left and resets are those of the definition',
      { timeout: 60_000 },
      async () => {
        await fc.assert(
          fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
            let now = 5_000;
            const store = build(() => now);
            const model = new Model();
            for (const { gapMs, caller, cost, releases } of steps) {
              now += gapMs;
              const victim = releases === null ? undefined : model.granted[releases]?.receipt;
              if (victim) {
                await store.release(victim);
                model.granted = model.granted.filter(({ receipt }) => receipt !== victim);
              }
              const charges = chargesOf(caller, cost);
              const waitMs = model.waitFor(charges, now);
              const taken = await store.take(charges);
              expect(taken.ok).toBe(waitMs === 0);
              expect(taken.retryAfterMs).toBe(waitMs);
              const { receipt } = taken;
              if (taken.ok) model.granted.push(...charges.map((charge) => ({ charge, at: now, receipt })));
              for (const [i, charge] of charges.entries()) {
                const used = model.used(charge.key, charge.windowMs, now);
                const resetMs = used === 0 ? 0 : model.resetOf(charge, now);
                expect(taken.windows[i]).toEqual({
                  key: charge.key,
                  limit: charge.limit,
                  remaining: charge.limit - used,
                  resetMs,
                });
              }
            }
            for (const { key, limit, windowMs } of [...chargesOf('a', 1), ...chargesOf('b', 1)]) {
              expect(model.worstSpan(key, windowMs)).toBeLessThanOrEqual(limit);
            }
          }),
          { numRuns: runs },
        );
      },
    );

    test('a slot frees exactly one window after it was taken, not a microsecond before', async () => {
      let now = 1_000;
      const store = build(() => now);
      const charges = [{ key: 'ip:x', limit: 1, windowMs: minuteMs, cost: 1 }];
      expect((await store.take(charges)).ok).toBe(true);
      now += 59_999.999;
      expect(await store.take(charges)).toMatchObject({ ok: false, retryAfterMs: 0.001 });
      now += 0.001;
      expect((await store.take(charges)).ok).toBe(true);
    });

    test('a refused request counts in no window, though some had room', async () => {
      const store = build(() => 1_000);
      const narrow = { key: 'token:x', limit: 1, windowMs: 1_000, cost: 1 };
      const wide = { key: 'organization:x', limit: 5, windowMs: 1_000, cost: 1 };
      await store.take([narrow, wide]);
      for (let i = 0; i < 10; i++) expect((await store.take([wide, narrow])).ok).toBe(false);
      expect((await store.take([wide])).windows[0]?.remaining).toBe(3);
    });

    test('a cost of 10 takes ten slots, all or none', async () => {
      let now = 0;
      const store = build(() => now);
      const at = (cost: number) => store.take([{ key: 'token:x', limit: 25, windowMs: 1_000, cost }]);
      await at(10);
      now = 100;
      await at(10);
      now = 200;
      expect(await at(10)).toMatchObject({ ok: false, retryAfterMs: 800, windows: [{ remaining: 5 }] });
      expect((await at(5)).ok).toBe(true);
    });

    test('a cost above the limit fills the window instead of never fitting', async () => {
      let now = 0;
      const store = build(() => now);
      const charges = [{ key: 'token:x', limit: 5, windowMs: 1_000, cost: 10 }];
      expect(await store.take(charges)).toMatchObject({ ok: true, windows: [{ remaining: 0 }] });
      now = 999;
      expect(await store.take(charges)).toMatchObject({ ok: false, retryAfterMs: 1 });
      now = 1_000;
      expect((await store.take(charges)).ok).toBe(true);
    });

    test('a release gives back once, and only what its own request took', async () => {
      const store = build(() => 1_000);
      const charges = [{ key: 'ip:x', limit: 3, windowMs: 1_000, cost: 1 }];
      const first = await store.take(charges);
      await store.take(charges);
      await store.release(first.receipt as Receipt);
      await store.release(first.receipt as Receipt);
      expect((await store.take(charges)).windows[0]?.remaining).toBe(1);
    });

    test('releasing what has left the window, or was never known, does nothing', async () => {
      let now = 1_000;
      const store = build(() => now);
      const charges = [{ key: 'ip:x', limit: 2, windowMs: 1_000, cost: 1 }];
      const { receipt } = await store.take(charges);
      now = 5_000;
      await store.take(charges);
      await store.release(receipt as Receipt);
      await store.release({
        charges: [{ ...(charges[0] as Charge), key: 'ip:y' }],
        atMicros: 1,
        own: null,
        isShared: false,
        isReleased: false,
      });
      expect((await store.take(charges)).windows[0]?.remaining).toBe(0);
    });
  });

  describe.skipIf(skip)('failures', () => {
    const fail = async (store: LimitStore, times: number) => {
      for (let i = 0; i < times; i++) await store.recordFailure('ip:x', authBlock);
    };

    test('20 failures within 10 minutes do not block, the 21st blocks for 15 minutes', async () => {
      let now = 0;
      const store = build(() => now);
      await fail(store, 19);
      expect(await store.recordFailure('ip:x', authBlock)).toEqual({ failures: 20, blockedMs: 0, blockBegan: false });
      expect(await store.blockedFor('ip:x')).toBe(0);
      now = 10 * minuteMs - 1;
      expect(await store.recordFailure('ip:x', authBlock)).toEqual({
        failures: 0,
        blockedMs: 900_000,
        blockBegan: true,
      });
      expect(await store.blockedFor('ip:x')).toBe(900_000);
      expect(await store.blockedFor('ip:y')).toBe(0);
      expect(await store.blockedFor('ip:y', 'ip:x')).toBe(900_000);
    });

    test('the 21st failure a full 10 minutes after the first does not block', async () => {
      let now = 0;
      const store = build(() => now);
      await fail(store, 1);
      now = 5 * minuteMs;
      await fail(store, 19);
      now = 10 * minuteMs;
      expect(await store.recordFailure('ip:x', authBlock)).toEqual({ failures: 20, blockedMs: 0, blockBegan: false });
    });

    test('the block ends after exactly 15 minutes, is not prolonged, and leaves a fresh count', async () => {
      let now = 0;
      const store = build(() => now);
      await fail(store, 21);
      now = 14 * minuteMs;
      expect(await store.recordFailure('ip:x', authBlock)).toEqual({
        failures: 0,
        blockedMs: 60_000,
        blockBegan: false,
      });
      now = 15 * minuteMs - 0.001;
      expect(await store.blockedFor('ip:x')).toBe(0.001);
      now = 15 * minuteMs;
      expect(await store.blockedFor('ip:x')).toBe(0);
      expect(await store.recordFailure('ip:x', authBlock)).toMatchObject({ failures: 1, blockedMs: 0 });
    });

    test('a block shorter than its span also leaves a fresh count', async () => {
      let now = 0;
      const store = build(() => now);
      const rule = { allowed: 1, withinMs: 60_000, blockMs: 1_000 };
      await store.recordFailure('account:x', rule);
      expect(await store.recordFailure('account:x', rule)).toMatchObject({ blockBegan: true });
      now = 1_000;
      expect(await store.recordFailure('account:x', rule)).toEqual({ failures: 1, blockedMs: 0, blockBegan: false });
    });

    test('clearing forgets failures but lifts no block', async () => {
      const store = build(() => 0);
      await fail(store, 20);
      await store.clearFailures('ip:x');
      await fail(store, 20);
      expect(await store.blockedFor('ip:x')).toBe(0);
      await fail(store, 1);
      await store.clearFailures('ip:x');
      expect(await store.blockedFor('ip:x')).toBe(900_000);
    });
  });
});
