import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Data, useRead } from '../client/hooks.ts';
import { nextTryMs, type Sending, sendTaps } from '../offline/send-taps.ts';
import {
  keepTap,
  readTaps,
  subscribeToTaps,
  type Tap,
  type TapDetails,
  tapsVersion,
  unsentTaps,
  waitsForPlace,
} from '../offline/taps.ts';
import { useWhenReachable } from '../offline/use-when-reachable.ts';
import { useCan, useSession } from '../session.tsx';
import { clockTexts as texts } from '../texts/clock.ts';
import { useToast } from '../ui/toast.tsx';
import type { ClockPlaces } from './places.ts';
import { noteServerTime, serverAheadMs } from './server-time.ts';

/** What the clock starts with. */
export type StartDetails = Pick<TapDetails, 'project_id' | 'task_id' | 'description'>;

export interface ClocksElsewhere {
  readonly from: ClockPlaces;
  /** What the tablets are called at which one clocks. */
  readonly kiosks: readonly string[];
  readonly hasPin: boolean;
}

const elsewhereOf = (clock: Data<'/clock'> | undefined): ClocksElsewhere | null =>
  clock?.is_elsewhere === true && clock.clock_from !== null
    ? { from: clock.clock_from, kiosks: clock.kiosks, hasPin: clock.has_kiosk_pin }
    : null;

export interface ClockNow {
  /** undefined until it is known. */
  readonly since: string | null | undefined;
  readonly entryId: string | null;
  /** The last tap waits for the network. */
  readonly isUnsent: boolean;
  /** The last tap waits for its place. */
  readonly isLocating: boolean;
  readonly isBusy: boolean;
  readonly error: Error | null;
  /** Who has been clocked in for longer says when they left. */
  readonly askAfterHours: number;
  readonly shiftEndsAt: string | null;
  /** The break that the shift plans. */
  readonly plannedBreak: number;
  /** The last day of the illness that one reported; null: one may work. */
  readonly illUntil: string | null;
  /** Where one clocks, if this device is none of it. */
  readonly elsewhere: ClocksElsewhere | null;
  /** Whether it runs on a project. */
  readonly isBooked: boolean;
  /** null: not on a break. */
  readonly onBreakSince: string | null;
  /** Whether a break of the running entry was clocked: how long they were follows from that. */
  readonly hasBreaks: boolean;
  readonly beginBreak: () => Promise<void>;
  readonly endBreak: () => Promise<void>;
  readonly clockIn: (details?: StartDetails) => Promise<void>;
  readonly clockOut: (details?: Pick<TapDetails, 'break_minutes' | 'left_at'>) => Promise<void>;
}

/** Until the server has said it, as on a page that was opened without a network. */
const usualAskAfterHours = 12;

/** The person's taps, kept up to date; those of a person alone are read. */
export function useTaps(userId: string): readonly Tap[] {
  useSyncExternalStore(subscribeToTaps, tapsVersion);
  return readTaps(userId);
}

/** What there is to say of taps that were sent; a refusal stands on the screen until its person has decided. */
function said({ settled }: Sending, isExpected: boolean): string | null {
  const deducted = settled.reduce((sum, one) => sum + (one.deductedMinutes ?? 0), 0);
  if (deducted > 0) return texts.deducted(deducted);
  const taken = settled.flatMap(({ tap, isRefused }) => (isRefused ? [] : [tap]));
  const late = taken.find(({ isLate }) => isLate === true);
  if (late) return texts.sentLate(late.action);
  if (taken.some(({ lacksPlace }) => lacksPlace === true)) return texts.withoutPlace;
  return taken.length === 0 || isExpected ? null : texts.sent;
}

/** Sends the person's taps and says what came of them. `isExpected`: they see it happen. */
function useSend(): (isExpected: boolean) => Promise<Sending> {
  const { user } = useSession();
  const toast = useToast();
  const queries = useQueryClient();
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(soon.current), []);
  const send = useCallback(
    async (isExpected: boolean): Promise<Sending> => {
      const sending = await sendTaps(user.id);
      const words = said(sending, isExpected);
      if (words !== null) toast(words);
      if (sending.settled.length > 0) await queries.invalidateQueries();
      const waitMs = nextTryMs(user.id);
      if (waitMs > 0) {
        clearTimeout(soon.current);
        soon.current = setTimeout(() => void send(false), waitMs);
      }
      return sending;
    },
    [user.id, queries, toast],
  );
  return send;
}

/** Whether one is clocked in, and the taps that change it; the same everywhere on the page. */
export function useClock(): ClockNow {
  const { user } = useSession();
  const can = useCan();
  const toast = useToast();
  const send = useSend();
  const [isBusy, setIsBusy] = useState(false);
  const clock = useRead('/clock', {}, { isEnabled: can('clock.get') });
  const now = clock.data?.now;
  useEffect(() => {
    if (now !== undefined) noteServerTime(now, clock.atMs);
  }, [now, clock.atMs]);
  const unsent = useTaps(user.id).filter(({ refusal }) => refusal === undefined);
  const last = unsent.at(-1);

  const tap = async (action: Tap['action'], body: TapDetails): Promise<void> => {
    setIsBusy(true);
    // Who says when they left is elsewhere by now.
    const isAtAnEnd = (action === 'in' || action === 'out') && body.left_at === undefined;
    const asksForPlace = isAtAnEnd && clock.data?.asks_for_place === true;
    await keepTap({ userId: user.id, action, body, asksForPlace, serverAheadMs: serverAheadMs() });
    const { unsent } = await send(true);
    if (unsent !== null && unsentTaps(user.id).length > 0) toast(texts.kept[unsent]);
    setIsBusy(false);
  };

  return {
    ...unsent.reduce(afterTap, stateOf(clock.data)),
    entryId: clock.data?.entry?.id ?? null,
    isUnsent: last !== undefined && !isBusy,
    isLocating: last !== undefined && waitsForPlace(last),
    isBusy,
    error: clock.error,
    askAfterHours: clock.data?.ask_after_hours ?? usualAskAfterHours,
    shiftEndsAt: clock.data?.shift_ends_at ?? null,
    plannedBreak: clock.data?.shift_break_minutes ?? 0,
    illUntil: clock.data?.illness?.end_date ?? null,
    elsewhere: elsewhereOf(clock.data),
    isBooked: !last && clock.data?.entry?.project_id != null,
    beginBreak: () => tap('break', {}),
    endBreak: () => tap('back', {}),
    clockIn: (details = {}) => tap('in', details),
    clockOut: (details = {}) => tap('out', details),
  };
}

type State = Pick<ClockNow, 'since' | 'onBreakSince' | 'hasBreaks'>;

const stateOf = (clock: Data<'/clock'> | undefined): State => ({
  since: clock === undefined ? undefined : (clock.entry?.clock_in ?? null),
  onBreakSince: clock?.on_break_since ?? null,
  hasBreaks: (clock?.entry?.breaks.length ?? 0) > 0,
});

/** How it stands once the server has the tap. */
function afterTap(state: State, { action, tappedAt }: Tap): State {
  switch (action) {
    case 'in':
      return { since: tappedAt, onBreakSince: null, hasBreaks: false };
    case 'out':
      return { since: null, onBreakSince: null, hasBreaks: false };
    case 'break':
      return { ...state, onBreakSince: tappedAt, hasBreaks: true };
    case 'back':
      return { ...state, onBreakSince: null };
  }
}

/** Sends what an earlier page or a dead network left behind; mounted once, in the shell. */
export function useSendKeptTaps(): void {
  const { user } = useSession();
  const send = useSend();
  const start = useCallback((): void => {
    if (unsentTaps(user.id).length > 0) void send(false);
  }, [user.id, send]);
  useWhenReachable(start);
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
