import type { QueryClient } from '@tanstack/react-query';
import { isOpenTo } from '../screen.ts';
import { screens } from '../screens.ts';
import type { Session } from '../session.tsx';
import { keepSeen, preparedFor } from './seen.ts';

/** Opened on the way, though perhaps not in this visit. */
const onTheWay = new Set(['/my-schedule', '/time-off', '/time-off/new', '/my-time', '/expenses']);
/** As long as what was asked for is taken for what is so on the way. */
const freshMs = 6 * 3_600_000;
const calmMs = 1000;

/** Keeps what is seen while the app is open, and what the screens on the way would ask for, a few times a day. */
export function startKeepingSeen(queries: QueryClient, session: Session, today: () => string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = (): void => {
    clearTimeout(timer);
    timer = undefined;
    keepSeen(queries, session, today());
  };
  const soon = (): void => void (timer ??= setTimeout(now, calmMs));
  const leave = (): void => {
    if (timer !== undefined) now();
  };
  const stop = queries.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') soon();
  });
  document.addEventListener('visibilitychange', leave);
  window.addEventListener('pagehide', leave);
  if (Date.now() - preparedFor(session) > freshMs) {
    const reads = screens
      .filter((screen) => onTheWay.has(screen.path) && isOpenTo(session, screen))
      .flatMap((screen) => screen.reads?.(queries, session, today()) ?? []);
    // A refusal is for the screen; without an answer it is asked again the next time.
    void Promise.all(reads).then(
      () => keepSeen(queries, session, today(), Date.now()),
      () => undefined,
    );
  }
  soon();
  return () => {
    leave();
    stop();
    document.removeEventListener('visibilitychange', leave);
    window.removeEventListener('pagehide', leave);
  };
}
