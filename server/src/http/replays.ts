import type { Sql } from '../db/sql.ts';
import type { OpenTransaction } from '../db/transaction.ts';
import { readerOf } from '../kernel/actor.ts';
import { ChangeLog } from '../kernel/change-log/change-log.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { getOneOf, versionOf } from '../kernel/versions.ts';
import { isRefused, Refusal } from '../lib/errors.ts';
import type { RequestBody } from './body.ts';
import type { Call } from './call.ts';
import { failure, type Reply, versioned } from './envelope.ts';
import { claimOf, isTaken, type KeyedRequest, recall, rememberStatement, type Replay } from './idempotency.ts';
import { type Claim, takeStatement } from './idempotency-store.ts';
import { idsIn } from './replay-rights.ts';

/** The request that a key belongs to; null without one. */
export function keyedRequest({ actor, origin, idempotencyKey, method, path }: Call): KeyedRequest | null {
  if (idempotencyKey === undefined) return null;
  return {
    key: idempotencyKey,
    organizationId: actor.organizationId,
    holder: origin.tokenId ?? `${origin.surface}:${String(actor.userId)}`,
    method,
    path,
  };
}

/** With what came along. A file has to have arrived whole. */
export function claimFor(call: Call): Claim | null {
  const { search, body } = call;
  const keyed = keyedRequest(call);
  return keyed && claimOf({ ...keyed, search, body: contentOf(body) });
}

function contentOf(body: RequestBody | undefined): Buffer {
  if (!body) return Buffer.alloc(0);
  return 'bytes' in body ? body.bytes : body.sha256;
}

/** With the ids of its path: an answer need not name what it is about. */
export const remember = (
  { installation, actor, origin, path }: Call,
  claimed: Claim,
  reply: Reply,
  work: UnitOfWork,
): Sql => {
  const { ids, accessEntries } = work.dataSubjects;
  const shown = { actor, ids: [...ids, ...idsIn(path)], accessEntries };
  return rememberStatement(installation, claimed, reply, origin.requestId, work.nowMs, shown);
};

/** A refusal that a key remembers: not that someone is no longer let in, nor that a limit is used up for now. */
export const isFinal = (error: unknown): boolean => isRefused(error) && error.status !== 401 && error.status !== 429;

/**
 * The change did not come about. What the key stands for already is the answer; if it stands for nothing, a refusal
 * is final too and is remembered.
 */
export async function settle(call: Call, claimed: Claim, error: unknown): Promise<Reply | Replay> {
  const { installation, actor, origin } = call;
  const nowMs = installation.clock.nowMs();
  const now = new Date(nowMs).toISOString();
  const transaction = await installation.database.shares.of(actor.organizationId).begin();
  try {
    const replay = await replayIn(call, transaction, claimed, nowMs);
    if (replay) return replay;
    // The request that held the key has released it meanwhile.
    if (!(error instanceof Refusal)) throw error;
    const reply = failure(error, origin.requestId, readerOf(origin));
    transaction.tx.defer(takeStatement(claimed, now));
    await transaction.commit(rememberStatement(installation, claimed, reply, origin.requestId, nowMs, null));
    return reply;
  } catch (failed) {
    await transaction.rollback();
    throw failed;
  }
}

/** The answer that the key stands for, which ends the transaction; null if it stands for nothing. */
async function replayIn(
  call: Call,
  transaction: OpenTransaction,
  claimed: Claim,
  nowMs: number,
): Promise<Replay | null> {
  const { installation, actor, origin } = call;
  const recalled = await recall(installation, transaction, actor, claimed, new Date(nowMs).toISOString());
  if (!recalled) return null;
  // What is shown again is a look like any other, and logged before the answer leaves.
  const changeLog = new ChangeLog(actor.organizationId);
  changeLog.addAccess(actor, origin, nowMs, recalled.accessEntries);
  if (changeLog.isEmpty) await transaction.rollback();
  else await transaction.commit(...changeLog.statements());
  return withItsVersion(call, recalled.replay);
}

/** The version that the first answer carried: it follows from the body. */
function withItsVersion({ installation, operation }: Call, replay: Replay): Replay {
  const one = replay.status < 300 ? getOneOf(installation.catalogue, operation) : null;
  if (!one?.isCovered) return replay;
  const { data } = JSON.parse(replay.body) as { data: unknown };
  return { ...replay, ...versioned(replay, versionOf(one.operation, data)) };
}

/** What the key stands for already, before anything is prepared: name servers and stores may say something else by now. */
export async function findReplay(call: Call, claimed: Claim): Promise<Replay | null> {
  const { installation, actor } = call;
  const transaction = await installation.database.shares.of(actor.organizationId).begin();
  try {
    return await replayIn(call, transaction, claimed, installation.clock.nowMs());
  } finally {
    await transaction.rollback();
  }
}

/**
 * Remembers an answer whose changes were committed before it. If another request with the same key came first, its
 * answer stands.
 */
export async function rememberAfterwards(call: Call, claimed: Claim, reply: Reply): Promise<Reply | Replay> {
  const { installation, actor, origin } = call;
  const nowMs = installation.clock.nowMs();
  const shown = { actor, ids: [], accessEntries: [] };
  const transaction = await installation.database.shares.of(actor.organizationId).begin();
  try {
    transaction.tx.defer(takeStatement(claimed, new Date(nowMs).toISOString()));
    await transaction.commit(rememberStatement(installation, claimed, reply, origin.requestId, nowMs, shown));
    return reply;
  } catch (error) {
    await transaction.rollback();
    if (!isTaken(error)) throw error;
    return (await findReplay(call, claimed)) ?? reply;
  }
}
