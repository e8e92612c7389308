import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { enforce, forbidden } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { applyFor } from '../applications/apply.ts';
import { ShiftApplication } from '../applications/record.ts';
import { hasNotApplied } from '../applications/rules.ts';
import { shiftClaimedEvent } from './events.ts';
import { Shift } from './record.ts';
import { isBeforeLastDay, isOfItsDepartment, isOnOffer, leftOf, shiftRecord } from './rules.ts';
import { shiftStates } from './shift-states.ts';
import { lockShiftToClaim } from './store.ts';
import { raiseOfShift } from './tell.ts';
import { lockPerson, refuseOverlap } from './workers-store.ts';

export const claimShift = writeOperation({
  id: 'shifts.claim',
  route: 'POST /shifts/{id}/claim',
  subject: 'shift',
  summary: 'Claim an open shift',
  description:
    'For an open, published shift of the own department that is not over; of one that has begun, what is left of it from now. Of two who ask, one gets it. Where `open_shift_approval` lets those who plan choose, it answers 202 with an application, and the shift stays open.',
  surface: 'app',
  scope: null,
  guards: guardsOn(shiftRecord, [isOfItsDepartment, shiftStates.guard('be claimed'), isOnOffer, hasNotApplied]),
  params: Strict({ id: Id('shf') }),
  returns: Shift,
  later: ShiftApplication,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params }) {
    const shift = await lockShiftToClaim(work, params.id);
    if (actor.userId === null) throw forbidden('schedule.claimedByPerson');
    const person = await lockPerson(work, actor.userId);
    // Their department as it is now, which the actor may not know yet.
    await work.guard(shift, undefined, { ...actor, departmentId: person.department_id });
    enforce(isBeforeLastDay(actor, shift, person));
    if (actor.organization.settings.open_shift_approval) {
      const left = { ...shift, ...leftOf(shift, work.nowMs) };
      await refuseOverlap(work, { ...left, user_id: person.id });
      return applyFor(work, shift, left, person.id);
    }
    const { to: status } = shiftStates.move(shift.status, 'be claimed');
    const changes = { user_id: person.id, status, ...leftOf(shift, work.nowMs) };
    await refuseOverlap(work, { ...shift, ...changes });
    await work.update('shifts', shift.id, { ...changes, claimed_at: work.now });
    await raiseOfShift(work, shiftClaimedEvent, shift.id, { previousUserId: null });
    work.audit({ subjectId: shift.id, before: shift, after: changes });
    const user = { id: person.id, first_name: person.first_name, last_name: person.last_name };
    return { ...shift, ...changes, user, updated_at: work.now };
  },
});
