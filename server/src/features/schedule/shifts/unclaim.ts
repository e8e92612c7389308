import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { Shift } from './record.ts';
import { hasNotStarted, isUnseenClaim, shiftRecord } from './rules.ts';
import { shiftStates } from './shift-states.ts';
import { lockVisibleShift } from './store.ts';
import { offerOpenShift } from './tell.ts';

export const unclaimShift = writeOperation({
  id: 'shifts.unclaim',
  route: 'POST /shifts/{id}/unclaim',
  subject: 'shift',
  summary: 'Give a claimed shift back',
  description:
    'By the person who claimed it, until it starts or someone who plans it has read of the claim or changed it. It is open again.',
  surface: 'app',
  scope: null,
  guards: guardsOn(shiftRecord, [shiftStates.guard('be given back'), hasNotStarted, isUnseenClaim]),
  params: Strict({ id: Id('shf') }),
  returns: Shift,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params }) {
    const shift = await lockVisibleShift(work, params.id);
    await work.guard(shift);
    const { to: status } = shiftStates.move(shift.status, 'be given back');
    await work.update('shifts', shift.id, { user_id: null, status, claimed_at: null });
    await offerOpenShift(work, shift.id);
    work.audit({ subjectId: shift.id, before: shift, after: { user_id: null, status } });
    return { ...shift, user_id: null, user: null, status, updated_at: work.now };
  },
});
