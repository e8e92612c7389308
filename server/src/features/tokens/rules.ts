import { type Actor, administers } from '../../kernel/actor.ts';
import { isAtLeast } from '../../kernel/scopes.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { conflict, enforce, forbidden, type Verdict } from '../../lib/errors.ts';
import { say } from '../../lib/texts/texts.ts';
import { develops, lockNamedAccount, mayLookAfterAccount, seesAsMuch, type ServiceAccount } from '../people/index.ts';
import type { TokenRow } from './record.ts';
import { countLiveTokens } from './store.ts';

const maxLiveTokens = 50;

export const isInUse = ({ revoked_at }: Pick<TokenRow, 'revoked_at'>): Verdict =>
  revoked_at === null || conflict('tokens.revoked', { reason: 'state' });

/** One’s own, and everyone’s for those who administer; who was given to develop ends those of accounts up to their role. */
export const mayRevoke = (actor: Actor, { user_id, role }: Pick<TokenRow, 'user_id' | 'role'>): Verdict =>
  administers(actor) ||
  actor.userId === user_id ||
  isAtLeast(actor.role, role) ||
  forbidden('serviceAccounts.higherRole');

/** Whoever had the token knows its secret still: it opens no more to them than their own role and departments do. */
export const mayHold = (
  holder: Pick<Actor, 'role' | 'departmentScope' | 'isGuest'>,
  account: Pick<ServiceAccount, 'role' | 'department_ids'>,
): Verdict =>
  seesAsMuch(holder, account) || forbidden('tokens.widened', { reason: 'holder_below', field: 'service_account_id' });

export async function refuseBeyondLimit(work: UnitOfWork, ownerId: string): Promise<void> {
  if ((await countLiveTokens(work, ownerId)) < maxLiveTokens) return;
  throw conflict(say('tokens.tooMany', { limit: maxLiveTokens }), {
    reason: 'token_limit',
    limit: maxLiveTokens,
  });
}

/** A service account that the actor gives a token to; it stays as it is until the token is its own. */
export async function lockAccountToHold(work: UnitOfWork, id: string): Promise<ServiceAccount> {
  // Before anything tells whether there is such an account.
  if (!develops(work.actor)) throw forbidden('serviceAccounts.higherRole');
  const account = await lockNamedAccount(work, 'service_account_id', id);
  enforce(mayLookAfterAccount(work.actor, account));
  return account;
}
