import { type KeyboardEvent, type RefObject, useRef } from 'react';

/** j and k walk through the rows, x chooses one, Enter follows its link. Never while someone types. */
export function useRowKeys(
  count: number,
  toggle: (index: number) => void,
): { readonly container: RefObject<HTMLDivElement | null>; readonly onKeyDown: (event: KeyboardEvent) => void } {
  const container = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.metaKey || event.ctrlKey || event.altKey || count === 0) return;
    const target = event.target as HTMLElement;
    if (target.matches('input:not([type=checkbox]), textarea, select')) return;
    const rows = [...(container.current?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    if (event.key === 'j' || event.key === 'k') {
      event.preventDefault();
      const next = rows[Math.min(Math.max(at + (event.key === 'j' ? 1 : -1), 0), rows.length - 1)];
      next?.querySelector<HTMLElement>('a, button, input')?.focus();
    } else if (event.key === 'x' && at >= 0) {
      event.preventDefault();
      toggle(at);
    }
  };
  return { container, onKeyDown };
}
