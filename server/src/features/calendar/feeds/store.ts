import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { actorColumns, actorJoins, actorOf, type ActorRow, hasAccess } from '../../people/index.ts';
import type { CalendarFeed, FeedKind } from './record.ts';

export async function listOwnFeeds(db: Db, { organizationId, userId }: Actor): Promise<CalendarFeed[]> {
  const { rows } = await sql<CalendarFeed>`
    select id, kind, created_at from calendar_feeds
     where organization_id = ${organizationId} and user_id = ${userId} order by id desc`.execute(db);
  return rows;
}

/** Locks the person's row, so that feeds are counted one at a time. */
export async function countOwnFeeds({ tx, actor }: UnitOfWork): Promise<number> {
  await sql`select 1 from users
             where organization_id = ${actor.organizationId} and id = ${actor.userId} for no key update`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from calendar_feeds
     where organization_id = ${actor.organizationId} and user_id = ${actor.userId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function addFeed(
  work: UnitOfWork,
  feed: { readonly id: string; readonly kind: FeedKind; readonly secret_hash: Buffer },
): Promise<void> {
  await work.insert('calendar_feeds', { ...feed, user_id: work.actor.userId ?? '', created_at: work.now });
}

/** One's own; another's does not exist. */
export async function removeOwnFeed({ tx, actor }: UnitOfWork, id: string): Promise<CalendarFeed> {
  return sql<CalendarFeed>`
    delete from calendar_feeds
     where organization_id = ${actor.organizationId} and user_id = ${actor.userId} and id = ${id}
    returning id, kind, created_at`.get(tx, 'calendar feed');
}

/** All of the person's, or those made since then. */
export async function removeFeedsOf({ tx, actor }: UnitOfWork, userId: string, since = '-infinity'): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from calendar_feeds where organization_id = ${actor.organizationId} and user_id = ${userId} and created_at >= ${since}::timestamptz
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The feed with this hash, with its owner by the rights of now. One who is not active any more has none. */
export async function findFeedByHash(db: Db, secretHash: Buffer): Promise<{ kind: FeedKind; owner: Actor } | null> {
  const { rows } = await sql<ActorRow & { kind: FeedKind }>`
    select calendar_feeds.kind, ${actorColumns} from calendar_feeds
      join users on users.organization_id = calendar_feeds.organization_id and users.id = calendar_feeds.user_id ${actorJoins}
     where calendar_feeds.secret_hash = ${secretHash} and ${hasAccess}`.execute(db);
  return rows[0] ? { kind: rows[0].kind, owner: actorOf(rows[0], null) } : null;
}
