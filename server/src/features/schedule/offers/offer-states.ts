import { stateTable } from '../../../kernel/states.ts';

/** No events, only told to reactions; the subject is the offer. */
export const offerMade = 'shift-offer.made';
export const offerTaken = 'shift-offer.taken';
export const offerWaits = 'shift-offer.waits';
export const offerDeclined = 'shift-offer.declined';
export const offerWithdrawn = 'shift-offer.withdrawn';
export const offerApproved = 'shift-offer.approved';
export const offerRejected = 'shift-offer.rejected';
export const offerEnded = 'shift-offer.ended';

export const endedReasons = ['STARTED', 'CHANGED', 'CALLED_OFF', 'GONE', 'AWAY'] as const;
export type EndedReason = (typeof endedReasons)[number];

export const offerStates = stateTable({
  of: 'shift offer',
  field: 'status',
  states: ['OPEN', 'WAITING', 'DONE', 'DECLINED', 'WITHDRAWN', 'REJECTED', 'ENDED'],
  moves: [
    { from: [], trigger: 'offer', to: 'OPEN' },
    {
      from: ['OPEN'],
      trigger: 'be taken',
      to: 'DONE',
      when: 'by who was asked, or by anyone of the department if all were; `swap_approval` asks for no approval',
    },
    { from: ['OPEN'], trigger: 'be taken on approval', to: 'WAITING', when: '`swap_approval` asks for one' },
    { from: ['OPEN'], trigger: 'decline', to: 'DECLINED', when: 'by the one person who was asked' },
    {
      from: ['OPEN', 'WAITING'],
      trigger: 'withdraw',
      to: 'WITHDRAWN',
      when: 'by whose shift it is, by those who plan it, and while it waits by who took it',
    },
    { from: ['WAITING'], trigger: 'approve', to: 'DONE', when: 'by those who plan it, never one’s own' },
    { from: ['WAITING'], trigger: 'reject', to: 'REJECTED', when: 'by those who plan it, never one’s own' },
    {
      from: ['OPEN', 'WAITING'],
      trigger: 'end',
      to: 'ENDED',
      when: 'the shift begins, changes, changes hands or is called off, one of the people goes, or is away then once they agreed; ended_reason says which',
    },
  ],
});

export type OfferStatus = (typeof offerStates.states)[number];
