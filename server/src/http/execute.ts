import { isOutdated } from '../db/batch.ts';
import type { Sql } from '../db/sql.ts';
import { post, type OpenTransaction } from '../db/transaction.ts';
import type { Actor, Origin } from '../kernel/actor.ts';
import { findNames, withAbilities } from '../kernel/app-answers.ts';
import { readCursor, writeCursor, type Page, type PageRequest } from '../kernel/cursor.ts';
import { invalid, notFound, Refusal } from '../kernel/errors.ts';
import type { Installation } from '../kernel/installation.ts';
import type { FileAnswer, ListContext, ObjectSchema, Operation, ReadContext } from '../kernel/operation.ts';
import { fits, readQuery, Strict } from '../kernel/schema.ts';
import { inShape, splitShape, withIncluded, type Shape } from '../kernel/shape.ts';
import { Trail, type AccessEntry, type AuditEntry } from '../kernel/trail.ts';
import { getOneOf, versionOf } from '../kernel/versions.ts';
import { Work } from '../kernel/work.ts';
import { bodyOf, type RawBody } from './body.ts';
import { failure, fileReply, storeFailed, success, type FileReply, type Reply } from './envelope.ts';
import {
  claimOf,
  isTaken,
  recall,
  rememberStatement,
  stillRunning,
  takeStatement,
  type Claim,
  type Replay,
} from './idempotency.ts';
import { enforcePrecondition, isKnownVersion, isolate, preconditionOf, versionAfter } from './preconditions.ts';
import { Preparation, type Input } from './prepare.ts';
import { idsIn } from './replay-rights.ts';

/** One request for an operation, let through by its surface. */
export interface Call {
  readonly installation: Installation;
  readonly operation: Operation;
  readonly actor: Actor;
  readonly origin: Origin & { readonly requestId: string };
  readonly method: string;
  readonly path: string;
  readonly search: string;
  readonly params: Record<string, string>;
  readonly query: Record<string, unknown>;
  readonly rawBody: RawBody | undefined;
  readonly idempotencyKey: string | undefined;
  readonly ifMatch: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

const nothing = Strict({});

function paramsOf({ operation, params }: Call): Record<string, string> {
  // A malformed id answers as an unknown one.
  if (operation.params && !fits(operation.params, params)) throw notFound();
  return params;
}

const querySchemas = new WeakMap<Operation, { api: ObjectSchema; app: ObjectSchema }>();

function queryOf({ operation, origin }: Call, filters: Record<string, unknown>): Record<string, unknown> {
  let schemas = querySchemas.get(operation);
  if (!schemas) {
    const api = operation.query ?? nothing;
    const app = operation.appQuery ? Strict({ ...api.properties, ...operation.appQuery.properties }) : api;
    querySchemas.set(operation, (schemas = { api, app }));
  }
  return readQuery(origin.surface === 'app' ? schemas.app : schemas.api, filters);
}

const defaultLimit = 50;
const maxLimit = 100;

function limitOf(text: unknown): number {
  if (text === undefined) return defaultLimit;
  if (typeof text !== 'string' || !/^0*[1-9]\d*$/.test(text)) {
    throw invalid('limit', 'limit must be a whole number of 1 or more.');
  }
  return Math.min(Number(text), maxLimit);
}

/** Runs a read; what it leaves in the logs is written before the answer leaves. */
async function read(call: Call): Promise<Reply | FileReply> {
  const { installation, operation, actor, origin } = call;
  const nowMs = installation.clock.nowMs();
  const trail = new Trail(actor.organizationId);
  const { limit, cursor, ...filters } =
    operation.kind === 'list' ? call.query : { ...call.query, limit: undefined, cursor: undefined };
  const [shape, query] = splitShape(queryOf(call, operation.kind === 'list' ? filters : call.query));
  const base: ReadContext<unknown, unknown> = {
    installation,
    actor,
    origin,
    db: installation.database.shares.of(actor.organizationId).db,
    nowMs,
    params: paramsOf(call),
    query,
    fields: shape.fields,
    audit: (entry: AuditEntry) => {
      trail.addAudit(actor, origin, nowMs, entry);
    },
    accessed: (entries: readonly AccessEntry[]) => {
      trail.addAccess(actor, origin, nowMs, entries);
    },
    answerMeta: {},
  };
  let reply: Reply | FileReply;
  if (operation.kind === 'file') {
    reply = await fileReply((await operation.run(base as never)) as FileAnswer);
  } else if (operation.kind === 'list') {
    const list = `${operation.id}\n${call.path}\n${actor.organizationId}\n${JSON.stringify(Object.entries(query).sort())}`;
    if (cursor !== undefined && typeof cursor !== 'string') throw invalid('cursor', 'cursor is given more than once.');
    const page: PageRequest = {
      limit: limitOf(limit),
      after: cursor === undefined ? null : readCursor(installation.keys, list, cursor),
    };
    const context: ListContext<unknown, unknown> = { ...base, page };
    const { items, next, total } = (await operation.run(context as never)) as Page<unknown>;
    const nextCursor = next === null ? null : writeCursor(installation.keys, list, next);
    reply = await answer(call, shape, items, {
      has_more: next !== null,
      next_cursor: nextCursor,
      ...(total !== undefined && { total }),
      ...base.answerMeta,
    });
  } else {
    // The operation fills in `answerMeta` as it runs.
    const data = await operation.run(base as never);
    reply = await recordReply(call, shape, data, { ...base.answerMeta });
  }
  try {
    if (!trail.isEmpty) await installation.trailWriter.write(trail);
  } catch (error) {
    if ('file' in reply && !Buffer.isBuffer(reply.file)) reply.file.destroy();
    throw error;
  }
  // It may have failed while the trail was written.
  if ('file' in reply && !Buffer.isBuffer(reply.file) && reply.file.errored) throw storeFailed(reply.file.errored);
  return reply;
}

/** In the shape that was asked for. The app also shows what things are called and what may be done to them. */
async function answer(
  call: Call,
  shape: Shape,
  data: unknown,
  more: Readonly<Record<string, unknown>>,
): Promise<Reply> {
  const { installation, operation, actor, origin } = call;
  const { catalogue, database } = installation;
  const { db } = database.shares.of(actor.organizationId);
  const whole = await withIncluded(catalogue.names, db, actor, shape, operation.includes, data);
  if (origin.surface !== 'app') return success(200, inShape(shape, whole), origin.requestId, more);
  const [shown, names] = await Promise.all([
    withAbilities(catalogue, db, actor, operation, whole, installation.clock.nowMs()),
    findNames(catalogue, db, actor, whole),
  ]);
  return success(200, inShape(shape, shown), origin.requestId, { ...more, names });
}

const versioned = (reply: Reply, version: string | null): Reply =>
  version === null ? reply : { ...reply, headers: { ...reply.headers, ETag: version } };

/** One record with its version; without the record for a client that has this version already. */
async function recordReply(
  call: Call,
  shape: Shape,
  data: unknown,
  more: Readonly<Record<string, unknown>>,
): Promise<Reply> {
  const { operation, origin, query, ifNoneMatch } = call;
  // A parameter may leave parts out; the version is that of the whole.
  const version = Object.keys(query).length === 0 ? versionOf(operation, data) : null;
  // Not in the app, which shows more than the record: names of others, and what may be done.
  const isKnown = origin.surface === 'api' && ifNoneMatch !== undefined && version !== null;
  if (isKnown && isKnownVersion(ifNoneMatch, version)) return { status: 304, body: '', headers: { ETag: version } };
  return versioned(await answer(call, shape, data, more), version);
}

function inputOf(call: Call): Input {
  const params = paramsOf(call);
  const query = queryOf(call, call.query);
  // One that can never hold is refused before anything is prepared.
  preconditionOf(call.installation, call.operation, call.ifMatch);
  return { params, query, body: bodyOf(call.operation, call.rawBody) };
}

async function perform(call: Call, work: Work, input: Input, prepared: unknown): Promise<Reply> {
  const { operation, actor } = call;
  const answerHeaders: Record<string, string> = {};
  const by = { actor, origin: call.origin };
  const precondition = preconditionOf(call.installation, operation, call.ifMatch);
  if (precondition) await enforcePrecondition(precondition, work, by, call.params);
  const data = await operation.run({ actor, work, answerHeaders, prepared, ...input } as never);
  if (!work.isAudited && !operation.changesNothing) {
    throw new Error(`${operation.id} changed something without an audit entry.`);
  }
  const version = await versionAfter(operation, work, by, call.params, data);
  return versioned({ ...success(operation.status, data, call.origin.requestId), headers: answerHeaders }, version);
}

function claimFor({ actor, origin, idempotencyKey, method, path, search, rawBody }: Call): Claim | null {
  if (idempotencyKey === undefined) return null;
  return claimOf({
    key: idempotencyKey,
    organizationId: actor.organizationId,
    holder: origin.tokenId ?? `${origin.surface}:${String(actor.userId)}`,
    ...{ method, path, search },
    body: rawBody?.bytes ?? Buffer.alloc(0),
  });
}

/** With the ids of its path: an answer need not name what it is about. */
const remember = ({ installation, actor, origin, path }: Call, claimed: Claim, reply: Reply, work: Work): Sql => {
  const { ids, looks } = work.concerned;
  const shown = { actor, ids: [...ids, ...idsIn(path)], looks };
  return rememberStatement(installation, claimed, reply, origin.requestId, work.nowMs, shown);
};

/** Runs a change. Its events, its audit row and the remembered answer commit with it, or none of them does. */
async function change(call: Call, claimed: Claim | null, preparation: Preparation | null): Promise<Reply | Replay> {
  const { installation, operation, actor, origin } = call;
  // Without a key, refusals that need no database cost none.
  const input = preparation?.input ?? (claimed ? null : inputOf(call));
  const transaction = await installation.database.shares.of(actor.organizationId).begin();
  const work = new Work(installation, transaction.tx, actor, origin);
  let isCommitting = false;
  try {
    if (call.ifMatch !== undefined) isolate(work);
    if (claimed) {
      post(work.tx, takeStatement(claimed, work.now));
      if (!operation.takesKeyWithFirstStatement) await transaction.flush();
    }
    const reply = await perform(call, work, input ?? inputOf(call), preparation?.value);
    const remembered = claimed ? [remember(call, claimed, reply, work)] : [];
    isCommitting = true;
    await transaction.commit(...work.lastStatements(), ...remembered);
    work.committed();
    preparation?.committed(work);
    return reply;
  } catch (error) {
    await transaction.rollback();
    if (isCommitting) preparation?.commitFailed(error);
    if (!claimed || !(isTaken(error) || isFinal(error))) throw error;
    return settle(call, claimed, error);
  }
}

/** A refusal that a key remembers. */
const isFinal = (error: unknown): boolean => error instanceof Refusal && error.status < 500;

/**
 * The change did not come about. What the key stands for already is the answer; where it stands for nothing, a refusal
 * is final too and is remembered.
 */
async function settle(call: Call, claimed: Claim, error: unknown): Promise<Reply | Replay> {
  const { installation, actor, origin } = call;
  const nowMs = installation.clock.nowMs();
  const now = new Date(nowMs).toISOString();
  const transaction = await installation.database.shares.of(actor.organizationId).begin();
  try {
    const replay = await replayIn(call, transaction, claimed, nowMs);
    if (replay) return replay;
    // Whoever had the key has given it up meanwhile.
    if (!(error instanceof Refusal)) throw error;
    const reply = failure(error, origin.requestId);
    post(transaction.tx, takeStatement(claimed, now));
    await transaction.commit(rememberStatement(installation, claimed, reply, origin.requestId, nowMs, null));
    return reply;
  } catch (failed) {
    await transaction.rollback();
    throw failed;
  }
}

/** The answer that the key stands for, which ends the transaction; null where it stands for nothing. */
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
  const trail = new Trail(actor.organizationId);
  trail.addAccess(actor, origin, nowMs, recalled.looks);
  if (trail.isEmpty) await transaction.rollback();
  else await transaction.commit(...trail.statements());
  return withItsVersion(call, recalled.replay);
}

/** The version that the first answer carried: it follows from the body. */
function withItsVersion({ installation, operation }: Call, replay: Replay): Replay {
  const one = replay.status < 300 ? getOneOf(installation.catalogue, operation) : null;
  if (!one?.isCovered) return replay;
  const { data } = JSON.parse(replay.body) as { data: unknown };
  return { ...replay, ...versioned(replay, versionOf(one.operation, data)) };
}

/** How often a change may be run in all, judging by how it failed. */
function triesAfter(error: unknown, { ifMatch }: Call): number {
  // Each connection finds out by itself that tables have changed, a statement at a time.
  if (isOutdated(error)) return 50;
  // Serialization failure and deadlock: the database asks to try again. So does a key that was given up meanwhile.
  const code = (error as { code?: string } | null)?.code ?? '';
  if (['40001', '40P01'].includes(code)) return ifMatch === undefined ? 3 : 10;
  return isTaken(error) ? 3 : 1;
}

/** As often as the database asks for it. */
async function changeAtLast(
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

/** What the key stands for already, before anything is prepared: name servers and stores may say something else by now. */
async function findReplay(call: Call, claimed: Claim): Promise<Replay | null> {
  const { installation, actor } = call;
  const transaction = await installation.database.shares.of(actor.organizationId).begin();
  try {
    return await replayIn(call, transaction, claimed, installation.clock.nowMs());
  } finally {
    await transaction.rollback();
  }
}

/** For an operation that waits for others than the database: it does so first, with no connection in hand. */
async function prepareAndChange(call: Call): Promise<Reply | Replay> {
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
  try {
    return await changeAtLast(call, claimed, preparation);
  } finally {
    // Nothing where it has committed.
    preparation.undone();
  }
}

export async function execute(call: Call): Promise<Reply | FileReply | Replay> {
  const { operation } = call;
  if (operation.kind !== 'write') return read(call);
  return operation.prepare ? prepareAndChange(call) : changeAtLast(call, claimFor(call), null);
}
