import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { formatFor } from '../format.ts';
import { Entrance } from '../screens/sessions/entrance.tsx';
import { useSessionControl } from '../session.tsx';
import { offlineTexts } from '../texts/offline.ts';
import { Button } from '../ui/button.tsx';
import { readSeen, showSeen } from './seen.ts';
import { useWhenReachable } from './use-when-reachable.ts';

/** The app was opened without the server: as it was last seen on this device, if it was. */
export function Offline({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const queries = useQueryClient();
  const { openSeen } = useSessionControl();
  useEffect(() => {
    const seen = readSeen();
    if (seen === null) return;
    showSeen(queries, seen, formatFor(seen.session.organization).today());
    openSeen(seen.session);
    // Once, as it is opened.
  }, []);
  useWhenReachable(onRetry);
  const isOnline = navigator.onLine;
  return (
    <Entrance
      title={isOnline ? offlineTexts.away : offlineTexts.offline}
      lead={isOnline ? offlineTexts.awayLead : offlineTexts.offlineLead}
    >
      <Button onClick={onRetry}>{offlineTexts.retry}</Button>
    </Entrance>
  );
}
