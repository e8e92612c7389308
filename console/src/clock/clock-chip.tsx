import { type ReactNode, Suspense } from 'react';
import { useFormat } from '../format.ts';
import { usePath } from '../router.tsx';
import { useCan } from '../session.tsx';
import { clockChipTexts, clockTexts as texts } from '../texts/clock.ts';
import { Button } from '../ui/button.tsx';
import { ClockBooking } from './lazy-booking.ts';
import { saySince, sayWhen } from './since.ts';
import { useClock } from './use-clock.ts';
import { useLeaving } from './use-leaving.tsx';
import './clock.css';

/** Screens that have the clock itself. */
const atClock = new Set(['/', '/my-time', '/my-time/entries']);

/** The running clock beside every screen; nothing while it stands still. */
export function ClockChip(): ReactNode {
  const can = useCan();
  return can('clock.get') ? <Chip /> : null;
}

function Chip(): ReactNode {
  const format = useFormat();
  const path = usePath();
  const clock = useClock();
  const { since, onBreakSince, isUnsent, isBusy } = clock;
  const leaving = useLeaving(format, clock);
  if (since == null || atClock.has(path)) return null;
  return (
    <div className="clock-chip" role="group" aria-label={clockChipTexts.clock}>
      <span className="clock-chip__said" title={isUnsent ? texts.unsentIn : format.instantInFull(since)}>
        {onBreakSince === null ? saySince(format, since) : texts.onBreak(sayWhen(format, onBreakSince))}
      </span>
      {clock.elsewhere !== null ? null : onBreakSince === null ? (
        <Button size="small" isBusy={isBusy} aria-label={texts.clockOut} onClick={() => leaving.leave()}>
          {clockChipTexts.clockOut}
        </Button>
      ) : (
        <Button size="small" isBusy={isBusy} onClick={() => void clock.endBreak()}>
          {texts.endBreak}
        </Button>
      )}
      {clock.isBooked && (
        <Suspense fallback={<span className="clock-booking">{'\u00A0'}</span>}>
          <ClockBooking clock={clock} />
        </Suspense>
      )}
      {leaving.dialog}
    </div>
  );
}
