import { useEffect } from 'react';
import { setBadge } from '../offline/badge.ts';
import { navigate } from '../router.tsx';
import { useSession } from '../session.tsx';
import { useWaitingCount } from './waiting.ts';

/** Once the first view is there. */
const restMs = 6_000;

/** The number on the icon follows what waits, and a device that was asked to ring goes on doing so. */
export function useOnDevice(): void {
  const { id } = useSession().user;
  const waiting = useWaitingCount();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    // A notice was tapped while the app is open.
    const onMessage = ({ data }: MessageEvent<{ readonly open?: unknown } | null>): void => {
      if (typeof data?.open === 'string' && /^\/(?!\/)/.test(data.open)) navigate(data.open);
    };
    navigator.serviceWorker.addEventListener('message', onMessage);
    return () => navigator.serviceWorker.removeEventListener('message', onMessage);
  }, []);
  useEffect(() => {
    const timer = setTimeout(
      () => void import('../offline/ring.ts').then(({ goOnRinging }) => goOnRinging(id)).catch(() => undefined),
      restMs,
    );
    return () => clearTimeout(timer);
  }, [id]);
  useEffect(() => {
    if (waiting !== null) setBadge(waiting);
  }, [waiting]);
}
