import { type Actor, administers } from '../../kernel/actor.ts';
import { isAtLeast } from '../../kernel/scopes.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { conflict, enforce, forbidden, type Verdict } from '../../lib/errors.ts';
import { say } from '../../lib/texts/texts.ts';
import { lockNamedAccount, mayLookAfterAccount, type ServiceAccount } from '../people/index.ts';
import type { TokenRow } from './record.ts';
import { countLiveTokens } from './store.ts';

const maxLiveTokens = 50;

export const isInUse = ({ revoked_at }: Pick<TokenRow, 'revoked_at'>): Verdict =>
  revoked_at === null || conflict('tokens.revoked', { reason: 'state' });

/** Whoever had the token knows its secret still: it opens no more to them than their own role and departments do. */
export const mayHold = (
  holder: Pick<Actor, 'role' | 'departmentScope'>,
  { role, department_ids }: Pick<ServiceAccount, 'role' | 'department_ids'>,
): Verdict =>
  (isAtLeast(holder.role, role) &&
    (isAtLeast(holder.role, 'ADMINISTRATOR') || department_ids.every((id) => holder.departmentScope.includes(id)))) ||
  forbidden('tokens.widened', { reason: 'holder_below', field: 'service_account_id' });

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
  if (!administers(work.actor)) throw forbidden('serviceAccounts.higherRole');
  const account = await lockNamedAccount(work, 'service_account_id', id);
  enforce(mayLookAfterAccount(work.actor, account));
  return account;
}
