import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { parseInstantMs } from '../../../lib/days.ts';
import { conflict, enforce, forbidden, invalid } from '../../../lib/errors.ts';
import { publishes } from '../planning.ts';
import { shiftOfferedEvent } from '../shifts/events.ts';
import { isOnOffer } from '../shifts/rules.ts';
import { findDepartmentOf, findVisibleShift } from '../shifts/store.ts';
import { raiseOfShift } from '../shifts/tell.ts';
import { notThere } from '../shifts/workers-store.ts';
import { endInTime } from './ends.ts';
import { offerMade } from './offer-states.ts';
import { leftToGive, type Span } from './pieces.ts';
import { NewShiftOffer, ShiftOffer } from './record.ts';
import { findSameOffer, getVisibleOffer, type KeptShift, lockPeople, lockShifts } from './store.ts';

export const createShiftOffer = writeOperation({
  id: 'shiftOffers.create',
  route: 'POST /shift-offers',
  subject: 'shift_offer',
  summary: 'Offer a shift to others',
  description:
    'One’s own shift, published and not over; those who plan it offer it for its owner. To one colleague with `user_id`, else to all of its department who could take it; in exchange for a shift of theirs with `for_shift_id`. Of a shift under way what is left of it. Nothing changes hands before it is taken.',
  scope: 'shift_offers:write',
  worksOn: 'by hand: It needs a published shift that is not over, and a colleague.',
  body: NewShiftOffer,
  returns: ShiftOffer,
  status: 201,
  refuses: ['FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, body }) {
    const { shift_id: shiftId, for_shift_id: forShiftId = null, note = null } = body;
    if (!(await findVisibleShift(work.tx, actor, shiftId))) throw invalid('shift_id', 'reference.shift');
    if (forShiftId !== null && !(await findVisibleShift(work.tx, actor, forShiftId))) {
      throw invalid('for_shift_id', 'reference.shift');
    }
    const held = await lockShifts(work, [shiftId, forShiftId]);
    const given = checkOfferer(work, held.get(shiftId));
    const department = given.department_id ?? (await findDepartmentOf(work.tx, actor, given.user_id));
    const asked = forShiftId === null ? null : (held.get(forShiftId) ?? null);
    const userId = checkAsked(body, given, asked);
    const people = await lockPeople(work, [given.user_id, userId]);
    // Whoever is not there is told before how the shift stands.
    if (userId !== null && (department === null || people.get(userId)?.department_id !== department)) {
      throw invalid('user_id', notThere);
    }
    const shift = checkGiven(work, given);
    const part = partAsked(shift, body, work.nowMs);
    const wanted = forShiftId === null ? null : checkWanted(work, held.get(forShiftId), shift);
    const owner = people.get(shift.user_id);
    if (!owner) throw invalid('shift_id', 'reference.shift');
    if (department === null) throw conflict('schedule.offerNoDepartment', { reason: 'no_department' });
    if (wanted?.department_id != null && ![department, owner.department_id].includes(wanted.department_id)) {
      throw invalid('for_shift_id', 'schedule.offerOtherDepartment');
    }
    const isUnderWay = Date.parse(shift.starts_at) <= work.nowMs;
    const openUntil = isUnderWay && part.starts_at <= work.now ? part.ends_at : part.starts_at;
    const offer = {
      id: work.newId('sof'),
      shift_id: shiftId,
      for_shift_id: forShiftId,
      offered_by_id: shift.user_id,
      owner_department_id: owner.department_id,
      user_id: userId,
      ...part,
      is_part: body.from !== undefined || body.to !== undefined || isUnderWay,
      open_until: wanted !== null && wanted.starts_at < openUntil ? wanted.starts_at : openUntil,
      note,
      status: 'OPEN' as const,
      created_at: work.now,
      updated_at: work.now,
    };
    if ((await findSameOffer(work, offer)) !== null) throw conflict('schedule.offeredAlready', { reason: 'offered' });
    await work.insert('shift_offers', offer);
    endInTime(work, offer.id, offer.open_until);
    work.audit({ subjectId: offer.id, personId: shift.user_id });
    await raiseOfShift(work, shiftOfferedEvent, shiftId, { offerId: offer.id });
    await work.react(offerMade, offer.id);
    return getVisibleOffer(work.tx, actor, offer.id);
  },
});

type Owned = KeptShift & { readonly user_id: string };

const hasOwner = (shift: KeptShift | undefined): shift is Owned =>
  shift?.user_id != null && shift.status === 'SCHEDULED';

function checkOfferer({ actor }: UnitOfWork, shift: KeptShift | undefined): KeptShift {
  if (!shift) throw invalid('shift_id', 'reference.shift');
  const isTheirs = shift.user_id !== null && shift.user_id === actor.userId;
  if (!isTheirs && !publishes(actor, shift.department_id)) throw forbidden('schedule.offerNotOwn');
  return shift;
}

function checkGiven({ actor, nowMs }: UnitOfWork, shift: KeptShift): Owned {
  if (!hasOwner(shift)) throw conflict('schedule.offerNoOwner', { reason: 'state', status: shift.status });
  enforce(isOnOffer(actor, shift, nowMs));
  return shift;
}

function checkWanted({ nowMs }: UnitOfWork, shift: KeptShift | undefined, given: KeptShift): Owned {
  if (!shift) throw invalid('for_shift_id', 'reference.shift');
  if (!hasOwner(shift) || !shift.is_published) {
    throw conflict('schedule.offerNoOwner', { reason: 'state', field: 'for_shift_id', status: shift.status });
  }
  if (shift.user_id === given.user_id) throw invalid('for_shift_id', 'schedule.offerSamePerson');
  if (Date.parse(shift.starts_at) <= nowMs) {
    throw conflict('schedule.started', { reason: 'started', field: 'for_shift_id' });
  }
  return shift;
}

/** Whom it is for: a shift in exchange says it by itself. */
function checkAsked(
  { user_id: asked = null }: NewShiftOffer,
  shift: KeptShift,
  wanted: KeptShift | null,
): string | null {
  if (asked !== null && asked === shift.user_id) throw invalid('user_id', 'schedule.offerSamePerson');
  if (wanted === null) return asked;
  if (asked !== null && asked !== wanted.user_id) throw invalid('user_id', 'schedule.offerOtherOwner');
  return wanted.user_id;
}

function partAsked(shift: Owned, { from, to }: NewShiftOffer, nowMs: number): Span {
  const left = leftToGive(shift, nowMs);
  const startMs = from === undefined ? Date.parse(left.starts_at) : parseInstantMs(from);
  const endMs = to === undefined ? Date.parse(left.ends_at) : parseInstantMs(to);
  if (startMs < Date.parse(left.starts_at) || startMs >= Date.parse(left.ends_at)) {
    throw invalid('from', 'schedule.offerOutside');
  }
  if (endMs <= startMs || endMs > Date.parse(left.ends_at)) throw invalid('to', 'schedule.offerOutside');
  return { starts_at: new Date(startMs).toISOString(), ends_at: new Date(endMs).toISOString() };
}
