import { useSyncExternalStore } from 'react';

/** As in the styles of the schedule. */
const narrow = window.matchMedia('(max-width: 48rem)');

const subscribe = (listener: () => void): (() => void) => {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
};

/** Whether the day is the view, in place of the week. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches);
