import { type ReactNode, useSyncExternalStore } from 'react';
import { offlineNoteTexts } from '../texts/offline.ts';
import { Notice } from '../ui/notice.tsx';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Above a screen while there is no network. */
export function OfflineNote(): ReactNode {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (isOnline) return null;
  return <Notice tone="warning">{offlineNoteTexts.note}</Notice>;
}
