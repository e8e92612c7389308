import { useCallback, useEffect, useState } from 'react';
import { getPage, pathWith, type Query } from '../api.ts';

export interface Loaded<T> {
  /** What was loaded last; stays while it is loaded anew, so that nothing jumps. */
  readonly data: T | null;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly reload: () => void;
  /** Takes what a change answered in place of asking again. */
  readonly replace: (data: T) => void;
}

/** Loads when `key` changes. null: not now. */
export function useLoad<T>(key: string | null, load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [state, setState] = useState<{ key: string | null; data: T | null; error: unknown; isLoading: boolean }>({
    key: null,
    data: null,
    error: null,
    isLoading: key !== null,
  });
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (key === null) return;
    const abort = new AbortController();
    setState((current) => ({ ...current, isLoading: true, error: null, ...(current.key !== key && { data: null }) }));
    load(abort.signal)
      .then((data) => setState({ key, data, error: null, isLoading: false }))
      .catch((error: unknown) => {
        if (!abort.signal.aborted) setState((current) => ({ ...current, key, error, isLoading: false }));
      });
    return () => abort.abort();
    // `load` is a new function at every render; `key` says when it means something else.
  }, [key, round]);

  // Until the first answer for a key, the state is still that of the key before.
  const isCurrent = state.key === key;
  return {
    data: isCurrent ? state.data : null,
    error: isCurrent ? state.error : null,
    isLoading: state.isLoading || (key !== null && !isCurrent),
    reload: useCallback(() => setRound((current) => current + 1), []),
    replace: useCallback((data: T) => setState((current) => ({ ...current, data, error: null })), []),
  };
}

export interface Pages<T> {
  readonly items: readonly T[] | null;
  readonly error: unknown;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
  readonly reload: () => void;
}

interface PagesState<T> {
  readonly key: string | null;
  readonly items: readonly T[] | null;
  readonly cursor: string | null;
  readonly error: unknown;
  readonly isLoadingMore: boolean;
}

const empty = { key: null, items: null, cursor: null, error: null, isLoadingMore: false };

/** A list by pages, from the start again whenever the filters change. */
export function usePages<T>(path: string | null, query: Query, pageSize = 50): Pages<T> {
  const key = path === null ? null : pathWith(path, query);
  const [state, setState] = useState<PagesState<T>>(empty);
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (path === null) return;
    const abort = new AbortController();
    setState((current) => (current.key === key ? { ...current, error: null } : { ...empty, key }));
    getPage<T>(path, { ...query, limit: pageSize }, abort.signal)
      .then(({ items, nextCursor }) => setState({ ...empty, key, items, cursor: nextCursor }))
      .catch((error: unknown) => {
        if (!abort.signal.aborted) setState({ ...empty, key, error });
      });
    return () => abort.abort();
    // The query is a new object at every render; the key holds all of it.
  }, [key, round]);

  const loadMore = (): void => {
    if (path === null || state.cursor === null || state.isLoadingMore) return;
    setState((current) => ({ ...current, isLoadingMore: true }));
    getPage<T>(path, { ...query, limit: pageSize, cursor: state.cursor })
      .then(({ items, nextCursor }) =>
        setState((current) =>
          current.key === key
            ? { ...current, items: [...(current.items ?? []), ...items], cursor: nextCursor, isLoadingMore: false }
            : current,
        ),
      )
      .catch((error: unknown) => setState((current) => ({ ...current, error, isLoadingMore: false })));
  };

  const isCurrent = state.key === key;
  return {
    items: isCurrent ? state.items : null,
    error: isCurrent ? state.error : null,
    hasMore: isCurrent && state.cursor !== null,
    isLoadingMore: state.isLoadingMore,
    loadMore,
    reload: () => setRound((current) => current + 1),
  };
}
