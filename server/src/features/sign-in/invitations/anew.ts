import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { deleteCodes } from '../codes/store.ts';
import { deletePasskeys } from '../passkeys/store.ts';
import { deleteCredentials, endWaysIn, lockPerson } from '../store.ts';
import { planAgain } from './plan.ts';

/** As someone new: what signed them in before is gone, and they are mailed a link to set a password. */
export async function inviteAnew(work: UnitOfWork, userId: string): Promise<void> {
  const { tx, actor } = work;
  const holder = { organization_id: actor.organizationId, user_id: userId };
  await lockPerson(tx, actor.organizationId, userId);
  await deleteCodes(tx, holder);
  await deletePasskeys(tx, holder);
  await deleteCredentials(tx, holder);
  await endWaysIn(tx, actor.organizationId, userId);
  work.changesAccess();
  planAgain(work, userId, { invitation: 'NOW' });
}
