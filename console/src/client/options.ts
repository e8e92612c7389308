import { useEffect, useState } from 'react';
import { type Item, type Query, useList, useRead } from './hooks.ts';

/** Lists that are chosen from: they are searched by name, and tell one by its id. */
export type OptionPath =
  | '/benefit-plans'
  | '/checklist-templates'
  | '/clients'
  | '/courses'
  | '/custom-fields'
  | '/departments'
  | '/folders'
  | '/projects';

const pageSize = 100;
const pauseMs = 120;

/** The text once typing pauses: a name is asked for once, not letter by letter. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

export interface Options<R> {
  /** undefined until they are there: all of them, or those that the text finds. */
  readonly rows: readonly R[] | undefined;
  readonly hasFailed: boolean;
  /** There are more than a page has: they are searched. */
  readonly isCut: boolean;
  readonly isSearching: boolean;
  /** More are found than are listed. */
  readonly hasMore: boolean;
  /** The chosen one, wherever in the list it stands. */
  readonly chosen: R | null;
}

/** What can be chosen from a list, however long: a page of it, and the rest by searching on the server. */
export function useOptions<P extends OptionPath>(
  path: P,
  {
    query = {},
    text = '',
    chosen = '',
    isEnabled = true,
  }: {
    readonly query?: object;
    readonly text?: string;
    readonly chosen?: string | undefined;
    readonly isEnabled?: boolean;
  } = {},
): Options<Item<P>> {
  type Row = Item<P> & { readonly id: string };
  const typed = text.trim();
  const asked = useSettled(typed);
  const asks = (more: object): { query: Query<P> } => ({ query: { ...query, ...more } as Query<P> });
  const first = useList(path, asks({}), { pageSize, isEnabled });
  const isCut = first.hasMore;
  const found = useList(path, asks({ q: asked }), { isEnabled: isEnabled && isCut && asked !== '' });
  const rows = first.rows as readonly Row[] | undefined;
  const here = [...(rows ?? []), ...((found.rows ?? []) as readonly Row[])].find(({ id }) => id === chosen);
  const own = useRead(
    path,
    { query: { id: chosen } as unknown as Query<P> },
    { isEnabled: isEnabled && rows !== undefined && chosen !== '' && here === undefined },
  ).data as readonly Row[] | undefined;
  const isSearched = isCut && typed !== '';
  return {
    rows: isSearched ? found.rows : first.rows,
    hasFailed: first.error !== null,
    isCut,
    isSearching: isSearched && (typed !== asked || found.isLoading || found.isStale),
    hasMore: isSearched ? found.hasMore : isCut,
    chosen: here ?? own?.find(({ id }) => id === chosen) ?? null,
  };
}
