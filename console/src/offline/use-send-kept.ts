import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSession } from '../session.tsx';
import { useToast } from '../ui/toast.tsx';
import { useWhenReachable } from './use-when-reachable.ts';
import { isWaiting } from './waiting.ts';

/** Sends what was kept without a network; mounted once, in the shell. What sends it is fetched if there is any. */
export function useSendKept(): void {
  const { user } = useSession();
  const toast = useToast();
  const queries = useQueryClient();
  const start = useCallback((): void => {
    if (!isWaiting(user.id) || !navigator.onLine) return;
    void import('./outbox.ts')
      .then(({ sendAllKept }) => sendAllKept(user.id))
      .then((said) => {
        for (const words of said) toast(words);
        if (said.length > 0) void queries.invalidateQueries();
      })
      // Without a network its file may be missing, too: the next try finds it.
      .catch(() => undefined);
  }, [user.id, toast, queries]);
  useWhenReachable(start);
}
