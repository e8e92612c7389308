import { useRead, type Data } from '../client/hooks.ts';
import { useSettled } from '../shell/palette-people.ts';

export type PersonFound = Data<'/search'>['people'][number];

interface Found {
  readonly matches: readonly PersonFound[];
  readonly isSearching: boolean;
}

/** Active people whom the text finds; nothing typed finds nobody yet. */
export function usePeople(isOpen: boolean, text: string, left: readonly string[]): Found {
  const typed = text.trim();
  const asked = useSettled(typed);
  const { data, isLoading } = useRead(
    '/search',
    { query: { q: asked, status: 'active' } },
    { isEnabled: isOpen && asked !== '', keepsPrevious: true },
  );
  const matches = typed === '' ? [] : (data?.people ?? []).filter(({ id }) => !left.includes(id));
  return { matches, isSearching: typed !== '' && (typed !== asked || isLoading) };
}
