import type { ReactNode } from 'react';
import { useFormat } from '../format.ts';
import { usePath } from '../router.tsx';
import { useCan } from '../session.tsx';
import { clockChipTexts, clockTexts as texts } from '../texts/clock.ts';
import { Button } from '../ui/button.tsx';
import { useClock } from './use-clock.ts';
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
  const { since, isUnsent, isBusy, clockOut } = useClock();
  if (since == null || atClock.has(path)) return null;
  return (
    <div className="clock-chip" role="group" aria-label={clockChipTexts.clock}>
      <span className="clock-chip__said" title={isUnsent ? texts.unsentIn : format.instantInFull(since)}>
        {texts.since(format.time(since))}
      </span>
      <Button size="small" isBusy={isBusy} onClick={() => void clockOut()}>
        {texts.clockOut}
      </Button>
    </div>
  );
}
