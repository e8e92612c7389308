import type { Actor, Origin } from '../actor.ts';
import type { Operation } from '../declaration.ts';
import { keepFile } from '../files.ts';
import { writeOperation } from '../operation.ts';
import { scopesOfHolder } from '../packages.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { needsTwo, touchesMarked } from './four-eyes.ts';
import { standingFile } from './kept-file.ts';
import { peopleIn, personOf } from './outcome.ts';
import { presentAsTold } from './present.ts';
import type { Takers } from './proposing.ts';
import { type Outcome, Proposal, type proposalSurfaces, type ProposedRequest } from './record.ts';
import { sealOutcome, sealRequest } from './sealed.ts';
import { getVisibleProposal, insertProposal } from './store.ts';

/** A write that was rehearsed. */
export interface Rehearsed {
  readonly operation: Operation;
  readonly request: ProposedRequest;
  readonly outcome: Outcome;
  readonly note: string | null;
  /** A change of one's own record, which those who may make it are asked for. */
  readonly isOwnRecord?: boolean;
  /** Who decides beside those in charge of everyone; nobody unless it is said. */
  readonly takers?: Takers;
}

const dayMs = 86_400_000;

/** What `propose=true` does once the write was rehearsed. It has no route: it is reached through every write there is. */
export const keepProposal = writeOperation({
  id: 'proposals.create',
  route: 'POST /proposals',
  summary: 'Propose a write',
  scope: null,
  returns: Proposal,
  status: 202,

  // Prepared by the rehearsal.
  prepare: (): Promise<Rehearsed> => Promise.reject(new Error('Nothing was rehearsed.')),

  async run({ actor, work, prepared }) {
    const id = await keep(work, actor, work.origin, prepared);
    const row = await getVisibleProposal(work.tx, actor, id, work.now);
    // What it shows of a private part was logged with the rehearsal.
    return presentAsTold(work.services, actor, row).proposal;
  },
});

/** Keeps what was rehearsed; answers with its id. */
export async function keep(work: UnitOfWork, actor: Actor, origin: Origin, rehearsed: Rehearsed): Promise<string> {
  const { operation, request, outcome, note, isOwnRecord = false } = rehearsed;
  const { holder_of, department_id } = rehearsed.takers ?? { holder_of: null, department_id: null };
  if (actor.userId === null) throw new Error('A proposal is made in the name of a person.');
  const { keys } = work.services;
  const id = work.newId('prp');
  const personId = personOf(request, outcome);
  const file = standingFile(request);
  const fileKey = file && (await keepFile(work, file));
  const days = actor.organization.settings.proposal_days;
  const expiresAt = new Date(work.nowMs + days * dayMs).toISOString();
  await operation.whenProposed?.(work as never, request.body as never, expiresAt);
  await insertProposal(
    work,
    {
      organization_id: actor.organizationId,
      id,
      operation_id: operation.id,
      proposed_by_id: actor.userId,
      surface: origin.surface as (typeof proposalSurfaces)[number],
      token_id: origin.tokenId,
      role: actor.role,
      scopes: actor.scopes ? [...actor.scopes] : scopesOfHolder(actor),
      needs_scope: operation.scope,
      needs_role: isOwnRecord ? 'ADMINISTRATOR' : (operation.role ?? null),
      needs_module: operation.module ?? null,
      person_id: personId,
      needs_two: touchesMarked(operation, request.body) || needsTwo(work.services.catalogue, actor, operation, request),
      is_own_record: isOwnRecord,
      note,
      holder_of,
      department_id,
      file_key: fileKey,
      sealed_request: sealRequest(keys, id, request),
      sealed_outcome: sealOutcome(keys, id, outcome),
      created_at: work.now,
      expires_at: expiresAt,
    },
    peopleIn(request, outcome),
  );
  work.audit({
    action: 'proposals.create',
    subjectType: 'proposal',
    subjectId: id,
    ...(personId !== null && { personId }),
  });
  return id;
}
