import type { Db } from '../db/database.ts';
import type { Actor, Origin } from './actor.ts';
import type { AccessEntry, AuditEntry } from './change-log/change-log.ts';
import type { PageRequest } from './cursor.ts';
import type { PreparedFiles } from './files.ts';
import type { Scope } from './scopes.ts';
import type { Services } from './services.ts';
import type { ChangeServices, UnitOfWork } from './unit-of-work.ts';

/** Fields that an answer leaves out: the token lacks the scope, or its owner may not see them. */
export interface Withheld {
  readonly fields: readonly string[];
  readonly scope: Scope | null;
  readonly reason: 'scope' | 'role';
}

/** What an operation adds to `meta` of its answer. */
export interface AnswerMeta {
  /** Values of another day: nothing can be done to them, and whom they are of is decided by the rights of today. */
  as_of?: { readonly date: string; readonly rights_of: string; readonly explanation?: string };
  withheld?: readonly Withheld[];
  withheld_types?: readonly { readonly type: string; readonly scope: Scope }[];
}

export interface ReadContext<P, Q> {
  readonly services: Services;
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
  readonly services: ChangeServices;
  readonly actor: Actor;
  readonly origin: Origin;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  /** For what takes long: the actor by the rights of now. Refuses if they are not let in any more. */
  readonly actorNow: () => Promise<Actor>;
  /** Files that the change will refer to; those that it does not, in the end, are removed. */
  readonly files: PreparedFiles;
  /** For an operation that checks a password. */
  readonly signIn: SignInGuard;
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

/** Counts what is asked of password links, apart from signing in. Both answer the milliseconds of a block that stands; 0 for none. */
export interface LinkGuard {
  /** By address, and by address and account together. */
  requested(account: string): Promise<number>;
  /** By address. */
  failed(): Promise<number>;
}

/** Before anyone is signed in: no actor, no transaction yet. */
export interface OpenContext<B> {
  readonly signIn: SignInGuard;
  readonly links: LinkGuard;
  readonly services: ChangeServices;
  readonly origin: Origin;
  readonly body: B;
}

/** What an open operation answers besides its data. */
export interface Answer {
  readonly data: unknown;
  readonly headers?: Record<string, string>;
}
