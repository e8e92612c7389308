import { sql, type Sql } from '../../db/sql.ts';
import { violatedConstraint, type Db } from '../../db/database.ts';
import type { Actor } from '../../kernel/actor.ts';
import { pageOf, rowsFor, type Page, type PageRequest } from '../../kernel/cursor.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import { viewFieldNames, type SavedView, type SavedViewChanges } from './record.ts';

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
       ${page.after === null ? sql`` : sql`and id > ${page.after[0]}`}
     order by id limit ${rowsFor(page)}`.execute(db);
  return pageOf(rows, page.limit, ({ id }) => [id]);
}

/** Takes the view until the change commits; 404 where the actor does not see it. */
export async function lockVisibleView(
  { actor, tx }: UnitOfWork,
  lists: readonly string[],
  id: string,
): Promise<SavedView> {
  const { rows } = await sql<SavedView>`
    select ${columns} from saved_views where ${visibleViews(actor, lists)} and id = ${id} for no key update`.execute(tx);
  if (!rows[0]) throw notFound('saved view');
  return rows[0];
}

/** Saving comes one at a time for each person, so that the limit holds. */
export async function countOwnViews({ actor, tx }: UnitOfWork): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`views ${actor.organizationId} ${String(actor.userId)}`}, 0))`.execute(
    tx,
  );
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from saved_views
     where organization_id = ${actor.organizationId} and user_id = ${actor.userId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

function refuseDuplicate(error: unknown): never {
  if (violatedConstraint(error) !== 'saved_views_name_key') throw error;
  throw conflict('You have a view of this name already.', { field: 'name' });
}

export async function insertView({ actor, tx }: UnitOfWork, view: SavedView): Promise<void> {
  await tx
    .insertInto('saved_views')
    .values({ ...view, organization_id: actor.organizationId, query: JSON.stringify(view.query) })
    .execute()
    .catch(refuseDuplicate);
}

export async function saveView({ actor, tx, now }: UnitOfWork, id: string, changes: SavedViewChanges): Promise<void> {
  const { query, ...rest } = changes;
  await tx
    .updateTable('saved_views')
    .set({ ...rest, ...(query !== undefined && { query: JSON.stringify(query) }), updated_at: now })
    .where('organization_id', '=', actor.organizationId)
    .where('id', '=', id)
    .execute()
    .catch(refuseDuplicate);
}

export async function deleteView({ actor, tx }: UnitOfWork, id: string): Promise<void> {
  await sql`delete from saved_views where organization_id = ${actor.organizationId} and id = ${id}`.execute(tx);
}

export async function deleteViewsOf({ actor, tx }: UnitOfWork, userId: string): Promise<void> {
  await sql`delete from saved_views where organization_id = ${actor.organizationId} and user_id = ${userId}`.execute(tx);
}
