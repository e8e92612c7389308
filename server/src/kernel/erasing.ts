import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import type { Clock } from '../lib/clock.ts';
import type { Keys } from '../lib/seal.ts';
import type { PersonalTable } from './personal-data.ts';

/** A person whose record was emptied, and of whom other rows still tell. */
export interface ErasedPerson {
  readonly organizationId: string;
  readonly userId: string;
  readonly startedAtMs: number;
  /** Whether a text holds the e-mail address that they had. */
  readonly isMentionedIn: (text: string) => boolean;
}

/** What a step may use. */
export interface ErasureServices {
  readonly config: { readonly dataDir: string };
  readonly clock: Clock;
  readonly keys: Keys;
  readonly catalogue: {
    readonly eventErasures: readonly EventErasure[];
    readonly personalData: readonly PersonalTable[];
  };
}

export interface ErasureBatch extends ErasedPerson {
  readonly services: ErasureServices;
  readonly tx: Tx;
  /** Where the batch before ended; null: from the start. */
  readonly after: string | null;
}

export interface ErasureProgress {
  /** How many rows were changed or deleted. */
  readonly rows: number;
  /** null: nothing is left of this kind. */
  readonly after: string | null;
  /** Nothing can be done yet: to be asked again a little later. */
  readonly isWaiting?: boolean;
}

/**
 * One kind of rows, worked through a batch at a time, each in a transaction of its own. A batch takes well under a second,
 * whatever there is, and run twice it does no harm.
 */
export interface ErasureStep {
  readonly name: string;
  /** What it does, in words. */
  readonly summary: string;
  /** Comes after all others, when no change is under way any more that began before the record was emptied. */
  readonly isLate?: boolean;
  run(batch: ErasureBatch): Promise<ErasureProgress>;
}

/** Some events of one kind of record, all of which name the person. */
export interface NamingEvents {
  readonly organizationId: string;
  readonly userId: string;
  /** In their order. */
  readonly eventIds: readonly string[];
}

/** How the person leaves the events about one kind of record. */
export interface EventErasure {
  /** As events name the kind of their subject. */
  readonly object: string;
  statement(events: NamingEvents): Sql;
}

/** The range keeps the statement to the partitions that hold them. */
export const theseEvents = ({ organizationId, eventIds }: NamingEvents): Sql =>
  sql`events.organization_id = ${organizationId} and events.id = any(${[...eventIds]})
      and events.id >= ${eventIds[0] ?? ''} and events.id <= ${eventIds.at(-1) ?? ''}`;

/** What stands in place of the person's name. */
export const erasedName = (userId: string): string =>
  JSON.stringify({ id: userId, first_name: 'Erased', last_name: 'Person' });
