import { writeOperation } from '../../../kernel/operation.ts';
import { checkOrder, isEmpty } from '../../../lib/changes.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { checkMove } from '../moves.ts';
import { lockPersonToWrite } from '../person.ts';
import { goalStates } from './goal-states.ts';
import { Goal, GoalChanges } from './record.ts';
import { progressOf } from './rules.ts';
import { lockGoal } from './store.ts';

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
