import { isUnreachable } from '../../../db/database.ts';
import { isLockTimeout, isStatementTimeout, isToBeTriedAgain } from '../../../db/sql-state.ts';
import { type Actor, type Origin, readerOf } from '../../../kernel/actor.ts';
import { findNames } from '../../../kernel/app-answers.ts';
import { operationNamed } from '../../../kernel/declared.ts';
import { performWrite } from '../../../kernel/perform.ts';
import type { Services } from '../../../kernel/services.ts';
import type { ChangeServices, UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict, Refusal } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { sayTo } from '../../../lib/texts/texts.ts';
import { requireCancellationAsked } from '../../leave/index.ts';
import type { InboxItem, RequestKind, VerdictName } from '../items/record.ts';
import { findItem } from '../items/store.ts';
import type { Decision, Meanwhile, Outcome } from './record.ts';
import { findDecided } from './store.ts';

/** The operation that a verdict on a kind of request is. */
export interface Way {
  readonly operation: string;
  /** What must hold besides, in the same transaction. */
  readonly before?: (work: UnitOfWork, id: string) => Promise<void>;
}

export const ways: Readonly<Record<RequestKind, Readonly<Record<VerdictName, Way>>>> = {
  leave: { approve: { operation: 'leaves.approve' }, reject: { operation: 'leaves.reject' } },
  leave_cancellation: {
    // Without the wish it would be a cancellation that no one asked for.
    approve: { operation: 'leaves.cancel', before: requireCancellationAsked },
    reject: { operation: 'leaves.declineCancellation' },
  },
  time_entry: { approve: { operation: 'timeEntries.approve' }, reject: { operation: 'timeEntries.reject' } },
  timesheet: { approve: { operation: 'timesheets.approve' }, reject: { operation: 'timesheets.reject' } },
  expense_report: {
    approve: { operation: 'expenseReports.approve' },
    reject: { operation: 'expenseReports.reject' },
  },
  shift_offer: { approve: { operation: 'shiftOffers.approve' }, reject: { operation: 'shiftOffers.reject' } },
};

interface By {
  /** By the rights of now; refuses who is not let in any more. */
  readonly actorNow: () => Promise<Actor>;
  readonly origin: Origin;
}

/**
 * One after the other: a request never takes more than one connection, and a refusal keeps nothing else back. Each by the rights
 * of its moment: who was demoted meanwhile decides no more than that, who was signed out nothing.
 */
export async function decideAll(services: ChangeServices, by: By, decisions: readonly Decision[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [index, decision] of decisions.entries()) {
    const last = outcomes.at(-1);
    const outcome = last?.status === 401 ? last : await outcomeOf(services, by, decision);
    outcomes.push({ ...outcome, index });
  }
  return outcomes;
}

type Outcomeless = Omit<Outcome, 'index'>;

async function outcomeOf(services: ChangeServices, { actorNow, origin }: By, decision: Decision): Promise<Outcomeless> {
  let actor: Actor | null = null;
  try {
    actor = await actorNow();
    return await decide(services, { actor, origin }, decision);
  } catch (error) {
    const refusal = refusalOf(services, error);
    const { code, details = {}, status } = refusal;
    const message = sayTo(readerOf(origin), refusal.said);
    const meanwhile = actor && isTooLate(refusal) ? await findMeanwhile(services, actor, decision) : null;
    const isOther = refusal.reason === 'changed_since';
    const now = actor && isOther ? { now: await findNow(services, actor, decision) } : {};
    return { status, data: null, error: { code, message, details: { ...details, ...now } }, meanwhile };
  }
}

async function decide(
  services: ChangeServices,
  by: { readonly actor: Actor; readonly origin: Origin },
  { kind, id, verdict, reason, version, all_steps }: Decision,
): Promise<Outcomeless> {
  const { operation: name, before } = ways[kind][verdict];
  const operation = operationNamed(services.catalogue, name);
  const body = { ...(reason !== undefined && { reason }), ...(all_steps !== undefined && { all_steps }) };
  const given = { params: { id }, body };
  const holding = { version, before: before && ((work: UnitOfWork) => before(work, id)) };
  const data = await performWrite(services, by, operation, given, holding);
  const { status, approval_status } = data as { status: string; approval_status?: string };
  return { status: 200, data: { id, status: approval_status ?? status }, error: null, meanwhile: null };
}

/** What the inbox shows of it by now; null if it does not wait for the actor any more. */
function findNow(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  actor: Actor,
  { kind, id }: Decision,
): Promise<InboxItem | null> {
  return findItem(database.shares.of(actor.organizationId).db, actor, clock.now(), kind, id);
}

const lateReasons = ['state', 'cancellation_not_requested'];

/** The record was seen, and is past what was to be decided. */
const isTooLate = ({ code, reason }: Refusal): boolean =>
  code === 'CONFLICT' && reason !== null && lateReasons.includes(reason);

async function findMeanwhile(
  { database, catalogue }: Pick<Services, 'database' | 'catalogue'>,
  actor: Actor,
  { kind, id }: Decision,
): Promise<Meanwhile | null> {
  const { db } = database.shares.of(actor.organizationId);
  const decided = await findDecided(db, actor, kind, id);
  if (!decided) return null;
  const names = await findNames(catalogue, db, actor, Id('usr'), decided.decided_by_id);
  return { ...decided, decided_by: names[decided.decided_by_id ?? ''] ?? null };
}

/** What went wrong with one is told for that one; the others go on. */
function refusalOf({ log }: Pick<Services, 'log'>, error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isLockTimeout(error)) return conflict('inbox.busy', { reason: 'busy' });
  if (isUnreachable(error) || isStatementTimeout(error) || isToBeTriedAgain(error)) {
    return new Refusal('UNAVAILABLE', 'inbox.unavailable');
  }
  log.error({ err: error }, 'a decision failed');
  return new Refusal('INTERNAL_ERROR', 'inbox.fault');
}
