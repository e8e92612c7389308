import { useEffect } from 'react';

const retryMs = 15_000;

/** Tries now, again and again, and when the network or the person comes back. */
export function useWhenReachable(start: () => void): void {
  useEffect(() => {
    start();
    const timer = setInterval(start, retryMs);
    window.addEventListener('online', start);
    document.addEventListener('visibilitychange', start);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', start);
      document.removeEventListener('visibilitychange', start);
    };
  }, [start]);
}
