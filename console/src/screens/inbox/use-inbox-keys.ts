import { useEffect, useRef } from 'react';

export interface InboxKeys {
  readonly toggle: (index: number) => void;
  readonly approve: (index: number | null) => void;
  readonly reject: (index: number | null) => void;
  readonly undo: () => void;
}

const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable]';

/** j and k walk through the rows, x chooses, a and r decide, u takes back; wherever the focus is, but never while someone types. */
export function useInboxKeys(keys: InboxKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
      if ((event.target as Element).matches(typing) || document.querySelector('dialog[open]') !== null) return;
      const rows = [...document.querySelectorAll<HTMLElement>('[data-inbox-row]')];
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      const here = at === -1 ? null : at;
      const acts: Readonly<Record<string, () => void>> = {
        j: () => focusRow(rows, Math.min(at + 1, rows.length - 1)),
        k: () => focusRow(rows, Math.max(at - 1, 0)),
        x: () => here !== null && latest.current.toggle(here),
        a: () => {
          latest.current.approve(here);
          stayAt(at);
        },
        r: () => latest.current.reject(here),
        u: () => latest.current.undo(),
      };
      const act = acts[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** The row is gone once it is decided: the next one takes its place under the keys. */
const stayAt = (at: number): void => {
  if (at === -1) return;
  requestAnimationFrame(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-inbox-row]')];
    focusRow(rows, Math.min(at, rows.length - 1));
  });
};

/** Its title if that leads somewhere, else where it is chosen: never a button that decides, which Enter would press. */
const focusRow = (rows: readonly HTMLElement[], index: number): void => {
  const row = rows[index];
  (row?.querySelector<HTMLElement>('a.inbox__title, input') ?? row?.querySelector('a'))?.focus();
};
