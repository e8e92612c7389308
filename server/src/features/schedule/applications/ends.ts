import type { Sql } from '../../../db/sql.ts';
import type { Job } from '../../../kernel/catalogue.ts';
import type { Reaction, UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { inOrganization } from '../../organization/index.ts';
import { accessSuspended, comesAlong, departmentChanged } from '../../people/index.ts';
import { shiftClaimedEvent } from '../shifts/events.ts';
import { shiftChanging, shiftRemoving } from '../shifts/shift-states.ts';
import { applicationAccepted, applicationEnded, type ApplicationEnding } from './application-states.ts';
import { endApplications, endChanged, ofAway, ofMoved, ofOne, ofPerson, ofShift } from './ends-store.ts';

const audit = (work: UnitOfWork, subjectId: string, changedFields: string[]): void =>
  work.audit({ action: 'shiftApplications.end', subjectType: 'shift_application', subjectId, changedFields });

/** Who applied is told. */
async function end(work: UnitOfWork, reason: ApplicationEnding, which: Sql): Promise<void> {
  for (const id of await endApplications(work, reason, which)) {
    audit(work, id, ['status', 'ended_reason']);
    await work.react(applicationEnded, id);
  }
}

/** Whatever changes a shift, by whichever operation. */
const endOfChanged: Reaction = {
  to: shiftChanging,
  summary: 'Applications for the shift: of who was given it is accepted, the others end, unless it is open as it was.',
  async run(work, shiftId) {
    for (const { id, status } of await endChanged(work, shiftId)) {
      audit(work, id, status === 'ACCEPTED' ? ['status'] : ['status', 'ended_reason']);
      await work.react(status === 'ACCEPTED' ? applicationAccepted : applicationEnded, id);
    }
  },
};

const ending = (to: string, reason: ApplicationEnding, summary: string, which: (id: string) => Sql): Reaction => ({
  to,
  summary,
  async run(work, id, about) {
    if (!comesAlong(about)) await end(work, reason, which(id));
  },
});

export const applicationReactions: readonly Reaction[] = [
  endOfChanged,
  ending(shiftRemoving, 'CALLED_OFF', 'Applications for the shift end.', ofShift),
  ending(shiftClaimedEvent.type, 'TAKEN', 'Other applications for the shift end.', ofShift),
  ending('user.deactivated', 'GONE', 'Applications of the person end.', ofPerson),
  ending(accessSuspended, 'GONE', 'Applications of the person end.', ofPerson),
  ending(departmentChanged, 'GONE', 'Applications of a person who moved to another department end.', ofMoved),
  {
    to: 'leave.approved',
    summary: 'Applications of the person for shifts in that time end.',
    run: (work, leaveId) => end(work, 'AWAY', ofAway(work, leaveId)),
  },
];

const endTask = 'shiftApplications.end';

export function endInTime(work: UnitOfWork, id: string, openUntil: string): void {
  const payload = { organization_id: work.actor.organizationId, id };
  work.enqueue(endTask, payload, { jobKey: `${endTask}:${id}`, runAtMs: Date.parse(openUntil) });
}

/** A shift begins, and no one was chosen. */
export const endBegunApplications: Job = {
  task: endTask,
  async run(services, { organization_id, id }) {
    if (typeof organization_id !== 'string' || typeof id !== 'string') return;
    await inOrganization(services, organization_id, (work) => end(work, 'STARTED', ofOne(id, work.now)));
  },
};
