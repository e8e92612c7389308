import type { Db } from '../../db/database.ts';
import { advisoryLock, optional, refuseDuplicate } from '../../db/rows.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import { type Page, pageOf, type PageRequest, rowsFor } from '../../kernel/cursor.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { readingColumns, type ReadingRow } from '../people/index.ts';
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
  return sql<SavedView>`
    select ${columns} from saved_views where ${visibleViews(actor, lists)} and id = ${id} for no key update`.get(
    tx,
    'saved view',
  );
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

/** In the morning of the organization, when people begin. */
const fromHour = 7;

/** A view is due once a month is over that began after it was wanted. On views `v` and their organization `o`. */
const isDue = (now: string) => sql<boolean>`
  v.is_mailed
  and extract(hour from ${now}::timestamptz at time zone o.timezone) >= ${fromHour}::int
  and date_trunc('month', ${now}::timestamptz at time zone o.timezone)
      > greatest(coalesce(v.mailed_month, '1970-01-01'), date_trunc('month', v.updated_at at time zone o.timezone))`;

/** Organizations with a view that is due. */
export async function listDue(db: Db, now: string, organizationId?: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct o.id from saved_views v join organizations o on o.id = v.organization_id where ${isDue(now)}
       ${optional(organizationId !== undefined && sql`and v.organization_id = ${organizationId}`)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Of one organization, so that none is sent twice: marked with this month, and told with it. */
export async function claimDue({ actor, tx, now }: UnitOfWork): Promise<readonly { id: string; month: string }[]> {
  const { rows } = await sql<{ id: string; month: string }>`
    update saved_views v set mailed_month = date_trunc('month', ${now}::timestamptz at time zone o.timezone)::date
      from organizations o
     where v.organization_id = ${actor.organizationId} and o.id = v.organization_id and ${isDue(now)}
    returning v.id, v.mailed_month as month`.execute(tx);
  return rows;
}

export interface MailedView extends ReadingRow, Pick<SavedView, 'user_id' | 'list' | 'name' | 'query'> {
  readonly email: string;
  readonly first_name: string;
}

/** null if it is not wanted any more, or its person has left. */
export async function findMailed(db: Db, organizationId: unknown, id: unknown): Promise<MailedView | null> {
  const { rows } = await sql<MailedView>`
    select v.user_id, v.list, v.name, v.query, users.email, coalesce(users.preferred_name, users.first_name) as first_name,
           ${readingColumns}
      from saved_views v
      join users on users.organization_id = v.organization_id and users.id = v.user_id and users.is_active
      join organizations on organizations.id = v.organization_id
     where v.organization_id = ${organizationId} and v.id = ${id} and v.is_mailed`.execute(db);
  return rows[0] ?? null;
}
