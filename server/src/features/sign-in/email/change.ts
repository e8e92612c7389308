import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { changeEmail } from '../../people/index.ts';
import { leaveAccount } from '../account/leave.ts';
import { decidesFor, listMembers } from '../account/members-store.ts';
import { workFor } from '../account/work.ts';
import { planAgain } from '../invitations/plan.ts';

/** In every organization of the account, where the address is this one. */
export async function changeEverywhere(
  work: UnitOfWork,
  action: string,
  userId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const holder = { organization_id: work.actor.organizationId, user_id: userId };
  for (const member of await listMembers(work.tx, holder)) {
    if (member.email === from) await changeEmail(await workFor(work, member), action, member.user_id, to);
  }
}

/**
 * By someone else. Where their organization does not decide for the account, the address is the person’s in it alone: the account keeps
 * its own, and whoever reads mail at the new one is invited.
 */
export async function changeByOther(
  work: UnitOfWork,
  action: string,
  userId: string,
  addresses: { readonly from: string; readonly to: string },
): Promise<void> {
  if (await decidesFor(work.tx, { organization_id: work.actor.organizationId, user_id: userId })) {
    await changeEverywhere(work, action, userId, addresses);
    return;
  }
  await leaveAccount(work, userId);
  await changeEmail(work, action, userId, addresses.to);
  planAgain(work, userId, { invitation: 'NOW' });
}
