import type { Tap, TapFlag } from './record.ts';

/** Closer than that, two clocks tell the same time. */
const sameMs = 60_000;

export interface TapTimes {
  readonly countsAtMs: number;
  readonly flags: readonly TapFlag[];
  /** It was made a while ago, and kept. */
  readonly isKept: boolean;
  /** How far the clock of the device is ahead; null: it did not say. */
  readonly aheadMs: number | null;
}

/**
 * By which time a tap counts. The clock of the device says when it was made; by how much that clock is off, as it says itself while it
 * sends, is taken off. What is still ahead of time counts now.
 */
export function timesOf({ tapped_at, sent_at, sealed_pin, sealed_badge }: Tap, nowMs: number): TapTimes {
  const tappedMs = Date.parse(tapped_at);
  const aheadMs = sent_at === undefined ? null : Date.parse(sent_at) - nowMs;
  const isOff = aheadMs !== null && Math.abs(aheadMs) > sameMs;
  const madeMs = isOff ? tappedMs - aheadMs : tappedMs;
  const isFuture = madeMs > nowMs + sameMs;
  return {
    countsAtMs: Math.min(madeMs, nowMs),
    flags: [...(isFuture ? (['FUTURE'] as const) : []), ...(isOff ? (['CLOCK_OFF'] as const) : [])],
    isKept: sealed_pin !== undefined || sealed_badge !== undefined,
    aheadMs,
  };
}
