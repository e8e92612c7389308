import { listOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { Goal } from './record.ts';
import { listGoalsOf } from './store.ts';

export const listGoals = listOperation({
  id: 'goals.list',
  route: 'GET /users/{id}/goals',
  summary: 'List the goals of a person',
  description:
    'One’s own; Department Heads see those of their department scope, Administrators and Executives those of anyone.',
  scope: 'goals:read',
  params: Strict({ id: Id('usr') }),
  returns: Goal,
  order: 'oldest first',
  refuses: ['NOT_FOUND'],

  run({ actor, db, params, page }) {
    return listGoalsOf(db, actor, params.id, page);
  },
});
