import type { Db } from '../../db/database.ts';
import { advisoryLock, optional, refuseDuplicate } from '../../db/rows.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import { type Page, pageOf, type PageRequest, rowsFor } from '../../kernel/cursor.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { notFound } from '../../lib/errors.ts';
import { type SavedView, type SavedViewChanges, viewFieldNames } from './record.ts';

const columns = sql.raw<SavedView>(viewFieldNames.join(', '));

/** One's own and those that are shared, of lists that one may open now. */
const visibleViews = (actor: Actor, lists: readonly string[]): Sql<boolean> => sql<boolean>`
  organization_id = ${actor.organizationId} and (user_id = ${actor.userId} or is_shared) and list = any(${[...lists]})`;

export async function listVisibleViews(
  db: Db,
  actor: Actor,
  lists: readonly string[],
  page: PageRequest,
): Promise<Page<SavedView>> {
  const { rows } = await sql<SavedView>`
    select ${columns} from saved_views where ${visibleViews(actor, lists)}
       ${optional(page.after !== null && sql`and id > ${page.after[0]}`)}
     order by id limit ${rowsFor(page)}`.execute(db);
  return pageOf(rows, page.limit, ({ id }) => [id]);
}

/** 404 if the actor does not see it. */
export async function lockVisibleView(
  { actor, tx }: UnitOfWork,
  lists: readonly string[],
  id: string,
): Promise<SavedView> {
  const { rows } = await sql<SavedView>`
    select ${columns} from saved_views where ${visibleViews(actor, lists)} and id = ${id} for no key update`.execute(
    tx,
  );
  if (!rows[0]) throw notFound('saved view');
  return rows[0];
}

/** Saving comes one at a time for each person, so that the limit holds. */
export async function countOwnViews({ actor, tx }: UnitOfWork): Promise<number> {
  await advisoryLock('views', actor.organizationId, String(actor.userId)).execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from saved_views
     where organization_id = ${actor.organizationId} and user_id = ${actor.userId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

const refuseName = refuseDuplicate('saved_views_name_key', 'name', 'savedViews.nameTaken');

export async function insertView(work: UnitOfWork, view: SavedView): Promise<void> {
  await work.insert('saved_views', { ...view, query: JSON.stringify(view.query) }).catch(refuseName);
}

export async function saveView(work: UnitOfWork, id: string, { query, ...rest }: SavedViewChanges): Promise<void> {
  const changes = { ...rest, ...(query !== undefined && { query: JSON.stringify(query) }) };
  await work.update('saved_views', id, changes).catch(refuseName);
}

export async function deleteView({ actor, tx }: UnitOfWork, id: string): Promise<void> {
  await sql`delete from saved_views where organization_id = ${actor.organizationId} and id = ${id}`.execute(tx);
}
