import { type AppLimits, defaultAppLimits, type Limits } from './config.ts';
import { FallbackStore } from './fallback.ts';
import type { LimitsLog } from './health.ts';
import { Limiter } from './limiter.ts';
import { MemoryStore } from './memory.ts';
import { connectRedis, RedisStore } from './redis.ts';

export interface CreateLimiterOptions {
  readonly limits: Limits;
  readonly appLimits?: AppLimits;
  /** Several processes share their limits there; without it one process keeps them in memory. */
  readonly redisUrl?: string | undefined;
  readonly log: LimitsLog;
  /** How long Redis may take to answer before memory does (50). */
  readonly redisTimeoutMs?: number | undefined;
}

/** Ready at once: until Redis has answered for the first time, memory decides. */
export function createLimiter({
  limits,
  appLimits = defaultAppLimits,
  redisUrl,
  log,
  redisTimeoutMs,
}: CreateLimiterOptions): Limiter {
  const own = new MemoryStore();
  if (redisUrl === undefined || redisUrl === '') return new Limiter({ limits, appLimits, store: own });
  const shared = new RedisStore({ redis: connectRedis(redisUrl) });
  return new Limiter({ limits, appLimits, store: new FallbackStore({ shared, own, log, timeoutMs: redisTimeoutMs }) });
}
