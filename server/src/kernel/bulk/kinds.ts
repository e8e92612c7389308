import type { Actor } from '../actor.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { BulkWarning } from './record.ts';

/** What an operation on many records brings besides: how each is taken back, and what a rehearsal warns of. */
export interface BulkKind {
  readonly operationId: string;
  /** The records are people: they can be chosen as an audience. */
  readonly isOfPeople?: true;
  readonly undo?: {
    /** What the record is before it is changed. */
    readonly before?: (work: UnitOfWork, recordId: string, input: Readonly<Record<string, unknown>>) => Promise<object>;
    /** What is written down to take it back by; null: nothing changed. */
    readonly keep: (data: unknown, before: object | null) => object | null;
    /** Refuses if it was changed since. Past the gates of the operation. */
    readonly takeBack: (work: UnitOfWork, kept: Readonly<Record<string, unknown>>) => Promise<unknown>;
  };
  readonly warn?: (
    work: UnitOfWork,
    actor: Actor,
    recordIds: readonly string[],
    input: Readonly<Record<string, unknown>>,
  ) => Promise<BulkWarning[]>;
}

export type BulkKinds = ReadonlyMap<string, BulkKind>;
