import type { BlockRule } from './config.ts';

/** In memory a store answers at once; over the network it answers later. Callers await only what is a promise. */
export type Awaitable<T> = T | Promise<T>;

/**
 * One window to be charged. A key reads `kind:rest`; memory keeps each kind apart, so that a flood of one kind
 * (addresses) cannot push out another (tokens). The keys of one take differ.
 */
export interface Charge {
  readonly key: string;
  readonly limit: number;
  readonly windowMs: number;
  /** A cost above the limit fills the window: it could never be granted otherwise. */
  readonly cost: number;
}

export interface WindowState {
  readonly key: string;
  readonly limit: number;
  readonly remaining: number;
  /** Until the oldest request leaves the window; 0 when it is empty. */
  readonly resetMs: number;
}

/** Proof of a granted take, good for one release. */
export interface Receipt {
  readonly charges: readonly Charge[];
  readonly atMicros: number;
  /** The same charge in this process's memory, if Redis holds the shared one. */
  readonly own: Receipt | null;
  readonly isShared: boolean;
  isReleased: boolean;
}

export type Taken =
  | { readonly ok: true; readonly windows: WindowState[]; readonly retryAfterMs: 0; readonly receipt: Receipt }
  | { readonly ok: false; readonly windows: WindowState[]; readonly retryAfterMs: number; readonly receipt: null };

export interface FailureState {
  /** Failures within the rule's time, this one included; 0 once a block stands. */
  readonly failures: number;
  readonly blockedMs: number;
  /** True for the one failure that began the block. */
  readonly blockBegan: boolean;
}

/**
 * Exact sliding windows: no span [t, t + window) ever holds more than the limit, a request that fits is never refused,
 * and a refused request counts nowhere.
 */
export interface LimitStore {
  /** Charges every window or none. */
  take(charges: readonly Charge[]): Awaitable<Taken>;
  /** Gives back what a take charged, as if that request had never come. */
  release(receipt: Receipt): Awaitable<void>;

  /** A failure during a block neither counts nor prolongs it; after a block the count starts afresh. */
  recordFailure(key: string, rule: BlockRule): Awaitable<FailureState>;
  /** The longest block standing among the keys, in milliseconds; 0 when none stands. */
  blockedFor(...keys: string[]): Awaitable<number>;
  /** Forgets the failures counted so far; a block that stands, stands. */
  clearFailures(key: string): Awaitable<void>;

  /** True while limits that should be shared are kept by this process alone. */
  readonly degraded: boolean;
  onStateChange(listener: (degraded: boolean) => void): void;
  close(): Promise<void>;
}

/** Time in whole microseconds: sums stay exact, so that waiting exactly as long as told succeeds. */
export function wholeMicros(ms: number): number {
  return Math.round(ms * 1_000);
}
