import { isUnreachable } from '../../../db/database.ts';
import { isLockTimeout, isStatementTimeout, isToBeTriedAgain } from '../../../db/sql-state.ts';
import { type Actor, type Origin, readerOf } from '../../../kernel/actor.ts';
import { findNames } from '../../../kernel/app-answers.ts';
import { operationNamed } from '../../../kernel/declared.ts';
import { performTogether, type Write } from '../../../kernel/perform.ts';
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
  shift_application: {
    approve: { operation: 'shiftApplications.accept' },
    reject: { operation: 'shiftApplications.decline' },
  },
  shift_offer: { approve: { operation: 'shiftOffers.approve' }, reject: { operation: 'shiftOffers.reject' } },
};

interface By {
  /** By the rights of now; refuses who is not let in any more. */
  readonly actorNow: () => Promise<Actor>;
  readonly origin: Origin;
}

/** Committed together where none is refused: a commit, a job and a round trip less for each but the first. */
const groupSize = 10;

/**
 * One after the other: a request never takes more than one connection. A group of them shares a transaction; where one is refused,
 * each has its own, so that a refusal keeps nothing else back. Each group by the rights of its moment: who was demoted meanwhile
 * decides no more than that, who was signed out nothing.
 */
export async function decideAll(services: ChangeServices, by: By, decisions: readonly Decision[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let first = 0; first < decisions.length; first += groupSize) {
    const group = decisions.slice(first, first + groupSize);
    const together = outcomes.at(-1)?.status === 401 ? null : await decideTogether(services, by, group);
    for (const [place, decision] of group.entries()) {
      const last = outcomes.at(-1);
      const outcome = together?.[place] ?? (last?.status === 401 ? last : await outcomeOf(services, by, decision));
      outcomes.push({ ...outcome, index: first + place });
    }
  }
  return outcomes;
}

type Outcomeless = Omit<Outcome, 'index'>;

/** null if any of them is refused or fails: which one, and why, is found by deciding on each alone. */
async function decideTogether(
  services: ChangeServices,
  { actorNow, origin }: By,
  group: readonly Decision[],
): Promise<Outcomeless[] | null> {
  if (group.length === 1) return null;
  try {
    const writes = group.map((decision) => writeOf(services, decision));
    const answers = await performTogether(services, { actor: await actorNow(), origin }, writes);
    return group.map(({ id }, place) => decided(id, answers[place]));
  } catch {
    return null;
  }
}

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
  decision: Decision,
): Promise<Outcomeless> {
  const [data] = await performTogether(services, by, [writeOf(services, decision)]);
  return decided(decision.id, data);
}

function writeOf(services: ChangeServices, { kind, id, verdict, reason, version, all_steps }: Decision): Write {
  const { operation: name, before } = ways[kind][verdict];
  const body = { ...(reason !== undefined && { reason }), ...(all_steps !== undefined && { all_steps }) };
  return {
    operation: operationNamed(services.catalogue, name),
    given: { params: { id }, body },
    holding: { version, before: before && ((work: UnitOfWork) => before(work, id)) },
  };
}

function decided(id: string, data: unknown): Outcomeless {
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
