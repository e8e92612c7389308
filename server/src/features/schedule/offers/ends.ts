import type { Sql } from '../../../db/sql.ts';
import type { Job } from '../../../kernel/catalogue.ts';
import type { Reaction, UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { inOrganization } from '../../organization/index.ts';
import { accessSuspended, comesAlong, departmentChanged } from '../../people/index.ts';
import { shiftChanging, shiftRemoving } from '../shifts/shift-states.ts';
import { endOffers, isCancelled, ofAway, ofChanged, ofMoved, ofOne, ofOther, ofPerson, ofShift } from './ends-store.ts';
import { type EndedReason, offerEnded } from './offer-states.ts';

/** The people of what ends are told. */
async function end(work: UnitOfWork, reason: EndedReason, which: Sql): Promise<void> {
  for (const id of await endOffers(work, reason, which)) {
    work.audit({
      action: 'shiftOffers.end',
      subjectType: 'shift_offer',
      subjectId: id,
      changedFields: ['status', 'ended_reason'],
    });
    await work.react(offerEnded, id);
  }
}

/** What else was offered of a shift that changes hands. */
export const endOthers = (work: UnitOfWork, shiftId: string, offerId: string): Promise<void> =>
  end(work, 'CHANGED', ofOther(shiftId, offerId));

/** Whatever changes a shift, by whichever operation: what was offered is no longer what was said. */
const endOfChanged: Reaction = {
  to: shiftChanging,
  summary: 'Offers of the shift that wait for an answer end.',
  async run(work, shiftId) {
    const reason = (await isCancelled(work, shiftId)) ? 'CALLED_OFF' : 'CHANGED';
    await end(work, reason, ofChanged(work, shiftId));
  },
};

const endOfRemoved: Reaction = {
  to: shiftRemoving,
  summary: 'Offers of the shift that wait for an answer end.',
  run: (work, shiftId) => end(work, 'CALLED_OFF', ofShift(shiftId)),
};

const endOfGone = (to: string): Reaction => ({
  to,
  summary: 'Shift offers of the person and to the person end.',
  run: (work, userId) => end(work, 'GONE', ofPerson(userId)),
});

const endOfMoved: Reaction = {
  to: departmentChanged,
  summary: 'Shift offers of a person who moved to another department, and to them, end.',
  async run(work, userId, about) {
    if (!comesAlong(about)) await end(work, 'GONE', ofMoved(work, userId));
  },
};

export const offerReactions: readonly Reaction[] = [
  endOfChanged,
  endOfRemoved,
  endOfGone('user.deactivated'),
  endOfGone(accessSuspended),
  endOfMoved,
  {
    to: 'leave.approved',
    summary: 'Shift offers that wait for approval end if who would work one of the shifts is away then.',
    run: (work, leaveId) => end(work, 'AWAY', ofAway(work, leaveId)),
  },
];

const endTask = 'shiftOffers.end';

export function endInTime(work: UnitOfWork, id: string, openUntil: string): void {
  const payload = { organization_id: work.actor.organizationId, id };
  work.enqueue(endTask, payload, { jobKey: `${endTask}:${id}`, runAtMs: Date.parse(openUntil) });
}

/** A shift begins: what no one took stays with whose it is, who is told. */
export const endBegunOffers: Job = {
  task: endTask,
  async run(services, { organization_id, id }) {
    if (typeof organization_id !== 'string' || typeof id !== 'string') return;
    await inOrganization(services, organization_id, (work) => end(work, 'STARTED', ofOne(id, work.now)));
  },
};
