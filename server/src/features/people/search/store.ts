import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { wordsOf } from '../../../lib/words.ts';
import { visiblePeople } from '../visibility.ts';
import type { PersonFound } from './record.ts';

/** After every word that begins with another. */
const last = sql.raw('chr(1114111)');

/** On users: each word begins one of the person's. A text without words finds no one. */
function isFoundBy(actor: Actor, text: string): Sql<boolean> {
  const words = wordsOf(text);
  if (words.length === 0) return sql<boolean>`false`;
  return sql<boolean>`${sql.join(
    words.map(
      (word) => sql`users.id in (
        select w.user_id from user_search_words w
         where w.organization_id = ${actor.organizationId}
           and w.word >= folded(${word}) and w.word < folded(${word}) || ${last})`,
    ),
    ' and ',
  )}`;
}

/** The same of a list that may be searched: an `and`, or nothing if no words are given. */
export const foundBy = (actor: Actor, text: string | undefined): Sql =>
  optional(text !== undefined && sql`and ${isFoundBy(actor, text)}`);

export const shownName = sql.raw(`coalesce(users.preferred_name, users.first_name) || ' ' || users.last_name`);

/** Those whose name begins with the text first, then by name; people who left last. */
export async function searchPeople(
  db: Db,
  actor: Actor,
  { q, status }: { q: string; status: 'all' | 'active' },
  limit: number,
): Promise<PersonFound[]> {
  const { rows } = await sql<PersonFound>`
    select users.id, users.first_name, users.last_name, users.preferred_name, users.email, users.job_title,
           users.department_id, users.is_active
      from users
     where ${visiblePeople(actor)} and users.erased_at is null ${optional(status === 'active' && sql`and users.is_active`)}
       and ${isFoundBy(actor, q)}
     order by users.is_active desc, starts_with(folded(${shownName}), folded(${q.trim()})) desc,
              folded(${shownName}) collate "C", users.id
     limit ${sql.lit(limit)}`.execute(db);
  return rows;
}
