import type { Readable } from 'node:stream';
import { type Static, type TSchema, Type } from 'typebox';
import type { Db } from '../db/database.ts';
import type { ErrorCode } from '../lib/errors.ts';
import type { FileType } from '../lib/file-types.ts';
import type { ObjectSchema } from '../lib/schema.ts';
import type { Actor, Origin } from './actor.ts';
import type { AccessEntry, AuditEntry } from './change-log/change-log.ts';
import type { Page, PageRequest } from './cursor.ts';
import type { PreparedFiles } from './files.ts';
import type { Installation } from './installation.ts';
import type { Role, Scope } from './scopes.ts';
import type { ModuleName } from './settings.ts';
import { type Includes, shapedQuery } from './shape.ts';
import type { UnitOfWork } from './unit-of-work.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Values<T extends TSchema | undefined> = T extends TSchema ? Static<T> : Record<string, never>;
type Awaitable<T> = T | Promise<T>;

interface Declaration {
  /** Names the operation everywhere: audit action, OpenAPI operationId. */
  readonly id: string;
  readonly route: `${Method} /${string}`;
  readonly summary: string;
  readonly description?: string;
  /** `api` (the default): with a token and, for people signed in, in the app. `app`: for people signed in alone. */
  readonly surface?: 'api' | 'app';
  /** What a token needs. In the app the scope's lowest role decides. null: any valid token. */
  readonly scope: Scope | null;
  /** For app operations without a scope: the lowest role. */
  readonly role?: Role;
  readonly module?: ModuleName;
  readonly params?: ObjectSchema;
  readonly query?: ObjectSchema;
  /** Query parameters that exist in the app alone. */
  readonly appQuery?: ObjectSchema;
  /** What `include` can show beside an id of the record, by the field that holds it. */
  readonly includes?: Includes;
  /** Where its answer differs from the stock example of its record: the state that the operation leaves behind. */
  readonly example?: Readonly<Record<string, unknown>>;
  /**
   * For those who try it out: filters of the list that find records on which it can succeed, such as `status=PENDING`, or
   * the body of a new one.
   */
  readonly worksOn?: string;
  /** What it may refuse with beyond what every operation may. */
  readonly refuses?: readonly ErrorCode[];
  /** Its body is a file of one of these types, sent as it is; `body` is then an `IncomingFile`, for `prepare` to receive. */
  readonly takesFile?: readonly FileType[];
  /** The largest body it takes, where that is less than what its schema could hold. */
  readonly maxBodyBytes?: number;
  /** Its answer shows less of the record than its get-one does to the same caller; the version is read from there. */
  readonly answersInPart?: true;
  /** It may be read from a replica: what was committed in the last moments may be missing. */
  readonly toleratesLag?: true;
  /** Requests it counts as against the token and organization limits. */
  readonly cost?: number;
  /**
   * For a frequent write that does nothing but look at its input before its first statement: an idempotency key is taken
   * along with that statement, which is not run where the key stands for another request already.
   */
  readonly takesKeyWithFirstStatement?: true;
  /** What a write changes, such as `time_entry`: the audit row is about one of these. */
  readonly subject?: string;
  /** A question that needs a body: it leaves nothing behind, so there is nothing to audit. */
  readonly changesNothing?: true;
  /** Why it refuses `dry_run`, as a sentence: there is nothing to rehearse. Every other write takes it. */
  readonly unrehearsed?: string;
}

/** Fields that an answer leaves out: the token lacks the scope, or its owner may not see them. */
export interface Withheld {
  readonly fields: readonly string[];
  readonly scope: Scope | null;
  readonly reason: 'scope' | 'role';
}

/** What an operation adds to `meta` of its answer. */
export interface AnswerMeta {
  withheld?: readonly Withheld[];
  withheld_types?: readonly { readonly type: string; readonly scope: Scope }[];
}

export interface ReadContext<P, Q> {
  readonly installation: Installation;
  readonly actor: Actor;
  readonly origin: Origin;
  readonly db: Db;
  readonly nowMs: number;
  readonly params: P;
  readonly query: Q;
  readonly audit: (entry: AuditEntry) => void;
  readonly recordSensitiveRead: (entries: readonly AccessEntry[]) => void;
  readonly answerMeta: AnswerMeta;
  /** The fields that the answer will show, beside the id; null: all. What is private and not among them is not read. */
  readonly fields: ReadonlySet<string> | null;
  /** For an answer that waits: the actor by the rights of now. Refuses if they are not let in any more. */
  readonly actorNow: () => Promise<Actor>;
  /** Runs should the client leave before its answer; answers with how to take that back. */
  readonly onGone: (run: () => void) => () => void;
}

export interface ListContext<P, Q> extends ReadContext<P, Q> {
  readonly page: PageRequest;
}

/** Before the transaction: no connection is held yet, so this is the place to wait for the network. */
export interface PrepareContext<P, Q, B> {
  readonly installation: Installation;
  readonly actor: Actor;
  readonly origin: Origin;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  /** Files that the change will refer to; those that it does not, in the end, are removed. */
  readonly files: PreparedFiles;
}

export interface WriteContext<P, Q, B, Prepared = undefined> {
  readonly actor: Actor;
  readonly work: UnitOfWork;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  /** What `prepare` answered. */
  readonly prepared: Prepared;
  /** Sent with the answer, such as Set-Cookie; not part of what an idempotency key remembers. */
  readonly answerHeaders: Record<string, string>;
}

/** Counts wrong passwords by address, by account, and by the two together. */
export interface SignInGuard {
  /** Milliseconds of a block that stands for this address, or for this account from it; 0 for none. */
  blockedMs(account: string): Promise<number>;
  /** Milliseconds to hold an attempt back by; bounded, and 0 unless many have failed at the account lately. */
  delayMs(account: string): Promise<number>;
  failed(account: string): Promise<{ readonly isWarningDue: boolean }>;
  succeeded(account: string): Promise<number>;
}

/** Before anyone is signed in: no actor, no transaction yet. */
export interface OpenContext<B> {
  readonly signIn: SignInGuard;
  readonly installation: Installation;
  readonly origin: Origin;
  readonly body: B;
}

/** What an open operation answers besides its data. */
export interface Answer {
  readonly data: unknown;
  readonly headers?: Record<string, string>;
}

/** What a file operation answers with: the bytes, or a stream of as many as `sizeBytes` says. */
export interface FileAnswer {
  readonly content: Readable | Buffer;
  readonly sizeBytes: number;
  readonly mimeType: string;
  readonly fileName: string;
  readonly sha256?: Buffer;
}

export interface Operation extends Declaration {
  readonly kind: 'read' | 'list' | 'write' | 'file' | 'open';
  readonly method: Method;
  readonly path: string;
  readonly surface: 'api' | 'app';
  readonly body?: TSchema;
  readonly isBodyOptional: boolean;
  readonly status: 200 | 201 | 202;
  /** The record, or for a list one item of it. */
  readonly returns: TSchema;
  /** For a file: the media types it may have. */
  readonly types?: readonly string[];
  /** How a list is ordered, in words. */
  readonly order?: string;
  /** For a batch: the operation that takes one of its entries. */
  readonly batchOf?: Operation;
  /** Query parameters of a list that may change from page to page. */
  readonly cursorIgnores?: readonly string[];
  prepare?(context: never): Promise<unknown>;
  run(context: never): Awaitable<unknown>;
}

/** Whether it takes `dry_run`. */
export const isRehearsable = ({ kind, unrehearsed }: Pick<Operation, 'kind' | 'unrehearsed'>): boolean =>
  kind === 'write' && unrehearsed === undefined;

function complete(
  declaration: Pick<Declaration, 'route' | 'surface'>,
): Pick<Operation, 'method' | 'path' | 'surface' | 'isBodyOptional' | 'status'> {
  const [method, path] = declaration.route.split(' ') as [Method, string];
  return { method, path, surface: declaration.surface ?? 'api', isBodyOptional: true, status: 200 };
}

/** One record. */
export function readOperation<P extends ObjectSchema, Q extends ObjectSchema, R extends TSchema>(
  declaration: Omit<Declaration, 'params' | 'query'> & {
    readonly params?: P;
    readonly query?: Q;
    readonly returns: R;
    run(context: ReadContext<Values<P>, Values<Q>>): Promise<Static<R>>;
  },
): Operation {
  const hasId = Object.hasOwn((declaration.returns as { properties?: object }).properties ?? {}, 'id');
  const query = hasId ? shapedQuery(declaration.query, declaration.returns, declaration.includes) : declaration.query;
  return { ...declaration, ...complete(declaration), kind: 'read', ...(query && { query }) };
}

/** A file, sent as it is in place of JSON. What it refuses is refused in JSON, before the first byte. */
export function fileOperation<P extends ObjectSchema, Q extends ObjectSchema>(
  declaration: Omit<Declaration, 'params' | 'query'> & {
    readonly params?: P;
    readonly query?: Q;
    readonly types: readonly string[];
    run(context: ReadContext<Values<P>, Values<Q>>): Promise<FileAnswer>;
  },
): Operation {
  return { ...declaration, ...complete(declaration), kind: 'file', returns: Type.String({ format: 'binary' }) };
}

/** A page of records. `limit`, `cursor`, `fields` and `include` are the kernel's; `query` holds the filters alone. */
export function listOperation<P extends ObjectSchema, Q extends ObjectSchema, R extends TSchema>(
  declaration: Omit<Declaration, 'params' | 'query'> & {
    readonly params?: P;
    readonly query?: Q;
    readonly returns: R;
    readonly order: string;
    readonly cursorIgnores?: readonly string[];
    run(context: ListContext<Values<P>, Values<Q>>): Promise<Page<Static<R>>>;
  },
): Operation {
  const query = shapedQuery(declaration.query, declaration.returns, declaration.includes);
  return { ...declaration, ...complete(declaration), kind: 'list', ...(query && { query }) };
}

/** A change: runs in a transaction that also holds its events, its audit row and the remembered answer. */
export function writeOperation<
  P extends ObjectSchema,
  Q extends ObjectSchema,
  B extends TSchema,
  R extends TSchema,
  Prepared = undefined,
>(
  declaration: Omit<Declaration, 'params' | 'query'> & {
    readonly params?: P;
    readonly query?: Q;
    readonly body?: B;
    readonly isBodyOptional?: boolean;
    readonly returns: R;
    readonly status?: 200 | 201 | 202;
    /**
     * What waits for anything but the database, such as name servers or a file store. Changes nothing, and is run once
     * although the change may be tried again.
     */
    prepare?(context: PrepareContext<Values<P>, Values<Q>, Values<B>>): Promise<Prepared>;
    run(context: WriteContext<Values<P>, Values<Q>, Values<B>, Prepared>): Promise<Static<R>>;
  },
): Operation {
  return {
    ...declaration,
    ...complete(declaration),
    kind: 'write',
    status: declaration.status ?? 200,
    isBodyOptional: declaration.isBodyOptional ?? declaration.body === undefined,
  };
}

/** Reachable without being signed in: signing in itself, and setting a password by link. */
export function openOperation<B extends TSchema>(
  declaration: Omit<Declaration, 'scope' | 'surface'> & {
    readonly body: B;
    readonly returns: TSchema;
    run(context: OpenContext<Static<B>>): Promise<Answer>;
  },
): Operation {
  const whole = {
    unrehearsed: 'Signing in and passwords are not rehearsed.',
    ...declaration,
    scope: null,
    surface: 'app' as const,
  };
  return { ...whole, ...complete(whole), kind: 'open', isBodyOptional: false };
}
