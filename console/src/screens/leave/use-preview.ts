import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ApiError } from '../../client/error.ts';
import { type Body, write } from '../../client/hooks.ts';
import type { Preview } from './record.ts';

export type Asked = Body<'/leaves/preview', 'post'>;

const restMs = 200;

export interface PreviewState {
  readonly data: Preview | undefined;
  readonly error: ApiError | null;
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
    error: query.error,
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
