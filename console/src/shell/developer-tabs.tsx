import type { ReactNode } from 'react';
import { longestWithin } from '../navigation.ts';
import { useSession } from '../session.tsx';
import { navigationTexts } from '../texts/shell.ts';
import { Tabs } from '../ui/page.tsx';
import { developerEntriesFor, referenceEntry } from './developer-entries.ts';

/** What stands behind the one entry of developers. */
export function DeveloperTabs({ path }: { readonly path: string }): ReactNode {
  const entries = developerEntriesFor(useSession());
  return (
    <Tabs
      label={navigationTexts.developers}
      current={longestWithin(entries, path) ?? ''}
      tabs={[...entries.map(({ label, path: to }) => ({ label, to })), referenceEntry]}
    />
  );
}
