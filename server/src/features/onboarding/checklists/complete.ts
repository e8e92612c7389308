import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { deactivatePerson, lockExecutives, lockVisiblePerson } from '../../people/index.ts';
import { countTasks } from '../tasks/store.ts';
import { checklistRecord, mayEditPerson, nothingPending } from './guards.ts';
import { Checklist } from './record.ts';
import { checklistStates, mayDecide } from './rules.ts';
import { getVisibleChecklist, getVisibleFacts, lockVisibleChecklist, saveChecklist } from './store.ts';

export const completeChecklist = writeOperation({
  id: 'onboarding.complete',
  route: 'POST /onboarding/{id}/complete',
  subject: 'checklist',
  summary: 'Complete a checklist',
  description:
    'By those who may start it, once no task is PENDING. Completing an OFFBOARDING makes the person inactive: their tokens are revoked, their sessions end and their webhook endpoints are turned off, all at once.',
  surface: 'app',
  scope: null,
  guards: guardsOn(checklistRecord, [mayDecide, mayEditPerson, checklistStates.guard('complete'), nothingPending]),
  params: Strict({ id: Id('chk') }),
  returns: Checklist,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params }) {
    const checklist = await getVisibleFacts(work, params.id);
    await work.guard(checklist);
    if (checklist.type === 'OFFBOARDING') await offboard(work, params.id, checklist.user_id);
    else await complete(work, params.id);
    return getVisibleChecklist(work.tx, actor, params.id);
  },
});

/** One transaction: the checklist and all that ends with it, or nothing. */
async function offboard(work: UnitOfWork, id: string, userId: string): Promise<void> {
  await lockExecutives(work);
  const person = await lockVisiblePerson(work.tx, work.actor, userId);
  await complete(work, id);
  // Their last day may be over, and their access with it.
  if (person.is_active) await deactivatePerson(work, person, { offboarded: true });
}

/** Of two at once one completes it; the other finds it COMPLETED. */
async function complete(work: UnitOfWork, id: string): Promise<void> {
  const checklist = await lockVisibleChecklist(work, id);
  const { pending } = await countTasks(work, id);
  await work.guard({ ...checklist, pending });
  const { to } = checklistStates.move(checklist.status, 'complete');
  const started_at = checklist.started_at ?? work.now;
  await saveChecklist(work, id, { status: to, started_at, completed_at: work.now });
  work.audit({ subjectId: id, before: checklist, after: { status: to } });
}
