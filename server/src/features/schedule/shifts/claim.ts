import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { enforce, forbidden } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { Shift } from './record.ts';
import { isOfItsDepartment, isOnOffer, lockPerson, refuseOverlap, type Worker } from './rules.ts';
import { shiftStates } from './shift-states.ts';
import { lockShiftToClaim } from './store.ts';

export const claimShift = writeOperation({
  id: 'shifts.claim',
  route: 'POST /shifts/{id}/claim',
  subject: 'shift',
  summary: 'Claim an open shift',
  description: 'For an open, published shift of the own department that has not started. Of two who ask, one gets it.',
  surface: 'app',
  scope: null,
  params: Strict({ id: Id('shf') }),
  returns: Shift,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params }) {
    const shift = await lockShiftToClaim(work, params.id);
    if (actor.userId === null) throw forbidden('A shift is claimed by a person.');
    const person = await lockPerson(work, actor.userId);
    const status = claimedStatus(work, shift, person);
    const claimed = { ...shift, user_id: person.id };
    await refuseOverlap(work, claimed);
    await work.update('shifts', shift.id, { user_id: person.id, status });
    const changedFields = ['user_id', 'status'];
    work.audit({ subjectId: shift.id, changedFields });
    const user = { id: person.id, first_name: person.first_name, last_name: person.last_name };
    return { ...claimed, user, status, updated_at: work.now };
  },
});

function claimedStatus(work: UnitOfWork, shift: Shift, person: Worker): Shift['status'] {
  enforce(isOfItsDepartment(shift, person.department_id));
  const { to } = shiftStates.move(shift.status, 'be claimed');
  enforce(isOnOffer(shift, work.nowMs));
  return to;
}
