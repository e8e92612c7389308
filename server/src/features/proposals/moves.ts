import { Type } from 'typebox';
import { guardsOn } from '../../kernel/guards.ts';
import { writeOperation } from '../../kernel/operation.ts';
import { presentAsTold, presentProposal } from '../../kernel/proposals/present.ts';
import { Proposal, type ProposalRow } from '../../kernel/proposals/record.ts';
import { proposalStates } from '../../kernel/proposals/states.ts';
import { dropFileOf, lockVisibleProposal, saveDecision } from '../../kernel/proposals/store.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { Id } from '../../lib/ids.ts';
import { Nullable, Prose, Strict } from '../../lib/schema.ts';
import { mayAccept, mayWithdraw, proposalRecord } from './rules.ts';

/** Locked, and refused by the guards of the operation that runs. */
export async function lockToDecide(work: UnitOfWork, id: string): Promise<ProposalRow> {
  const row = await lockVisibleProposal(work, id);
  await work.guard(presentAsTold(work.services, work.actor, row).proposal);
  return row;
}

export async function presentDecided(work: UnitOfWork, row: ProposalRow): Promise<Proposal> {
  const { proposal, looks } = await presentProposal(work.services, work.tx, work.actor, row);
  work.recordSensitiveRead(looks);
  return proposal;
}

/** The screens of both are out of date: who proposed it, and who decided. */
export function auditDecision(work: UnitOfWork, { id, person_id, proposed_by_id }: ProposalRow): void {
  work.audit({ subjectId: id, ...(person_id !== null && { personId: person_id }) });
  work.refreshScreensOf([proposed_by_id]);
}

export const declineProposal = writeOperation({
  id: 'proposals.decline',
  route: 'POST /proposals/{id}/decline',
  summary: 'Decline a proposal',
  description: 'By whoever may accept it. Nothing of it is done.',
  subject: 'proposal',
  scope: null,
  needsPerson: true,
  unrehearsed: 'rehearsal.proposal',
  guards: guardsOn(proposalRecord, [mayAccept, proposalStates.guard('decline')]),
  params: Strict({ id: Id('prp') }),
  body: Strict({
    comment: Type.Optional(
      Nullable(Prose(2000, { examples: ['We agreed on something else.'] }), {
        description: 'Why; who proposed it reads it.',
      }),
    ),
  }),
  isBodyOptional: true,
  returns: Proposal,
  example: { status: 'DECLINED' },
  worksOn: 'status=WAITING',
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params, body }) {
    const row = await lockToDecide(work, params.id);
    await dropFileOf(work, row);
    const decided = await saveDecision(work, row.id, { status: 'DECLINED', comment: body.comment ?? null });
    auditDecision(work, row);
    return presentDecided(work, decided ?? row);
  },
});

export const withdrawProposal = writeOperation({
  id: 'proposals.withdraw',
  route: 'POST /proposals/{id}/withdraw',
  summary: 'Withdraw a proposal',
  description: 'By who proposed it. Nothing of it is done.',
  subject: 'proposal',
  scope: null,
  unrehearsed: 'rehearsal.proposal',
  isForProposers: true,
  guards: guardsOn(proposalRecord, [mayWithdraw, proposalStates.guard('withdraw')]),
  params: Strict({ id: Id('prp') }),
  returns: Proposal,
  example: { status: 'WITHDRAWN' },
  worksOn: 'status=WAITING',
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params }) {
    const row = await lockToDecide(work, params.id);
    await dropFileOf(work, row);
    const decided = await saveDecision(work, row.id, { status: 'WITHDRAWN' });
    auditDecision(work, row);
    return presentDecided(work, decided ?? row);
  },
});
