import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authBlock } from './config.ts';
import { connectRedis, RedisStore } from './redis.ts';
import type { Charge, Receipt, Taken } from './store.ts';
import { RedisServer, redisServerPath } from './testing/redis-server.ts';

describe.skipIf(redisServerPath === null)('two processes that share one Redis', () => {
  let server: RedisServer;
  let stores: [RedisStore, RedisStore];

  beforeAll(async () => {
    server = await RedisServer.start();
    stores = [await connect(), await connect()];
  });

  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await server.stop();
  });

  const connect = async () => {
    const redis = connectRedis(server.url);
    await once(redis, 'ready');
    return new RedisStore({ redis });
  };

  const shared = (key: string, limit: number, windowMs: number): Charge[] => [{ key, limit, windowMs, cost: 1 }];

  test('never let more than the limit through in any span, and refuse only what finds the window full', async () => {
    const charges = shared('token:span', 20, 150);
    const taken: Taken[] = [];
    const instants = () => taken.flatMap(({ receipt }) => (receipt === null ? [] : [receipt.atMicros]));
    const hammer = async (store: RedisStore) => {
      while (instants().length < 100) taken.push(await store.take(charges));
    };
    await Promise.all(stores.flatMap((store) => Array.from({ length: 6 }, () => hammer(store))));

    const sorted = instants().sort((a, b) => a - b);
    const worst = sorted.map((start) => sorted.filter((at) => at >= start && at < start + 150_000).length);
    expect(Math.max(...worst)).toBe(20);
    const refused = taken.filter(({ ok }) => !ok);
    expect(refused.length).toBeGreaterThan(0);
    for (const { windows, retryAfterMs } of refused) {
      expect(windows[0]?.remaining).toBe(0);
      expect(retryAfterMs).toBeGreaterThan(0);
    }
  });

  test('see each other’s charges, releases, failures and blocks', async () => {
    const [one, two] = stores;
    const charges = shared('ip:seen', 3, 60_000);
    const first = await one.take(charges);
    expect((await two.take(charges)).windows[0]?.remaining).toBe(1);
    await two.release(first.receipt as Receipt);
    expect((await one.take(charges)).windows[0]?.remaining).toBe(1);

    for (let i = 0; i < 20; i++) await (i % 2 ? one : two).recordFailure('ip:seen', authBlock);
    expect(await one.recordFailure('ip:seen', authBlock)).toMatchObject({ blockBegan: true });
    const blockedMs = await two.blockedFor('ip:seen');
    expect(blockedMs).toBeGreaterThan(890_000);
    expect(blockedMs).toBeLessThanOrEqual(900_000);
  });

  test('waiting as long as told succeeds on the server’s clock', async () => {
    const charges = shared('token:wait', 1, 80);
    // Both leave together: one after the other, a busy machine could let the window pass in between.
    const twice = (i: number) => Promise.all([stores[i % 2]!.take(charges), stores[i % 2]!.take(charges)]);
    let [taken, refused] = await twice(0);
    for (let i = 1; i <= 5; i++) {
      expect([taken.ok, refused.ok]).toEqual([true, false]);
      await new Promise((resolve) => setTimeout(resolve, Math.ceil(refused.retryAfterMs) + 1));
      [taken, refused] = await twice(i);
    }
    expect([taken.ok, refused.ok]).toEqual([true, false]);
  });

  test('every key lies in one slot and expires by itself', async () => {
    const { redis } = stores[0];
    await stores[0].take(shared('ip:slots', 5, 60_000));
    await stores[0].recordFailure('ip:slots', authBlock);
    for (let i = 0; i < 21; i++) await stores[0].recordFailure('ip:slots-blocked', authBlock);
    const keys = await redis.keys('*');
    expect(keys.length).toBeGreaterThanOrEqual(3);
    for (const key of keys) {
      expect(key).toMatch(/^\{muster:limits\}:/);
      expect(await redis.pttl(key), key).toBeGreaterThan(0);
    }
  });

  test('a take is one command, also after the server forgot its scripts', async () => {
    const [store] = stores;
    await store.redis.script('FLUSH');
    const charges = [...shared('ip:trips', 50, 1_000), ...shared('token:trips', 50, 1_000)];
    expect((await store.take(charges)).ok).toBe(true);
    await store.redis.config('RESETSTAT');
    for (let i = 0; i < 10; i++) await store.take(charges);
    const stats = await store.redis.info('commandstats');
    expect(stats).toMatch(/cmdstat_evalsha:calls=10,/);
    expect(stats).not.toMatch(/cmdstat_eval:/);
  });

  test('a clock set back a little is waited out; set back by more than the window, the past is forgotten', async () => {
    let now = 1_000_000;
    const store = new RedisStore({ redis: stores[0].redis, prefix: '{test:back}:', clock: () => now });
    const charges = shared('ip:x', 2, 1_000);
    await store.take(charges);
    now -= 400;
    expect(await store.take(charges)).toMatchObject({ ok: true, windows: [{ remaining: 0 }] });
    expect(await store.take(charges)).toMatchObject({ ok: false, retryAfterMs: 1_400 });
    now += 1_400;
    expect(await store.take(charges)).toMatchObject({ ok: true, windows: [{ remaining: 1 }] });
    now -= 500_000;
    expect(await store.take(charges)).toMatchObject({ ok: true, windows: [{ remaining: 1 }] });
  });
});
