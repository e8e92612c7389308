import { useEffect } from 'react';

/** Measures and scrolls with the frame that is laid out anyway, once for each `value`: earlier, it would be laid out twice. */
export function useOnceLaidOut(value: unknown, scroll: () => void): void {
  useEffect(() => {
    const frame = requestAnimationFrame(scroll);
    return () => cancelAnimationFrame(frame);
  }, [value]);
}
