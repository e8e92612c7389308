import { type Actor, administers, isServiceAccount } from '../../kernel/actor.ts';
import { guardedAsShown, type PageRule } from '../../kernel/guards.ts';
import { Proposal } from '../../kernel/proposals/record.ts';
import { listStoodBehind } from '../../kernel/proposals/visibility.ts';
import { forbidden, type Verdict } from '../../lib/errors.ts';

export const proposalRecord = guardedAsShown<Proposal>(Proposal);

const isOwn = (actor: Actor, { proposed_by }: Proposal): boolean =>
  proposed_by !== null && proposed_by.id === actor.userId;

/**
 * What a program or an assistant proposed is accepted by the person who owns its token, or by another; what a person proposed, and what
 * needs two, by another; who stands behind a service account is no other. Whether they may do it themselves is seen when they accept.
 */
function mayAcceptOne(actor: Actor, proposal: Proposal, standsBehind: boolean): Verdict {
  if (proposal.is_own_record && !administers(actor)) return forbidden('proposals.own', { reason: 'own' });
  if (!isOwn(actor, proposal) && !standsBehind) return true;
  if (proposal.needs_two) return forbidden('proposals.ownNeedsTwo', { reason: 'four_eyes' });
  return proposal.via !== 'app' || forbidden('proposals.own', { reason: 'own' });
}

export const mayAccept: PageRule<Proposal> = {
  async judge({ actor, db }, proposals) {
    const ids = proposals.flatMap(({ id, proposed_by: by }) =>
      by !== null && isServiceAccount({ userId: by.id }) ? [id] : [],
    );
    const behind = ids.length === 0 ? new Set<string>() : await listStoodBehind(db, actor, ids);
    return proposals.map((proposal) => mayAcceptOne(actor, proposal, behind.has(proposal.id)));
  },
};

export const mayWithdraw = (actor: Actor, proposal: Proposal): Verdict =>
  isOwn(actor, proposal) || forbidden('proposals.notProposer', { reason: 'not_proposer' });
