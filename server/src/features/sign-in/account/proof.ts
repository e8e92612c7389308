import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { forbidden } from '../../../lib/errors.ts';
import { decidesFor } from './members-store.ts';
import { findProof, type Proof } from './sessions-store.ts';

export const findOwnProof = ({ tx, actor, origin, now }: UnitOfWork): Promise<Proof | null> =>
  findProof(tx, { organizationId: actor.organizationId, sessionHash: origin.sessionHash, now });

/**
 * What signs someone in everywhere is changed by who has signed in with it. The provider of one organization answers for who someone is
 * there, not elsewhere.
 */
export async function checkAccountSession(work: UnitOfWork): Promise<void> {
  if ((await findOwnProof(work)) !== null) return;
  const own = { organization_id: work.actor.organizationId, user_id: work.actor.userId ?? '' };
  if (!(await decidesFor(work.tx, own))) throw forbidden('accounts.signInWithIt', { reason: 'account_session' });
}
