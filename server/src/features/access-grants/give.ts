import { todayOf } from '../../kernel/actor.ts';
import type { Reaction, UnitOfWork } from '../../kernel/unit-of-work.ts';
import { enforce, Refusal } from '../../lib/errors.ts';
import { checkDepartments, guestAdded, type GuestGrants } from '../people/index.ts';
import { presentTold } from './end.ts';
import { grantCreated } from './events.ts';
import type { NewAccessGrant } from './record.ts';
import { checkDays, checkEnds, checkWhole, isThereAlready, mayGive } from './rules.ts';
import { findOverlap, grantAfter, type GrantRow, lockReceiver, type Receiver } from './store.ts';

/** To someone who is locked. */
export async function giveAccess(work: UnitOfWork, receiver: Receiver, given: NewAccessGrant): Promise<GrantRow> {
  const { actor } = work;
  const { user_id, department_ids } = given;
  enforce(mayGive(actor, { ...given, user_role: receiver.role }));
  checkDays(given, todayOf(actor, work.nowMs));
  checkEnds(receiver, given);
  checkWhole(given);
  await checkDepartments(work, 'department_ids', department_ids ?? []);
  const there = await findOverlap(work, given, null);
  if (there !== null) throw isThereAlready(there);
  const id = work.newId('agr');
  await work.insert('access_grants', {
    ...given,
    id,
    reason: given.reason.trim(),
    given_by_id: actor.userId,
    ended_at: null,
    ended_by_id: null,
    created_at: work.now,
    updated_at: work.now,
  });
  const grant = await grantAfter(work, id);
  work.audit({
    action: 'accessGrants.create',
    subjectType: 'access_grant',
    subjectId: id,
    personId: user_id,
    after: given,
  });
  await work.raise(grantCreated, { subjectId: id, snapshot: presentTold(grant) });
  work.refreshScreensOf([user_id]);
  work.changesAccess();
  return grant;
}

/** In one change with them: a guest who was given nothing is never there. A refusal names the field by its place. */
export const giveToGuests: Reaction = {
  to: guestAdded,
  summary: 'A guest is given what they were added for.',
  async run(work, userId, about) {
    const receiver = await lockReceiver(work, userId);
    for (const [index, grant] of (about as GuestGrants).grants.entries()) {
      try {
        await giveAccess(work, receiver, { ...grant, user_id: userId });
      } catch (error) {
        const field = error instanceof Refusal ? error.details?.['field'] : undefined;
        if (!(error instanceof Refusal) || typeof field !== 'string') throw error;
        throw new Refusal(error.code, error.said, { ...error.details, field: `grants.${String(index)}.${field}` });
      }
    }
  },
};
