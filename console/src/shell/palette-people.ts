import { useRead } from '../client/hooks.ts';
import { useSettled } from '../client/options.ts';
import { fullName } from '../words.ts';
import type { Target } from './target.ts';

interface Found {
  readonly people: readonly Target[];
  /** What is typed has not been answered yet. */
  readonly isSearching: boolean;
}

/** The people whom the text finds, best first. */
export function usePeopleFound(text: string): Found {
  const typed = text.trim();
  const asked = useSettled(typed);
  const { data, nameOf, isLoading } = useRead('/search', { query: { q: asked } }, { isEnabled: asked !== '' });
  const isSearching = typed !== asked || isLoading;
  if (typed === '' || data === undefined) return { people: [], isSearching: typed !== '' && isSearching };
  return {
    isSearching,
    people: data.people.map((person) => ({
      key: person.id,
      label: fullName(person),
      small: [person.job_title, nameOf(person.department_id)].filter(Boolean).join(', '),
      to: `/people/${person.id}`,
      words: fullName(person),
    })),
  };
}
