import type { Db } from '../db/database.ts';
import type { IdPrefix } from '../lib/ids.ts';
import type { Actor } from './actor.ts';

/** What a record that the audit log tells of is, in the words of the record. */
export interface LogSubject {
  readonly id: string;
  readonly title?: string | null;
  readonly amount?: number;
  readonly currency?: string;
  readonly start_date?: string;
  readonly end_date?: string;
  readonly days?: number;
  readonly hours?: number;
}

/** Records of one kind for those who may see them now. One query for all of them; who does not see one gets no row of it. */
export interface LogSubjectSource {
  readonly prefix: IdPrefix;
  find(db: Db, actor: Actor, ids: readonly string[]): Promise<readonly LogSubject[]>;
}
