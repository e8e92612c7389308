import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { leaveAccount } from '../account/leave.ts';
import { lockPerson } from '../store.ts';
import { planAgain } from './plan.ts';

/** As someone new: what signed them in here before no longer does, and they are mailed an invitation. */
export async function inviteAnew(work: UnitOfWork, userId: string): Promise<void> {
  const { tx, actor } = work;
  await lockPerson(tx, actor.organizationId, userId);
  await leaveAccount(work, userId);
  planAgain(work, userId, { invitation: 'NOW' });
}
