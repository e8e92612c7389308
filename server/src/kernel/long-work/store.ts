import type { Db, Tx } from '../../db/database.ts';
import { optional, refuseConstraint } from '../../db/rows.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Refusal } from '../../lib/errors.ts';
import { type Actor, administers } from '../actor.ts';
import type { Page, PageRequest } from '../cursor.ts';
import { removeStored } from '../files.ts';
import { descending, pageBy, pageIn, seekAfter } from '../keyset.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { leaseFrom, type LongWork, type LongWorkRef } from './kind.ts';

const columnsWith = (todo: string): Sql =>
  sql.raw(`organization_id, id, kind, status, reason, created_by_id, asked, ${todo} as todo, state, total, done, failed,
    failures, run, attempts, undoes, created_at, completed_at, expires_at,
    completed_at is not null and undone_by is null and exists (
      select from long_work_steps s
       where s.organization_id = long_work.organization_id and s.work_id = long_work.id) as is_undoable`);
/** What is still to be done may be much, and is for the run alone. */
const shown = columnsWith(`'{}'::jsonb`);
export const whole = columnsWith('todo');
export const underWay = sql.raw(`status in ('PENDING', 'RUNNING')`);

export interface NewLongWork extends LongWorkRef {
  readonly kind: string;
  readonly about: string | null;
  readonly asked: object;
  readonly todo: object;
  readonly state: object;
  readonly total: number;
  readonly undoes: string | null;
  readonly expiresAt: string;
  /** Whose it is. */
  readonly forId: string;
}

export async function insertLongWork(
  { actor, tx, now, services: { clock } }: UnitOfWork,
  { kind, about, asked, todo, state, total, undoes, id, expiresAt, forId }: NewLongWork,
  isUnderWay: () => Refusal,
): Promise<LongWork> {
  const { rows } = await sql<LongWork>`
    insert into long_work (organization_id, id, kind, status, created_by_id, about, asked, todo, state, total, undoes,
                           leased_until, created_at, expires_at)
    values (${actor.organizationId}, ${id}, ${kind}, 'PENDING', ${forId}, ${about}, ${JSON.stringify(asked)}::jsonb,
            ${JSON.stringify(todo)}::jsonb, ${JSON.stringify(state)}::jsonb, ${total}, ${undoes}, ${leaseFrom(clock)}, ${now},
            ${expiresAt})
    returning ${shown}`
    .execute(tx)
    .catch(refuseConstraint({ long_work_under_way_key: isUnderWay }));
  return rows[0] as LongWork;
}

type Whose = 'own' | 'administrators';

/** One's own; `administrators` see that of others too. */
const seen = (actor: Actor, whose: Whose): Sql =>
  optional(!(whose === 'administrators' && administers(actor)) && sql`and created_by_id = ${actor.userId}`);

const newestFirst = descending('id');

export async function listLongWork<W extends LongWork>(
  db: Db,
  actor: Actor,
  kind: string,
  page: PageRequest,
  whose: Whose = 'own',
  these: Sql = sql.nothing,
): Promise<Page<W>> {
  const { rows } = await sql<W>`
    select ${shown} from long_work
     where organization_id = ${actor.organizationId} and kind = ${kind} ${seen(actor, whose)} ${these}
       ${seekAfter(newestFirst, page)}
     ${pageIn(newestFirst, page)}`.execute(db);
  return pageBy(newestFirst, rows, page);
}

export async function findLongWork<W extends LongWork>(
  db: Db,
  actor: Actor,
  kind: string,
  id: string,
  whose: Whose = 'own',
): Promise<W | null> {
  const { rows } = await sql<W>`
    select ${shown} from long_work
     where organization_id = ${actor.organizationId} and id = ${id} and kind = ${kind} ${seen(actor, whose)}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Whoever it is for; no one else changes it until this change has committed. */
export async function lockLongWork<W extends LongWork>(
  { actor, tx }: UnitOfWork,
  kind: string,
  id: string,
): Promise<W | null> {
  const { rows } = await sql<W>`
    select ${shown} from long_work
     where organization_id = ${actor.organizationId} and id = ${id} and kind = ${kind} for update`.execute(tx);
  return rows[0] ?? null;
}

/** What was asked for, with what was decided on it since. */
export async function saveAsked(tx: Tx, { organization_id, id }: LongWorkRef, asked: object): Promise<void> {
  await sql`
    update long_work set asked = ${JSON.stringify(asked)}::jsonb
     where organization_id = ${organization_id} and id = ${id}`.execute(tx);
}

export async function countUnderWay({ actor, tx }: UnitOfWork, kind: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from long_work
     where organization_id = ${actor.organizationId} and created_by_id = ${actor.userId} and kind = ${kind}
       and ${underWay}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function listFileKeys(db: Db, { organization_id, id }: LongWorkRef): Promise<string[]> {
  const { rows } = await sql<{ file_key: string }>`
    select file_key from long_work_files where organization_id = ${organization_id} and work_id = ${id}
     order by part`.execute(db);
  return rows.map(({ file_key: key }) => key);
}

const batchSize = 20;

/** With their files: the bytes go once this is committed. Answers with how many went; fewer than twenty were the last. */
export async function removeLongWork(tx: Tx, clock: Clock, these: Sql): Promise<number> {
  const { rows: gone } = await sql<LongWorkRef>`
    select organization_id, id from long_work where ${these} order by id limit ${batchSize} for update skip locked`.execute(
    tx,
  );
  for (const work of gone) {
    const keys = await listFileKeys(tx, work);
    await sql`delete from long_work where organization_id = ${work.organization_id} and id = ${work.id}`.execute(tx);
    await removeStored(tx, clock, work.organization_id, keys);
  }
  return gone.length;
}

export const removeExpired = (tx: Tx, clock: Clock): Promise<number> =>
  removeLongWork(tx, clock, sql`expires_at <= ${clock.now()}::timestamptz`);

/** Any of it may name a person who is erased. */
export const removeBefore = (
  tx: Tx,
  clock: Clock,
  organizationId: string,
  kinds: readonly string[],
  before: string,
): Promise<number> =>
  removeLongWork(
    tx,
    clock,
    sql`organization_id = ${organizationId} and kind = any(${[...kinds]}) and created_at <= ${before}::timestamptz`,
  );

/** What takes a record back, in the transaction of its own change. */
export async function keepStep(
  db: Db,
  { organization_id, id, done }: LongWork,
  recordId: string,
  kept: object,
): Promise<void> {
  await sql`
    insert into long_work_steps (organization_id, work_id, position, record_id, kept)
    values (${organization_id}, ${id}, ${done}, ${recordId}, ${JSON.stringify(kept)}::jsonb)`.execute(db);
}

/** The step of a record that is to be taken back, which is then gone; null if it was taken back already. */
export async function takeStep(
  db: Db,
  { organization_id, undoes }: LongWork,
  recordId: string,
): Promise<Readonly<Record<string, unknown>> | null> {
  const { rows } = await sql<{ kept: Record<string, unknown> }>`
    delete from long_work_steps
     where organization_id = ${organization_id} and work_id = ${undoes} and record_id = ${recordId}
    returning kept`.execute(db);
  return rows[0]?.kept ?? null;
}

/** The records that can be taken back, last first. Locks the work: it is undone once. */
export async function lockToUndo({ actor, tx }: UnitOfWork, id: string): Promise<readonly string[]> {
  await sql`
    select 1 from long_work where organization_id = ${actor.organizationId} and id = ${id} for no key update`.execute(
    tx,
  );
  const { rows } = await sql<{ record_id: string }>`
    select s.record_id from long_work_steps s
      join long_work w on w.organization_id = s.organization_id and w.id = s.work_id
     where s.organization_id = ${actor.organizationId} and s.work_id = ${id}
       and w.completed_at is not null and w.undone_by is null
     order by s.position desc`.execute(tx);
  return rows.map(({ record_id }) => record_id);
}

export async function markUndone({ actor, tx }: UnitOfWork, id: string, by: string): Promise<void> {
  await sql`
    update long_work set undone_by = ${by} where organization_id = ${actor.organizationId} and id = ${id}`.execute(tx);
}
