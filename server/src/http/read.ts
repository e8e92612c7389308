import { withAbilities } from '../kernel/abilities.ts';
import { readerOf } from '../kernel/actor.ts';
import { namesForApp } from '../kernel/app-answers.ts';
import { type AccessEntry, type AuditEntry, ChangeLog } from '../kernel/change-log/change-log.ts';
import type { ListContext, ReadContext } from '../kernel/context.ts';
import { type Page, type PageRequest, readCursor, writeCursor } from '../kernel/cursor.ts';
import { type FileAnswer, runOperation } from '../kernel/declaration.ts';
import { inShape, type Shape, splitShape, withIncluded } from '../kernel/shape.ts';
import { versionOf } from '../kernel/versions.ts';
import { invalid } from '../lib/errors.ts';
import { type Call, paramsOf, queryOf } from './call.ts';
import { type FileReply, fileReply, type Reply, storeFailed, success, versioned } from './envelope.ts';
import { isKnownVersion } from './preconditions.ts';
import { isOutrun, judgedAnew } from './standing.ts';

const defaultLimit = 50;
const maxLimit = 100;

function limitOf(text: unknown): number {
  if (text === undefined) return defaultLimit;
  if (typeof text !== 'string' || !/^0*[1-9]\d*$/.test(text)) {
    throw invalid('limit', 'validation.wholeLimit');
  }
  return Math.min(Number(text), maxLimit);
}

/** One that waited for a connection, while rights changed, is answered by those of now. */
export async function read(asked: Call): Promise<Reply | FileReply> {
  let judged = asked;
  // The operation may wait by itself, and asks then.
  const actorNow = async () => (judged = await judgedAnew(judged)).actor;
  const reply = await readOnce({ ...asked, actorNow });
  if (!isOutrun(judged)) return reply;
  if ('file' in reply && !Buffer.isBuffer(reply.file)) reply.file.destroy();
  return readOnce(await judgedAnew(asked));
}

/** Runs a read; what it leaves in the logs is written before the answer leaves. */
async function readOnce(call: Call): Promise<Reply | FileReply> {
  const { installation, actor } = call;
  const changeLog = new ChangeLog(actor.organizationId);
  const reply = await replyTo(call, changeLog);
  try {
    if (!changeLog.isEmpty) await installation.changeLogWriter.write(changeLog);
  } catch (error) {
    if ('file' in reply && !Buffer.isBuffer(reply.file)) reply.file.destroy();
    throw error;
  }
  // It may have failed while the change log was written.
  if ('file' in reply && !Buffer.isBuffer(reply.file) && reply.file.errored) throw storeFailed(reply.file.errored);
  return reply;
}

function replyTo(call: Call, changeLog: ChangeLog): Promise<Reply | FileReply> {
  switch (call.operation.kind) {
    case 'file':
      return readFile(call, changeLog);
    case 'list':
      return readPage(call, changeLog);
    default:
      return readRecord(call, changeLog);
  }
}

interface Asked {
  readonly shape: Shape;
  readonly context: ReadContext<unknown, unknown>;
}

/** What the operation is run with; `parameters` are those of the query that are its own. */
function askedOf(call: Call, changeLog: ChangeLog, parameters: Call['query']): Asked {
  const { installation, operation, actor, origin } = call;
  const nowMs = installation.clock.nowMs();
  // What is not there is told before what is asked of it.
  const params = paramsOf(call);
  const [shape, query] = splitShape(queryOf(call, parameters));
  const { database } = installation;
  const context: ReadContext<unknown, unknown> = {
    services: installation,
    actor,
    origin,
    db: operation.toleratesLag ? database.readsOf(actor.organizationId) : database.shares.of(actor.organizationId).db,
    nowMs,
    params,
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
  return { shape, context };
}

async function readFile(call: Call, changeLog: ChangeLog): Promise<FileReply> {
  const { context } = askedOf(call, changeLog, call.query);
  return fileReply(await runOperation<FileAnswer>(call.operation, context));
}

async function readRecord(call: Call, changeLog: ChangeLog): Promise<Reply> {
  const { shape, context } = askedOf(call, changeLog, call.query);
  // The operation fills in `answerMeta` as it runs.
  const data = await runOperation(call.operation, context);
  return recordReply(call, shape, data, { ...context.answerMeta });
}

/** A page of a list; its cursor is sealed for this list, this organization and these filters. */
async function readPage(call: Call, changeLog: ChangeLog): Promise<Reply> {
  const { operation } = call;
  const { keys } = call.installation;
  const { limit, cursor, ...filters } = call.query;
  const { shape, context } = askedOf(call, changeLog, filters);
  const list = listNamed(call, context.query);
  if (cursor !== undefined && typeof cursor !== 'string') throw invalid('cursor', 'validation.parameterTwice');
  const page: PageRequest = {
    limit: limitOf(limit),
    after: cursor === undefined ? null : readCursor(keys, list, cursor),
  };
  const listContext: ListContext<unknown, unknown> = { ...context, page };
  const { items, next, hasMore, total } = await runOperation<Page<unknown>>(operation, listContext);
  return answer(call, shape, items, {
    has_more: hasMore ?? next !== null,
    next_cursor: next === null ? null : writeCursor(keys, list, next),
    ...(total !== undefined && { total }),
    ...context.answerMeta,
  });
}

/** What a cursor is good for: the operation, its path, the organization and the filters that decide on the rows. */
function listNamed({ operation, path, actor }: Call, query: unknown): string {
  const filters = Object.entries(query as Record<string, unknown>)
    .filter(([name]) => !operation.cursorIgnores?.includes(name))
    .map(([name, value]) => [name, operation.cursorReadsAsText?.includes(name) ? String(value) : value]);
  return `${operation.id}\n${path}\n${actor.organizationId}\n${JSON.stringify(filters.sort())}`;
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
  const asking = { actor, db, nowMs: installation.clock.nowMs() };
  const [shown, names] = await Promise.all([
    'as_of' in more
      ? whole
      : withAbilities(catalogue, asking, operation.returns, whole, {
          isWhole: shape.fields === null,
          bare: data,
        }),
    namesForApp(catalogue, db, actor, operation.returns, whole),
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
  // A parameter may leave parts out, unless none can do without it; the version is that of the whole.
  const required = (operation.query as { required?: string[] } | undefined)?.required ?? [];
  const isWhole = Object.keys(query).every((name) => name === 'explain' || required.includes(name));
  const version = isWhole ? versionOf(operation, data) : null;
  // Not in the app, which shows more than the record: names of others, and what may be done.
  const isAsked = ifNoneMatch !== undefined && query['explain'] === undefined;
  const isKnown = origin.surface === 'api' && isAsked && version !== null;
  if (isKnown && isKnownVersion(ifNoneMatch, version)) return { status: 304, body: '', headers: { ETag: version } };
  const reply = versioned(await answer(call, shape, data, more), version);
  if (!operation.isWorded) return reply;
  return { ...reply, headers: { ...reply.headers, 'Content-Language': readerOf(origin).language } };
}
