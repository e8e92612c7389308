import { Type } from 'typebox';
import type { Actor } from '../../../kernel/actor.ts';
import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict, forbidden, invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Strict } from '../../../lib/schema.ts';
import { changeHands } from './hand.ts';
import { type Deal, refuseDeal, warningsOfDeal } from './judge.ts';
import { offerStates, offerTaken, offerWaits } from './offer-states.ts';
import { leftToGive, takeApart } from './pieces.ts';
import { type OfferWarning, ShiftOffer, takenExample } from './record.ts';
import { isAsOffered, isInTime, mayTake, offerRecord, standsForAsked } from './rules.ts';
import { getVisibleOffer, type HeldOffer, holdOffer, type KeptOffer } from './store.ts';

export const takeShiftOffer = writeOperation({
  id: 'shiftOffers.take',
  route: 'POST /shift-offers/{id}/take',
  subject: 'shift_offer',
  summary: 'Take a shift that is offered',
  description:
    'By who was asked, or by anyone of the department if all were; of two who ask, one gets it. Those who plan the shift take it for the one who was asked, which needs no approval. Refused where giving them the shift would be refused; where the schedule would warn, `swap_approval` says whether it waits for those who plan. An exchange changes both shifts at once.',
  scope: 'shift_offers:write',
  guards: guardsOn(offerRecord, [mayTake, offerStates.guard('be taken'), isInTime]),
  worksOn: 'status=OPEN',
  params: Strict({ id: Id('sof') }),
  body: Strict({
    shift_id: Type.Optional(
      Nullable(Id('shf'), {
        description: 'The shift that is given for it, where the offer asks for one: it names which.',
      }),
    ),
  }),
  isBodyOptional: true,
  returns: ShiftOffer,
  example: { status: 'DONE', ...takenExample },
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const held = await holdOffer(work, params.id, actor.userId);
    const { offer, people } = held;
    const isForAnother = standsForAsked(actor, offer);
    const takerId = isForAnother ? offer.user_id : actor.userId;
    if (takerId === null) throw forbidden('schedule.claimedByPerson');
    // Their department as it is now, which the actor may not know yet.
    const departmentId = people.get(takerId)?.department_id ?? null;
    checkExchange(offer, body.shift_id ?? null);
    await work.guard(offer, undefined, isForAnother ? actor : { ...actor, departmentId });
    const deal = dealOf(work, held, takerId);
    await refuseDeal(work, deal);
    const warnings = await warningsOfDeal(work, deal);
    const taken = { taken_by_id: takerId, taken_at: work.now, warnings: JSON.stringify(warnings) };
    if (!isForAnother && needsApproval(actor, warnings)) {
      const { to: status } = offerStates.move(offer.status, 'be taken on approval');
      await work.update('shift_offers', offer.id, { ...taken, status });
      work.audit({ subjectId: offer.id, personId: takerId, before: offer, after: { status, taken_by_id: takerId } });
      await work.react(offerWaits, offer.id);
    } else {
      const { to: status } = offerStates.move(offer.status, 'be taken');
      const shift_id = await changeHands(work, deal, offer.id);
      await work.update('shift_offers', offer.id, { ...taken, ...spanOf(deal), shift_id, status });
      work.audit({ subjectId: offer.id, personId: takerId, before: offer, after: { status, taken_by_id: takerId } });
      await work.react(offerTaken, offer.id);
    }
    return getVisibleOffer(work.tx, actor, offer.id);
  },
});

export const spanOf = ({ pieces: { given } }: Deal): Pick<KeptOffer, 'starts_at' | 'ends_at'> => ({
  starts_at: given.starts_at,
  ends_at: given.ends_at,
});

function needsApproval({ organization: { settings } }: Actor, warnings: readonly OfferWarning[]): boolean {
  if (settings.swap_approval === 'IF_WARNED') return warnings.length > 0;
  return settings.swap_approval === 'ALWAYS';
}

function checkExchange({ for_shift_id: wanted }: KeptOffer, given: string | null): void {
  if (given !== null && given !== wanted) {
    throw invalid('shift_id', wanted === null ? 'schedule.offerAsksNone' : 'schedule.offerAsksOther');
  }
}

/** Who changes what with whom, as it stands by now: 409 where something is no longer as it was offered. */
export function dealOf({ nowMs }: UnitOfWork, { offer, shifts, people }: HeldOffer, takerId: string): Deal {
  const shift = shifts.get(offer.shift_id ?? '');
  const wanted = offer.for_shift_id === null ? null : (shifts.get(offer.for_shift_id) ?? null);
  const owner = people.get(offer.offered_by_id);
  const taker = people.get(takerId);
  const isStill =
    offer.for_shift_id === null ||
    (wanted?.user_id === takerId && wanted.status === 'SCHEDULED' && wanted.is_published);
  if (!isAsOffered(offer, shift) || !isStill || !owner || !taker) {
    throw conflict('schedule.offerChanged', { reason: 'changed' });
  }
  const { starts_at } = leftToGive(offer, nowMs);
  return { shift, pieces: takeApart(shift, { starts_at, ends_at: offer.ends_at }), wanted, owner, taker };
}
