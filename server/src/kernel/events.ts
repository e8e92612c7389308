import type { TSchema } from 'typebox';
import type { Db } from '../db/database.ts';
import type { Actor } from './actor.ts';
import type { Scope } from './scopes.ts';
import type { ModuleName } from './settings.ts';

/** Where the description lists the types of the catalogue, which is complete only once all features are known. */
export const eventTypeMark = 'x-event-type';

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
  /** Names of fields that `previous` may hold; absent if it never appears. */
  readonly previous?: readonly string[];
  /** Where record and old values differ from the stock example: what they look like once this happened. */
  readonly example?: {
    readonly object?: Readonly<Record<string, unknown>>;
    readonly previous?: Readonly<Record<string, unknown>>;
  };
  /** Always sent as id and object alone. */
  readonly isThin?: boolean;
  /**
   * What this viewer may see of each event now, in the same order; null if they may not see the record at all. One query
   * for all of them, however many there are.
   */
  seenBy(db: Db, viewer: Actor, events: readonly StoredEvent<Snapshot>[]): Promise<(Seen | null)[]>;
}

/** An event in the eyes of a viewer. */
export interface Seen {
  readonly object: Record<string, unknown>;
  readonly previous: Record<string, unknown> | null;
}

/** The events as they were stored, to a viewer who sees the record. */
export const seenWhere = <Snapshot extends Record<string, unknown>>(
  events: readonly StoredEvent<Snapshot>[],
  isSeen: (event: StoredEvent<Snapshot>) => boolean,
): (Seen | null)[] =>
  events.map((event) => (isSeen(event) ? { object: event.snapshot, previous: event.previous } : null));
