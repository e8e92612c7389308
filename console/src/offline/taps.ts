import type { Body } from '../client/hooks.ts';
import { findPlace, patienceMs } from '../clock/place.ts';
import { keep, readKeptJson } from '../kept.ts';

/** What a tap says besides whose and when it is. */
export type TapDetails = Omit<Body<'/clock/in', 'post'> & Body<'/clock/out', 'post'>, 'user_id' | 'tapped_at'>;

/** A break as a choice has it; none is not sent. */
export const pauseOf = (minutes: string): Pick<TapDetails, 'break_minutes'> =>
  minutes === '0' ? {} : { break_minutes: Number(minutes) };

export type TapAction = 'in' | 'out' | 'break' | 'back';

/** A tap on the clock that the server has not confirmed. It outlives the page, and is dropped by its person alone. */
export interface Tap {
  /** The idempotency key of every try: what is sent under it never changes. */
  readonly key: string;
  readonly userId: string;
  readonly action: TapAction;
  /** By the server's clock, as far as the device knows it. */
  readonly tappedAt: string;
  readonly body: TapDetails;
  /** Until then, by the device's clock, its place may still come; it is not sent before. */
  readonly placeUntilMs?: number;
  readonly lacksPlace?: boolean;
  /** The time it arrives at counts: clock times are not to be changed here. */
  readonly isLate?: boolean;
  /** Why the server does not take it; it waits for its person to decide. */
  readonly refusal?: string;
}

const nameOf = (userId: string): string => `clock.${userId}`;

const listeners = new Set<() => void>();
let version = 0;

export const tapsVersion = (): number => version;

export function subscribeToTaps(listener: () => void): () => void {
  listeners.add(listener);
  // Other pages of this browser have the same taps.
  window.addEventListener('storage', tapsChanged);
  return () => listeners.delete(listener);
}

export function tapsChanged(): void {
  version++;
  for (const listener of listeners) listener();
}

/** As an earlier version of this page kept it. */
interface FormerTap extends Omit<Tap, 'userId' | 'tappedAt'> {
  readonly tappedMs: number;
}

export function readTaps(userId: string): readonly Tap[] {
  const kept = readKeptJson(nameOf(userId));
  if (!Array.isArray(kept)) return [];
  return (kept as (Tap | FormerTap)[]).map((tap) =>
    'tappedMs' in tap
      ? { key: tap.key, userId, action: tap.action, tappedAt: new Date(tap.tappedMs).toISOString(), body: tap.body }
      : tap,
  );
}

/** Those that are still to be sent. */
export const unsentTaps = (userId: string): readonly Tap[] =>
  readTaps(userId).filter(({ refusal }) => refusal === undefined);

function write(userId: string, taps: readonly Tap[]): void {
  keep(nameOf(userId), taps.length === 0 ? null : JSON.stringify(taps));
  tapsChanged();
}

export const dropTap = (userId: string, key: string): void =>
  write(
    userId,
    readTaps(userId).filter((tap) => tap.key !== key),
  );

/** Puts another in its place, unless it is gone. */
export const replaceTap = (userId: string, key: string, change: (tap: Tap) => Tap): void =>
  write(
    userId,
    readTaps(userId).map((tap) => (tap.key === key ? change(tap) : tap)),
  );

/** A clock that was set back must not make a tap wait for hours. */
export const waitsForPlace = ({ placeUntilMs = 0 }: Tap): boolean => {
  const leftMs = placeUntilMs - Date.now();
  return leftMs > 0 && leftMs <= patienceMs;
};

export interface NewTap {
  readonly userId: string;
  readonly action: Tap['action'];
  readonly body: TapDetails;
  readonly asksForPlace: boolean;
  /** How far the server's clock is ahead of the device's. */
  readonly serverAheadMs: number;
}

/** Keeps a tap before anything else is done: the question for the place may stay open, and the page be closed meanwhile. */
export async function keepTap({ userId, action, body, asksForPlace, serverAheadMs }: NewTap): Promise<void> {
  const tappedMs = Date.now();
  const tap: Tap = {
    key: crypto.randomUUID(),
    userId,
    action,
    tappedAt: new Date(tappedMs + serverAheadMs).toISOString(),
    body,
    ...(asksForPlace && { placeUntilMs: tappedMs + patienceMs, lacksPlace: true }),
  };
  write(userId, [...readTaps(userId), tap]);
  if (!asksForPlace) return;
  const place = await findPlace();
  replaceTap(userId, tap.key, ({ placeUntilMs: until, ...kept }) => {
    // Without it the tap may have been sent, and what was sent stays as it is.
    if (until === undefined || place === null) return kept;
    return { ...kept, body: { ...kept.body, ...place }, lacksPlace: false };
  });
}
