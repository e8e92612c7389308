import type { ReactNode } from 'react';
import { useFormat } from '../../format.ts';
import { timeTexts as texts } from '../../texts/time.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, LeaveButton } from '../../ui/dialog.tsx';
import type { NewEntry, WeekCopies } from './copy-week.ts';
import './time.css';

const names = ['everything', 'ofProjects', 'ofEmptyDays'] as const;

const minutesBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 60_000;

/** Which part of last week is copied: each says how much that is. */
export function CopyWeekDialog({
  found,
  onChoose,
  onClose,
}: {
  readonly found: WeekCopies;
  readonly onChoose: (entries: readonly NewEntry[]) => void;
  readonly onClose: () => void;
}): ReactNode {
  const format = useFormat();
  const hoursOf = (entries: readonly NewEntry[]): string =>
    format.minutes(
      entries.reduce(
        (sum, { clock_in, clock_out, break_minutes = 0 }) => sum + minutesBetween(clock_in, clock_out) - break_minutes,
        0,
      ),
    );
  return (
    <Dialog title={texts.copyWhich} onClose={onClose}>
      <ul className="copy-week">
        {names
          .filter((name) => found[name].length > 0)
          .map((name) => (
            <li key={name}>
              <Button isWide onClick={() => onChoose(found[name])}>
                {texts.copyParts[name]}
              </Button>
              <span className="quiet tabular">{texts.copyCount(found[name].length, hoursOf(found[name]))}</span>
            </li>
          ))}
      </ul>
      <div className="form__actions form__actions--end">
        <LeaveButton />
      </div>
    </Dialog>
  );
}
