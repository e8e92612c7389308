import type { Reaction, UnitOfWork } from '../../kernel/unit-of-work.ts';
import { conflict } from '../../lib/errors.ts';
import {
  accountTakenBack,
  findActor,
  serviceAccountDeleted,
  serviceAccountWidened,
  type TakenBack,
  tokenEnds,
} from '../people/index.ts';
import { isHeldBelow, lockOwner, saveRevocation, saveRevocationsOf, saveRevocationsSince } from './store.ts';

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

export const revokeTokenOfSuspended: Reaction = {
  to: tokenEnds,
  summary: 'The API token is revoked.',
  async run(work, id) {
    await saveRevocation(work, id);
    work.audit({ action: 'tokens.revoke', subjectType: 'token', subjectId: id });
    work.changesAccess();
  },
};

export const refuseWiderTokens: Reaction = {
  to: serviceAccountWidened,
  summary:
    'Refused while someone below the new role of the service account, or without its new departments, knows one of its tokens.',
  async run(work, id, about) {
    await lockOwner(work, id);
    const account = await findActor(work.tx, work.actor.organizationId, id);
    if (account && (await isHeldBelow(work, id, account)))
      throw conflict('tokens.heldBelow', { reason: 'holder_below', ...(about as { readonly field: string }) });
  },
};

export const revokeTokensOfAccount: Reaction = {
  to: serviceAccountDeleted,
  summary: 'The API tokens of the service account are revoked.',
  run: revokeTokensOf,
};

export const revokeTokensSince: Reaction = {
  to: accountTakenBack,
  summary: 'API tokens that were made since, and apps connected since, are revoked.',
  async run(work, userId, about) {
    const { since, ended } = about as TakenBack;
    const revoked = await saveRevocationsSince(work, userId, since);
    for (const { id } of revoked) work.audit({ action: 'tokens.revoke', subjectType: 'token', subjectId: id });
    ended.apps = revoked.filter(({ is_app }) => is_app).length;
    ended.tokens = revoked.length - ended.apps;
  },
};
