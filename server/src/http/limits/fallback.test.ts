import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withinMs } from '../../../test/depth.ts';
import { authBlock } from './config.ts';
import { FallbackStore } from './fallback.ts';
import { MemoryStore } from './memory.ts';
import { connectRedis, RedisStore } from './redis.ts';
import type { Charge, Receipt } from './store.ts';
import { RedisServer, redisServerPath } from './testing/redis-server.ts';

describe.skipIf(redisServerPath === null)('Redis with memory behind it', () => {
  let server: RedisServer;
  let store: FallbackStore;
  let other: RedisStore;
  const log = { info: vi.fn(), warn: vi.fn() };

  beforeEach(async () => {
    vi.resetAllMocks();
    server = await RedisServer.start();
    store = build({ timeoutMs: 5_000 });
    const redis = connectRedis(server.url);
    redis.on('error', () => undefined);
    other = new RedisStore({ redis });
    await Promise.all([turn(false), once(redis, 'ready')]);
  });

  afterEach(async () => {
    await Promise.all([store.close(), other.close()]);
    await server.stop();
  });

  const build = (options: { timeoutMs?: number }) => {
    const shared = new RedisStore({ redis: connectRedis(server.url) });
    return new FallbackStore({ shared, own: new MemoryStore(), log, probeEveryMs: 20, ...options });
  };

  /** The default timeout, for the tests that are about it; a busy machine must not trip the others. */
  const useDefaultTimeout = async () => {
    await store.close();
    store = build({});
    await turn(false);
    log.warn.mockClear();
  };

  const turn = (degraded: boolean) =>
    new Promise<void>((resolve) => store.onStateChange((now) => (now === degraded ? resolve() : undefined)));

  /** It tries again by itself, in the end once a second. */
  const untilOtherIsBack = () => vi.waitFor(() => expect(other.redis.status).toBe('ready'), 10_000);

  const charges = (key: string, limit = 5): Charge[] => [{ key, limit, windowMs: 60_000, cost: 1 }];

  test('in use, the windows are the shared ones and nothing is logged', async () => {
    await store.take(charges('ip:x'));
    await other.take(charges('ip:x'));
    expect((await store.take(charges('ip:x'))).windows[0]?.remaining).toBe(2);
    expect(store.degraded).toBe(false);
    expect(log.warn).not.toHaveBeenCalled();
    expect(log.info).not.toHaveBeenCalled();
  });

  test('killed: memory goes on from what this process let through, and goes back when Redis returns', async () => {
    for (let i = 0; i < 3; i++) await store.take(charges('ip:x'));
    const { receipt } = await store.take(charges('ip:x'));

    const lost = turn(true);
    await server.stop();
    await lost;
    expect(store.degraded).toBe(true);
    const alone = store.take(charges('ip:x'));
    expect(alone, 'at once').not.toBeInstanceOf(Promise);
    expect(alone).toMatchObject({ ok: true, windows: [{ remaining: 0 }] });
    expect(store.take(charges('ip:x'))).toMatchObject({ ok: false });
    await store.release(receipt as Receipt);
    expect(store.take(charges('ip:x'))).toMatchObject({ ok: true, windows: [{ remaining: 0 }] });
    expect(log.warn).toHaveBeenCalledTimes(1);

    const back = turn(false);
    await server.restart();
    await back;
    expect(store.degraded).toBe(false);
    expect(log.info).toHaveBeenCalledTimes(1);
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect((await store.take(charges('ip:x'))).ok, 'the new Redis is empty, memory is not').toBe(false);
    expect((await store.take(charges('ip:fresh'))).ok).toBe(true);
    await untilOtherIsBack();
    expect((await other.take(charges('ip:fresh'))).windows[0]?.remaining, 'shared again').toBe(3);
  });

  test('killed with requests under way: every one is answered', async () => {
    const burst = Array.from({ length: 50 }, async () => await store.take(charges('ip:x', 20)));
    const stopped = server.stop();
    const taken = await Promise.all(burst);
    await stopped;
    expect(taken).toHaveLength(50);
    expect(taken.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(20);
    expect(taken.filter(({ ok }) => ok).length).toBeLessThanOrEqual(40);
  });

  test('silent: one request waits for the timeout, the next does not, and all goes back when it speaks', async () => {
    await useDefaultTimeout();
    server.pause();
    const begun = performance.now();
    expect(await store.take(charges('ip:x'))).toMatchObject({ ok: true, windows: [{ remaining: 4 }] });
    expect(performance.now() - begun).toBeLessThan(withinMs(1000));
    expect(store.take(charges('ip:x'))).not.toBeInstanceOf(Promise);
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(log.warn.mock.calls[0]?.[0]).toEqual({ reason: 'Redis gave no answer within 50 ms' });
    const back = turn(false);
    server.resume();
    await back;
    expect(log.info).toHaveBeenCalledTimes(1);
  });

  test('a server that answers but refuses writes is not taken back until it accepts them', async () => {
    await other.redis.config('SET', 'maxmemory', '1');
    const taken = store.take(charges('ip:x'));
    expect((await taken).ok).toBe(true);
    expect(store.degraded).toBe(true);
    const refusals = async () =>
      Number(/errorstat_OOM:count=(\d+)/.exec(await other.redis.info('errorstats'))?.[1] ?? 0);
    await vi.waitFor(async () => expect(await refusals()).toBeGreaterThanOrEqual(4), { timeout: 5_000, interval: 20 });
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(log.info).not.toHaveBeenCalled();
    const back = turn(false);
    await other.redis.config('SET', 'maxmemory', '0');
    await back;
  });

  test('a pause of this process beyond the timeout is not held against Redis', async () => {
    await useDefaultTimeout();
    await store.take(charges('ip:x'));
    const taken = store.take(charges('ip:x'));
    // Lets the command leave before the loop stands still.
    await new Promise((resolve) => setImmediate(resolve));
    const until = performance.now() + 120;
    while (performance.now() < until);
    expect((await taken).ok).toBe(true);
    expect(store.degraded).toBe(false);
  });

  test('a release reaches both the shared windows and memory', async () => {
    const { receipt } = await store.take(charges('ip:x'));
    await store.release(receipt as Receipt);
    expect((await other.take(charges('ip:x'))).windows[0]?.remaining).toBe(4);
    const lost = turn(true);
    await server.stop();
    await lost;
    expect(store.take(charges('ip:x'))).toMatchObject({ windows: [{ remaining: 4 }] });
  });

  test('refused by the others’ requests just after its return: memory keeps no trace of it', async () => {
    const lost = turn(true);
    await server.stop();
    await lost;
    void store.take(charges('ip:y'));
    const back = turn(false);
    await server.restart();
    await back;
    await untilOtherIsBack();
    for (let i = 0; i < 5; i++) await other.take(charges('ip:x'));
    expect((await store.take(charges('ip:x'))).ok).toBe(false);
    const gone = turn(true);
    await server.stop();
    await gone;
    expect(store.take(charges('ip:x'))).toMatchObject({ windows: [{ remaining: 4 }] });
  });

  test('a block begun alone stands after Redis returns; failures are counted on either side', async () => {
    for (let i = 0; i < 15; i++) await store.recordFailure('ip:x', authBlock);
    expect(await other.recordFailure('ip:x', authBlock)).toMatchObject({ failures: 16 });
    const lost = turn(true);
    await server.stop();
    await lost;
    for (let i = 0; i < 5; i++) await store.recordFailure('ip:x', authBlock);
    expect(store.blockedFor('ip:x')).toBe(0);
    expect(store.recordFailure('ip:x', authBlock)).toMatchObject({ blockBegan: true });
    const back = turn(false);
    await server.restart();
    await back;
    expect(await store.blockedFor('ip:x')).toBeGreaterThan(890_000);
    expect(await store.recordFailure('ip:x', authBlock)).toMatchObject({ blockBegan: false });
  });

  test('clearing failures reaches both', async () => {
    for (let i = 0; i < 20; i++) await store.recordFailure('account:x', authBlock);
    await store.clearFailures('account:x');
    expect(await other.recordFailure('account:x', authBlock)).toMatchObject({ failures: 1 });
    const lost = turn(true);
    await server.stop();
    await lost;
    expect(store.recordFailure('account:x', authBlock)).toMatchObject({ failures: 1 });
  });
});
