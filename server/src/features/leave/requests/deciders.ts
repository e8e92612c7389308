import { readOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { decidersOf, RequestDeciders } from '../../approvals/index.ts';
import { decides } from './guards.ts';
import { getLeaveToDecide } from './store.ts';

export const getLeaveDeciders = readOperation({
  id: 'leaves.deciders',
  route: 'GET /leaves/{id}/deciders',
  summary: 'Who decides on a leave',
  description:
    'For a leave with `approvals`: who has taken each step and who can take those that wait, deputies of those who are away among them. Empty for any other.',
  surface: 'app',
  scope: null,
  params: Strict({ id: Id('lv') }),
  returns: RequestDeciders,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, nowMs, params }) {
    const asking = { actor, db, nowMs };
    const { row } = await getLeaveToDecide(asking, params.id);
    const standing = row.approvals.length === 0 ? null : await decides.standingOn(asking, row);
    return decidersOf(asking, 'LEAVE', row, standing);
  },
});
