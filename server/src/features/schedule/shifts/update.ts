import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { isEmpty } from '../../../lib/changes.ts';
import { conflict, enforce, invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { checkDepartment } from '../../people/index.ts';
import { isKeptBack } from '../drafts/drafts.ts';
import { dropDraft, findDraft, saveDraft } from '../drafts/store.ts';
import { planning } from '../planning.ts';
import { Shift, ShiftChanges } from './record.ts';
import { checkInReach, checkOffered, checkSpan, instantOf, mayManage, shiftRecord } from './rules.ts';
import { shiftChanging } from './shift-states.ts';
import { getPlannedShift, lockPlannedShift } from './store.ts';
import { offerOpenShift } from './tell.ts';
import { lockPerson, refusePlannedOverlap } from './workers-store.ts';

export const updateShift = writeOperation({
  id: 'shifts.update',
  route: 'PATCH /shifts/{id}',
  subject: 'shift',
  summary: 'Change a shift',
  description:
    'Only the fields sent change. A cancelled shift changes only when the same request brings it back by its status. Where `publish_changes` is WHEN_PUBLISHED a change of a published shift waits until it is published, and the answer shows it as it is planned; with `is_published` it is made at once.',
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
    const shift = await lockPlannedShift(work, params.id);
    await work.guard(shift);
    return changeShift(work, shift, body);
  },
});

/**
 * What a change of one shift is, for one alone and for each of many. The shift is locked, as it is planned, and the actor manages it.
 * Published or not is a word about publishing: with it, all that is planned of the shift is made at once.
 */
export async function changeShift(work: UnitOfWork, shift: Shift, asked: ShiftChanges): Promise<Shift> {
  const changes = work.changesTo(shift, { ...asked, ...instantsOf(asked), ...statusAndPerson(shift, asked) });
  const isAtOnce = asked.is_published !== undefined || !isKeptBack(work.actor, shift);
  const draft = shift.is_published && isAtOnce ? await findDraft(work, shift.id) : null;
  if (isEmpty(changes) && draft === null) return shift;
  await checkChanges(work, shift, changes);
  if (!isAtOnce) {
    await saveDraft(work, shift.id, { ...shift, ...changes });
    return getPlannedShift(work, shift.id);
  }
  const made = { ...draft, ...changes };
  await work.react(shiftChanging, shift.id);
  // Who plans has had it in hand.
  await work.update('shifts', shift.id, { ...made, claimed_at: null });
  if (draft !== null) await dropDraft(work, shift.id);
  await work.react(shiftChanging, shift.id);
  const isOffered = (made.status ?? shift.status) === 'OPEN' && ('status' in made || 'is_published' in made);
  if (isOffered) await offerOpenShift(work, shift.id);
  return getPlannedShift(work, shift.id);
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
    if (isBooking) await refusePlannedOverlap(work, next);
  }
}

const bookingFields = ['user_id', 'status', 'starts_at', 'ends_at'] as const;
