import { dayIn } from '../../../lib/days.ts';
import { Id } from '../../../lib/ids.ts';
import { listOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { TrainingAssignment } from './record.ts';
import { listTrainingOf } from './store.ts';

export const listTraining = listOperation({
  id: 'training.list',
  route: 'GET /users/{id}/training',
  summary: 'List the training of a person',
  description:
    'One’s own; Department Heads see that of their department scope, Administrators and Executives that of anyone.',
  scope: 'training:read',
  params: Strict({ id: Id('usr') }),
  returns: TrainingAssignment,
  order: 'oldest first',
  refuses: ['NOT_FOUND'],

  run({ actor, db, nowMs, params, page }) {
    return listTrainingOf(db, actor, params.id, dayIn(actor.organization.timezone, nowMs), page);
  },
});
