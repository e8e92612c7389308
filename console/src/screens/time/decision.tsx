import type { ReactNode } from 'react';
import { timeTexts as texts } from '../../texts/time.ts';
import { Status } from '../../ui/page.tsx';
import { entryStates } from './states.ts';
import { type Entry, rejectionOf } from './week-model.ts';
import './time.css';

/** How an entry was decided on; of one that was turned down also why. */
export function Decision({ entry }: { readonly entry: Entry }): ReactNode {
  if (entry.status === 'RUNNING') return <Status tone="good">{texts.running}</Status>;
  const { word, tone } = entryStates[entry.approval_status] ?? { word: '' };
  const reason = rejectionOf(entry);
  return (
    <>
      <Status {...(tone && { tone })}>{word}</Status>
      {reason !== null && <div className="entry-reason">{reason}</div>}
    </>
  );
}
