import type { ReactNode } from 'react';
import { fieldError } from '../client/error.ts';
import type { Format } from '../format.ts';
import { pauseOf, type TapDetails } from '../offline/taps.ts';
import { clockTexts } from '../texts/clock.ts';
import { leftTexts as texts } from '../texts/clock-asked.ts';
import { Button } from '../ui/button.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { DayInput, SelectInput, TimeInput } from '../ui/forms.tsx';
import { instantAt, wallTime } from '../zone-times.ts';
import { breaksWith, maxSpanMs, saySince, sayWhen } from './since.ts';

interface LeftDialogProps {
  readonly format: Format;
  readonly since: string;
  readonly askAfterHours: number;
  readonly shiftEndsAt: string | null;
  /** As it was said on the screen, or as the shift plans it; null: breaks were clocked. */
  readonly breakMinutes: string | null;
  readonly onLeft: (details: Pick<TapDetails, 'left_at' | 'break_minutes'>) => Promise<void>;
  readonly onClose: () => void;
}

/** For who forgot to clock out. The end of their shift is proposed; who is only now on their way says so with one tap. */
export function LeftDialog(props: LeftDialogProps): ReactNode {
  const { format, since, askAfterHours, shiftEndsAt, breakMinutes, onLeft, onClose } = props;
  const nowMs = Date.now();
  const [sinceMs, endMs] = [Date.parse(since), Date.parse(shiftEndsAt ?? '')];
  const proposed = endMs > sinceMs && endMs <= Math.min(nowMs, sinceMs + maxSpanMs) ? shiftEndsAt : null;
  return (
    <FormDialog
      title={texts.title}
      action={texts.clockOut}
      initial={{
        day: format.dayOf(proposed ?? since),
        time: proposed === null ? '' : wallTime(proposed, format.timeZone),
        pause: breakMinutes ?? '0',
      }}
      onSubmit={({ day, time, pause }) => {
        const left_at = instantAt(day, time, format.timeZone);
        const leftMs = Date.parse(left_at);
        if (leftMs <= sinceMs) throw fieldError('time', texts.notAfterStart(sayWhen(format, since)));
        if (leftMs > Date.now()) throw fieldError('time', texts.inTheFuture);
        if (leftMs - sinceMs > maxSpanMs) throw fieldError('day', texts.tooLong);
        return onLeft({ left_at, ...pauseOf(pause) });
      }}
      onClose={onClose}
    >
      <p>{texts.lead(saySince(format, since), askAfterHours)}</p>
      {proposed !== null && <p className="quiet">{texts.shift(sayWhen(format, proposed))}</p>}
      <div className="form__grid">
        <DayInput name="day" label={texts.day} isRequired max={format.today()} />
        <TimeInput name="time" label={texts.time} isRequired />
      </div>
      {breakMinutes !== null && (
        <SelectInput name="pause" label={clockTexts.break} options={breaksWith(breakMinutes)} />
      )}
      {nowMs - sinceMs <= maxSpanMs && (
        <div>
          <Button
            onClick={() => {
              onClose();
              void onLeft({ left_at: new Date().toISOString(), ...pauseOf(breakMinutes ?? '0') });
            }}
          >
            {texts.leavingNow}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
