import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { deleteCodes } from '../codes/store.ts';
import { deletePasskeys } from '../passkeys/store.ts';
import { deleteCredentials, endWaysIn } from '../store.ts';
import { moveKept } from './kept-store.ts';
import { deleteMember, type Holder, listMembers, moveMembers } from './members-store.ts';

/**
 * Takes someone out of the account that they sign in with: nothing opens their organization any more, and the others stay as they are.
 * What was kept with them goes to one of those; where there is none, it is gone. They come again by an invitation.
 */
export async function leaveAccount(work: UnitOfWork, userId: string): Promise<void> {
  const { tx, actor } = work;
  const own: Holder = { organization_id: actor.organizationId, user_id: userId };
  await endWaysIn(tx, own.organization_id, own.user_id);
  work.changesAccess();
  if (await deleteMember(tx, own)) return;
  const [, next] = await listMembers(tx, own);
  if (next) {
    await deleteMember(tx, next);
    await moveMembers(tx, own, next);
    await moveKept(work, own, next);
    return;
  }
  await deleteCodes(tx, own);
  await deletePasskeys(tx, own);
  await deleteCredentials(tx, own);
}
