import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { dayIn } from '../../../lib/days.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { changePerson, lockVisiblePerson } from '../../people/index.ts';
import { checklistRecord, mayEditPerson } from './guards.ts';
import { Checklist } from './record.ts';
import { checklistStates, mayDecide } from './rules.ts';
import {
  type ChecklistFacts,
  getVisibleChecklist,
  getVisibleFacts,
  lockVisibleChecklist,
  saveChecklist,
} from './store.ts';

export const cancelChecklist = writeOperation({
  id: 'onboarding.cancel',
  route: 'POST /onboarding/{id}/cancel',
  subject: 'checklist',
  summary: 'Cancel a checklist',
  description:
    'By those who may start it. If an OFFBOARDING had set the person’s employment_end_date, it goes back to what it was.',
  surface: 'app',
  scope: null,
  guards: guardsOn(checklistRecord, [mayDecide, mayEditPerson, checklistStates.guard('cancel')]),
  params: Strict({ id: Id('chk') }),
  returns: Checklist,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params }) {
    const checklist = await getVisibleFacts(work, params.id);
    await work.guard(checklist);
    if (checklist.type === 'OFFBOARDING') await cancelOffboarding(work, params.id, checklist.user_id);
    else await cancel(work, params.id);
    return getVisibleChecklist(work.tx, actor, params.id);
  },
});

async function cancel(work: UnitOfWork, id: string): Promise<ChecklistFacts> {
  const checklist = await lockVisibleChecklist(work, id);
  await work.guard(checklist);
  const { to } = checklistStates.move(checklist.status, 'cancel');
  await saveChecklist(work, id, { status: to });
  work.audit({ subjectId: id, before: checklist, after: { status: to } });
  return checklist;
}

/** Unless someone has set another end of employment since. */
async function cancelOffboarding(work: UnitOfWork, id: string, userId: string): Promise<void> {
  const person = await lockVisiblePerson(work.tx, work.actor, userId);
  const { last_day, replaced_end_date: before } = await cancel(work, id);
  // Once they have left, the day on which they did stands.
  if (!person.is_active || person.employment_end_date !== last_day) return;
  const start = person.employment_start_date;
  const today = dayIn(work.actor.organization.timezone, work.nowMs);
  // Who stays has not left: an end that is over by now does not come back.
  const isPossible = before !== null && before >= today && (start === null || start <= before);
  await changePerson(work, person, { employment_end_date: isPossible ? before : null });
}
