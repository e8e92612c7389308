import type { Actor, Origin } from '../kernel/actor.ts';
import type { SignInGuard } from '../kernel/context.ts';
import type { Operation } from '../kernel/declaration.ts';
import type { PreparedFiles } from '../kernel/files.ts';
import type { Installation } from '../kernel/installation.ts';
import { notFound } from '../lib/errors.ts';
import type { ObjectSchema } from '../lib/schema.ts';
import { fits, readQuery, Strict } from '../lib/schema.ts';
import type { RequestBody } from './body.ts';

/** One request for an operation, let through by its surface. */
export interface Call {
  readonly installation: Installation;
  readonly operation: Operation;
  readonly actor: Actor;
  /** When the actor began to be looked up, by `performance.now()`: a change told of since may not be in it. */
  readonly judgedAtMs: number;
  readonly origin: Origin & { readonly requestId: string };
  readonly method: string;
  readonly path: string;
  readonly search: string;
  readonly params: Record<string, string>;
  readonly query: Record<string, unknown>;
  readonly body: RequestBody | undefined;
  readonly idempotencyKey: string | undefined;
  readonly ifMatch: string | undefined;
  readonly ifNoneMatch: string | undefined;
  /** What is said with a proposal, as the header has it. */
  readonly note: string | undefined;
  /** Its token may propose and not write. */
  readonly proposesOnly: boolean;
  /** Goes through everything and leaves nothing behind. */
  readonly isRehearsal: boolean;
  /** Where its file is put, of who keeps it although the call is a rehearsal. */
  readonly files?: PreparedFiles;
  /** What is left for the file store, if the request had to wait for its place. */
  readonly storeWithinMs: number | undefined;
  /** The actor by the rights of now. Refuses if they are not let in any more. Never with a connection in hand. */
  readonly actorNow: () => Promise<Actor>;
  readonly signIn: SignInGuard;
  readonly onGone: (run: () => void) => () => void;
}

const nothing = Strict({});

export function paramsOf({ operation, params }: Call): Record<string, string> {
  // A malformed id answers as an unknown one.
  if (operation.params && !fits(operation.params, params)) throw notFound();
  return params;
}

const querySchemas = new WeakMap<Operation, { api: ObjectSchema; app: ObjectSchema }>();

export function queryOf({ operation, origin }: Call, filters: Record<string, unknown>): Record<string, unknown> {
  let schemas = querySchemas.get(operation);
  if (!schemas) {
    const api = operation.query ?? nothing;
    const app = operation.appQuery ? Strict({ ...api.properties, ...operation.appQuery.properties }) : api;
    querySchemas.set(operation, (schemas = { api, app }));
  }
  return readQuery(origin.surface === 'app' ? schemas.app : schemas.api, filters);
}
