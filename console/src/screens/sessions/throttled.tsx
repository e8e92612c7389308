import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '../../client/error.ts';
import { type Language, language } from '../../language.ts';
import { throttledTexts } from '../../texts/sessions.ts';
import { Notice } from '../../ui/notice.tsx';

interface Throttle {
  readonly isBlocked: boolean;
  readonly notice: ReactNode;
  /** Runs the attempt; a 429 starts the wait in place of an error. */
  readonly guard: (attempt: () => Promise<unknown>) => Promise<void>;
}

export function useThrottle(): Throttle {
  const [blocked, setBlocked] = useState<ApiError | null>(null);
  const seconds = useWait(blocked);
  return {
    isBlocked: seconds > 0,
    notice: seconds > 0 && <Throttled seconds={seconds} />,
    guard: async (attempt) => {
      try {
        await attempt();
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 429) throw error;
        setBlocked(error);
      }
    },
  };
}

/** Seconds left of a wait that the server asked for; 0 when it is over. */
function useWait(error: ApiError | null): number {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (error === null) return;
    setNow(Date.now());
    setUntil(Date.now() + (error.retryAfterSeconds ?? 60) * 1000);
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [error]);
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** The organization, and with it the variety of the language, is not known before the sign-in. */
const varieties: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-CA' };
const clock = new Intl.DateTimeFormat(varieties[language], { timeStyle: 'short' });

function Throttled({ seconds }: { readonly seconds: number }): ReactNode {
  const time = clock.format(Date.now() + seconds * 1000);
  return (
    <Notice tone="warning">
      {seconds < 90 ? throttledTexts.inSeconds(seconds, time) : throttledTexts.inMinutes(Math.ceil(seconds / 60), time)}
    </Notice>
  );
}
