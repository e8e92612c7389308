import { isOutdated } from '../db/batch.ts';
import { readOnlyCode } from '../db/host-client.ts';
import { UnitOfWork } from '../kernel/unit-of-work.ts';
import { bodyOf } from './body.ts';
import { type Call, paramsOf, queryOf } from './call.ts';
import { type Reply, success, versioned } from './envelope.ts';
import { type Claim, isTaken, type Replay, stillRunning, takeStatement } from './idempotency.ts';
import { enforcePrecondition, isolate, preconditionOf, versionAfter } from './preconditions.ts';
import { type Input, Preparation } from './prepare.ts';
import { endRehearsal, rehearsalMeta } from './rehearsal.ts';
import { claimFor, findReplay, isFinal, remember, settle } from './replays.ts';

export function inputOf(call: Call): Input {
  const params = paramsOf(call);
  const query = queryOf(call, call.query);
  // One that can never hold is refused before anything is prepared.
  preconditionOf(call.installation.catalogue, call.operation, call.ifMatch);
  return { params, query, body: bodyOf(call.operation, call.body) };
}

async function perform(call: Call, work: UnitOfWork, input: Input, prepared: unknown): Promise<Reply> {
  const { operation, actor } = call;
  const answerHeaders: Record<string, string> = {};
  const by = { actor, origin: call.origin };
  const precondition = preconditionOf(call.installation.catalogue, operation, call.ifMatch);
  if (precondition) await enforcePrecondition(precondition, work, by, call.params);
  const context = { actor, work, answerHeaders, prepared, ...input };
  const data = await work.perform(operation, context);
  // A batch leaves that to its entries, of which a rehearsal may keep none.
  if (!work.isAudited && !operation.changesNothing && !operation.batchOf) {
    throw new Error(`${operation.id} changed something without an audit entry.`);
  }
  const version = await versionAfter(operation, work, by, call.params, data);
  const { requestId } = call.origin;
  // The version of a record that is not kept would match nothing.
  if (call.isRehearsal) return success(operation.status, data, requestId, rehearsalMeta(work));
  return versioned({ ...success(operation.status, data, requestId), headers: answerHeaders }, version);
}

/** Runs a change. Its events, its audit row and the remembered answer commit with it, or none of them does. */
async function change(call: Call, claimed: Claim | null, preparation: Preparation | null): Promise<Reply | Replay> {
  const { installation, operation, actor, origin } = call;
  // Without a key, refusals that need no database cost none.
  const input = preparation?.input ?? (claimed ? null : inputOf(call));
  const transaction = await installation.database.shares.of(actor.organizationId).begin();
  const work = new UnitOfWork(installation, transaction.tx, actor, origin);
  let isCommitting = false;
  try {
    if (call.ifMatch !== undefined) isolate(work);
    if (claimed) {
      work.tx.defer(takeStatement(claimed, work.now));
      if (!operation.takesKeyWithFirstStatement) await transaction.flush();
    }
    const reply = await perform(call, work, input ?? inputOf(call), preparation?.value);
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
    return settle(call, claimed, error);
  }
}

/** How often a change may be run in all, judging by how it failed. */
function triesAfter(error: unknown, { ifMatch }: Call): number {
  // Each connection finds out by itself that tables have changed, a statement at a time.
  if (isOutdated(error)) return 50;
  // Serialization failure and deadlock: the database asks to try again. So does a key that was given up meanwhile.
  const code = (error as { code?: string } | null)?.code ?? '';
  if (['40001', '40P01'].includes(code)) return ifMatch === undefined ? 3 : 10;
  // The connection led to a standby and is closed: nothing was done, and the next one looks for the leader.
  return isTaken(error) || code === readOnlyCode ? 3 : 1;
}

/** As often as the database asks for it. */
export async function changeAtLast(
  call: Call,
  claimed: Claim | null,
  preparation: Preparation | null,
): Promise<Reply | Replay> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await change(call, claimed, preparation);
    } catch (error) {
      if (attempt >= triesAfter(error, call)) throw isTaken(error) ? stillRunning() : error;
    }
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

/** What it prepared and did not keep is undone. */
export async function changePrepared(
  call: Call,
  claimed: Claim | null,
  preparation: Preparation,
): Promise<Reply | Replay> {
  try {
    return await changeAtLast(call, claimed, preparation);
  } finally {
    // Nothing if it has committed.
    preparation.undone();
  }
}
