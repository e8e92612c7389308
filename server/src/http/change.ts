import { isOutdated } from '../db/batch.ts';
import { isReadOnly, isToBeTriedAgain } from '../db/sql-state.ts';
import { rehearsed, statusOf } from '../kernel/declaration.ts';
import { refuseAlone } from '../kernel/proposals/four-eyes.ts';
import { outcomeOf } from '../kernel/proposals/outcome.ts';
import { isolate, triesWithVersion } from '../kernel/seen-version.ts';
import { UnitOfWork } from '../kernel/unit-of-work.ts';
import { bodyOf } from './body.ts';
import { type Call, paramsOf, queryOf } from './call.ts';
import { type Reply, success, versioned } from './envelope.ts';
import { isTaken, type Replay, stillRunning } from './idempotency.ts';
import { type Claim, takeStatement } from './idempotency-store.ts';
import { enforcePrecondition, preconditionOf, versionAfter } from './preconditions.ts';
import { type Input, Preparation } from './prepare.ts';
import { endRehearsal, rehearsalMeta } from './rehearsal.ts';
import { claimFor, findReplay, isFinal, remember, settle } from './replays.ts';
import { isOutrun, judgedAnew, Outrun } from './standing.ts';

export function inputOf(call: Call): Input {
  const params = paramsOf(call);
  const query = queryOf(call, call.query);
  const precondition = preconditionOf(call.installation.catalogue, call.operation, call.ifMatch);
  return { params, query, precondition, body: bodyOf(call.operation, call.body) };
}

async function perform(
  call: Call,
  work: UnitOfWork,
  { precondition, ...given }: Input,
  prepared: unknown,
): Promise<Reply> {
  const { actor } = call;
  const operation = call.isRehearsal ? rehearsed(call.operation) : call.operation;
  const answerHeaders: Record<string, string> = {};
  const by = { actor, origin: call.origin };
  if (precondition) await enforcePrecondition(precondition, work, by, call.params);
  if (!call.isRehearsal) refuseAlone(call.installation.catalogue, actor, operation, given);
  const context = { actor, work, answerHeaders, prepared, ...given };
  const data = await work.perform(operation, context);
  // A batch leaves that to its entries, of which a rehearsal may keep none.
  if (!work.isAudited && !operation.changesNothing && !operation.batchOf) {
    throw new Error(`${operation.id} changed something without an audit entry.`);
  }
  const status = statusOf(operation, data);
  const version = await versionAfter(operation, work, by, call.params, data);
  const { requestId } = call.origin;
  // The version of a record that is not kept would match nothing.
  if (call.isRehearsal) {
    const reply = success(status, data, requestId, await rehearsalMeta(call, work, data));
    return { ...reply, outcome: outcomeOf(work, status, data) };
  }
  return versioned({ ...success(status, data, requestId), headers: answerHeaders }, version);
}

/** Runs a change. Its events, its audit row and the remembered answer commit with it, or none of them does. */
async function change(
  call: Call,
  claimed: Claim | null,
  preparation: Preparation | null,
  mayBeOutrun: boolean,
): Promise<Reply | Replay> {
  const { installation, operation, actor, origin } = call;
  // Without a key, refusals that need no database cost none.
  const input = preparation?.input ?? (claimed ? null : inputOf(call));
  const transaction = await installation.database.shares.of(actor.organizationId).begin();
  const work = new UnitOfWork(installation, transaction.tx, actor, origin);
  let isCommitting = false;
  try {
    // It may have waited for the others of its organization.
    if (mayBeOutrun && isOutrun(call)) throw new Outrun();
    if (call.ifMatch !== undefined) isolate(work);
    if (claimed) {
      work.tx.defer(takeStatement(claimed, work.now));
      if (!operation.takesKeyWithFirstStatement) await transaction.flush();
    }
    const reply = await perform(call, work, input ?? inputOf(call), preparation?.value);
    if (mayBeOutrun && isOutrun(call)) throw new Outrun();
    if (call.isRehearsal) {
      await endRehearsal(call, transaction, work);
      return reply;
    }
    const remembered = claimed ? [remember(call, claimed, reply, work)] : [];
    isCommitting = true;
    work.committed(await transaction.commit(...work.lastStatements(), ...remembered));
    preparation?.committed(work);
    return reply;
  } catch (error) {
    await transaction.rollback();
    if (isCommitting) preparation?.commitFailed(error);
    if (!claimed || !(isTaken(error) || isFinal(error))) throw error;
    return await settle(call, claimed, error);
  } finally {
    await work.over();
  }
}

/** How often a change may be run in all, judging by how it failed. */
function triesAfter(error: unknown, { ifMatch }: Call): number {
  // Each connection finds out by itself that tables have changed, a statement at a time.
  if (isOutdated(error)) return 50;
  if (isToBeTriedAgain(error)) return ifMatch === undefined ? 3 : triesWithVersion;
  // So it is with a key that was given up meanwhile.
  if (isTaken(error)) return 3;
  // The connection led to a standby and is closed: nothing was done, and the next one looks for the leader.
  return isReadOnly(error) ? 3 : 1;
}

/** Where rights change all the time, a change is not undone for ever: what it is judged by is as old as its last try. */
const maxOutrun = 3;

/** As often as the database asks for it, each time by the rights of then. */
export async function changeAtLast(
  asked: Call,
  claimed: Claim | null,
  preparation: Preparation | null,
): Promise<Reply | Replay> {
  let call = asked;
  let outrun = 0;
  for (let attempt = 1; ; attempt++) {
    try {
      return await change(call, claimed, preparation, outrun < maxOutrun && !call.operation.judgesEach);
    } catch (error) {
      if (error instanceof Outrun) {
        outrun++;
        attempt--;
      } else if (attempt >= triesAfter(error, call)) throw isTaken(error) ? stillRunning() : error;
    }
    if (!call.operation.judgesEach) call = await judgedAnew(call);
  }
}

/** For an operation that waits for others than the database: it does so first, with no connection in hand. */
export async function prepareAndChange(call: Call): Promise<Reply | Replay> {
  const claimed = claimFor(call);
  const replay = claimed && (await findReplay(call, claimed));
  if (replay) return replay;
  let preparation: Preparation;
  try {
    preparation = await Preparation.of(call, inputOf(call));
  } catch (error) {
    if (!claimed || !isFinal(error)) throw error;
    return settle(call, claimed, error);
  }
  return changePrepared(call, claimed, preparation);
}

/** Judged again: what it waited for may have taken minutes. What it prepared and did not keep is undone. */
export async function changePrepared(
  call: Call,
  claimed: Claim | null,
  preparation: Preparation,
): Promise<Reply | Replay> {
  try {
    return await changeAtLast(call.operation.judgesEach ? call : await judgedAnew(call), claimed, preparation);
  } finally {
    // Nothing if it has committed.
    preparation.undone();
  }
}
