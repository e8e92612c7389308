import { type Actor, administers } from '../../kernel/actor.ts';
import { guardedAsShown } from '../../kernel/guards.ts';
import { Proposal } from '../../kernel/proposals/record.ts';
import { forbidden, type Verdict } from '../../lib/errors.ts';

export const proposalRecord = guardedAsShown<Proposal>(Proposal);

const isOwn = (actor: Actor, { proposed_by }: Proposal): boolean =>
  proposed_by !== null && proposed_by.id === actor.userId;

/**
 * What a program or an assistant proposed is accepted by the person who owns its token, or by another; what a person proposed, and what
 * needs two, by another. Whether they may do it themselves is seen when they accept.
 */
export function mayAccept(actor: Actor, proposal: Proposal): Verdict {
  if (proposal.is_own_record && !administers(actor)) return forbidden('proposals.own', { reason: 'own' });
  if (!isOwn(actor, proposal)) return true;
  if (proposal.needs_two) return forbidden('proposals.ownNeedsTwo', { reason: 'four_eyes' });
  return proposal.via !== 'app' || forbidden('proposals.own', { reason: 'own' });
}

export const mayWithdraw = (actor: Actor, proposal: Proposal): Verdict =>
  isOwn(actor, proposal) || forbidden('proposals.notProposer', { reason: 'not_proposer' });
