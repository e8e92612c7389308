import { type RefObject, useLayoutEffect } from 'react';

/** On a narrow screen a planner is wider than what shows it: it opens at today, not at its first day. */
export function useTodayInSight(scroller: RefObject<HTMLElement | null>, firstDay: string): void {
  useLayoutEffect(() => {
    const box = scroller.current;
    const today = box?.querySelector('[data-today]');
    if (!box || !today || box.scrollWidth <= box.clientWidth) return;
    const { left, width } = box.getBoundingClientRect();
    box.scrollLeft += today.getBoundingClientRect().left - left - width / 2;
  }, [scroller, firstDay]);
}
