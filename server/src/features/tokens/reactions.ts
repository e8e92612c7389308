import type { Reaction, UnitOfWork } from '../../kernel/unit-of-work.ts';
import { serviceAccountDeleted } from '../people/index.ts';
import { saveRevocationsOf } from './store.ts';

async function revokeTokensOf(work: UnitOfWork, ownerId: string): Promise<void> {
  const revoked = await saveRevocationsOf(work, ownerId);
  for (const id of revoked) work.audit({ action: 'tokens.revoke', subjectType: 'token', subjectId: id });
  if (revoked.length > 0) work.changesAccess();
}

export const revokeTokensOfDeactivated: Reaction = {
  to: 'user.deactivated',
  summary: "The person's API tokens are revoked.",
  run: revokeTokensOf,
};

export const revokeTokensOfAccount: Reaction = {
  to: serviceAccountDeleted,
  summary: 'The API tokens of the service account are revoked.',
  run: revokeTokensOf,
};
