import { refuseConstraint } from '../../../db/rows.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { dayIn } from '../../../lib/days.ts';
import { conflict, type Refusal } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { writing } from '../access.ts';
import { checkActiveCourse } from '../courses/store.ts';
import { checkMove } from '../moves.ts';
import { lockPersonToWrite } from '../person-store.ts';
import { NewTraining, TrainingAssignment, TrainingChanges } from './record.ts';
import { completedDate, trainingStates } from './rules.ts';
import { insertRenewal, listCompleted, lockTraining, trainingAfter } from './store.ts';

/** Told within the change; no event of the catalogue. */
export const trainingAssigned = 'training.assigned';

export const createTraining = writeOperation({
  id: 'training.create',
  route: 'POST /users/{id}/training',
  subject: 'training_assignment',
  summary: 'Assign a course to a person',
  description:
    'By an Administrator, an Executive or the person’s Department Head, never for oneself. With status COMPLETED it records training that is finished.',
  scope: 'training:write',
  packages: ['RECORDS_KEEPING'],
  guards: writing.training,
  params: Strict({ id: Id('usr') }),
  body: NewTraining,
  returns: TrainingAssignment,
  status: 201,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  run: ({ work, params, body }) => assignTraining(work, params.id, body),
});

/** By the same rules from wherever it is asked: API, app or import. */
export async function assignTraining(
  work: UnitOfWork,
  userId: string,
  input: NewTraining,
): Promise<TrainingAssignment> {
  const { actor } = work;
  await lockPersonToWrite(work, 'training', userId);
  const { course_id, status = 'ASSIGNED', due_date = null } = input;
  const completed_date = completedDate(work, status, input.completed_date);
  await checkActiveCourse(work, 'course_id', course_id);
  const id = work.newId('trn');
  await work
    .insert('training_assignments', {
      id,
      user_id: userId,
      course_id,
      status,
      assigned_date: dayIn(actor.organization.timezone, work.nowMs),
      due_date,
      completed_date,
      assigned_by_id: actor.userId,
      created_at: work.now,
      updated_at: work.now,
    })
    .catch(refuseConstraint({ training_assignments_course_key: courseAssigned }));
  work.audit({
    action: 'training.create',
    subjectType: 'training_assignment',
    subjectId: id,
    personId: userId,
    after: input,
  });
  await work.react(trainingAssigned, id);
  return trainingAfter(work, id);
}

export const courseAssigned = (): Refusal => conflict('records.courseAssigned', { field: 'course_id' });

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
