import type { ReactNode } from 'react';
import { useFormat } from '../../format.ts';
import { handTexts as texts } from '../../texts/time-by-hand.ts';
import { sayTimes } from './span.ts';
import type { Entry } from './week-model.ts';
import './time.css';

/** Who recorded it for the person or put it right, why, and what stood there before. */
export function CorrectionNote({ entry, by }: { readonly entry: Entry; readonly by: string | null }): ReactNode {
  const format = useFormat();
  const { corrected_at: at, correction_reason: reason, before_correction: before } = entry;
  if (at === undefined) return null;
  const when = format.instant(at);
  const did = before == null ? texts.recordedBy(by, when) : texts.correctedBy(by, when);
  return (
    <div className="entry-reason">
      <div>{reason == null ? did : texts.because(did, reason)}</div>
      {before != null && <div>{texts.before(sayTimes({ ...before, is_duration: false }, format))}</div>}
      {before != null && before.break_minutes > 0 && (
        <div>{texts.breakBefore(format.minutes(before.break_minutes))}</div>
      )}
    </div>
  );
}
