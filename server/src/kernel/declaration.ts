import type { Readable } from 'node:stream';
import type { TSchema } from 'typebox';
import type { ErrorCode } from '../lib/errors.ts';
import type { FileType } from '../lib/file-types.ts';
import { fits, type ObjectSchema } from '../lib/schema.ts';
import type { FixedKey } from '../lib/texts/texts.ts';
import type { Actor } from './actor.ts';
import type { Asked, Effects } from './effects.ts';
import type { Guards } from './guards.ts';
import type { PackageName } from './packages.ts';
import type { Role, Scope } from './scopes.ts';
import type { ModuleName } from './settings.ts';
import type { Includes } from './shape.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What someone may propose who does not do it. It is tried, and done once it is accepted, with what `as` adds to their own rights. */
export interface Proposing {
  readonly by: PackageName;
  readonly as: (actor: Actor) => Actor;
  /** Refuses what is not even to be proposed. */
  readonly check: (actor: Actor, body: unknown) => void;
  /** The department of whose people it is: those in charge of it decide. null: of no single one. */
  readonly departmentOf?: (body: unknown) => string | null;
  /** Whoever was given this for that department decides as well, unless another package is named. */
  readonly takenBy?: PackageName;
}

export interface Declaration {
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
  /**
   * In the app its guards, or its view, alone say who: a manager decides whatever their role, and so does who stands in for
   * someone. Tokens need the role of the scope.
   */
  readonly isGuardedInApp?: true;
  /** What opens it to someone whose role does not; its view and its rules say for whose records. */
  readonly packages?: readonly PackageName[];
  /** In the app, for holders of a package who do not do it themselves. */
  readonly proposing?: Proposing;
  /** It is about everyone at once: a package opens it where it was given without departments. */
  readonly isOfEveryone?: true;
  readonly module?: ModuleName;
  /** Only a person does it: a decision, or a record of one's own. Service accounts are refused. */
  readonly needsPerson?: true;
  /** What of the record is in the way: `run` refuses by `work.guard(record)`, and readers see in `can` where nothing is. */
  readonly guards?: Guards;
  readonly params?: ObjectSchema;
  readonly query?: ObjectSchema;
  /** Query parameters that exist in the app alone. */
  readonly appQuery?: ObjectSchema;
  /** What `include` can show beside an id of the record, by the field that holds it. */
  readonly includes?: Includes;
  /** Where its answer differs from the stock example of its record: the state that the operation leaves behind. */
  readonly example?: Readonly<Record<string, unknown>>;
  /**
   * For those who try it out: the state of a record on which it can succeed, such as `status=PENDING`, or the body of a new
   * one; `by hand: …` with the reason why it is not tried along with everything else.
   */
  readonly worksOn?: string;
  /** What it may refuse with beyond what every operation may. */
  readonly refuses?: readonly ErrorCode[];
  /** Its body is a file of one of these types, sent as it is; `body` is then an `IncomingFile`, for `prepare` to receive. */
  readonly takesFile?: readonly FileType[];
  /** The largest body it takes, if that is less than what its schema could hold. */
  readonly maxBodyBytes?: number;
  /** Its answer shows less of the record than its get-one does to the same caller; the version is read from there. */
  readonly answersInPart?: true;
  /** For a read: what it shows goes on by itself, as a clock does. It has no version that a change could be held to. */
  readonly goesOnByItself?: true;
  /** Its answer holds words of Muster’s own, such as names of public holidays: Content-Language says in which language. */
  readonly isWorded?: true;
  /** What it causes: a second person, and a factor that was shown lately, are asked for by that. */
  readonly effects?: Effects;
  /**
   * In the app it asks for a factor again if the last was shown more than ten minutes ago, beside what its effects ask for: always, or
   * for what is asked. Tokens are not asked.
   */
  readonly asksFactor?: true | ((asked: Asked) => boolean);
  /** For people who have to set up a second factor, before anything else. */
  readonly isOpenWithoutFactor?: true;
  /** It may be read from a replica: what was committed in the last moments may be missing. */
  readonly toleratesLag?: true;
  /** Requests it counts as against the token and organization limits. */
  readonly cost?: number;
  /**
   * For a frequent write that does nothing but look at its input before its first statement: an idempotency key is taken
   * along with that statement, which is not run if the key stands for another request already.
   */
  readonly takesKeyWithFirstStatement?: true;
  /**
   * For a write of which many may come at once for one person, whose records it locks: those of this process that name the same come
   * one after the other. null: it waits for no other.
   */
  readonly lineOf?: (asked: { readonly userId: string | null; readonly body: unknown }) => string | null;
  /** What a write changes, such as `time_entry`: the audit row is about one of these. */
  readonly subject?: string;
  /** For a read: kinds of records, beside those of its own address, that its answer is made of. Screens ask again when one changes. */
  readonly shows?: readonly string[];
  /** A question that needs a body: it leaves nothing behind, so there is nothing to audit. */
  readonly changesNothing?: true;
  /** Judges the actor again for each of its parts, and answers with what was done by then whatever became of them. */
  readonly judgesEach?: true;
  /**
   * Fields that people may ask to be changed in their own record, which `{id}` of the path names, although they may not change them; as
   * far as the organization allows it (`self_service_fields`).
   */
  readonly ownRecord?: readonly string[];
  /** A token that may only propose may call it all the same. */
  readonly isForProposers?: true;
  /** Why it refuses `dry_run`: there is nothing to rehearse. Every other write takes it. */
  readonly unrehearsed?: Extract<FixedKey, `rehearsal.${string}`>;
}

export interface Operation extends Declaration {
  readonly kind: 'read' | 'list' | 'write' | 'file' | 'open';
  readonly method: Method;
  readonly path: string;
  readonly surface: 'api' | 'app';
  readonly body?: TSchema;
  readonly isBodyOptional: boolean;
  readonly status: 200 | 201 | 202;
  /** What a write answers with 202 in place of its record, where the change waits for others. */
  readonly later?: TSchema;
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
  /** Lists among them that a cursor is bound to as the text between commas. */
  readonly cursorReadsAsText?: readonly string[];
  prepare?(context: never): Promise<unknown>;
  /** What `dry_run` runs in place of `run`, for a change that leaves its work to a job. */
  rehearse?(context: never): unknown;
  /** Keeps what its body refers to for as long as a proposal of it waits. */
  whenProposed?(work: never, body: never, until: string): Promise<void>;
  run(context: never): unknown;
}

/** Runs an operation on the context that its kind takes: the one place where the two meet without a type. */
export const runOperation = async <Answer>(operation: Operation, context: object): Promise<Answer> =>
  (await operation.run(context as never)) as Answer;

/** What an answer is sent with: 202 if it is what is to come of it later. */
export const statusOf = ({ status, later }: Pick<Operation, 'status' | 'later'>, data: unknown): 200 | 201 | 202 =>
  later !== undefined && fits(later, data) ? 202 : status;

/** Whether it takes `dry_run`. */
export const isRehearsable = ({ kind, unrehearsed }: Pick<Operation, 'kind' | 'unrehearsed'>): boolean =>
  kind === 'write' && unrehearsed === undefined;

/** A change that is left to a job rehearses what the job will do. */
export const rehearsed = (operation: Operation): Operation =>
  operation.rehearse ? { ...operation, run: (context) => operation.rehearse?.(context) } : operation;

/** What a file operation answers with: the bytes, or a stream of as many as `sizeBytes` says. */
export interface FileAnswer {
  readonly content: Readable | Buffer;
  readonly sizeBytes: number;
  readonly mimeType: string;
  readonly fileName: string;
  readonly sha256?: Buffer;
}
