import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useFormat } from '../../format.ts';
import { timeTexts as texts } from '../../texts/time.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type Booking, type Entry } from './week-model.ts';

const EntryDialog = lazy(() => import('./entry-dialog.tsx').then((module) => ({ default: module.EntryDialog })));

/** What was turned down in a week: it counts nowhere, and is not to be overlooked for that. */
export function RejectedEntries({
  entries,
  nameOf,
}: {
  readonly entries: readonly Entry[];
  readonly nameOf: (booking: Booking) => string;
}): ReactNode {
  const format = useFormat();
  const [open, setOpen] = useState<Entry | null>(null);
  if (entries.length === 0) return null;
  const said = (entry: Entry): string =>
    texts.rejectedEntry(
      format.shortDay(format.dayOf(entry.clock_in)),
      format.minutes(entry.duration_minutes),
      nameOf(entry),
      entry.rejection_reason,
    );
  return (
    <Notice tone="warning">
      <strong>{texts.rejectedEntries(entries.length)}</strong>
      <ul className="rejected">
        {entries.map((entry) => (
          <li key={entry.id}>
            <span>{said(entry)}</span>
            {entry.can?.includes('timeEntries.update') === true && (
              <Button size="small" onClick={() => setOpen(entry)}>
                {texts.correctAndSend}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {open && (
        <Suspense>
          <EntryDialog entry={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </Notice>
  );
}
