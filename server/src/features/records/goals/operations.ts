import { listOperation, writeOperation } from '../../../kernel/operation.ts';
import { checkOrder, isEmpty } from '../../../lib/changes.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { reading, writing } from '../access.ts';
import { checkMove } from '../moves.ts';
import { lockPersonToWrite } from '../person-store.ts';
import { Goal, GoalChanges, NewGoal } from './record.ts';
import { goalStates, progressOf } from './rules.ts';
import { listGoalsOf, lockGoal } from './store.ts';

export const listGoals = listOperation({
  id: 'goals.list',
  route: 'GET /users/{id}/goals',
  summary: 'List the goals of a person',
  description:
    'One’s own; Department Heads see those of their department scope, Administrators and Executives those of anyone.',
  scope: 'goals:read',
  guards: reading.goals,
  params: Strict({ id: Id('usr') }),
  returns: Goal,
  order: 'oldest first',
  refuses: ['NOT_FOUND'],

  run({ actor, db, params, page }) {
    return listGoalsOf(db, actor, params.id, page);
  },
});

export const createGoal = writeOperation({
  id: 'goals.create',
  route: 'POST /users/{id}/goals',
  subject: 'goal',
  summary: 'Set a goal for a person',
  description: 'By the person, their Department Head, an Administrator or an Executive.',
  surface: 'app',
  scope: null,
  guards: writing.goals,
  params: Strict({ id: Id('usr') }),
  body: NewGoal,
  returns: Goal,
  status: 201,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params, body }) {
    await lockPersonToWrite(work, 'goals', params.id);
    checkOrder(body, 'start_date', 'due_date');
    const { title, description = null, status = 'NOT_STARTED', start_date = null, due_date = null } = body;
    const goal: Goal = {
      id: work.newId('goal'),
      user_id: params.id,
      title,
      description,
      status,
      ...progressOf(status, body.progress_percent, { progress_percent: 0, completed_at: null }, work.now),
      start_date,
      due_date,
      created_at: work.now,
      updated_at: work.now,
    };
    await work.insert('goals', goal);
    return goal;
  },
});

export const updateGoal = writeOperation({
  id: 'goals.update',
  route: 'PATCH /users/{id}/goals/{goal_id}',
  subject: 'goal',
  summary: 'Change a goal of a person',
  description: 'Only the fields sent change. By those who may set it.',
  surface: 'app',
  scope: null,
  params: Strict({ id: Id('usr'), goal_id: Id('goal') }),
  body: GoalChanges,
  returns: Goal,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params, body }) {
    await lockPersonToWrite(work, 'goals', params.id);
    const goal = await lockGoal(work, params.id, params.goal_id);
    const { status = goal.status } = body;
    checkMove(goalStates, goal.status, status);
    checkOrder({ ...goal, ...body }, 'start_date', 'due_date');
    const changes = work.changesTo(goal, { ...body, ...progressOf(status, body.progress_percent, goal, work.now) });
    if (isEmpty(changes)) return goal;

    await work.update('goals', goal.id, changes);
    return { ...goal, ...changes, updated_at: work.now };
  },
});
