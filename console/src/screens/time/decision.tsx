import type { ReactNode } from 'react';
import { timeTexts as texts } from '../../texts/time.ts';
import { Status } from '../../ui/page.tsx';
import { CorrectionNote } from './correction-note.tsx';
import { entryStates } from './states.ts';
import type { Entry } from './week-model.ts';
import './time.css';

/** How an entry was decided on; of one that was turned down also why. */
export function Decision({
  entry,
  nameOf,
}: {
  readonly entry: Entry;
  readonly nameOf: (id: string | null) => string | null;
}): ReactNode {
  const correction = <CorrectionNote entry={entry} by={nameOf(entry.corrected_by_id ?? null)} />;
  if (entry.status === 'RUNNING') {
    return (
      <>
        <Status tone="good">{texts.running}</Status>
        {correction}
      </>
    );
  }
  const { word, tone } = entryStates[entry.approval_status] ?? { word: '' };
  const by = nameOf(entry.rejected_by_id);
  const reason = entry.rejection_reason;
  return (
    <>
      <Status {...(tone && { tone })}>{word}</Status>
      {reason !== null && <div className="entry-reason">{by === null ? reason : texts.whyBy(by, reason)}</div>}
      {correction}
    </>
  );
}
