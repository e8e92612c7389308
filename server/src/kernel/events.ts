import type { TSchema } from 'typebox';
import type { Db } from '../db/database.ts';
import type { Actor } from './actor.ts';
import type { Scope } from './scopes.ts';
import type { ModuleName } from './settings.ts';
import type { Work } from './work.ts';

/** What a stored event says of its record; enough to show it to any viewer later. */
export interface StoredEvent<Snapshot = unknown> {
  readonly id: string;
  readonly organizationId: string;
  readonly subjectId: string;
  readonly snapshot: Snapshot;
  readonly previous: Record<string, unknown> | null;
}

/** One type of the event catalogue, declared by the feature whose record it is about. */
export interface EventDefinition<Snapshot = never> {
  readonly type: string;
  readonly summary: string;
  /** What an endpoint's owner needs to receive it. */
  readonly scope: Scope | null;
  readonly module?: ModuleName;
  /** The kind of record, as a thin payload names it. */
  readonly object: string;
  readonly schema: TSchema;
  /** Names of fields that `previous` may hold; absent where it never appears. */
  readonly previous?: readonly string[];
  /** Always sent as id and object alone. */
  readonly isThin?: boolean;
  /** The record as this viewer may see it, or null when they may not see it at all. */
  seenBy(db: Db, viewer: Actor, event: StoredEvent<Snapshot>): Promise<Record<string, unknown> | null>;
  /** `previous` as a viewer of the record may see it. Absent: as it was stored, to whoever sees the record. */
  previousSeenBy?(db: Db, viewer: Actor, event: StoredEvent<Snapshot>): Promise<Record<string, unknown> | null>;
}

/** Runs in the transaction of the change that raised the event. */
export interface Reaction {
  readonly to: string;
  /** What it does, in words. */
  readonly summary: string;
  run(work: Work, subjectId: string): Promise<void> | void;
}
