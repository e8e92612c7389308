import { TriangleAlert } from 'lucide-react';
import type { PointerEvent, ReactNode } from 'react';
import { useFormat } from '../../format.ts';
import { sayShiftTimes, sayWarning, scheduleTexts as texts, shiftChipTexts } from '../../texts/schedule.ts';
import { shiftApplicationTexts } from '../../texts/shift-applications.ts';
import { shiftDraftTexts } from '../../texts/shift-drafts.ts';
import type { Draft } from './drafts.ts';
import { type PlannedShift, sayBriefTimes } from './planned.ts';

const kinds = 6;

/** Shifts of one name have one colour, whatever else there is. */
const kindOf = (title: string): number =>
  Array.from(title.trim().toLowerCase()).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) %
  kinds;

/** A shift in its cell. Enter opens it, M moves it, X selects it. */
export function ShiftChip({
  shift,
  draft,
  who,
  isMoving,
  isSelected,
  onOpen,
  onSelect,
  onMove,
  onPointerDown,
}: {
  readonly shift: PlannedShift;
  /** What of it is not published. */
  readonly draft: Draft | undefined;
  /** Who works it, if the row does not say so. */
  readonly who: string | null;
  readonly isMoving: boolean;
  /** null: nothing is being selected. */
  readonly isSelected: boolean | null;
  readonly onOpen: () => void;
  /** With Shift or Ctrl held, or by X. */
  readonly onSelect: () => void;
  /** By M; none where it is not moved between cells. */
  readonly onMove?: () => void;
  readonly onPointerDown?: (event: PointerEvent) => void;
}): ReactNode {
  const format = useFormat();
  const mayMove = shift.can.includes('shifts.update') && shift.status !== 'CANCELLED';
  const warnings = shift.warnings.map((warning) => sayWarning(format, warning));
  const state = shift.status === 'CANCELLED' ? 'cancelled' : shift.is_published ? null : 'draft';
  const said = [
    who,
    format.shortDay(format.dayOf(shift.starts_at)),
    sayShiftTimes(format, shift),
    shift.title,
    state === null ? null : shiftChipTexts.states[state],
    draft === undefined ? null : draft.is_deleted ? shiftDraftTexts.saidGoes : shiftDraftTexts.saidChanged,
    shift.application_count === 0 ? null : shiftApplicationTexts.inWeek(shift.application_count),
    ...warnings,
  ].filter((part) => part !== null);
  const classes = [
    'chip-shift',
    shift.user_id === null && 'chip-shift--open',
    state !== null && `chip-shift--${state}`,
    draft !== undefined && 'chip-shift--changed',
    warnings.length > 0 && 'chip-shift--warned',
    isMoving && 'chip-shift--moving',
    isSelected === true && 'chip-shift--selected',
    who !== null && 'chip-shift--named',
    shift.title !== null && `chip-shift--kind chip-shift--kind-${kindOf(shift.title)}`,
  ].filter(Boolean);
  return (
    <button
      type="button"
      className={classes.join(' ')}
      data-shift={shift.id}
      aria-keyshortcuts={mayMove ? (onMove ? 'm x' : 'x') : undefined}
      title={warnings.length > 0 ? warnings.join(' ') : (shift.title ?? undefined)}
      aria-pressed={isSelected ?? undefined}
      onClick={(event) => (mayMove && (event.shiftKey || event.ctrlKey || event.metaKey) ? onSelect() : onOpen())}
      onKeyDown={(event) => {
        if (mayMove && event.key === 'x') onSelect();
        if (!mayMove || !onMove || event.key.toLowerCase() !== 'm' || event.ctrlKey || event.metaKey || event.altKey)
          return;
        event.preventDefault();
        event.stopPropagation();
        onMove();
      }}
      onPointerDown={mayMove ? onPointerDown : undefined}
      onContextMenu={(event) => event.preventDefault()}
    >
      <span className="only-read-aloud">{said.join(', ')}</span>
      <span className="chip-shift__time" aria-hidden="true">
        {warnings.length > 0 && <TriangleAlert size={12} />}
        {sayBriefTimes(format, shift)}
      </span>
      {(who !== null || shift.title !== null) && (
        <span className="chip-shift__what" aria-hidden="true">
          {[who, shift.title].filter((part) => part !== null).join(' · ')}
        </span>
      )}
      {shift.application_count > 0 && (
        <span className="chip-shift__state" aria-hidden="true">
          {shiftApplicationTexts.inWeek(shift.application_count)}
        </span>
      )}
      {draft !== undefined && (
        <span className="chip-shift__state" aria-hidden="true">
          {draft.is_deleted ? shiftDraftTexts.goes : shiftDraftTexts.changed}
        </span>
      )}
      {state === 'draft' && (
        <span className="chip-shift__state" aria-hidden="true">
          {texts.draft}
        </span>
      )}
    </button>
  );
}

/** Where people still see a shift that is planned elsewhere. */
export function StillSeen({ draft, who }: { readonly draft: Draft; readonly who: string | null }): ReactNode {
  const format = useFormat();
  const { published } = draft;
  const said = [who, format.shortDay(format.dayOf(published.starts_at)), sayShiftTimes(format, published)];
  return (
    <span className="chip-shift chip-shift--was">
      <span className="only-read-aloud">
        {shiftDraftTexts.saidWas(said.filter((part) => part !== null).join(', '))}
      </span>
      <span className="chip-shift__time" aria-hidden="true">
        {sayBriefTimes(format, published)}
      </span>
      <span className="chip-shift__state" aria-hidden="true">
        {[who, shiftDraftTexts.was].filter((part) => part !== null).join(' · ')}
      </span>
    </span>
  );
}
