import type { Db } from '../../db/database.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import { type Page, pageOf, type PageRequest, type Position } from '../../kernel/cursor.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { notFound } from '../../lib/errors.ts';
import { type RecordKind, writing } from './access.ts';
import { whoseRecordsAreRead } from './visibility.ts';

/** Whose records of which kind, as a request names them. */
export interface Asked {
  readonly actor: Actor;
  readonly kind: RecordKind;
  readonly userId: string;
}

/** Part of a WHERE clause on users: the person asked for, if the actor reads their records of this kind. */
export const personRead = ({ actor, kind, userId }: Asked): Sql<boolean> =>
  sql<boolean>`${whoseRecordsAreRead(kind, actor)} and users.id = ${userId}`;

/** Runs the query of a list, which must ask `personRead`; an empty first page may mean that there is no such person. */
export async function pageOfRecords<Row>(
  db: Db,
  asked: Asked,
  page: PageRequest,
  query: Sql<Row>,
  position: (row: Row) => Position,
): Promise<Page<Row>> {
  const { rows } = await query.execute(db);
  if (rows.length === 0) {
    const person = await sql`select 1 from users where ${personRead(asked)}`.execute(db);
    if (person.rows.length === 0) throw notFound('person');
  }
  return pageOf(rows, page.limit, position);
}

/**
 * For a change of someone's records: 404 outside what the actor reads, 403 if they may not write. The person stays
 * as they are until it commits, so that a change that erases them meanwhile finds it, or it finds them erased.
 */
export async function lockPersonToWrite(work: UnitOfWork, kind: RecordKind, userId: string): Promise<void> {
  const person = (await lockPeopleToWrite(work, kind, [userId])).get(userId);
  if (!person) throw notFound('person');
  await work.guard(person, writing[kind]);
}

interface LockedOwner {
  readonly id: string;
  readonly department_id: string | null;
  readonly erased_at: string | null;
  readonly is_guest: boolean;
}

/** Those among them whose records the actor reads; whether they may write them is asked for each. */
export async function lockPeopleToWrite(
  { actor, tx }: UnitOfWork,
  kind: RecordKind,
  userIds: readonly string[],
): Promise<Map<string, LockedOwner>> {
  const { rows } = await sql<LockedOwner>`
    select users.id, users.department_id, users.erased_at, users.is_guest from users
     where ${whoseRecordsAreRead(kind, actor)} and users.id = any(${[...userIds]})
     order by users.id for share of users`.execute(tx);
  return new Map(rows.map((person) => [person.id, person]));
}
