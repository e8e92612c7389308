import { type Data, useRead } from './hooks.ts';

interface NamedShortcut {
  readonly id: string;
  readonly name: string;
  readonly status: Data<'/project-shortcuts'>['recent'][number]['status'];
}

export interface ProjectShortcuts {
  readonly favourites: readonly NamedShortcut[];
  readonly recent: readonly NamedShortcut[];
}

/** Projects that the person marked, and those they booked on of late; undefined until they are known. */
export function useProjectShortcuts(isEnabled = true): ProjectShortcuts | undefined {
  const { data, nameOf } = useRead('/project-shortcuts', {}, { isEnabled });
  if (data === undefined) return undefined;
  const named = (ones: typeof data.recent): NamedShortcut[] =>
    ones.flatMap(({ project_id: id, status }) => {
      const name = nameOf(id);
      return name === null ? [] : [{ id, name, status }];
    });
  return { favourites: named(data.favourites), recent: named(data.recent) };
}
