import { createRequire } from 'node:module';
import type * as ioredis from 'ioredis';
import type { Redis } from 'ioredis';
import type { BlockRule } from './config.ts';
import { blockedForScript, recordFailureScript, releaseScript, takeScript } from './redis-scripts.ts';
import { type Charge, type FailureState, type LimitStore, type Receipt, type Taken, wholeMicros } from './store.ts';

export interface RedisStoreOptions {
  readonly redis: Redis;
  readonly prefix?: string;
  /** Milliseconds, for tests; without it the server's own clock decides. */
  readonly clock?: () => number;
}

/** A connection that never queues or repeats a command: a limit answered late, or charged twice, is worse than none. */
export function connectRedis(url: string): Redis {
  // Loaded only if limits are shared: a start without Redis should not wait for it.
  const { Redis: Connection } = createRequire(import.meta.url)('ioredis') as typeof ioredis;
  return new Connection(url, {
    protocol: 2,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    // A server that holds the connection open and says nothing is given up and reconnected.
    socketTimeout: 2_000,
    retryStrategy: (times) => Math.min(50 * 2 ** (times - 1), 1_000),
  });
}

/** Throws if Redis does not answer. */
export async function pingRedis(url: string): Promise<void> {
  const redis = connectRedis(url);
  try {
    await new Promise<void>((resolve, reject) => {
      redis.once('ready', () => resolve());
      redis.once('error', reject);
    });
    await redis.ping();
  } finally {
    redis.disconnect();
  }
}

/** Limits shared by several processes. It fails when Redis does: FallbackStore stands before it. */
export class RedisStore implements LimitStore {
  readonly redis: Redis;
  readonly #prefix: string;
  readonly #clock: () => number | string;
  readonly degraded = false;

  // The braces pin every key to one slot of a cluster, as a script over several keys needs.
  constructor({ redis, prefix = '{muster:limits}:', clock }: RedisStoreOptions) {
    this.redis = redis;
    this.#prefix = prefix;
    this.#clock = clock === undefined ? () => '' : () => wholeMicros(clock());
  }

  async take(charges: readonly Charge[]): Promise<Taken> {
    const args: (string | number)[] = [this.#clock()];
    for (const { limit, windowMs, cost } of charges) args.push(limit, wholeMicros(windowMs), cost);
    const [granted, atMicros = 0, waitMicros = 0, ...rest] = await takeScript.run(
      this.redis,
      this.#keys(charges),
      args,
    );
    const windows = charges.map(({ key, limit }, i) => ({
      key,
      limit,
      remaining: Math.max(0, limit - (rest[2 * i] ?? 0)),
      resetMs: (rest[2 * i + 1] ?? 0) / 1_000,
    }));
    if (granted !== 1) return { ok: false, windows, retryAfterMs: waitMicros / 1_000, receipt: null };
    const receipt = { charges, atMicros, own: null, isShared: true, isReleased: false };
    return { ok: true, windows, retryAfterMs: 0, receipt };
  }

  async release(receipt: Receipt): Promise<void> {
    if (receipt.isReleased) return;
    receipt.isReleased = true;
    const costs = receipt.charges.map(({ cost, limit }) => Math.min(cost, limit));
    await releaseScript.run(this.redis, this.#keys(receipt.charges), [receipt.atMicros, ...costs]);
  }

  async recordFailure(key: string, rule: BlockRule): Promise<FailureState> {
    const [failures = 0, blockedMicros = 0, began = 0] = await recordFailureScript.run(
      this.redis,
      [this.#failuresKey(key), this.#blockKey(key)],
      [this.#clock(), rule.allowed, wholeMicros(rule.withinMs), wholeMicros(rule.blockMs)],
    );
    return { failures, blockedMs: blockedMicros / 1_000, blockBegan: began === 1 };
  }

  async blockedFor(...keys: string[]): Promise<number> {
    const blocks = keys.map((key) => this.#blockKey(key));
    const [longestMicros = 0] = await blockedForScript.run(this.redis, blocks, [this.#clock()]);
    return longestMicros / 1_000;
  }

  async clearFailures(key: string): Promise<void> {
    await this.redis.del(this.#failuresKey(key));
  }

  /** Passes only if a take would: a server that answers but refuses writes is of no use here. */
  async probe(): Promise<void> {
    await this.take([{ key: 'probe:write', limit: 1_000_000, windowMs: 1_000, cost: 1 }]);
  }

  /** A Redis out of reach shows as a failed call. */
  onStateChange(): void {}

  close(): Promise<void> {
    this.redis.disconnect();
    return Promise.resolve();
  }

  #keys(charges: readonly Charge[]): string[] {
    return charges.map(({ key }) => `${this.#prefix}window:${key}`);
  }

  #failuresKey(key: string): string {
    return `${this.#prefix}failures:${key}`;
  }

  #blockKey(key: string): string {
    return `${this.#prefix}block:${key}`;
  }
}
