import { type PointerEvent, useRef } from 'react';

/** In pixels: less is a tap, or a finger that scrolls. */
const leastPx = 60;

interface Handlers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
}

/** A finger that goes to the side: 1 is forward. What it goes over leaves sideways moves to it (`touch-action: pan-y`). */
export function useSwipe(onSwipe: (step: 1 | -1) => void): Handlers {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown({ pointerType, isPrimary, clientX: x, clientY: y }) {
      from.current = pointerType === 'touch' && isPrimary ? { x, y } : null;
    },
    onPointerUp({ clientX: x, clientY: y }) {
      const start = from.current;
      from.current = null;
      if (!start) return;
      const [right, down] = [x - start.x, y - start.y];
      if (Math.abs(right) >= leastPx && Math.abs(right) > 2 * Math.abs(down)) onSwipe(right < 0 ? 1 : -1);
    },
    onPointerCancel() {
      from.current = null;
    },
  };
}
