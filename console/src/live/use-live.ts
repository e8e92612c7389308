import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSessionControl } from '../session.tsx';
import { type Heard, listenToServer } from './stream.ts';

/** Which answers follow from which records is fetched when something has changed: no first view needs it. */
async function askAgain(queries: QueryClient, topics: readonly string[]): Promise<void> {
  const { isConcerned } = await import('./topics.ts');
  await queries.invalidateQueries({ predicate: ({ queryKey }) => isConcerned(String(queryKey[0]), topics) });
}

/** Asks again for what the server says has changed: badges everywhere, and lists on the screen. */
export function useLive(): void {
  const queries = useQueryClient();
  const { refresh } = useSessionControl();
  useEffect(
    () =>
      listenToServer((heard: Heard) => {
        if (heard === 'everything') {
          void refresh();
          void queries.invalidateQueries();
          return;
        }
        // What one may do has changed: menu and buttons follow.
        if (heard.includes('access_grant')) void refresh();
        void askAgain(queries, heard);
      }),
    [queries, refresh],
  );
}
