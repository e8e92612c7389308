import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Heard, listenToServer } from './stream.ts';

/** Which answers follow from which records is fetched when something has changed: no first view needs it. */
async function askAgain(queries: QueryClient, topics: readonly string[]): Promise<void> {
  const { isConcerned } = await import('./topics.ts');
  await queries.invalidateQueries({ predicate: ({ queryKey }) => isConcerned(String(queryKey[0]), topics) });
}

/** Asks again for what the server says has changed: badges everywhere, and lists on the screen. */
export function useLive(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      listenToServer((heard: Heard) => {
        if (heard === 'everything') {
          void queries.invalidateQueries();
          return;
        }
        void askAgain(queries, heard);
      }),
    [queries],
  );
}
