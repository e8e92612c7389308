import { Type } from 'typebox';
import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Prose, Strict } from '../../../lib/schema.ts';
import { publishing } from '../planning.ts';
import { changeHands } from './hand.ts';
import { refuseAway, refuseDeal } from './judge.ts';
import {
  offerApproved,
  offerDeclined,
  offerRejected,
  offerStates,
  type OfferStatus,
  offerWithdrawn,
} from './offer-states.ts';
import { decidedExample, ShiftOffer, takenExample } from './record.ts';
import { isInTime, mayDecideOffer, mayDecline, mayWithdraw, offerRecord } from './rules.ts';
import type { KeptOffer } from './store.ts';
import { getVisibleOffer, holdOffer } from './store.ts';
import { dealOf, spanOf } from './take.ts';

const shared = {
  subject: 'shift_offer',
  scope: 'shift_offers:write',
  params: Strict({ id: Id('sof') }),
  returns: ShiftOffer,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
} as const;

/** Saves a move that leaves the shifts as they are, and tells of it. */
async function save(
  work: UnitOfWork,
  offer: KeptOffer,
  status: OfferStatus,
  fact: string,
  more: {
    readonly decided_by_id?: string | null;
    readonly decided_at?: string;
    readonly rejection_reason?: string | null;
  } = {},
): Promise<ShiftOffer> {
  await work.update('shift_offers', offer.id, { status, ...more });
  work.audit({ subjectId: offer.id, personId: offer.offered_by_id, before: offer, after: { status } });
  await work.react(fact, offer.id);
  return getVisibleOffer(work.tx, work.actor, offer.id);
}

export const declineShiftOffer = writeOperation({
  ...shared,
  id: 'shiftOffers.decline',
  route: 'POST /shift-offers/{id}/decline',
  summary: 'Say no to an offer',
  description: 'By the one person who was asked. What all were asked needs no answer.',
  example: { status: 'DECLINED' },
  guards: guardsOn(offerRecord, [mayDecline, offerStates.guard('decline')]),
  worksOn: 'status=OPEN',

  async run({ work, params }) {
    const { offer } = await holdOffer(work, params.id, null);
    await work.guard(offer);
    return save(work, offer, offerStates.move(offer.status, 'decline').to, offerDeclined);
  },
});

export const withdrawShiftOffer = writeOperation({
  ...shared,
  id: 'shiftOffers.withdraw',
  route: 'POST /shift-offers/{id}/withdraw',
  summary: 'Withdraw an offer',
  description: 'By whose shift it is, by those who plan it and, while it waits for approval, by who took it.',
  example: { status: 'WITHDRAWN' },
  guards: guardsOn(offerRecord, [mayWithdraw, offerStates.guard('withdraw')]),
  worksOn: 'status=OPEN',

  async run({ work, params }) {
    const { offer } = await holdOffer(work, params.id, null);
    await work.guard(offer);
    return save(work, offer, offerStates.move(offer.status, 'withdraw').to, offerWithdrawn);
  },
});

export const approveShiftOffer = writeOperation({
  ...shared,
  id: 'shiftOffers.approve',
  route: 'POST /shift-offers/{id}/approve',
  summary: 'Approve what two people agreed on',
  description:
    'By those who plan the shift, never one’s own. The shift changes hands at once; refused if meanwhile giving it would be.',
  role: 'DEPARTMENT_HEAD',
  packages: publishing,
  needsPerson: true,
  example: { status: 'DONE', ...takenExample, ...decidedExample },
  guards: guardsOn(offerRecord, [mayDecideOffer, offerStates.guard('approve'), isInTime]),
  worksOn: 'status=WAITING',

  async run({ actor, work, params }) {
    const held = await holdOffer(work, params.id, null);
    const { offer } = held;
    await work.guard(offer);
    if (offer.taken_by_id === null) throw conflict('schedule.offerChanged', { reason: 'changed' });
    const deal = dealOf(work, held, offer.taken_by_id);
    await refuseDeal(work, deal);
    const { pieces, wanted, owner, taker } = deal;
    const comes = [{ userId: taker.id, piece: pieces.given }, ...(wanted ? [{ userId: owner.id, piece: wanted }] : [])];
    await refuseAway(work, comes, offer.warnings);
    const { to: status } = offerStates.move(offer.status, 'approve');
    const shift_id = await changeHands(work, deal, offer.id);
    const decided = { decided_by_id: actor.userId, decided_at: work.now };
    await work.update('shift_offers', offer.id, { ...decided, ...spanOf(deal), shift_id, status });
    work.audit({ subjectId: offer.id, personId: offer.offered_by_id, before: offer, after: { status } });
    await work.react(offerApproved, offer.id);
    return getVisibleOffer(work.tx, actor, offer.id);
  },
});

export const rejectShiftOffer = writeOperation({
  ...shared,
  id: 'shiftOffers.reject',
  route: 'POST /shift-offers/{id}/reject',
  summary: 'Reject what two people agreed on',
  description: 'By those who plan the shift, never one’s own. Everything stays as it is.',
  role: 'DEPARTMENT_HEAD',
  packages: publishing,
  needsPerson: true,
  example: {
    status: 'REJECTED',
    ...takenExample,
    ...decidedExample,
    rejection_reason: 'We need you there that day',
  },
  guards: guardsOn(offerRecord, [mayDecideOffer, offerStates.guard('reject')]),
  worksOn: 'status=WAITING',
  body: Strict({ reason: Type.Optional(Prose(2000, { description: 'Why; the two read it.' })) }),
  isBodyOptional: true,

  async run({ actor, work, params, body }) {
    const { offer } = await holdOffer(work, params.id, null);
    await work.guard(offer);
    const decided = { decided_by_id: actor.userId, decided_at: work.now, rejection_reason: body.reason ?? null };
    return save(work, offer, offerStates.move(offer.status, 'reject').to, offerRejected, decided);
  },
});
