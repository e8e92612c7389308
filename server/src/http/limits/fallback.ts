import { type BlockRule, minuteMs } from './config.ts';
import { Health, type LimitsLog, reasonOf } from './health.ts';
import type { MemoryStore } from './memory.ts';
import type { RedisStore } from './redis.ts';
import type { Awaitable, Charge, FailureState, LimitStore, Receipt, Taken } from './store.ts';

export interface FallbackOptions {
  readonly shared: RedisStore;
  readonly own: MemoryStore;
  readonly log: LimitsLog;
  readonly timeoutMs?: number | undefined;
  readonly probeEveryMs?: number;
}

/** How long something that only memory knows of still matters: a window; failures within their time, then a block. */
const windowsAgreeMs = minuteMs;
const blocksAgreeMs = 25 * minuteMs;
const closed = 'the connection was closed';

/**
 * Redis while it answers in time, this process's own memory while it does not: no request fails or hangs for its sake.
 * Memory follows along all the while, so that it takes over with what this process has let through; and while
 * it still holds requests that Redis never saw, a request must fit in both.
 */
export class FallbackStore implements LimitStore {
  readonly #shared: RedisStore;
  readonly #own: MemoryStore;
  readonly #timeoutMs: number;
  readonly #health: Health;
  #lastTakenAloneMs = -Infinity;
  #lastFailureAloneMs = -Infinity;

  constructor({ shared, own, log, timeoutMs = 50, probeEveryMs = 250 }: FallbackOptions) {
    this.#shared = shared;
    this.#own = own;
    this.#timeoutMs = timeoutMs;
    this.#health = new Health({ log, probeEveryMs, probe: () => this.#inTime(shared.probe()) });
    let lastError = closed;
    shared.redis.on('error', (error) => (lastError = reasonOf(error)));
    shared.redis.on('close', () => this.#health.lost(lastError));
    shared.redis.on('ready', () => {
      lastError = closed;
      void this.#health.connected();
    });
    if (shared.redis.status === 'ready') void this.#health.connected();
  }

  get degraded(): boolean {
    return !this.#health.isShared;
  }

  onStateChange(listener: (degraded: boolean) => void): void {
    this.#health.onChange(listener);
  }

  take(charges: readonly Charge[]): Awaitable<Taken> {
    return this.#health.isShared ? this.#takeShared(charges) : this.#takeAlone(charges);
  }

  #takeAlone(charges: readonly Charge[]): Taken {
    this.#lastTakenAloneMs = performance.now();
    return this.#own.take(charges);
  }

  async #takeShared(charges: readonly Charge[]): Promise<Taken> {
    const own = isWithin(windowsAgreeMs, this.#lastTakenAloneMs) ? this.#own.take(charges) : null;
    if (own?.ok === false) return own;
    const shared = await this.#attempt(this.#shared.take(charges));
    if (shared === null) {
      this.#lastTakenAloneMs = performance.now();
      return own ?? this.#own.take(charges);
    }
    if (!shared.ok) {
      if (own !== null) this.#own.release(own.receipt);
      return shared;
    }
    const receipt = { ...shared.receipt, own: own?.receipt ?? this.#own.charge(charges) };
    return { ...shared, windows: own === null ? shared.windows : tighter(shared, own), receipt };
  }

  release(receipt: Receipt): Awaitable<void> {
    if (!receipt.isShared) {
      this.#own.release(receipt);
      return;
    }
    if (receipt.own !== null) this.#own.release(receipt.own);
    if (this.#health.isShared) return this.#attempt(this.#shared.release(receipt)).then(() => undefined);
  }

  recordFailure(key: string, rule: BlockRule): Awaitable<FailureState> {
    const own = this.#own.recordFailure(key, rule);
    if (!this.#health.isShared) return this.#failedAlone(own);
    return this.#attempt(this.#shared.recordFailure(key, rule)).then((shared) => {
      if (shared === null) return this.#failedAlone(own);
      return isWithin(blocksAgreeMs, this.#lastFailureAloneMs) && own.blockedMs > shared.blockedMs ? own : shared;
    });
  }

  blockedFor(...keys: string[]): Awaitable<number> {
    if (!this.#health.isShared) return this.#own.blockedFor(...keys);
    return this.#attempt(this.#shared.blockedFor(...keys)).then((shared) => {
      if (shared !== null && !isWithin(blocksAgreeMs, this.#lastFailureAloneMs)) return shared;
      return Math.max(shared ?? 0, this.#own.blockedFor(...keys));
    });
  }

  clearFailures(key: string): Awaitable<void> {
    this.#own.clearFailures(key);
    if (this.#health.isShared) return this.#attempt(this.#shared.clearFailures(key)).then(() => undefined);
  }

  async close(): Promise<void> {
    this.#health.close();
    await Promise.all([this.#shared.close(), this.#own.close()]);
  }

  #failedAlone(own: FailureState): FailureState {
    this.#lastFailureAloneMs = performance.now();
    return own;
  }

  /** What Redis answers in time, else null; a failure ends its use for everyone. */
  async #attempt<T>(work: Promise<T>): Promise<T | null> {
    try {
      return await this.#inTime(work);
    } catch (error) {
      this.#health.lost(reasonOf(error));
      return null;
    }
  }

  #inTime<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const late = (): void => reject(new Error(`Redis gave no answer within ${this.#timeoutMs} ms`));
      // After a long pause of this process the answer may lie unread: one turn of the loop reads it before giving up.
      const timer = setTimeout(() => setImmediate(late), this.#timeoutMs);
      work.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }
}

function isWithin(spanMs: number, sinceMs: number): boolean {
  return performance.now() - sinceMs < spanMs;
}

/** Of each window the state with less room. */
function tighter(shared: Taken, own: Taken): Taken['windows'] {
  return shared.windows.map((window, i) => {
    const other = own.windows[i] ?? window;
    return other.remaining < window.remaining ? other : window;
  });
}
