import { useEffect, useState, type ReactNode } from 'react';
import type { ApiError } from '../../api.ts';
import { sayTime } from '../../dates.ts';
import { plural } from '../../words.ts';
import { Notice } from '../../ui/notice.tsx';

/** Seconds left of a wait that the server asked for; 0 when it is over. */
export function useWait(error: ApiError | null): number {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (error?.status !== 429) return;
    setNow(Date.now());
    setUntil(Date.now() + (error.retryAfterSeconds ?? 60) * 1000);
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [error]);
  return Math.max(0, Math.ceil((until - now) / 1000));
}

export function Throttled({ seconds }: { readonly seconds: number }): ReactNode {
  const wait = seconds < 90 ? plural(seconds, 'second') : plural(Math.ceil(seconds / 60), 'minute');
  return (
    <Notice tone="warning">
      Too many attempts. Try again in {wait}, at {sayTime(new Date(Date.now() + seconds * 1000))}.
    </Notice>
  );
}
