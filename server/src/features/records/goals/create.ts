import { writeOperation } from '../../../kernel/operation.ts';
import { checkOrder } from '../../../lib/changes.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { lockPersonToWrite } from '../person.ts';
import { Goal, NewGoal } from './record.ts';
import { progressOf } from './rules.ts';

export const createGoal = writeOperation({
  id: 'goals.create',
  route: 'POST /users/{id}/goals',
  subject: 'goal',
  summary: 'Set a goal for a person',
  description: 'By the person, their Department Head, an Administrator or an Executive.',
  surface: 'app',
  scope: null,
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
