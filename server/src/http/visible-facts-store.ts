import { type Sql, sql } from '../db/sql.ts';
import type { Actor } from '../kernel/actor.ts';
import { type RecordVisibility, visibilitiesFor, visibleFacts } from '../kernel/record-visibility.ts';

const isAmong = (ids: readonly string[], { prefix }: RecordVisibility): boolean =>
  ids.some((id) => id.startsWith(`${prefix}_`));

/** An array of what the caller can see of these records, as the change leaves them. */
export function visibilitiesOf(actor: Actor, visibilities: readonly RecordVisibility[], ids: readonly string[]): Sql {
  const kinds = visibilitiesFor(actor, visibilities).filter((visibility) => isAmong(ids, visibility));
  const judged = ids.filter((id) => id.startsWith('usr_') || kinds.some((kind) => isAmong([id], kind)));
  if (judged.length === 0) return sql`'{}'::text[]`;
  return sql`(with given (id) as (select unnest(${judged}::text[])) select array(${visibleFacts(actor, kinds)}))`;
}

/** Whether all that was seen then, in the column `sights`, is still there to be seen. */
export const stillSees = (actor: Actor, visibilities: readonly RecordVisibility[]): Sql<boolean> => sql<boolean>`
  (with given (id) as (select distinct split_part(fact, ' ', 1) from unnest(sights) as fact)
   select sights <@ array(${visibleFacts(actor, visibilitiesFor(actor, visibilities))}))`;
