import { asItStands, type GuardedRecord, guardsOn } from '../../kernel/guards.ts';
import { writeOperation } from '../../kernel/operation.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { Id } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { ManagedToken, presentManagedToken, type TokenRow } from './record.ts';
import { isInUse, mayRevoke } from './rules.ts';
import { lockVisibleToken, saveRevocation } from './store.ts';

export const tokenRecord: GuardedRecord<Pick<TokenRow, 'revoked_at' | 'user_id' | 'role'>> = {
  schemas: [ManagedToken],
  subjectsOf: (_asking, tokens: readonly ManagedToken[]) =>
    Promise.resolve(tokens.map(({ revoked_at, owner }) => ({ revoked_at, user_id: owner.id, role: owner.role }))),
};

/** Once. */
const revocation = guardsOn(tokenRecord, [mayRevoke, asItStands(isInUse)]);

export const revokeVisibleToken = writeOperation({
  id: 'tokens.revoke',
  route: 'DELETE /tokens/{id}',
  summary: 'Revoke an API token',
  description:
    "One's own; Administrators and Executives revoke everyone's, and who was given to develop those of service accounts up to their role. Requests with it are refused at once.",
  surface: 'app',
  scope: null,
  guards: revocation,
  params: Strict({ id: Id('tok') }),
  returns: ManagedToken,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params }) {
    return presentManagedToken(work.services, await revokeToken(work, params.id));
  },
});

/** Ends a token that the actor sees, for good. */
export async function revokeToken(work: UnitOfWork, tokenId: string): Promise<TokenRow> {
  const { actor, tx, now } = work;
  const token = await lockVisibleToken(tx, actor, tokenId);
  await work.guard(token, revocation);
  await saveRevocation(work, tokenId);
  work.audit({ action: 'tokens.revoke', subjectType: 'token', subjectId: tokenId });
  work.changesAccess();
  return { ...token, revoked_at: now };
}
