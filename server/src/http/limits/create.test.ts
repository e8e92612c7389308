import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { defaultLimits, parseLimits } from './config.ts';
import { createLimiter } from './create.ts';
import type { Limiter } from './limiter.ts';
import { RedisServer, redisServerPath } from './testing/redis-server.ts';

const logger = () => ({ info: vi.fn(), warn: vi.fn() });
const turn = (limiter: Limiter, degraded: boolean) =>
  new Promise<void>((resolve) => limiter.onStateChange((now) => (now === degraded ? resolve() : undefined)));

test('without a Redis address limits are kept in memory, answered at once', async () => {
  const limiter = createLimiter({ limits: defaultLimits, redisUrl: undefined, log: logger() });
  expect(limiter.degraded).toBe(false);
  expect(limiter.token('tok_1', 'org_1')).toMatchObject({ ok: true });
  await limiter.close();
});

test('a Redis that is not there: requests are served at once, one warning is logged, without the password', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  await once(closed, 'close');
  const log = logger();
  const limiter = createLimiter({ limits: defaultLimits, redisUrl: `redis://:s3cret@127.0.0.1:${port}`, log });
  expect(limiter.token('tok_1', 'org_1')).toMatchObject({ ok: true });
  await turn(limiter, true);
  expect(limiter.token('tok_1', 'org_1')).toMatchObject({ ok: true });
  expect(limiter.degraded).toBe(true);
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(log.warn.mock.calls)).toContain('ECONNREFUSED');
  expect(JSON.stringify(log.warn.mock.calls)).not.toContain('s3cret');
  await limiter.close();
});

describe.skipIf(redisServerPath === null)('with Redis', () => {
  test('two limiters share an organization’s limit', async () => {
    const server = await RedisServer.start();
    const log = logger();
    const options = {
      limits: parseLimits('organization_per_minute=30'),
      redisUrl: server.url,
      log,
      redisTimeoutMs: 5_000,
    };
    const limiters = [createLimiter(options), createLimiter(options)] as const;
    await Promise.all(limiters.map((limiter) => turn(limiter, false)));
    const taken = await Promise.all(
      Array.from({ length: 80 }, async (_, i) => await limiters[i % 2 === 0 ? 0 : 1].token(`tok_${i}`, 'org_1')),
    );
    expect(taken.filter(({ ok }) => ok)).toHaveLength(30);
    expect(log.warn).not.toHaveBeenCalled();
    await Promise.all(limiters.map((limiter) => limiter.close()));
    await server.stop();
  });
});
