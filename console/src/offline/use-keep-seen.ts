import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormat } from '../format.ts';
import { useSessionControl } from '../session.tsx';

/** The first view, and what it asks for, comes first. */
const restMs = 3000;

/** Keeps what is seen for when the app is opened without a network; mounted once, in the shell. */
export function useKeepSeen(): void {
  const queries = useQueryClient();
  const { today } = useFormat();
  const { state } = useSessionControl();
  const session = state.kind === 'signed-in' && !state.isSeen && !state.hasEnded ? state.session : null;
  useEffect(() => {
    if (session === null) return;
    let stop = (): void => undefined;
    let isLeft = false;
    const timer = setTimeout(() => {
      void import('./keep-seen.ts')
        .then(({ startKeepingSeen }) => {
          if (!isLeft) stop = startKeepingSeen(queries, session, today);
        })
        .catch(() => undefined);
    }, restMs);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      stop();
    };
  }, [queries, session, today]);
}
