import type { Db, Tx } from '../../db/database.ts';
import { refuseConstraint } from '../../db/rows.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import { type Page, pageOf, type PageRequest, rowsFor } from '../../kernel/cursor.ts';
import { removeStored } from '../../kernel/files.ts';
import { among } from '../../kernel/filters.ts';
import { descending, seekAfter } from '../../kernel/keyset.ts';
import type { Role } from '../../kernel/scopes.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { Clock } from '../../lib/clock.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import { archiveFieldNames, type ArchiveReason, type ArchiveRef, type ArchiveRow } from './record.ts';

/** A run that has shown no sign of life for this long is dead. */
const leaseMs = 60_000;
const leaseFrom = (clock: Clock): string => new Date(clock.nowMs() + leaseMs).toISOString();

const shown = archiveFieldNames.map((name) => (name === 'size_bytes' ? 'size_bytes::float8 as size_bytes' : name));
const columns = sql.raw(`organization_id, requested_by_id, file_key, runs, ${shown.join(', ')}`);
const underWay = sql.raw(`status in ('PENDING', 'RUNNING')`);

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

/** No one sees what another asked for. */
export async function listOwnArchives(
  db: Db,
  actor: Actor,
  userIds: readonly string[] | undefined,
  nowMs: number,
  page: PageRequest,
): Promise<Page<ArchiveRow>> {
  const { rows } = await sql<ArchiveRow>`
    select ${columns} from data_archives
     where organization_id = ${actor.organizationId} and requested_by_id = ${actor.userId}
       and expires_at > ${new Date(nowMs).toISOString()}::timestamptz
       ${among('user_id', userIds)} ${seekAfter(descending('id'), page)}
     order by id desc limit ${rowsFor(page)}`.execute(db);
  return pageOf(rows, page.limit, ({ id }) => [id]);
}

export async function findOwnArchive(db: Db, actor: Actor, id: string): Promise<ArchiveRow | null> {
  const { rows } = await sql<ArchiveRow>`
    select ${columns} from data_archives
     where organization_id = ${actor.organizationId} and requested_by_id = ${actor.userId} and id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** In place of an earlier one that has ended; 409 while one is under way. */
export async function insertArchive(work: UnitOfWork, row: ArchiveRow): Promise<void> {
  const { organization_id: organizationId, requested_by_id: requesterId, user_id: userId } = row;
  const isSame = sql`organization_id = ${organizationId} and requested_by_id = ${requesterId} and user_id = ${userId}
    and not ${underWay}`;
  await removeArchives(work.tx, work.services.clock, isSame);
  const { organization_id: _own, ...values } = row;
  await work
    .insert('data_archives', { ...values, leased_until: work.now })
    .catch(
      refuseConstraint({ data_archives_under_way_key: () => conflict('myData.underWay', { reason: 'under_way' }) }),
    );
}

/** Takes the archive for this run. null: it has ended, is gone, or another run is at it. */
export async function beginArchive(db: Db, clock: Clock, ref: ArchiveRef): Promise<ArchiveRow | null> {
  const { rows } = await sql<ArchiveRow>`
    update data_archives set status = 'RUNNING', runs = runs + 1, steps_done = 0, leased_until = ${leaseFrom(clock)}
     where organization_id = ${ref.organization_id} and id = ${ref.archive_id} and ${underWay}
       and leased_until <= ${clock.now()}::timestamptz
    returning ${columns}`.execute(db);
  return rows[0] ?? null;
}

interface Progress {
  readonly done: number;
  readonly total: number;
}

/** False if it was removed, or another run has taken it. */
export async function renewLease(db: Db, clock: Clock, row: ArchiveRow, { done, total }: Progress): Promise<boolean> {
  const { rowCount } = await sql`
    update data_archives set steps_done = ${done}, steps_total = ${total}, leased_until = ${leaseFrom(clock)}
     where organization_id = ${row.organization_id} and id = ${row.id} and status = 'RUNNING' and runs = ${row.runs}`.execute(
    db,
  );
  return rowCount === 1;
}

/** For the next attempt, which need not wait then. */
export async function releaseLease(db: Db, clock: Clock, row: ArchiveRow): Promise<void> {
  await sql`
    update data_archives set leased_until = ${clock.now()}
     where organization_id = ${row.organization_id} and id = ${row.id} and ${underWay} and runs = ${row.runs}`.execute(
    db,
  );
}

/** False if it was removed, or another run has taken it. */
export async function completeArchive(
  { tx, now }: UnitOfWork,
  row: ArchiveRow,
  file: { readonly key: string; readonly sizeBytes: number; readonly steps: number; readonly expiresAt: string },
): Promise<boolean> {
  const { rowCount } = await sql`
    update data_archives
       set status = 'COMPLETED', file_key = ${file.key}, size_bytes = ${file.sizeBytes}, steps_done = ${file.steps},
           steps_total = ${file.steps}, completed_at = ${now}, expires_at = ${file.expiresAt}
     where organization_id = ${row.organization_id} and id = ${row.id} and status = 'RUNNING' and runs = ${row.runs}`.execute(
    tx,
  );
  return rowCount === 1;
}

export async function failArchive(db: Db, clock: Clock, row: ArchiveRow, reason: ArchiveReason): Promise<void> {
  await sql`
    update data_archives set status = 'FAILED', reason = ${reason}, completed_at = ${clock.now()}
     where organization_id = ${row.organization_id} and id = ${row.id} and ${underWay}`.execute(db);
}

/** Of all organizations: those that no run is at. */
export async function listUnattended(db: Db, clock: Clock): Promise<ArchiveRef[]> {
  const { rows } = await sql<ArchiveRef>`
    select organization_id, id as archive_id from data_archives
     where ${underWay} and leased_until <= ${clock.now()}::timestamptz order by leased_until limit 1000`.execute(db);
  return rows;
}

const batchSize = 20;

/** With their files: the bytes go once this is committed. */
async function removeArchives(tx: Tx, clock: Clock, these: Sql): Promise<number> {
  const { rows } = await sql<{ organization_id: string; file_key: string | null }>`
    delete from data_archives where (organization_id, id) in (
      select organization_id, id from data_archives where ${these} order by id limit ${batchSize} for update skip locked)
    returning organization_id, file_key`.execute(tx);
  for (const { organization_id: organizationId, file_key: key } of rows) {
    if (key !== null) await removeStored(tx, clock, organizationId, [key]);
  }
  return rows.length;
}

export const removeExpired = (tx: Tx, clock: Clock): Promise<number> =>
  removeArchives(tx, clock, sql`expires_at <= ${clock.now()}::timestamptz`);

/** Any of them may name a person who is erased. */
export const removeArchivesBefore = (tx: Tx, clock: Clock, organizationId: string, before: string): Promise<number> =>
  removeArchives(tx, clock, sql`organization_id = ${organizationId} and created_at <= ${before}::timestamptz`);

/** Those about a person, and those that they asked for. */
export async function removeArchivesOf({ tx, actor, services }: UnitOfWork, userId: string): Promise<void> {
  const theirs = sql`organization_id = ${actor.organizationId} and (user_id = ${userId} or requested_by_id = ${userId})`;
  while ((await removeArchives(tx, services.clock, theirs)) === batchSize);
}
