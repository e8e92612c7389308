import { writeOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { checkMove } from '../moves.ts';
import { lockPersonToWrite } from '../person-store.ts';
import { TrainingAssignment, TrainingChanges } from './record.ts';
import { completedDate } from './rules.ts';
import { lockTraining, trainingAfter } from './store.ts';
import { trainingStates } from './training-states.ts';

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
