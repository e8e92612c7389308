import type { Db } from '../../db/database.ts';
import { type Sql, sql } from '../../db/sql.ts';
import { type Actor, todayOf } from '../../kernel/actor.ts';
import { type Page, pageOf, type PageRequest, rowsFor } from '../../kernel/cursor.ts';
import { descending, pageBy, pageIn, seekAfter } from '../../kernel/keyset.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { Language } from '../../lib/texts/texts.ts';
import type { Announcement, ReceivedAnnouncement } from './record.ts';

const columns = (
  today: string,
): Sql => sql`a.id, a.title, a.text, a.translations, a.until, a.audience, a.author_id, a.people,
  (select count(*)::int from announcement_readers r
    where r.organization_id = a.organization_id and r.announcement_id = a.id and r.read_at is not null) as read,
  a.ended_at is null and a.until >= ${today}::date as is_current, a.ended_at, a.created_at`;

const newestFirst = descending('a.id');

export async function listAnnouncements(
  db: Db,
  actor: Actor,
  nowMs: number,
  page: PageRequest,
): Promise<Page<Announcement>> {
  const { rows } = await sql<Announcement>`
    select ${columns(todayOf(actor, nowMs))} from announcements a where a.organization_id = ${actor.organizationId}
       ${seekAfter(newestFirst, page)}
     ${pageIn(newestFirst, page)}`.execute(db);
  return pageBy(newestFirst, rows, page);
}

async function selectAnnouncement({ actor, tx, nowMs }: UnitOfWork, id: string, lock: Sql): Promise<Announcement> {
  return sql<Announcement>`
    select ${columns(todayOf(actor, nowMs))} from announcements a
     where a.organization_id = ${actor.organizationId} and a.id = ${id} ${lock}`.get(tx, 'announcement');
}

export const announcementAfter = (work: UnitOfWork, id: string): Promise<Announcement> =>
  selectAnnouncement(work, id, sql.nothing);

export const lockAnnouncement = (work: UnitOfWork, id: string): Promise<Announcement> =>
  selectAnnouncement(work, id, sql`for no key update of a`);

/** Who wrote it has read it. */
export async function insertReaders(work: UnitOfWork, id: string, userIds: readonly string[]): Promise<void> {
  const { actor, tx, now } = work;
  await sql`
    insert into announcement_readers (organization_id, announcement_id, user_id, read_at)
    select ${actor.organizationId}, ${id}, reader, case when reader = ${actor.userId} then ${now}::timestamptz end
      from unnest(${[...userIds]}::text[]) as reader`.execute(tx);
}

/** Of the announcement `a`, what it is about, in a language. */
export const announcedTitleIn = (language: Language, alias: string): Sql =>
  sql`coalesce(${sql.raw(alias)}.translations -> ${language} ->> 'title', ${sql.raw(alias)}.title)`;

const received = ({ language }: Actor): Sql => sql`a.id, ${announcedTitleIn(language, 'a')} as title,
  coalesce(a.translations -> ${language} ->> 'text', a.text) as text, a.until, a.author_id, a.created_at, r.read_at`;

/** FROM and WHERE: what is shown to someone now. */
const shownTo = (actor: Actor, nowMs: number): Sql => sql`
  from announcement_readers r
  join announcements a on a.organization_id = r.organization_id and a.id = r.announcement_id
 where r.organization_id = ${actor.organizationId} and r.user_id = ${actor.userId}
   and a.ended_at is null and a.until >= ${todayOf(actor, nowMs)}::date`;

export async function listReceived(
  db: Db,
  actor: Actor,
  nowMs: number,
  page: PageRequest,
): Promise<Page<ReceivedAnnouncement>> {
  const { rows } = await sql<ReceivedAnnouncement>`
    select ${received(actor)} ${shownTo(actor, nowMs)}
       ${seekAfter(descending('r.announcement_id'), page)}
     order by r.announcement_id desc limit ${rowsFor(page)}`.execute(db);
  return pageOf(rows, page.limit, ({ id }) => [id]);
}

/** How many are new for someone, no further than `most`. */
export async function countUnread(db: Db, actor: Actor, nowMs: number, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
      from (select 1 ${shownTo(actor, nowMs)} and r.read_at is null limit ${most}) as unread`.execute(db);
  return rows[0]?.count ?? 0;
}

/** 404 for what did not go to the actor or is over; what was read before stays as it was. */
export async function noteRead(work: UnitOfWork, id: string): Promise<ReceivedAnnouncement> {
  const { actor, tx, now, nowMs } = work;
  await sql`
    update announcement_readers set read_at = ${now}::timestamptz
     where organization_id = ${actor.organizationId} and announcement_id = ${id} and user_id = ${actor.userId}
       and read_at is null`.execute(tx);
  return sql<ReceivedAnnouncement>`
    select ${received(actor)} ${shownTo(actor, nowMs)}
       and r.announcement_id = ${id}`.get(tx, 'announcement');
}
