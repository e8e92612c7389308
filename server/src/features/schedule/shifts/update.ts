import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { isEmpty } from '../../../lib/changes.ts';
import { conflict, enforce, invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { checkDepartment } from '../../people/index.ts';
import { planning } from '../planning.ts';
import { Shift, ShiftChanges } from './record.ts';
import { checkInReach, checkOffered, checkSpan, instantOf, mayManage, shiftRecord } from './rules.ts';
import { shiftChanging } from './shift-states.ts';
import { getVisibleShift, lockVisibleShift } from './store.ts';
import { offerOpenShift } from './tell.ts';
import { lockPerson, refuseOverlap } from './workers-store.ts';

export const updateShift = writeOperation({
  id: 'shifts.update',
  route: 'PATCH /shifts/{id}',
  subject: 'shift',
  summary: 'Change a shift',
  description:
    'Only the fields sent change. A cancelled shift changes only when the same request brings it back by its status.',
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  packages: planning,
  guards: guardsOn(shiftRecord, [mayManage]),
  params: Strict({ id: Id('shf') }),
  body: ShiftChanges,
  returns: Shift,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params, body }) {
    const shift = await lockVisibleShift(work, params.id);
    await work.guard(shift);
    return changeShift(work, shift, body);
  },
});

/** What a change of one shift is, for one alone and for each of many. The shift is locked, and the actor manages it. */
export async function changeShift(work: UnitOfWork, shift: Shift, asked: ShiftChanges): Promise<Shift> {
  const changes = work.changesTo(shift, { ...asked, ...instantsOf(asked), ...statusAndPerson(shift, asked) });
  if (isEmpty(changes)) return shift;
  await checkChanges(work, shift, changes);
  await work.react(shiftChanging, shift.id);
  // Who plans has had it in hand.
  await work.update('shifts', shift.id, { ...changes, claimed_at: null });
  await work.react(shiftChanging, shift.id);
  const isOffered = (changes.status ?? shift.status) === 'OPEN' && ('status' in changes || 'is_published' in changes);
  if (isOffered) await offerOpenShift(work, shift.id);
  return getVisibleShift(work.tx, work.actor, shift.id);
}

const instantsOf = ({ starts_at, ends_at }: ShiftChanges): Pick<ShiftChanges, 'starts_at' | 'ends_at'> => ({
  ...(starts_at !== undefined && { starts_at: instantOf(starts_at) }),
  ...(ends_at !== undefined && { ends_at: instantOf(ends_at) }),
});

/** Who has the shift decides whether it is SCHEDULED or OPEN; a status that is asked for has the last word. */
function statusAndPerson(shift: Shift, asked: ShiftChanges): Pick<Shift, 'status' | 'user_id'> {
  const user_id = asked.user_id === undefined ? shift.user_id : asked.user_id;
  const status = asked.status ?? (shift.status === 'CANCELLED' ? 'CANCELLED' : user_id === null ? 'OPEN' : 'SCHEDULED');
  if (status === 'SCHEDULED' && user_id === null) {
    throw invalid('user_id', 'schedule.personNeeded');
  }
  if (status !== 'OPEN') return { status, user_id };
  if (asked.user_id != null) throw invalid('user_id', 'schedule.openWithoutPerson');
  return { status, user_id: null };
}

async function checkChanges(work: UnitOfWork, shift: Shift, changes: Partial<ShiftChanges>): Promise<void> {
  const next: Shift = { ...shift, ...changes };
  if (shift.status === 'CANCELLED' && next.status === 'CANCELLED') {
    throw conflict('schedule.cancelled', {
      reason: 'state',
      status: shift.status,
    });
  }
  checkSpan(next);
  checkOffered(next);
  if (changes.department_id !== undefined) {
    await checkDepartment(work, 'department_id', next.department_id);
  }
  if (changes.department_id !== undefined || changes.is_published !== undefined) enforce(mayManage(work.actor, next));
  const isBooking = next.status === 'SCHEDULED' && bookingFields.some((name) => name in changes);
  if (next.user_id !== null && (isBooking || changes.user_id !== undefined)) {
    const person = await lockPerson(work, next.user_id);
    if (changes.user_id !== undefined) checkInReach(work.actor, person);
    if (isBooking) await refuseOverlap(work, next);
  }
}

const bookingFields = ['user_id', 'status', 'starts_at', 'ends_at'] as const;
