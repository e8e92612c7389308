import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useRead } from '../client/hooks.ts';
import { useCan, useSession } from '../session.tsx';
import { clockTexts as texts } from '../texts/clock.ts';
import { useToast } from '../ui/toast.tsx';
import { asSentence } from '../words.ts';
import { keepTaps, readTaps, sendTaps, type Settled, type Tap } from './outbox.ts';
import { findPlace } from './place.ts';

export interface ClockNow {
  /** undefined until it is known. */
  readonly since: string | null | undefined;
  readonly entryId: string | null;
  /** The last tap waits for the network. */
  readonly isUnsent: boolean;
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly clockIn: (details?: { readonly project_id?: string }) => Promise<void>;
  readonly clockOut: (details?: { readonly break_minutes?: number }) => Promise<void>;
}

const retryMs = 15_000;
const listeners = new Set<() => void>();
let version = 0;
const changed = (): void => {
  version++;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const sayOf = ({ tap, error, isLate }: Settled): string | null => {
  if (error) return asSentence(error.message);
  if (isLate) return texts.sentLate(tap.action);
  return null;
};

/** Whether one is clocked in, and the taps that change it; the same everywhere on the page. */
export function useClock(): ClockNow {
  const { user } = useSession();
  const can = useCan();
  const toast = useToast();
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  useSyncExternalStore(subscribe, () => version);
  const clock = useRead('/clock', {}, { isEnabled: can('clock.get') });
  const taps = readTaps(user.id);
  const last = taps.at(-1);

  const flush = useCallback(async (): Promise<void> => {
    const before = readTaps(user.id).length;
    if (before === 0) return;
    const settled = await sendTaps(user.id);
    if (settled.length === 0) return;
    for (const one of settled) {
      const said = sayOf(one);
      if (said !== null) toast(said);
    }
    await queries.invalidateQueries();
    changed();
  }, [user.id, queries, toast]);

  const tap = async (action: Tap['action'], details: Tap['body']): Promise<void> => {
    setIsBusy(true);
    const tappedMs = Date.now();
    const place = clock.data?.asks_for_place === true ? await findPlace() : null;
    if (clock.data?.asks_for_place === true && place === null) toast(texts.withoutPlace);
    const body = { ...details, ...place };
    keepTaps(user.id, [...readTaps(user.id), { key: crypto.randomUUID(), action, tappedMs, body }]);
    await flush();
    if (readTaps(user.id).length > 0) toast(texts.kept);
    setIsBusy(false);
    changed();
  };

  return {
    since: last ? (last.action === 'in' ? new Date(last.tappedMs).toISOString() : null) : sinceOf(clock.data),
    entryId: clock.data?.entry?.id ?? null,
    isUnsent: last !== undefined && !isBusy,
    isBusy,
    error: clock.error,
    clockIn: (details = {}) => tap('in', details),
    clockOut: (details = {}) => tap('out', details),
  };
}

const sinceOf = (clock: { readonly entry: { readonly clock_in: string } | null } | undefined) =>
  clock === undefined ? undefined : (clock.entry?.clock_in ?? null);

/** Sends what an earlier page or a dead network left behind; mounted once, in the shell. */
export function useSendKeptTaps(): void {
  const { user } = useSession();
  const toast = useToast();
  const queries = useQueryClient();
  useEffect(() => {
    const send = (): void => {
      if (readTaps(user.id).length === 0) return;
      void sendTaps(user.id).then(async (settled) => {
        if (settled.length === 0) return;
        toast(settled.map(sayOf).find((said) => said !== null) ?? texts.sent);
        await queries.invalidateQueries();
        changed();
      });
    };
    send();
    const timer = setInterval(send, retryMs);
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', send);
    };
  }, [user.id, queries, toast]);
}

/** Now, again and again: a running time that is right also when the device was asleep. */
export function useNowMs(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = (): void => setNow(Date.now());
    const timer = setInterval(tick, everyMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [everyMs]);
  return now;
}
