import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../session.tsx';

type Search = Readonly<Record<string, string>>;

/** A list as a person wants to come back to it: the query of its address, and the columns left out. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly search: Search;
  /** null where the list has no columns. */
  readonly hidden: readonly string[] | null;
}

/** Where the views of one person are kept. */
export interface ViewStore {
  readonly load: (list: string) => Promise<readonly SavedView[]>;
  readonly save: (list: string, views: readonly SavedView[]) => Promise<void>;
}

const isView = (value: unknown): value is SavedView => {
  const { id, name, search } = (value ?? {}) as Partial<SavedView>;
  return typeof id === 'string' && typeof name === 'string' && typeof search === 'object';
};

/** In this browser, apart for everyone who signs in on it. */
export function browserStore(personId: string, storage: Storage = localStorage): ViewStore {
  const keyOf = (list: string): string => `muster.views.${personId}.${list}`;
  return {
    load: (list) => {
      try {
        const kept: unknown = JSON.parse(storage.getItem(keyOf(list)) ?? '[]');
        return Promise.resolve(Array.isArray(kept) ? kept.filter(isView) : []);
      } catch {
        // Storage may be forbidden or hold something else: no views then.
        return Promise.resolve([]);
      }
    },
    save: (list, views) => {
      try {
        storage.setItem(keyOf(list), JSON.stringify(views));
      } catch {
        // They then last as long as the page.
      }
      return Promise.resolve();
    },
  };
}

interface Views {
  readonly views: readonly SavedView[];
  /** Adds it, or takes the place of the one with its id. */
  readonly keep: (view: SavedView) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** My views of a list. */
export function useSavedViews(list: string): Views {
  const { user } = useSession();
  const queries = useQueryClient();
  const store = browserStore(user.id);
  const queryKey = ['saved views', user.id, list];
  const { data: views = [] } = useQuery({ queryKey, queryFn: () => store.load(list), networkMode: 'always' });
  const change = async (next: readonly SavedView[]): Promise<void> => {
    await store.save(list, next);
    queries.setQueryData(queryKey, next);
  };
  return {
    views,
    keep: (view) =>
      change(
        views.some(({ id }) => id === view.id)
          ? views.map((each) => (each.id === view.id ? view : each))
          : [...views, view],
      ),
    remove: (id) => change(views.filter((view) => view.id !== id)),
  };
}

/** The same query, whatever the order of its parts. */
export const isSameSearch = (one: Search, other: Search): boolean => {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
};
