import { findCalendar } from '../features/calendar/index.ts';
import { exchange, registerClient, revokeByApp } from '../features/connected-apps/index.ts';
import { kioskDoorOf } from '../features/kiosks/index.ts';
import { findSessionByHash, hasProviders, logOutByProvider, sessionUseOf } from '../features/sign-in/index.ts';
import { findTokenByHash, tokenUseOf } from '../features/tokens/index.ts';
import type { Authenticators } from '../http/access.ts';
import type { Installation } from '../kernel/installation.ts';

/** Who asks, found by the features that know. */
export function authenticatorsOf(installation: Installation): Authenticators & { close(): Promise<void> } {
  const { db } = installation.database;
  const tokens = tokenUseOf(installation);
  const sessions = sessionUseOf(installation);
  return {
    token: (hash) => findTokenByHash(db, hash),
    session: (hash) => findSessionByHash(db, hash),
    calendar: (hash) => findCalendar(installation, hash),
    offersProviders: () => hasProviders(installation.database.db),
    providerLogout: (providerId, token, ip) => logOutByProvider(installation, providerId, token, ip),
    apps: {
      register: (metadata) => registerClient(installation, metadata),
      token: (form, ip) => exchange(installation, form, ip),
      revoke: (form) => revokeByApp(installation, form),
    },
    kiosks: kioskDoorOf(installation),
    tokenUsed: (organizationId, tokenId) => {
      tokens.note(organizationId, tokenId);
    },
    sessionUsed: (organizationId, tokenHash) => {
      sessions.note(organizationId, tokenHash.toString('base64'));
    },
    close: async () => {
      await Promise.all([tokens.close(), sessions.close()]);
    },
  };
}
