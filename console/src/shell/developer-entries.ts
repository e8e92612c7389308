import { type NavigationEntry, present } from '../navigation.ts';
import type { Session } from '../session.tsx';
import { developerTexts } from '../texts/developer-navigation.ts';

/** What stands behind the one entry of developers. */
const developerEntries: readonly NavigationEntry[] = [
  { label: developerTexts.overview, path: '/developers' },
  { label: developerTexts.tokens, path: '/developers/tokens' },
  { label: developerTexts.webhooks, path: '/developers/webhooks' },
  { label: developerTexts.sandboxes, path: '/developers/sandboxes' },
  { label: developerTexts.events, path: '/developers/events' },
  { label: developerTexts.serviceAccounts, path: '/developers/service-accounts' },
  { label: developerTexts.requests, path: '/developers/requests' },
  { label: developerTexts.permissions, path: '/developers/permissions' },
  { label: developerTexts.developmentInbox, path: '/developers/mail' },
];

export const referenceEntry = { label: developerTexts.apiReference, to: '/docs', isOutside: true } as const;

/** The screens for developers, as tabs above each of them. */
export const developerEntriesFor = (session: Session): readonly NavigationEntry[] => present(session, developerEntries);
