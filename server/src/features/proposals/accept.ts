import type { Db } from '../../db/database.ts';
import type { Actor, Origin } from '../../kernel/actor.ts';
import { findPlanFault } from '../../kernel/admission.ts';
import { admit } from '../../kernel/admit.ts';
import type { Operation } from '../../kernel/declaration.ts';
import { refuseStale, wantsFactor } from '../../kernel/effects.ts';
import { PreparedFiles } from '../../kernel/files.ts';
import { guardsOn } from '../../kernel/guards.ts';
import { writeOperation } from '../../kernel/operation.ts';
import { carryOutProposal, originOf, refusedByNow, requestFor } from '../../kernel/proposals/accept.ts';
import { isProposable } from '../../kernel/proposals/four-eyes.ts';
import { standingFile } from '../../kernel/proposals/kept-file.ts';
import { peopleIn, withoutSecrets } from '../../kernel/proposals/outcome.ts';
import { presentProposal } from '../../kernel/proposals/present.ts';
import { asProposer, checkProposing } from '../../kernel/proposals/proposing.ts';
import { Proposal, type ProposalRow } from '../../kernel/proposals/record.ts';
import { openRequest, sealOutcome } from '../../kernel/proposals/sealed.ts';
import { proposalStates } from '../../kernel/proposals/states.ts';
import { findOperationOf, getVisibleProposal, saveDecision } from '../../kernel/proposals/store.ts';
import type { Services } from '../../kernel/services.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { conflict } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { findGrantEnd } from '../connected-apps/index.ts';
import { findActor } from '../people/index.ts';
import { findTokenById } from '../tokens/index.ts';
import { auditDecision, lockToDecide, presentDecided } from './moves.ts';
import { mayAccept, proposalRecord } from './rules.ts';

const gone = () => conflict('proposals.proposerGone', { reason: 'refused' });

/** A later version may have no such write any more. */
function operationOf({ catalogue }: Pick<Services, 'catalogue'>, { operation_id }: ProposalRow): Operation {
  const operation = catalogue.operations.find(({ id }) => id === operation_id);
  if (!operation || !isProposable(operation)) throw gone();
  return operation;
}

/** With what they were given to propose it by, if they hold it still. */
async function findAuthor(
  services: Services,
  db: Db,
  row: ProposalRow,
  acceptor: Actor,
  origin: Origin,
): Promise<Actor> {
  const operation = operationOf(services, row);
  const author = await findProposer(db, row, acceptor, services.clock.now());
  if (row.is_own_record || !operation.proposing) return author;
  try {
    checkProposing(author, operation, openRequest(services.keys, row).body);
  } catch (error) {
    throw refusedByNow(error, origin);
  }
  return asProposer(author, operation);
}

/** In whose name it is done: who proposed it, by the rights of now and no more than their token's; of one's own record, who accepts. */
async function findProposer(db: Db, row: ProposalRow, acceptor: Actor, now: string): Promise<Actor> {
  if (row.is_own_record) return acceptor;
  if (row.token_id === null) {
    const person = await findActor(db, row.organization_id, row.proposed_by_id);
    if (!person?.isActive) throw gone();
    return person;
  }
  const token = await findTokenById(db, row.organization_id, row.token_id);
  if (!token || token.isRevoked || !token.isOwnerActive) throw gone();
  const isPast = (end: string | null): boolean => end !== null && end <= now;
  // The token of a connected app lives for an hour at a time: what its person allowed counts, not the hour.
  const isOver =
    isPast(token.expiresAt) && isPast((await findGrantEnd(db, row.organization_id, row.token_id)) ?? token.expiresAt);
  if (isOver || findPlanFault(token.actor.organization) !== null) throw gone();
  return token.actor;
}

/** Who accepts does it: where the write itself would ask for a factor again, so does accepting it. */
function askFactor({ origin, services }: UnitOfWork, operation: Operation, row: ProposalRow): void {
  const asked = () => {
    const { query, body } = openRequest(services.keys, row);
    return { query: query, body: (body ?? {}) as Record<string, unknown> };
  };
  if (wantsFactor(operation, asked)) refuseStale(origin);
}

export const acceptProposal = writeOperation({
  id: 'proposals.accept',
  route: 'POST /proposals/{id}/accept',
  summary: 'Accept a proposal',
  description:
    'It is rehearsed again, by the rights of both as they are now, and done if what comes of it is what was shown. Something else: 409 with the reason `outcome_changed`, `details.changes` tells what, and the proposal waits on with the new outcome. Refused by now: 409 with the reason `refused`.',
  subject: 'proposal',
  scope: null,
  needsPerson: true,
  unrehearsed: 'rehearsal.proposal',
  guards: guardsOn(proposalRecord, [mayAccept, proposalStates.guard('accept')]),
  params: Strict({ id: Id('prp') }),
  returns: Proposal,
  example: { status: 'ACCEPTED' },
  worksOn: 'status=WAITING',
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  /** What the write itself does before its transaction. */
  async prepare(context) {
    const { services, actor, origin, params } = context;
    const { db } = services.database.shares.of(actor.organizationId);
    // Few have something to do beforehand: nothing else of the proposal is read for the others.
    const operationId = await findOperationOf(db, actor.organizationId, params.id);
    if (!services.catalogue.operations.find(({ id }) => id === operationId)?.prepare) return undefined;
    const now = services.clock.now();
    const row = await getVisibleProposal(db, actor, params.id, now);
    const operation = operationOf(services, row);
    if (!operation.prepare || row.status !== 'WAITING') return undefined;
    try {
      const author = await findAuthor(services, db, row, actor, origin);
      admit(author, operation);
      const proposed = openRequest(services.keys, row);
      const standing = standingFile(proposed);
      return await operation.prepare({
        ...context,
        ...requestFor(operation, proposed),
        ...(standing && { files: new PreparedFiles(services, row.organization_id, { standing }) }),
        actor: author,
        origin: originOf(row, origin),
        actorNow: () => Promise.resolve(author),
      } as never);
    } catch (error) {
      throw refusedByNow(error, origin);
    }
  },

  async run({ actor, work, params, prepared }) {
    const row = await lockToDecide(work, params.id);
    const operation = operationOf(work.services, row);
    askFactor(work, operation, row);
    const author = await findAuthor(work.services, work.tx, row, actor, work.origin);
    const outcome = await carryOutProposal(work, { row, operation, author, prepared });
    const kept = { ...outcome, data: row.is_own_record ? null : withoutSecrets(outcome.data) };
    const sealedOutcome = sealOutcome(work.services.keys, row.id, kept);
    const decided = await saveDecision(work, row.id, { status: 'ACCEPTED', sealedOutcome, people: peopleIn(kept) });
    auditDecision(work, row);
    const accepted = { ...row, status: 'ACCEPTED', sealed_outcome: sealedOutcome, decided_at: work.now } as const;
    const proposal = decided
      ? await presentDecided(work, decided)
      : (await presentProposal(work.services, work.tx, actor, accepted)).proposal;
    // A secret exists in its one answer alone: that of the person whose own it is.
    const isOwn = row.proposed_by_id === actor.userId;
    return isOwn ? { ...proposal, outcome: { ...proposal.outcome, data: outcome.data } } : proposal;
  },
});
