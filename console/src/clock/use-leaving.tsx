import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Format } from '../format.ts';
import { pauseOf } from '../offline/taps.ts';
import { asksWhenLeft } from './since.ts';
import type { ClockNow } from './use-clock.ts';

/** Asked rarely, and needs the forms; the service worker keeps it for when there is no network. */
const LeftDialog = lazy(() => import('./left-dialog.tsx').then((module) => ({ default: module.LeftDialog })));

/** Clocks out; who has been clocked in for long is asked first when they left. */
export function useLeaving(
  format: Format,
  {
    since,
    askAfterHours,
    shiftEndsAt,
    plannedBreak,
    hasBreaks,
    clockOut,
  }: Pick<ClockNow, 'since' | 'askAfterHours' | 'shiftEndsAt' | 'plannedBreak' | 'hasBreaks' | 'clockOut'>,
): {
  /** With the minutes of the break, as the screen has them. */
  readonly leave: (breakMinutes?: string) => void;
  /** The question, while it is asked. */
  readonly dialog: ReactNode;
} {
  const [askedWith, setAskedWith] = useState<string | null>(null);
  return {
    leave(breakMinutes = '0') {
      if (since == null) return;
      if (asksWhenLeft(since, askAfterHours, Date.now())) setAskedWith(breakMinutes);
      else void clockOut(hasBreaks ? {} : pauseOf(breakMinutes));
    },
    dialog: since != null && askedWith !== null && (
      <Suspense>
        <LeftDialog
          format={format}
          since={since}
          askAfterHours={askAfterHours}
          shiftEndsAt={shiftEndsAt}
          breakMinutes={hasBreaks ? null : askedWith === '0' ? String(plannedBreak) : askedWith}
          onLeft={clockOut}
          onClose={() => setAskedWith(null)}
        />
      </Suspense>
    ),
  };
}
