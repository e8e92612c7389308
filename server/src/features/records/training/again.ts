import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { dayIn } from '../../../lib/days.ts';
import { trainingAssigned } from './create.ts';
import { insertRenewal, listCompleted } from './renew-store.ts';

/** For someone who was hired again: every active course that they completed before is theirs to take once more. */
export async function assignTrainingAgain(work: UnitOfWork, userId: string): Promise<void> {
  const assigned_date = dayIn(work.actor.organization.timezone, work.nowMs);
  for (const { course_id, renewal } of await listCompleted(work, userId)) {
    const id = work.newId('trn');
    const again = { id, user_id: userId, course_id, renewal: renewal + 1, assigned_date, due_date: null };
    if (!(await insertRenewal(work, again))) continue;
    work.audit({
      action: 'training.renew',
      subjectType: 'training_assignment',
      subjectId: id,
      personId: userId,
      after: { course_id },
    });
    await work.react(trainingAssigned, id);
  }
}
