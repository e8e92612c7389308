import type { TokenResource } from '../../kernel/resources.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { hashSecret, newApiToken, shownPrefixOf } from '../../lib/secrets.ts';
import { lockOwner, saveSecret } from './store.ts';

/** How long an access token opens something before its app asks for the next. */
const lifetimeMs = 3_600_000;

export interface AppToken {
  readonly id: string;
  readonly token: string;
  readonly expiresInSeconds: number;
}

const secretOf = (work: UnitOfWork) => {
  const token = newApiToken({ isTest: work.actor.organization.sandboxOf !== null });
  return {
    token,
    row: {
      prefix: shownPrefixOf(token),
      token_hash: hashSecret(token),
      expires_at: new Date(work.nowMs + lifetimeMs).toISOString(),
    },
  };
};

/** The token of an app that its owner, the actor, has connected: one for as long as they are connected. */
export async function issueAppToken(
  work: UnitOfWork,
  app: {
    readonly clientId: string;
    readonly name: string;
    readonly scopes: readonly string[];
    readonly requiresAcceptance: boolean;
    readonly resource: TokenResource;
  },
): Promise<AppToken> {
  const ownerId = work.actor.userId ?? '';
  await lockOwner(work, ownerId);
  const id = work.newId('tok');
  const { token, row } = secretOf(work);
  await work.insert('api_tokens', {
    ...row,
    id,
    user_id: ownerId,
    name: app.name,
    scopes: [...app.scopes],
    created_at: work.now,
    created_by_id: ownerId,
    requires_acceptance: app.requiresAcceptance,
    client_id: app.clientId,
    resource: app.resource,
  });
  work.audit({ action: 'tokens.create', subjectType: 'token', subjectId: id, personId: ownerId });
  return { id, token, expiresInSeconds: lifetimeMs / 1000 };
}

/** Its next secret. The scopes are those that the app asks for this time, of what it was given. */
export async function renewAppToken(work: UnitOfWork, id: string, scopes: readonly string[]): Promise<AppToken> {
  const { token, row } = secretOf(work);
  await saveSecret(work, id, { ...row, scopes: [...scopes] });
  work.changesAccess();
  return { id, token, expiresInSeconds: lifetimeMs / 1000 };
}
