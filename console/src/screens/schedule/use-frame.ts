import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Less is a click. */
const startPx = 6;

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const isMet = (frame: Frame, { left, right, top, bottom }: DOMRect): boolean =>
  left < frame.left + frame.width && right > frame.left && top < frame.top + frame.height && bottom > frame.top;

/** A frame drawn by the mouse over empty places selects the shifts it meets. A finger scrolls there. */
export function useFrame(
  scroller: RefObject<HTMLElement | null>,
  onSelect: (ids: readonly string[]) => void,
): { readonly frame: Frame | null; readonly begin: (event: ReactPointerEvent) => void } {
  const [frame, setFrame] = useState<Frame | null>(null);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  const begin = (event: ReactPointerEvent): void => {
    const isOnCell = event.target instanceof HTMLElement && event.target.closest('button, a, .planner__who') === null;
    if (event.button !== 0 || event.pointerType === 'touch' || !isOnCell) return;
    stop.current();
    const [fromX, fromY] = [event.clientX, event.clientY];
    let drawn: Frame | null = null;
    const move = ({ clientX: x, clientY: y }: PointerEvent): void => {
      if (drawn === null && Math.hypot(x - fromX, y - fromY) <= startPx) return;
      drawn = {
        left: Math.min(x, fromX),
        top: Math.min(y, fromY),
        width: Math.abs(x - fromX),
        height: Math.abs(y - fromY),
      };
      getSelection()?.removeAllRanges();
      setFrame(drawn);
    };
    const up = (): void => {
      end();
      const given = drawn;
      if (given === null) return;
      const chips = [...(scroller.current?.querySelectorAll<HTMLElement>('[data-shift]') ?? [])];
      onSelect(
        chips.filter((chip) => isMet(given, chip.getBoundingClientRect())).map(({ dataset }) => dataset['shift'] ?? ''),
      );
    };
    const escape = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') end();
    };
    const end = (): void => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', end);
      window.removeEventListener('keydown', escape);
      stop.current = () => undefined;
      setFrame(null);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', end);
    window.addEventListener('keydown', escape);
    stop.current = end;
  };
  return { frame, begin };
}
