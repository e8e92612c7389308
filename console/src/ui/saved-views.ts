import { useRead, useWrite } from '../client/hooks.ts';
import type { Ability } from '../client/operations.ts';
import { usePath } from '../router.tsx';
import { useSession } from '../session.tsx';
import { savedViewsTexts } from '../texts/ui.ts';

type Search = Readonly<Record<string, string>>;

/** A list as a person wants to come back to it: the query of its address, and the columns left out. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly search: Search;
  /** null if the list has no columns. */
  readonly hidden: readonly string[] | null;
  readonly isShared: boolean;
  /** Its totals come by mail every month; of a report. */
  readonly isMailed: boolean;
  /** Who shares it; null for one's own. */
  readonly sharedBy: string | null;
  readonly can: readonly string[];
}

export type NewView = Pick<SavedView, 'name' | 'search' | 'hidden' | 'isShared' | 'isMailed'>;

interface Views {
  readonly views: readonly SavedView[];
  readonly add: (view: NewView) => Promise<unknown>;
  readonly change: (id: string, view: Partial<NewView>) => Promise<unknown>;
  readonly remove: (id: string) => Promise<unknown>;
}

/** Beside the names of an address: the screen that it is of, as two may show one list, and which columns are left out. */
const screenKey = 'screen.path';
const columnsKey = 'columns.hidden';

const queryOf = (path: string, search: Search, hidden: readonly string[] | null): Record<string, string> => ({
  ...search,
  [screenKey]: path,
  ...(hidden !== null && { [columnsKey]: hidden.join() }),
});

function partsOf(query: Search): Pick<SavedView, 'search' | 'hidden'> {
  const { [screenKey]: _screen, [columnsKey]: hidden, ...search } = query;
  return { search, hidden: hidden === undefined ? null : hidden.split(',').filter((id) => id !== '') };
}

/** My views of a list at this address, and those that others share. `list` is the operation that reads it. */
export function useSavedViews(list: Ability): Views {
  const path = usePath();
  const { user } = useSession();
  const { data = [], nameOf } = useRead('/saved-views', { query: { list, limit: 100 } });
  const create = useWrite('post', '/saved-views');
  const update = useWrite('patch', '/saved-views/{id}');
  const remove = useWrite('delete', '/saved-views/{id}');
  return {
    views: data
      .filter(({ query }) => query[screenKey] === path)
      .map(({ id, name, query, is_shared, is_mailed, user_id, can = [] }) => ({
        id,
        name,
        ...partsOf(query),
        isShared: is_shared,
        isMailed: is_mailed,
        sharedBy: user_id === user.id ? null : (nameOf(user_id) ?? savedViewsTexts.someone),
        can,
      })),
    add: ({ name, search, hidden, isShared, isMailed }) =>
      create.mutateAsync({
        body: { list, name, query: queryOf(path, search, hidden), is_shared: isShared, is_mailed: isMailed },
      }),
    change: (id, { name, search, hidden, isShared, isMailed }) =>
      update.mutateAsync({
        path: { id },
        body: {
          ...(name !== undefined && { name }),
          ...(search && { query: queryOf(path, search, hidden ?? null) }),
          ...(isShared !== undefined && { is_shared: isShared }),
          ...(isMailed !== undefined && { is_mailed: isMailed }),
        },
      }),
    remove: (id) => remove.mutateAsync({ path: { id } }),
  };
}

/** The same query, whatever the order of its parts. */
export const isSameSearch = (one: Search, other: Search): boolean => {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
};
