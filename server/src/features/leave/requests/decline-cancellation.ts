import { enforce } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { leaveMove, moveLeave } from './move.ts';
import { presentLeave } from './present.ts';
import { Declination, Leave } from './record.ts';
import { mayDecide, wasAsked } from './rules.ts';
import { lockVisibleLeave } from './store.ts';

/** Told within the change; no event of the catalogue. */
export const cancellationDeclined = 'leave.cancellation_declined';

export const declineCancellation = writeOperation({
  id: 'leaves.declineCancellation',
  route: 'POST /leaves/{id}/decline-cancellation',
  subject: 'leave',
  summary: 'Decline the cancellation of a leave',
  description:
    'By whoever could cancel it; never one’s own. The leave stands, the reason is its decision_comment, and the person may ask again.',
  surface: 'app',
  scope: null,
  params: Strict({ id: Id('lv') }),
  body: Declination,
  returns: Leave,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const leave = await lockVisibleLeave(work, params.id);
    enforce(mayDecide(actor, leave));
    leaveMove(leave, 'decline cancellation');
    enforce(wasAsked(leave));
    const values = {
      cancellation_requested_at: null,
      cancellation_request_reason: null,
      decided_by_id: actor.userId,
      decided_at: work.now,
      decision_comment: body.reason,
    };
    const after = await moveLeave(work, leave, 'decline cancellation', { values });
    await work.react(cancellationDeclined, leave.id);
    return presentLeave(actor, after);
  },
});
