import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { useSession, useSessionControl } from '../session.tsx';
import { isWaiting, subscribeToKept } from './waiting.ts';

/** Rare: fetched when there is something to say, and kept on the device by the service worker. */
const OfflineNote = lazy(() => import('./offline-note.tsx').then((module) => ({ default: module.OfflineNote })));
const KeptNotices = lazy(() => import('./kept-notices.tsx').then((module) => ({ default: module.KeptNotices })));

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Above every screen: that there is no network, and what waits for it or came back. */
export function OfflineNotices(): ReactNode {
  const { user } = useSession();
  const { state } = useSessionControl();
  const isSeen = state.kind === 'signed-in' && state.isSeen;
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const waits = useSyncExternalStore(subscribeToKept, () => isWaiting(user.id));
  return (
    <Suspense>
      {(!isOnline || isSeen) && <OfflineNote isSeen={isSeen} />}
      {waits && <KeptNotices />}
    </Suspense>
  );
}
