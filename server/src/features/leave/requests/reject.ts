import { enforce } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { moveLeave } from './move.ts';
import { presentLeave } from './present.ts';
import { Leave, Rejection } from './record.ts';
import { mayDecide } from './rules.ts';
import { lockVisibleLeave } from './store.ts';
import { rejectedLeave } from './examples.ts';

export const rejectLeave = writeOperation({
  id: 'leaves.reject',
  route: 'POST /leaves/{id}/reject',
  subject: 'leave',
  summary: 'Reject a leave',
  description: 'By whoever may approve it. The days it reserved are free again.',
  scope: 'leaves:approve',
  params: Strict({ id: Id('lv') }),
  body: Rejection,
  returns: Leave,
  example: rejectedLeave,
  worksOn: 'status=PENDING',
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const leave = await lockVisibleLeave(work, params.id);
    enforce(mayDecide(actor, leave));
    const values = { decided_by_id: actor.userId, decided_at: work.now, rejection_reason: body.reason };
    return presentLeave(actor, await moveLeave(work, leave, 'reject', { values }));
  },
});
