import { refuseDuplicate } from '../../../db/rows.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { dayIn } from '../../../lib/days.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { checkActiveCourse } from '../courses/store.ts';
import { lockPersonToWrite } from '../person.ts';
import { NewTraining, TrainingAssignment } from './record.ts';
import { completedDate } from './rules.ts';
import { trainingAfter } from './store.ts';

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
  params: Strict({ id: Id('usr') }),
  body: NewTraining,
  returns: TrainingAssignment,
  status: 201,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    await lockPersonToWrite(work, 'training', params.id);
    const { course_id, status = 'ASSIGNED', due_date = null } = body;
    const completed_date = completedDate(work, status, body.completed_date);
    await checkActiveCourse(work, 'course_id', course_id);
    const id = work.newId('trn');
    await work
      .insert('training_assignments', {
        id,
        user_id: params.id,
        course_id,
        status,
        assigned_date: dayIn(actor.organization.timezone, work.nowMs),
        due_date,
        completed_date,
        assigned_by_id: actor.userId,
        created_at: work.now,
        updated_at: work.now,
      })
      .catch(refuseAssigned);
    await work.react(trainingAssigned, id);
    return trainingAfter(work, id);
  },
});

const refuseAssigned = refuseDuplicate(
  'training_assignments_course_key',
  'course_id',
  'This course is already assigned to the person.',
);
