import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type ApiError, isUnreachable } from '../../client/error.ts';
import { type Body, write } from '../../client/hooks.ts';
import type { Preview } from './record.ts';

export type Asked = Body<'/leaves/preview', 'post'>;

const restMs = 200;

export interface PreviewState {
  readonly data: Preview | undefined;
  /** Why it cannot be so. Without a network nobody knows, and it can be sent all the same. */
  readonly error: ApiError | null;
  readonly isUnknown: boolean;
  readonly isLoading: boolean;
  readonly isStale: boolean;
}

/** What the server says of a leave before it is sent; asked once the hand rests. */
export function usePreview(asked: Asked): PreviewState {
  const rested = useRested(asked);
  const isWhole = rested.start_date !== '' && rested.end_date !== '';
  const query = useQuery<Preview, ApiError>({
    queryKey: ['/leaves/preview', rested],
    enabled: isWhole,
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: async () => (await write('post', '/leaves/preview', { body: rested })).data,
  });
  return {
    data: query.error === null ? query.data : undefined,
    error: isUnreachable(query.error) ? null : query.error,
    isUnknown: isUnreachable(query.error),
    isLoading: query.isPending && isWhole,
    isStale: query.isPlaceholderData || rested !== asked,
  };
}

function useRested(asked: Asked): Asked {
  const [rested, setRested] = useState(asked);
  useEffect(() => {
    const timer = setTimeout(() => setRested(asked), restMs);
    return () => clearTimeout(timer);
  }, [asked]);
  return rested;
}
