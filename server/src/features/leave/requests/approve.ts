import { enforce } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { leaveMove, moveLeave } from './move.ts';
import { checkStillFits } from './plan.ts';
import { presentLeave } from './present.ts';
import { Approval, Leave } from './record.ts';
import { mayDecide } from './rules.ts';
import { lockVisibleLeave } from './store.ts';
import { approvedLeave } from './examples.ts';

export const approveLeave = writeOperation({
  id: 'leaves.approve',
  route: 'POST /leaves/{id}/approve',
  subject: 'leave',
  summary: 'Approve a leave',
  description:
    'By the person’s manager, the Department Head of their department, an Administrator or an Executive; never one’s own. The scope is for Department Heads and above: a manager whose role is Employee cannot decide. Locked dates and the balance are looked at once more: `details.reason` is `locked_dates` or `balance`.',
  scope: 'leaves:approve',
  params: Strict({ id: Id('lv') }),
  body: Approval,
  isBodyOptional: true,
  returns: Leave,
  example: approvedLeave,
  worksOn: 'status=PENDING',
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const leave = await lockVisibleLeave(work, params.id);
    enforce(mayDecide(actor, leave));
    leaveMove(leave, 'approve');
    await checkStillFits(work, leave);
    const values = { decided_by_id: actor.userId, decided_at: work.now, decision_comment: body.comment ?? null };
    return presentLeave(actor, await moveLeave(work, leave, 'approve', { values }));
  },
});
