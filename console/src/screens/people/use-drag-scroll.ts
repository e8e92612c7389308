import { type PointerEvent, type RefObject, useRef } from 'react';

interface Drag {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
}

/** What is larger than its place is moved with the mouse; a finger scrolls by itself. */
export function useDragScroll(area: RefObject<HTMLElement | null>): Drag {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: (event) => {
      const isOnControl = event.target instanceof Element && event.target.closest('a, button') !== null;
      if (event.pointerType !== 'mouse' || event.button !== 0 || isOnControl || !area.current) return;
      from.current = { x: event.clientX + area.current.scrollLeft, y: event.clientY + area.current.scrollTop };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event) => {
      if (from.current === null || !area.current) return;
      area.current.scrollLeft = from.current.x - event.clientX;
      area.current.scrollTop = from.current.y - event.clientY;
    },
    onPointerUp: () => {
      from.current = null;
    },
  };
}
