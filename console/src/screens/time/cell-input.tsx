import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useFormat } from '../../format.ts';
import { timeTexts as texts } from '../../texts/time.ts';
import { readCell } from './quick-line.ts';
import { sayRefusal } from './refusal.ts';
import { saveCell } from './save-cell.ts';
import { type Booking, type Cell, type Entry } from './week-model.ts';
import '../../ui/field.css';

type State = { readonly kind: 'still' | 'saving' | 'saved' } | { readonly kind: 'refused'; readonly why: string };

const dayMinutes = 1440;

/** One day of a project. What is typed is saved on leaving it; it says so, or why not, and keeps what was typed. */
export function CellInput({
  label,
  cell,
  booking,
  dayEntries,
  canWrite,
  isAhead,
  overlaps,
  at: [row, day],
}: {
  readonly label: string;
  readonly cell: Cell;
  readonly booking: Booking;
  readonly dayEntries: readonly Entry[];
  readonly canWrite: boolean;
  /** The day is still to come. */
  readonly isAhead: boolean;
  /** Another entry has time in common with it. */
  readonly overlaps: boolean;
  readonly at: readonly [row: number, day: number];
}): ReactNode {
  const format = useFormat();
  const queries = useQueryClient();
  const id = useId();
  const shown = cell.minutes === 0 ? '' : format.minutes(cell.minutes);
  const [text, setText] = useState(shown);
  const [state, setState] = useState<State>({ kind: 'still' });
  const isTyping = useRef(false);
  const lock = canWrite ? cell.lock : texts.locked;
  useEffect(() => {
    if (!isTyping.current) setText(shown);
  }, [shown]);

  const save = async (): Promise<void> => {
    const typed = readCell(text);
    if (typed === null || typed.minutes > dayMinutes) {
      setState({ kind: 'refused', why: typed === null ? texts.howToType : texts.tooLong });
      return;
    }
    isTyping.current = false;
    const { minutes, from, note } = typed;
    if (minutes === cell.minutes && from === null && note === '') {
      setText(shown);
      setState((current) => (current.kind === 'saved' ? current : { kind: 'still' }));
      return;
    }
    setState({ kind: 'saving' });
    try {
      const why = await saveCell({
        cell,
        minutes,
        from,
        note,
        booking,
        dayEntries,
        timeZone: format.timeZone,
        dayOf: format.dayOf,
      });
      if (why === null) {
        await Promise.all(
          ['/time-entries', '/timesheets', '/home', '/working-rule-breaches'].map((path) =>
            queries.invalidateQueries({ queryKey: [path] }),
          ),
        );
      }
      setState(why === null ? { kind: 'saved' } : { kind: 'refused', why });
    } catch (error) {
      setState({ kind: 'refused', why: sayRefusal(error, format) });
    }
  };

  const isLocked = lock !== null;
  const notes = cell.entries.flatMap(({ description }) => description ?? []).join('; ');
  const said = saidIn(state, isLocked && (cell.minutes > 0 || cell.entries.length > 0) ? lock : null);
  return (
    <div className={`cell cell--${state.kind}`}>
      <input
        className="control cell__input"
        type="text"
        inputMode="text"
        autoComplete="off"
        aria-label={label}
        aria-describedby={said === null ? undefined : id}
        aria-invalid={state.kind === 'refused' || undefined}
        readOnly={isLocked}
        title={lock ?? undefined}
        data-row={row}
        data-day={day}
        value={text}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          isTyping.current = true;
          setText(event.target.value);
          setState({ kind: 'still' });
        }}
        onBlur={() => {
          if (!isLocked) void save();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          isTyping.current = false;
          setText(shown);
          setState({ kind: 'still' });
        }}
      />
      <span
        id={id}
        className={isLocked ? 'only-read-aloud' : 'cell__said'}
        role={state.kind === 'refused' ? 'alert' : state.kind === 'saved' ? 'status' : undefined}
      >
        {said}
      </span>
      {notes !== '' && (
        <span className="cell__note" title={notes}>
          {notes}
        </span>
      )}
      {overlaps && (
        <span className="cell__overlaps" title={texts.overlapsHint}>
          {texts.overlaps}
        </span>
      )}
      {isAhead && cell.minutes > 0 && <span className="cell__note">{texts.ahead}</span>}
      {cell.rejected.map((entry) => (
        <span key={entry.id} className="cell__rejected" title={entry.rejection_reason ?? undefined}>
          {texts.rejectedHours(format.minutes(entry.duration_minutes))}
        </span>
      ))}
    </div>
  );
}

function saidIn(state: State, lock: string | null): string | null {
  if (lock !== null) return lock;
  if (state.kind === 'refused') return state.why;
  if (state.kind === 'saving') return texts.saving;
  return state.kind === 'saved' ? texts.saved : null;
}
