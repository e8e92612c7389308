import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useFormat } from '../format.ts';
import { useSessionControl } from '../session.tsx';
import { offlineNoteTexts as texts } from '../texts/offline.ts';
import { Notice } from '../ui/notice.tsx';
import { useWhenReachable } from './use-when-reachable.ts';

const lookEveryMs = 1000;

/** Above a screen while there is no network: of when the oldest is that stands on it. The app that was opened so looks for the server. */
export function OfflineNote({ isSeen }: { readonly isSeen: boolean }): ReactNode {
  const format = useFormat();
  const queries = useQueryClient();
  const { refresh } = useSessionControl();
  const [oldestMs, setOldestMs] = useState<number | null>(null);
  const ask = useCallback((): void => void (isSeen && refresh()), [isSeen, refresh]);
  useWhenReachable(ask);
  useEffect(() => {
    const look = (): void => {
      const shown = queries
        .getQueryCache()
        .findAll({ type: 'active', predicate: ({ state }) => state.data !== undefined });
      setOldestMs(shown.length === 0 ? null : Math.min(...shown.map(({ state }) => state.dataUpdatedAt)));
    };
    look();
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  }, [queries]);
  return (
    <Notice tone="warning">
      {oldestMs === null ? texts.note : texts.seen(format.instant(new Date(oldestMs).toISOString()))}
    </Notice>
  );
}
