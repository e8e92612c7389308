import type { Db } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Refusal } from '../../lib/errors.ts';
import type { IdPrefix } from '../../lib/ids.ts';
import type { Actor } from '../actor.ts';
import type { Services } from '../services.ts';
import type { ChangeServices } from '../unit-of-work.ts';

/** Refusals beyond this many are counted, not kept. */
export const maxFailuresKept = 500;

export const longWorkStatuses = ['PENDING', 'RUNNING', 'COMPLETED', 'FAILED'] as const;

/** Work that a person asked for and that takes long, as it is kept. `Asked`, `State` and `Todo` are the kind's own. */
export interface LongWork<Asked = unknown, State = unknown, Todo = unknown> {
  readonly organization_id: string;
  readonly id: string;
  readonly kind: string;
  readonly status: (typeof longWorkStatuses)[number];
  /** Why it ended before all of it was done. */
  readonly reason: string | null;
  readonly created_by_id: string;
  readonly asked: Asked;
  /** What is still to be done, emptied when it ends. */
  readonly todo: Todo;
  /** Where it is, and what it has come to so far. */
  readonly state: State;
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  readonly failures: readonly unknown[];
  readonly run: number;
  readonly attempts: number;
  readonly undoes: string | null;
  readonly created_at: string;
  readonly completed_at: string | null;
  readonly expires_at: string;
  /** It has ended, and what takes it back is there. */
  readonly is_undoable: boolean;
}

export interface Progress<State = unknown> {
  readonly done: number;
  readonly total?: number;
  readonly state?: State;
  /** What was refused with this step. */
  readonly failure?: object;
  /** A file that it wrote, by its key. */
  readonly file?: { readonly part: number; readonly key: string };
  readonly isWhole?: boolean;
}

/** One run of long work, as its steps see it. */
export interface Run<Asked = unknown, State = unknown, Todo = unknown> {
  readonly services: ChangeServices;
  /** As it stands after the last step. */
  readonly work: LongWork<Asked, State, Todo>;
  /** In the transaction of the step, so that none is done twice. Throws Overtaken. */
  mark(db: Db, progress: Progress<State>): Promise<void>;
  /** Within a step that takes long and is done again if it is broken off: how far it is. Throws Overtaken. */
  show(done: number, total: number): Promise<void>;
}

/** What is known of a kind where work of it is asked for. */
export interface WorkName {
  /** Also the topic of announcements, for screens that show how far it is. */
  readonly name: string;
  readonly prefix: IdPrefix;
  /** From its end; until then from when it was asked for. */
  readonly keptMs: number;
}

/**
 * A kind of long work; a feature lists its own in `longWork`. The kernel keeps the record, runs a step after the other, goes on
 * where a run was broken off, ends what fails again and again, and removes what is old.
 */
export interface LongWorkKind<Asked = unknown, State = unknown, Todo = unknown> extends WorkName {
  /** So many at a time in the whole installation, for what waits for something outside. */
  readonly atOnce?: number;
  /** What it leaves may name anyone: it goes when someone is erased. */
  readonly namesPeople?: true;
  /** Who asked, by the rights of this moment; refuses if they may not any more. Asked before each step. */
  author(services: Services, work: LongWork<Asked, State, Todo>): Promise<Actor>;
  /** The next part, a second or so. It moves the mark (`run.mark`) in the transaction in which it changes something. */
  step(run: Run<Asked, State, Todo>, author: Actor): Promise<void>;
  /** Why it ends if the author or a step is refused. */
  reasonOf(refusal: Refusal): string;
}

export interface LongWorkRef {
  readonly organization_id: string;
  readonly id: string;
}

/** It has ended, was removed, or a later run has taken it: what this run brings is not kept. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

export const taskOf = (kind: string): string => `longWork.${kind}`;

/** A run that has shown no sign of life for this long is dead. */
export const leaseMs = 60_000;

export const leaseFrom = (clock: Clock): string => new Date(clock.nowMs() + leaseMs).toISOString();
