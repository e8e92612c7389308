import { type ReactNode, useState } from 'react';
import type { Format } from '../format.ts';
import { LeftDialog } from './left-dialog.tsx';
import { asksWhenLeft } from './since.ts';
import { pauseOf } from './taps.ts';
import type { ClockNow } from './use-clock.ts';

/** Clocks out; who has been clocked in for long is asked first when they left. */
export function useLeaving(
  format: Format,
  {
    since,
    askAfterHours,
    shiftEndsAt,
    clockOut,
  }: Pick<ClockNow, 'since' | 'askAfterHours' | 'shiftEndsAt' | 'clockOut'>,
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
      else void clockOut(pauseOf(breakMinutes));
    },
    dialog: since != null && askedWith !== null && (
      <LeftDialog
        format={format}
        since={since}
        askAfterHours={askAfterHours}
        shiftEndsAt={shiftEndsAt}
        breakMinutes={askedWith}
        onLeft={clockOut}
        onClose={() => setAskedWith(null)}
      />
    ),
  };
}
