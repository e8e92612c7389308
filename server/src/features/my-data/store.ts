import type { Db } from '../../db/database.ts';
import { optional } from '../../db/rows.ts';
import { type Sql, sql } from '../../db/sql.ts';
import { type Actor, mayUse } from '../../kernel/actor.ts';
import type { Page, PageRequest } from '../../kernel/cursor.ts';
import { listLongWork, removeLongWork } from '../../kernel/long-work/store.ts';
import { type PersonalTable, type Removing, theirRows } from '../../kernel/personal-data.ts';
import type { Role } from '../../kernel/scopes.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { notFound } from '../../lib/errors.ts';
import type { Language } from '../../lib/texts/texts.ts';
import type { ArchiveWork, NameOf, StartedWork } from './record.ts';

/** The person an archive is about, as the rules need them. */
export interface Subject {
  readonly id: string;
  readonly role: Role;
  readonly is_active: boolean;
  readonly erased_at: string | null;
}

export async function findSubject(db: Db, organizationId: string, userId: string): Promise<Subject | null> {
  const { rows } = await sql<Subject>`
    select id, role, is_active, erased_at from users
     where organization_id = ${organizationId} and id = ${userId}`.execute(db);
  return rows[0] ?? null;
}

export async function getSubject(db: Db, organizationId: string, userId: string): Promise<Subject> {
  const person = await findSubject(db, organizationId, userId);
  if (!person) throw notFound('person');
  return person;
}

const about = sql.raw(`(asked ->> 'user_id')`);

/** No one sees what another asked for. */
export const listOwnArchives = (
  db: Db,
  actor: Actor,
  userIds: readonly string[] | undefined,
  nowMs: number,
  page: PageRequest,
): Promise<Page<ArchiveWork>> =>
  listLongWork<ArchiveWork>(
    db,
    actor,
    'data_archive',
    page,
    'own',
    sql`and expires_at > ${new Date(nowMs).toISOString()}::timestamptz
        ${optional(userIds && sql`and ${about} = any(${[...userIds]})`)}`,
  );

/** By name, whether or not who asks sees them elsewhere: for who was allowed to have an archive, and by whom. */
export async function namesIn(db: Db, organizationId: string, works: readonly ArchiveWork[]): Promise<NameOf> {
  const ids = works.flatMap(({ asked: { release } }) => (release ? [release.to_id, release.by_id] : []));
  if (ids.length === 0) return nameless;
  const { rows } = await sql<ReturnType<NameOf>>`
    select id, first_name, last_name from users
     where organization_id = ${organizationId} and id = any(${ids})`.execute(db);
  const names = new Map(rows.map((row) => [row.id, row]));
  return (id) => names.get(id) ?? nameless(id);
}

const nameless: NameOf = (id) => ({ id, first_name: '', last_name: '' });

/** Those that someone else had made for a person. */
export const listStarted = (
  db: Db,
  actor: Actor,
  userId: string,
  nowMs: number,
  page: PageRequest,
): Promise<Page<StartedWork>> =>
  listLongWork<StartedWork>(
    db,
    actor,
    'data_archive',
    page,
    'administrators',
    sql`and expires_at > ${new Date(nowMs).toISOString()}::timestamptz and created_by_id = ${userId}
        and ${about} = ${userId} and asked ->> 'started_by_id' is not null`,
  );

async function removeArchives({ tx, actor, services }: Removing, these: Sql): Promise<void> {
  const theirs = sql`organization_id = ${actor.organizationId} and kind = 'data_archive' and ${these}`;
  while ((await removeLongWork(tx, services.clock, theirs)) > 0);
}

/** Those for someone about a person that have ended. */
export const removeEnded = (work: UnitOfWork, forId: string, userId: string): Promise<void> =>
  removeArchives(work, sql`created_by_id = ${forId} and ${about} = ${userId} and completed_at is not null`);

/** Those about these people, and those that they asked for. */
export const removeArchivesOf = (work: Removing, userIds: readonly string[]): Promise<void> =>
  removeArchives(work, sql`(${about} = any(${[...userIds]}) or created_by_id = any(${[...userIds]}))`);

/** The language that the person chose; null: none. */
export async function languageOf(db: Db, organizationId: string, userId: string): Promise<Language | null> {
  const { rows } = await sql<{ language: Language | null }>`
    select language from users where organization_id = ${organizationId} and id = ${userId}`.execute(db);
  return rows[0]?.language ?? null;
}

type Row = Readonly<Record<string, unknown>>;

/** Whose data is read, by whom. */
export interface Reading {
  readonly db: Db;
  readonly organizationId: string;
  readonly userId: string;
}

const pageSize = 500;

const after = (key: readonly string[], last: Row): Sql => {
  const refs = key.map((name) => sql.ref(name));
  const values = key.map((name) => last[name]);
  return sql`and (${sql.join(refs)}) > (${sql.join(values)})`;
};

const storedFile = ({ table, file }: PersonalTable): Sql =>
  file === undefined
    ? sql.nothing
    : sql.raw(`, (select file_name from stored_files f where f.organization_id = "${table}".organization_id
        and f.key = "${table}"."${file}") as file_name`);

/** The rows of one table about a person, a page at a time. No connection is held between two pages. */
export async function* rowsAbout({ db, organizationId, userId }: Reading, data: PersonalTable): AsyncGenerator<Row[]> {
  let last: Row | null = null;
  for (;;) {
    const { rows }: { rows: Row[] } = await sql<Row>`
      select ${sql.table(data.table)}.* ${data.beside ? sql`, ${data.beside}` : sql.nothing} ${storedFile(data)}
        from ${sql.table(data.table)}
       where ${theirRows(data, organizationId, userId)} ${last ? after(data.key, last) : sql.nothing}
       order by ${sql.join(data.key.map((name) => sql.ref(name)))} limit ${pageSize}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < pageSize) return;
    last = rows.at(-1) ?? null;
  }
}

/** Of another's data only what the actor may read: an archive opens no tier that is closed to them. */
export const isOpenTo = (actor: Actor, userId: string, { scope }: PersonalTable): boolean =>
  scope === undefined || actor.userId === userId || mayUse(actor, scope);
