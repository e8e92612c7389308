import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';

const personIds = /usr_[0-9A-HJKMNP-TV-Z]{26}/g;

/** A text about something that happened then. */
export interface DatedText {
  readonly text: string;
  readonly created_at: string;
}

/** Of some texts of an organization those that name a person who was erased after they were told. */
export async function findNamingErased<T extends DatedText>(
  db: Db,
  organizationId: string,
  texts: readonly T[],
): Promise<Set<T>> {
  const named = texts.map((told) => ({ told, ids: new Set(told.text.match(personIds)) }));
  const ids = [...new Set(named.flatMap((one) => [...one.ids]))];
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string; erased_at: string }>`
    select id, erased_at from users
     where organization_id = ${organizationId} and id = any(${ids}) and erased_at is not null`.execute(db);
  if (rows.length === 0) return new Set();
  const erasedMs = new Map(rows.map(({ id, erased_at }) => [id, Date.parse(erased_at)]));
  const isLate = ({ told, ids: of }: (typeof named)[number]): boolean =>
    [...of].some((id) => (erasedMs.get(id) ?? -Infinity) > Date.parse(told.created_at));
  return new Set(named.filter(isLate).map(({ told }) => told));
}
