import { conflict, forbidden, isRefused, notFound, outcomeOfItem, type Refusal } from '../../lib/errors.ts';
import { check, fits } from '../../lib/schema.ts';
import { say } from '../../lib/texts/texts.ts';
import { type Actor, administers, type Origin, readerOf } from '../actor.ts';
import { admit } from '../admit.ts';
import { checkBatch } from '../batch.ts';
import type { Consent } from '../change-log/change-log.ts';
import { type Operation, rehearsed } from '../declaration.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { type Difference, differencesOf, differencesOfChanges } from './compare.ts';
import { outcomeOf, withoutSecrets } from './outcome.ts';
import type { Outcome, ProposalRow, ProposedRequest } from './record.ts';
import { openOutcome, openRequest, sealOutcome } from './sealed.ts';
import { shownTo } from './shown.ts';
import { handOverFileOf, saveOutcome } from './store.ts';

/** A proposal that is to be carried out. */
export interface Accepting {
  readonly row: ProposalRow;
  readonly operation: Operation;
  /** In whose name it is done, by the rights of now. */
  readonly author: Actor;
  /** What `prepare` of the operation answered. */
  readonly prepared: unknown;
}

/** How it came in: that of the proposal, in the request that accepts it. */
export const originOf = ({ surface, token_id }: ProposalRow, { requestId, language }: Origin): Origin => ({
  surface,
  tokenId: token_id,
  ip: null,
  requestId,
  ...(language !== undefined && { language }),
});

/** What was sent, by the schema of now. */
export function requestFor(operation: Operation, { params, query, body }: ProposedRequest): ProposedRequest {
  if (operation.params && !fits(operation.params, params)) throw notFound();
  if (!operation.body) return { params, query, body: {} };
  return { params, query, body: operation.batchOf ? checkBatch(body) : check(operation.body, body) };
}

/**
 * It was fine when it was proposed and is refused by now: who accepts it is told why, and can decline it. But for what is refused by
 * another's rights: `own` is what the acceptor would be refused with themselves, and of anything else no word is theirs to read.
 */
export function refusedByNow(error: unknown, origin: Origin, own?: Refusal | null): unknown {
  if (!isRefused(error)) return error;
  if (own !== undefined && !(own?.code === error.code && own.reason === error.reason))
    return conflict('proposals.refusedUnseen', { reason: 'refused' });
  if (own) return refusedByNow(own, origin);
  const { code, message, details } = error.bodyFor(readerOf(origin));
  return conflict(say('proposals.refused', { message }), {
    reason: 'refused',
    code,
    message,
    ...(details && { refused_with: [details] }),
  });
}

/** Thrown so that what was tried is undone. */
class Tried extends Error {
  override readonly name = 'Tried';
}

/** Runs the write in a part of the transaction that is then undone; answers with what would have come of it. */
export async function tryOut(
  work: UnitOfWork,
  operation: Operation,
  request: ProposedRequest,
  prepared: unknown,
): Promise<Outcome> {
  let outcome: Outcome | undefined;
  try {
    await work.attempt(async () => {
      outcome = await perform(work, rehearsed(operation), request, prepared);
      throw new Tried();
    });
  } catch (error) {
    if (!(error instanceof Tried)) throw error;
  }
  if (!outcome) throw new Error(`${operation.id} was tried and told nothing.`);
  return outcome;
}

async function perform(
  work: UnitOfWork,
  operation: Operation,
  request: ProposedRequest,
  prepared: unknown,
): Promise<Outcome> {
  const context = { actor: work.actor, work, ...request, prepared, answerHeaders: {} };
  const data = await work.perform(operation, context);
  return { ...outcomeOf(work, operation.status, data), data };
}

/**
 * The right to accept is the right to do it: the same request as one's own must not be refused to who accepts. What is in its way but
 * rights, such as that they are clocked in themselves, says nothing.
 */
async function refusalOfOwn(
  work: UnitOfWork,
  request: ProposedRequest,
  { operation, prepared }: Accepting,
): Promise<Refusal | null> {
  const mine = work.as(work.actor, work.origin, {});
  return (await outcomeOfItem(() => tryOut(mine, operation, request, prepared))).refusal;
}

/**
 * Does what was proposed, in the transaction that accepts it and once it is seen that the outcome is still the one shown: rehearsal and
 * change are one run. 409 with what differs, which is kept; 409 with the refusal if it is refused by now.
 */
export async function carryOutProposal(work: UnitOfWork, accepting: Accepting): Promise<Outcome> {
  const { row, operation, author, prepared } = accepting;
  const { keys } = work.services;
  const was = openOutcome(keys, row);
  const isOwn = row.proposed_by_id === work.actor.userId;
  const consent: Consent = row.is_own_record
    ? { askedById: row.proposed_by_id }
    : { ...(work.actor.userId !== null && { acceptedById: work.actor.userId }) };
  /** undefined: the acceptor is told whatever is in the way, as their own or as who sees every record. */
  let ownRefusal: Refusal | null | undefined;
  const byNow = async <T>(run: () => T | Promise<T>): Promise<T> => {
    try {
      return await run();
    } catch (error) {
      throw refusedByNow(error, work.origin, ownRefusal);
    }
  };
  const request = await byNow(() => {
    admit(author, operation);
    return requestFor(operation, openRequest(keys, row));
  });
  await handOverFileOf(work, row);
  const inner = work.as(author, row.is_own_record ? work.origin : originOf(row, work.origin), consent);
  if (!isOwn && !row.is_own_record) {
    const refusal = await refusalOfOwn(work, request, accepting);
    if (!administers(work.actor)) ownRefusal = refusal;
    if (refusal?.status === 403 || refusal?.status === 404) {
      // Gone for everyone is another answer.
      await byNow(() => tryOut(inner, operation, request, prepared));
      throw forbidden('proposals.notYours', { reason: 'not_allowed' });
    }
  }
  // What is left to a job is rehearsed by what the job will do.
  if (operation.rehearse) {
    await refuseOther(work, accepting, was, await byNow(() => tryOut(inner, operation, request, prepared)));
    return byNow(() => perform(inner, operation, request, prepared));
  }
  const outcome = await byNow(() => perform(inner, operation, request, prepared));
  await refuseOther(work, accepting, was, outcome);
  return outcome;
}

async function refuseOther(work: UnitOfWork, { row, operation }: Accepting, was: Outcome, raw: Outcome): Promise<void> {
  const now = row.is_own_record ? { ...raw, data: null, would_raise: [] } : { ...raw, data: withoutSecrets(raw.data) };
  const changes = row.is_own_record ? differencesOfChanges(was, now) : differencesOf(operation, was, now);
  if (changes.length === 0) return;
  const { services } = work;
  const sealed = sealOutcome(services.keys, row.id, now);
  work.whenUndone(() => saveOutcome(services, row, sealed));
  const shown = row.is_own_record ? changes : await shownDifferences(work, { row, operation }, was, now);
  throw conflict('proposals.changed', { reason: 'outcome_changed', changes: shown });
}

/** Of what differs, what is the acceptor's to see: as the two outcomes show it to them. */
async function shownDifferences(
  work: UnitOfWork,
  { row, operation }: Pick<Accepting, 'row' | 'operation'>,
  ...outcomes: readonly [Outcome, Outcome]
): Promise<Difference[]> {
  const { services, actor, tx } = work;
  const request = openRequest(services.keys, row);
  const told = outcomes.map((outcome) => ({ operation, request, outcome }));
  const [was, now] = await shownTo(services.catalogue, tx, actor, told);
  return differencesOf(operation, { ...outcomes[0], data: was?.data }, { ...outcomes[1], data: now?.data });
}
