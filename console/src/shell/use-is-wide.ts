import { useSyncExternalStore } from 'react';

/** As in shell.css: beside the screen there is a sidebar, or else a bar above it. */
const wide = window.matchMedia('(min-width: 58.01rem)');

const subscribe = (listener: () => void): (() => void) => {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
};

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
