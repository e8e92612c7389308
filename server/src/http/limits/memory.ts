import type { BlockRule } from './config.ts';
import { type Entry, LruKeys, type LruSize } from './lru-keys.ts';
import type { WindowState } from './store.ts';
import { type Charge, type FailureState, type LimitStore, type Receipt, type Taken, wholeMicros } from './store.ts';

export interface MemoryOptions extends Partial<LruSize> {
  /** Monotonic milliseconds. */
  readonly clock?: () => number;
}

const defaultMaxKeys = 100_000;
/** 32 MB for each kind of key. */
const defaultMaxInstants = 4_000_000;

/** Limits within this process. On the path of every request: it answers without a promise. */
export class MemoryStore implements LimitStore {
  readonly #clock: () => number;
  readonly #size: LruSize;
  readonly #windows = new Map<string, LruKeys>();
  readonly #failures = new Map<string, LruKeys>();
  /** What the take at hand found, by its charges. */
  readonly #found: (Entry | undefined)[] = [];
  readonly degraded = false;

  constructor({
    clock = () => performance.now(),
    maxKeys = defaultMaxKeys,
    maxInstants = defaultMaxInstants,
  }: MemoryOptions = {}) {
    this.#clock = clock;
    this.#size = { maxKeys, maxInstants };
  }

  get keyCount(): number {
    return [...this.#windows.values(), ...this.#failures.values()].reduce((sum, room) => sum + room.keyCount, 0);
  }

  take(charges: readonly Charge[]): Taken {
    const now = wholeMicros(this.#clock());
    let waitMicros = 0;
    for (let i = 0; i < charges.length; i++) {
      const { key, limit, windowMs, cost } = charges[i] as Charge;
      const room = this.#room(this.#windows, key);
      const entry = room.find(key);
      this.#found[i] = entry;
      if (entry === undefined) continue;
      const windowMicros = windowMs * 1_000;
      entry.log.expire(now - windowMicros);
      const over = entry.log.size + Math.min(cost, limit) - limit;
      if (over > 0) waitMicros = Math.max(waitMicros, entry.log.timeAt(over - 1) + windowMicros - now);
    }
    if (waitMicros > 0) {
      return { ok: false, windows: this.#states(charges, now), retryAfterMs: waitMicros / 1_000, receipt: null };
    }
    const receipt = this.#charge(charges, now);
    return { ok: true, windows: this.#states(charges, now), retryAfterMs: 0, receipt };
  }

  /** Charges without asking, for what was granted elsewhere. */
  charge(charges: readonly Charge[]): Receipt {
    const now = wholeMicros(this.#clock());
    for (let i = 0; i < charges.length; i++) {
      const { key, windowMs } = charges[i] as Charge;
      const entry = this.#room(this.#windows, key).find(key);
      entry?.log.expire(now - windowMs * 1_000);
      this.#found[i] = entry;
    }
    return this.#charge(charges, now);
  }

  release(receipt: Receipt): void {
    if (receipt.isReleased) return;
    receipt.isReleased = true;
    for (const { key, limit, cost } of receipt.charges) {
      this.#room(this.#windows, key).peek(key)?.log.remove(receipt.atMicros, Math.min(cost, limit));
    }
  }

  recordFailure(key: string, rule: BlockRule): FailureState {
    const now = wholeMicros(this.#clock());
    const room = this.#room(this.#failures, key);
    room.sweep(now);
    const entry = room.find(key) ?? room.add(key);
    if (entry.blockedUntilMicros > now) {
      return { failures: 0, blockedMs: (entry.blockedUntilMicros - now) / 1_000, blockBegan: false };
    }
    entry.log.expire(now - rule.withinMs * 1_000);
    room.push(entry, now, 1);
    entry.idleAtMicros = now + rule.withinMs * 1_000;
    if (entry.log.size <= rule.allowed) return { failures: entry.log.size, blockedMs: 0, blockBegan: false };
    entry.log.clear();
    entry.blockedUntilMicros = entry.idleAtMicros = now + rule.blockMs * 1_000;
    return { failures: 0, blockedMs: rule.blockMs, blockBegan: true };
  }

  blockedFor(...keys: string[]): number {
    const now = wholeMicros(this.#clock());
    let longest = 0;
    for (const key of keys) {
      const entry = this.#room(this.#failures, key).find(key);
      if (entry !== undefined) longest = Math.max(longest, entry.blockedUntilMicros - now);
    }
    return longest / 1_000;
  }

  clearFailures(key: string): void {
    this.#room(this.#failures, key).peek(key)?.log.clear();
  }

  /** Memory is never out of reach. */
  onStateChange(): void {}

  close(): Promise<void> {
    this.#windows.clear();
    this.#failures.clear();
    return Promise.resolve();
  }

  #room(rooms: Map<string, LruKeys>, key: string): LruKeys {
    const kind = key.slice(0, key.indexOf(':'));
    let room = rooms.get(kind);
    if (room === undefined) rooms.set(kind, (room = new LruKeys(this.#size)));
    return room;
  }

  #charge(charges: readonly Charge[], now: number): Receipt {
    for (let i = 0; i < charges.length; i++) {
      const { key, limit, windowMs, cost } = charges[i] as Charge;
      const room = this.#room(this.#windows, key);
      const entry = this.#found[i] ?? room.add(key);
      this.#found[i] = entry;
      room.push(entry, now, Math.min(cost, limit));
      entry.idleAtMicros = now + windowMs * 1_000;
      room.sweep(now);
    }
    return { charges, atMicros: now, own: null, isShared: false, isReleased: false };
  }

  #states(charges: readonly Charge[], now: number): WindowState[] {
    const states: WindowState[] = [];
    for (let i = 0; i < charges.length; i++) {
      const { key, limit, windowMs } = charges[i] as Charge;
      const log = this.#found[i]?.log;
      this.#found[i] = undefined;
      const used = log?.size ?? 0;
      const resetMicros = log === undefined || used === 0 ? 0 : log.timeAt(0) + windowMs * 1_000 - now;
      states.push({ key, limit, remaining: Math.max(0, limit - used), resetMs: resetMicros / 1_000 });
    }
    return states;
  }
}
