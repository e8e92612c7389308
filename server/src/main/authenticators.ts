import { findCalendar } from '../features/calendar/index.ts';
import { findSessionByHash } from '../features/sign-in/index.ts';
import { findTokenByHash, TokenUse } from '../features/tokens/index.ts';
import type { Authenticators } from '../http/access.ts';
import type { Installation } from '../kernel/installation.ts';

/** Who asks, found by the features that know. */
export function authenticatorsOf(installation: Installation): Authenticators & { close(): Promise<void> } {
  const { db } = installation.database;
  const use = new TokenUse(installation);
  return {
    token: (hash) => findTokenByHash(db, hash),
    session: (hash) => findSessionByHash(db, hash),
    calendar: (hash) => findCalendar(installation, hash),
    tokenUsed: (organizationId, tokenId) => {
      use.note(organizationId, tokenId);
    },
    close: () => use.close(),
  };
}
