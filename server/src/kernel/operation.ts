import { type Static, type TSchema, Type } from 'typebox';
import type { ObjectSchema } from '../lib/schema.ts';
import type { Answer, ListContext, OpenContext, PrepareContext, ReadContext, WriteContext } from './context.ts';
import type { Page } from './cursor.ts';
import type { Declaration, FileAnswer, Method, Operation } from './declaration.ts';
import { shapedQuery } from './shape.ts';
import type { UnitOfWork } from './unit-of-work.ts';

type Values<T extends TSchema | undefined> = T extends TSchema ? Static<T> : Record<string, never>;

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
    readonly cursorReadsAsText?: readonly string[];
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
  L extends TSchema = never,
>(
  declaration: Omit<Declaration, 'params' | 'query'> & {
    readonly params?: P;
    readonly query?: Q;
    readonly body?: B;
    readonly isBodyOptional?: boolean;
    readonly returns: R;
    readonly status?: 200 | 201 | 202;
    /** What it answers with 202 in place, where the change waits for others. */
    readonly later?: L;
    /**
     * What waits for anything but the database, such as name servers or a file store. Changes nothing, and is run once
     * although the change may be tried again.
     */
    prepare?(context: PrepareContext<Values<P>, Values<Q>, Values<B>>): Promise<Prepared>;
    /** What `dry_run` runs in place of `run`, for a change that leaves its work to a job. */
    rehearse?(context: WriteContext<Values<P>, Values<Q>, Values<B>, Prepared>): Promise<Static<R>>;
    /** Keeps what the body refers to for as long as a proposal of it waits. */
    whenProposed?(work: UnitOfWork, body: Values<B>, until: string): Promise<void>;
    run(context: WriteContext<Values<P>, Values<Q>, Values<B>, Prepared>): Promise<Static<R> | Static<L>>;
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
    unrehearsed: 'rehearsal.signIn' as const,
    ...declaration,
    scope: null,
    surface: 'app' as const,
  };
  return { ...whole, ...complete(whole), kind: 'open', isBodyOptional: false };
}
