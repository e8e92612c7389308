import type { Feature } from '../../kernel/catalogue.ts';
import { proposalSeals } from '../../kernel/proposals/sealed.ts';
import { proposalStates } from '../../kernel/proposals/states.ts';
import { acceptProposal } from './accept.ts';
import { eraseProposalsOfErased, proposalData } from './erase.ts';
import { sweepProposals } from './jobs.ts';
import { declineProposal, withdrawProposal } from './moves.ts';
import { getProposal, listProposals } from './reads.ts';

export const proposals: Feature = {
  name: 'proposals',
  title: 'Proposals',
  summary: 'Writes that were rehearsed and wait for a person.',
  operations: [listProposals, getProposal, acceptProposal, declineProposal, withdrawProposal],
  states: [proposalStates],
  jobs: [sweepProposals],
  sealed: proposalSeals,
  personalData: proposalData,
  reactions: [eraseProposalsOfErased],
};
