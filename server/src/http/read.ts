import { namesForApp, withAbilities } from '../kernel/app-answers.ts';
import { type AccessEntry, type AuditEntry, ChangeLog } from '../kernel/change-log/change-log.ts';
import type { ListContext, ReadContext } from '../kernel/context.ts';
import { type Page, type PageRequest, readCursor, writeCursor } from '../kernel/cursor.ts';
import type { FileAnswer } from '../kernel/declaration.ts';
import { inShape, type Shape, splitShape, withIncluded } from '../kernel/shape.ts';
import { versionOf } from '../kernel/versions.ts';
import { invalid } from '../lib/errors.ts';
import { type Call, paramsOf, queryOf } from './call.ts';
import { type FileReply, fileReply, type Reply, storeFailed, success, versioned } from './envelope.ts';
import { isKnownVersion } from './preconditions.ts';

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
export async function read(call: Call): Promise<Reply | FileReply> {
  const { installation, operation, actor, origin } = call;
  const nowMs = installation.clock.nowMs();
  const changeLog = new ChangeLog(actor.organizationId);
  const { limit, cursor, ...filters } =
    operation.kind === 'list' ? call.query : { ...call.query, limit: undefined, cursor: undefined };
  const [shape, query] = splitShape(queryOf(call, operation.kind === 'list' ? filters : call.query));
  const base: ReadContext<unknown, unknown> = {
    services: installation,
    actor,
    origin,
    db: operation.toleratesLag
      ? installation.database.readsOf(actor.organizationId)
      : installation.database.shares.of(actor.organizationId).db,
    nowMs,
    params: paramsOf(call),
    query,
    fields: shape.fields,
    audit: (entry: AuditEntry) => {
      changeLog.addAudit(actor, origin, nowMs, entry);
    },
    recordSensitiveRead: (entries: readonly AccessEntry[]) => {
      changeLog.addAccess(actor, origin, nowMs, entries);
    },
    answerMeta: {},
    actorNow: call.actorNow,
    onGone: call.onGone,
  };
  let reply: Reply | FileReply;
  if (operation.kind === 'file') {
    reply = await fileReply((await operation.run(base as never)) as FileAnswer);
  } else if (operation.kind === 'list') {
    const fixed = Object.entries(query).filter(([name]) => !operation.cursorIgnores?.includes(name));
    const list = `${operation.id}\n${call.path}\n${actor.organizationId}\n${JSON.stringify(fixed.sort())}`;
    if (cursor !== undefined && typeof cursor !== 'string') throw invalid('cursor', 'cursor is given more than once.');
    const page: PageRequest = {
      limit: limitOf(limit),
      after: cursor === undefined ? null : readCursor(installation.keys, list, cursor),
    };
    const context: ListContext<unknown, unknown> = { ...base, page };
    const { items, next, hasMore, total } = (await operation.run(context as never)) as Page<unknown>;
    const nextCursor = next === null ? null : writeCursor(installation.keys, list, next);
    reply = await answer(call, shape, items, {
      has_more: hasMore ?? next !== null,
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
    if (!changeLog.isEmpty) await installation.changeLogWriter.write(changeLog);
  } catch (error) {
    if ('file' in reply && !Buffer.isBuffer(reply.file)) reply.file.destroy();
    throw error;
  }
  // It may have failed while the changeLog was written.
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
    withAbilities(catalogue, db, actor, operation.returns, whole, installation.clock.nowMs()),
    namesForApp(catalogue, db, actor, whole),
  ]);
  return success(200, inShape(shape, shown), origin.requestId, { ...more, ...names });
}

/** One record with its version; without the record for a client that has this version already. */
async function recordReply(
  call: Call,
  shape: Shape,
  data: unknown,
  more: Readonly<Record<string, unknown>>,
): Promise<Reply> {
  const { operation, origin, query, ifNoneMatch } = call;
  // A parameter may leave parts out; the version is that of the whole.
  const isWhole = Object.keys(query).every((name) => name === 'explain');
  const version = isWhole ? versionOf(operation, data) : null;
  // Not in the app, which shows more than the record: names of others, and what may be done.
  const isAsked = ifNoneMatch !== undefined && query['explain'] === undefined;
  const isKnown = origin.surface === 'api' && isAsked && version !== null;
  if (isKnown && isKnownVersion(ifNoneMatch, version)) return { status: 304, body: '', headers: { ETag: version } };
  return versioned(await answer(call, shape, data, more), version);
}
