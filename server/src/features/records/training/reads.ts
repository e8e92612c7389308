import { Type } from 'typebox';
import { AnyOf } from '../../../kernel/filters.ts';
import { listOperation } from '../../../kernel/operation.ts';
import { dayIn } from '../../../lib/days.ts';
import { Id, IdFilter } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { PersonSearch } from '../../people/index.ts';
import { reading } from '../access.ts';
import { ofPeople } from '../across-store.ts';
import { TrainingAssignment } from './record.ts';
import { listAllTraining, listTrainingOf } from './store.ts';

export const listTraining = listOperation({
  id: 'training.list',
  route: 'GET /users/{id}/training',
  summary: 'List the training of a person',
  description:
    'One’s own; Department Heads see that of their department scope, Administrators and Executives that of anyone.',
  scope: 'training:read',
  guards: reading.training,
  params: Strict({ id: Id('usr') }),
  returns: TrainingAssignment,
  order: 'oldest first',
  refuses: ['NOT_FOUND'],

  run({ actor, db, nowMs, params, page }) {
    return listTrainingOf(db, actor, params.id, dayIn(actor.organization.timezone, nowMs), page);
  },
});

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
  appQuery: PersonSearch,
  returns: TrainingAssignment,
  order: 'oldest first',

  run({ actor, db, nowMs, query, page }) {
    return listAllTraining(db, actor, query, dayIn(actor.organization.timezone, nowMs), page);
  },
});
