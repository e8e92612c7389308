import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readKept } from '../kept.ts';
import { useSession } from '../session.tsx';
import { useToast } from '../ui/toast.tsx';
import { keptReportsFlag } from './kept-reports-names.ts';
import { useWhenReachable } from './use-when-reachable.ts';

/** Sends expense reports that were written without a network; mounted once, in the shell. What sends them is fetched if there are any. */
export function useSendKeptReports(): void {
  const { user } = useSession();
  const toast = useToast();
  const queries = useQueryClient();
  const start = useCallback((): void => {
    if (readKept(keptReportsFlag(user.id)) === null || !navigator.onLine) return;
    void import('../screens/expenses/outbox.ts')
      .then(({ sendKeptReports }) => sendKeptReports(user.id))
      .then((said) => {
        for (const words of said) toast(words);
        if (said.length > 0) void queries.invalidateQueries();
      })
      // Without a network its file may be missing, too: the next try finds it.
      .catch(() => undefined);
  }, [user.id, toast, queries]);
  useWhenReachable(start);
}
