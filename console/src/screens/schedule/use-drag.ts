import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Place } from './week-model.ts';

/** Less is a click. */
const startPx = 6;
/** A finger rests before it drags: until then it scrolls. */
const restMs = 320;
const edgePx = 44;
const stepPx = 14;

export interface Drag {
  readonly shiftId: string;
  readonly x: number;
  readonly y: number;
  readonly over: Place | null;
}

function placeAt(x: number, y: number): Place | null {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]');
  const [day, row] = [cell?.dataset['day'], cell?.dataset['row']];
  return day === undefined || row === undefined ? null : { row: Number(row), day };
}

/** Dragging by mouse and finger. A drag that ends outside of every cell, or by Escape, changes nothing. */
export function useDrag(
  scroller: RefObject<HTMLElement | null>,
  onDrop: (shiftId: string, place: Place) => void,
): {
  readonly drag: Drag | null;
  readonly begin: (shiftId: string) => (event: ReactPointerEvent) => void;
  /** True once after a drag: the click that ends it opens nothing. */
  readonly takeClick: () => boolean;
} {
  const [drag, setDrag] = useState<Drag | null>(null);
  const wasDragged = useRef(false);
  const stop = useRef<() => void>(() => undefined);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => () => stop.current(), []);

  const begin = (shiftId: string) => (event: ReactPointerEvent) => {
    if (event.button !== 0) return;
    stop.current();
    const [fromX, fromY, isTouch] = [event.clientX, event.clientY, event.pointerType === 'touch'];
    let [isDragging, x, y] = [false, fromX, fromY];
    wasDragged.current = false;
    const show = (): void => setDrag({ shiftId, x, y, over: placeAt(x, y) });
    const start = (): void => {
      isDragging = true;
      wasDragged.current = true;
      show();
    };
    const rest = isTouch ? setTimeout(start, restMs) : undefined;
    const scroll = setInterval(() => {
      const box = scroller.current?.getBoundingClientRect();
      if (!isDragging || !box) return;
      const down = y > box.bottom - edgePx ? stepPx : y < box.top + edgePx ? -stepPx : 0;
      const right = x > box.right - edgePx ? stepPx : x < box.left + edgePx ? -stepPx : 0;
      if (down === 0 && right === 0) return;
      scroller.current?.scrollBy(right, down);
      show();
    }, 30);
    const move = (next: PointerEvent): void => {
      [x, y] = [next.clientX, next.clientY];
      const isFar = Math.hypot(x - fromX, y - fromY) > startPx;
      if (!isDragging && isFar && isTouch) end();
      else if (!isDragging && isFar) start();
      else if (isDragging) show();
    };
    const up = (): void => {
      const place = isDragging ? placeAt(x, y) : null;
      end();
      // The click of this very release comes before; a later one is a click again.
      setTimeout(() => (wasDragged.current = false));
      if (place) drop.current(shiftId, place);
    };
    const escape = (key: KeyboardEvent): void => {
      if (key.key === 'Escape') end();
    };
    // The page must not scroll away under a finger that drags.
    const hold = (touch: TouchEvent): void => {
      if (isDragging) touch.preventDefault();
    };
    const end = (): void => {
      clearTimeout(rest);
      clearInterval(scroll);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', end);
      window.removeEventListener('keydown', escape);
      window.removeEventListener('touchmove', hold);
      stop.current = () => undefined;
      setDrag(null);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', end);
    window.addEventListener('keydown', escape);
    window.addEventListener('touchmove', hold, { passive: false });
    stop.current = end;
  };
  const takeClick = (): boolean => {
    const taken = wasDragged.current;
    wasDragged.current = false;
    return taken;
  };
  return { drag, begin, takeClick };
}
