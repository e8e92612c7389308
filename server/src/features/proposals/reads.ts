import { Type } from 'typebox';
import { AnyOf, IdsFilter } from '../../kernel/filters.ts';
import { listOperation, readOperation } from '../../kernel/operation.ts';
import { presentProposal, presentProposals } from '../../kernel/proposals/present.ts';
import { Proposal, proposalStatuses } from '../../kernel/proposals/record.ts';
import { getVisibleProposal, listVisibleProposals } from '../../kernel/proposals/store.ts';
import { Id } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';

export const listProposals = listOperation({
  id: 'proposals.list',
  route: 'GET /proposals',
  summary: 'List proposals',
  description:
    'One’s own, and those of others that one may accept. A token sees those whose operation it has the scope of, made with no more than it holds.',
  scope: null,
  query: Strict({
    status: Type.Optional(AnyOf(Type.Enum([...proposalStatuses]), 'Only those in this state.')),
    operation: Type.Optional(
      Type.String({
        maxLength: 100,
        examples: ['users.update'],
        description: 'Only proposals of this write, by its id.',
      }),
    ),
    proposed_by_id: Type.Optional(IdsFilter('usr', 'Only what this person proposed.')),
  }),
  returns: Proposal,
  order: 'newest first',

  async run({ actor, db, nowMs, services, query, page, recordSensitiveRead }) {
    const now = new Date(nowMs).toISOString();
    const found = await listVisibleProposals(db, actor, query, page, now);
    const shown = await presentProposals(services, db, actor, found.items);
    recordSensitiveRead(shown.flatMap(({ looks }) => looks));
    return { ...found, items: shown.map(({ proposal }) => proposal) };
  },
});

export const getProposal = readOperation({
  id: 'proposals.get',
  route: 'GET /proposals/{id}',
  summary: 'Get a proposal',
  description: 'What was proposed, and what would come of it. Once it is accepted: what came of it.',
  scope: null,
  params: Strict({ id: Id('prp') }),
  returns: Proposal,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, nowMs, services, params, recordSensitiveRead }) {
    const row = await getVisibleProposal(db, actor, params.id, new Date(nowMs).toISOString());
    const { proposal, looks } = await presentProposal(services, db, actor, row);
    recordSensitiveRead(looks);
    return proposal;
  },
});
