import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import type { Place, Row } from './week-model.ts';

export interface KeyMove {
  readonly shiftId: string;
  readonly place: Place;
}

/** One step of an arrow key; at the edges it stays. */
function stepFrom({ row, day }: Place, key: string, rows: number, days: readonly string[]): Place | null {
  const column = days.indexOf(day);
  const at = (value: number, count: number): number => Math.min(Math.max(value, 0), count - 1);
  switch (key) {
    case 'ArrowUp':
      return { row: at(row - 1, rows), day };
    case 'ArrowDown':
      return { row: at(row + 1, rows), day };
    case 'ArrowLeft':
      return { row, day: days[at(column - 1, days.length)] ?? day };
    case 'ArrowRight':
      return { row, day: days[at(column + 1, days.length)] ?? day };
    default:
      return null;
  }
}

/**
 * Moving by keyboard. The grid itself keeps the focus meanwhile: the shift's own row may be scrolled out of the document.
 */
export function useMoveKeys({
  rows,
  days,
  scroller,
  scrollTo,
  onDrop,
}: {
  readonly rows: readonly Row[];
  readonly days: readonly string[];
  readonly scroller: RefObject<HTMLElement | null>;
  readonly scrollTo: (row: number) => void;
  readonly onDrop: (shiftId: string, place: Place) => void;
}): {
  readonly move: KeyMove | null;
  readonly begin: (shiftId: string, place: Place) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** A hand on the grid has other plans than the focus. */
  readonly onPointerDown: () => void;
} {
  const [move, setMove] = useState<KeyMove | null>(null);
  const [focusId, setFocusId] = useState<string | null>(null);
  // After the move the shift has the focus again, wherever it is by then.
  useEffect(() => {
    if (focusId === null) return;
    const chip = scroller.current?.querySelector<HTMLElement>(`[data-shift="${focusId}"]`);
    if (document.activeElement === scroller.current || document.activeElement === document.body) chip?.focus();
  });
  const begin = (shiftId: string, place: Place): void => {
    setFocusId(null);
    setMove({ shiftId, place });
    scroller.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (move === null) {
      if (event.key === 'Tab') setFocusId(null);
      return;
    }
    const next = stepFrom(move.place, event.key, rows.length, days);
    if (next) {
      setMove({ ...move, place: next });
      scrollTo(next.row);
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (rows[move.place.row]?.takes !== true) return;
      setMove(null);
      setFocusId(move.shiftId);
      onDrop(move.shiftId, move.place);
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      setMove(null);
      setFocusId(move.shiftId);
      if (event.key === 'Tab') return;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { move, begin, onKeyDown, onPointerDown: () => setFocusId(null) };
}
