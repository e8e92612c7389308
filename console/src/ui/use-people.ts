import { useEffect, useState } from 'react';
import { getPage } from '../api.ts';
import type { Person } from '../records.ts';
import { fullName } from '../words.ts';

const wanted = 8;
/** No cursor looks like this. */
const start = '';

interface Found {
  readonly matches: readonly Person[];
  readonly isSearching: boolean;
}

/**
 * Active people whose name or address holds the text. The API has no search, so pages are read until enough of them
 * fit: a short text is answered by the first page, a rare name by the last.
 */
export function usePeople(isOpen: boolean, text: string, left: readonly string[]): Found {
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [cursor, setCursor] = useState<string | null>(start);
  const needle = text.trim().toLowerCase();
  const matches = people.filter(
    (person) =>
      !left.includes(person.id) &&
      `${fullName(person)} ${person.first_name} ${person.email}`.toLowerCase().includes(needle),
  );
  const needsMore = isOpen && cursor !== null && matches.length < wanted;

  useEffect(() => {
    if (!needsMore) return;
    const abort = new AbortController();
    getPage<Person>(
      '/users',
      { status: 'active', tiers: 'directory', limit: 100, ...(cursor !== start && { cursor }) },
      abort.signal,
    )
      .then(({ items, nextCursor }) => {
        setPeople((current) => [...current, ...items]);
        setCursor(nextCursor);
      })
      .catch(() => {
        if (!abort.signal.aborted) setCursor(null);
      });
    return () => abort.abort();
  }, [needsMore, cursor]);

  return { matches: matches.slice(0, 50), isSearching: needsMore };
}
