import { useEffect } from 'react';
import { useSession } from '../session.tsx';
import { useWaitingCount } from './waiting.ts';

/** Once the first view is there. */
const restMs = 6_000;
const load = () => import('../offline/ring.ts');

/** The number on the icon follows what waits, and a device that was asked to ring goes on doing so. */
export function useOnDevice(): void {
  const { id } = useSession().user;
  const waiting = useWaitingCount();
  useEffect(() => {
    const timer = setTimeout(
      () => void load().then(({ goOnRinging }) => goOnRinging(id).catch(() => undefined)),
      restMs,
    );
    return () => clearTimeout(timer);
  }, [id]);
  useEffect(() => {
    if (waiting === null || !('setAppBadge' in navigator)) return;
    void load().then(({ setBadge }) => setBadge(waiting));
  }, [waiting]);
}
