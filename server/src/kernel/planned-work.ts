import type { Db } from '../db/database.ts';
import type { Actor } from './actor.ts';

/** Work that is planned for a person and told to them. It belongs to the day on which it starts, on the organization's calendar. */
export interface PlannedWork {
  readonly id: string;
  readonly title: string | null;
  readonly date: string;
  readonly starts_at: string;
  readonly ends_at: string;
  /** Whether the actor may know more of it than that there is work on this day. */
  readonly is_seen: boolean;
}

/** How a feature that comes earlier asks what a person is to work. One query. */
export interface PlannedWorkSource {
  /** Work that starts between the day before `from`, from which it may last into it, and `to`, both included. */
  find(db: Db, actor: Actor, userId: string, from: string, to: string): Promise<readonly PlannedWork[]>;
}
