import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { dayIn } from '../../../lib/days.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { checkMove } from '../moves.ts';
import { lockPersonToWrite } from '../person-store.ts';
import { trainingAssigned } from './create.ts';
import { TrainingAssignment, TrainingChanges } from './record.ts';
import { completedDate, trainingStates } from './rules.ts';
import { insertRenewal, listCompleted, lockTraining, trainingAfter } from './store.ts';

export const updateTraining = writeOperation({
  id: 'training.update',
  route: 'PATCH /users/{id}/training/{training_id}',
  subject: 'training_assignment',
  summary: 'Change the training of a person',
  description: 'Only the fields sent change. By those who may assign it.',
  surface: 'app',
  scope: 'training:write',
  packages: ['RECORDS_KEEPING'],
  params: Strict({ id: Id('usr'), training_id: Id('trn') }),
  body: TrainingChanges,
  returns: TrainingAssignment,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params, body }) {
    await lockPersonToWrite(work, 'training', params.id);
    const training = await lockTraining(work, params.id, params.training_id);
    const { status = training.status, completed_date: completed = keptDate(training, status) } = body;
    checkMove(trainingStates, training.status, status);
    const completed_date = completedDate(work, status, completed);
    const changes = work.changesTo(training, { ...body, status, completed_date });
    const changedFields = Object.keys(changes);
    if (changedFields.length > 0) {
      await work.update('training_assignments', training.id, changes);
    }
    return trainingAfter(work, training.id);
  },
});

/** What stays completed keeps its day; what is reopened loses it. */
const keptDate = (training: { status: string; completed_date: string | null }, status: string): string | null =>
  training.status === status ? training.completed_date : null;

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
