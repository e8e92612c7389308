import { at, everything, type NavigationEntry, own, present } from '../navigation.ts';
import type { Session } from '../session.tsx';
import { navigationTexts } from '../texts/navigation.ts';
import { developerEntriesFor } from './developer-entries.ts';

/** An entry and the name of the place it stands in, if it stands in one. */
export interface Placed {
  readonly entry: NavigationEntry;
  readonly place: string | null;
}

/** All that has an entry, in the sidebar or behind it: the command palette finds it, and the screens that have none. */
export function everythingFor(session: Session): readonly Placed[] {
  const inMenu = everything(session)
    .flat()
    .flatMap(({ label, within, ...item }) =>
      within === undefined
        ? [{ entry: { label, path: item.path }, place: null }]
        : within
            .filter(({ path }) => path !== at.developers.path)
            .map((entry) => ({ entry, place: entry.label === label ? null : label })),
    );
  return [
    ...inMenu,
    ...present(session, own).map((entry) => ({ entry, place: null })),
    ...developerEntriesFor(session).map((entry) => ({ entry, place: navigationTexts.developers })),
  ];
}
