import type { Db } from '../db/database.ts';
import type { Actor } from './actor.ts';
import type { Scope } from './scopes.ts';
import type { Predicate } from './view.ts';

export const sightNames = ['pay', 'leave', 'private', 'documents', 'time'] as const;
export type SightName = (typeof sightNames)[number];

/** What some see of a person: declared beside the view that decides it, so that "who can see this?" asks the view itself. */
export interface Sight {
  readonly of: SightName;
  /** What a token needs to show it. */
  readonly scope: Scope;
  /** On the table users: of whom the actor sees it. */
  readonly isSeen: (actor: Actor) => Predicate;
  /** Requests of this kind that wait are shown to deputies of those who decide on them. */
  readonly decided?: 'LEAVE' | 'TIME';
  /** Who sees single records of the person because they are named there: who decides a step, who signs. */
  readonly named?: (db: Db, actor: Actor, personId: string) => Promise<readonly string[]>;
}
