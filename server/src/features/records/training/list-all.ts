import { Type } from 'typebox';
import { dayIn } from '../../../lib/days.ts';
import { AnyOf } from '../../../kernel/filters.ts';
import { IdFilter } from '../../../lib/ids.ts';
import { listOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { ofPeople } from '../across.ts';
import { TrainingAssignment } from './record.ts';
import { listAllTraining } from './store.ts';

export const listTrainingOfEveryone = listOperation({
  id: 'training.listAll',
  route: 'GET /training',
  summary: 'List training across the organization',
  description: 'Of everyone whose training the owner of the token can read.',
  scope: 'training:read',
  query: Strict({
    ...ofPeople,
    course_id: Type.Optional(IdFilter('crs', 'Only of this course.')),
    status: Type.Optional(AnyOf(TrainingAssignment.properties.status, 'Only training with this status.')),
  }),
  returns: TrainingAssignment,
  order: 'oldest first',

  run({ actor, db, nowMs, query, page }) {
    return listAllTraining(db, actor, query, dayIn(actor.organization.timezone, nowMs), page);
  },
});
