import type { Db } from '../../db/database.ts';
import { optional, refuseConstraint } from '../../db/rows.ts';
import { sql } from '../../db/sql.ts';
import { conflict } from '../../lib/errors.ts';
import { type Actor, administers } from '../actor.ts';
import { type Page, pageOf, type PageRequest, rowsFor } from '../cursor.ts';
import { descending, seekAfter } from '../keyset.ts';
import type { Services } from '../services.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import {
  type BulkChange,
  type BulkChangeRef,
  type BulkChangeRow,
  type BulkChangeSummary,
  type BulkFailure,
  type BulkReason,
  maxFailuresKept,
} from './record.ts';

/** A run that has shown no sign of life for this long is dead. */
const leaseMs = 60_000;

const leaseFrom = ({ clock }: Pick<Services, 'clock'>): string => new Date(clock.nowMs() + leaseMs).toISOString();

const summaryColumns = sql.raw(`
  id, operation_id, about, status, reason, created_by_id, total, done, failed, created_at, completed_at, undoes,
  completed_at is not null and undone_by is null and exists (
    select from bulk_change_steps s
     where s.organization_id = bulk_changes.organization_id and s.bulk_change_id = bulk_changes.id) as is_undoable`);
const columns = sql`${summaryColumns}, failures`;

const underWay = () => conflict('record.underWay', { reason: 'under_way' });

export async function insertBulkChange(work: UnitOfWork, row: BulkChangeRow): Promise<void> {
  const { organization_id: _own, failures, ...values } = row;
  await work
    .insert('bulk_changes', {
      ...values,
      record_ids: [...row.record_ids],
      user_ids: [...row.user_ids],
      versions: [...row.versions],
      input: JSON.stringify(row.input),
      failures: JSON.stringify(failures),
      leased_until: leaseFrom(work.services),
    })
    .catch(refuseConstraint({ bulk_changes_under_way_key: underWay }));
}

export async function listBulkChanges(db: Db, actor: Actor, page: PageRequest): Promise<Page<BulkChangeSummary>> {
  const { rows } = await sql<BulkChangeSummary>`
    select ${summaryColumns} from bulk_changes
     where organization_id = ${actor.organizationId} ${seekAfter(descending('id'), page)}
     order by id desc limit ${rowsFor(page)}`.execute(db);
  return pageOf(rows, page.limit, (row) => [row.id]);
}

/** Of others it is shown to those who administer the organization. */
export async function findBulkChange(db: Db, actor: Actor, id: string): Promise<BulkChange | null> {
  const { rows } = await sql<Omit<BulkChange, 'outcomes' | 'warnings'>>`
    select ${columns} from bulk_changes where organization_id = ${actor.organizationId} and id = ${id}
       ${optional(!administers(actor) && sql`and created_by_id = ${actor.userId}`)}`.execute(db);
  return rows[0] ? { ...rows[0], outcomes: [], warnings: [] } : null;
}

/** Someone else works on the same and is further ahead: theirs is the one that counts. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/** Says that it runs. null: it has ended, or is gone. */
export async function beginBulkChange(
  services: Pick<Services, 'clock' | 'database'>,
  { organization_id, bulk_change_id }: BulkChangeRef,
): Promise<BulkChangeRow | null> {
  const { rows } = await sql<BulkChangeRow>`
    update bulk_changes set status = 'RUNNING', leased_until = ${leaseFrom(services)}
     where organization_id = ${organization_id} and id = ${bulk_change_id} and status in ('PENDING', 'RUNNING')
    returning organization_id, record_ids, user_ids, versions, input, ${columns}`.execute(services.database.db);
  return rows[0] ?? null;
}

/** Moves the mark past a record, in the transaction of its own change: after a crash the next run goes on from there. */
export async function markRecord(
  services: Pick<Services, 'clock'>,
  db: Db,
  { organization_id, id }: BulkChangeRow,
  index: number,
  failure: BulkFailure | null,
): Promise<void> {
  const kept = failure === null ? '[]' : JSON.stringify([failure]);
  const { rowCount } = await sql`
    update bulk_changes set done = ${index + 1}, leased_until = ${leaseFrom(services)},
           failed = failed + ${failure === null ? 0 : 1},
           failures = case when jsonb_array_length(failures) < ${maxFailuresKept}
                           then failures || ${kept}::jsonb else failures end
     where organization_id = ${organization_id} and id = ${id} and done = ${index} and status = 'RUNNING'`.execute(db);
  if (rowCount !== 1) throw new Overtaken(`Bulk change ${id} is past record ${String(index + 1)}.`);
}

/** What takes the record back, in the transaction of its own change. */
export async function keepStep(
  db: Db,
  { organization_id, id }: BulkChangeRow,
  index: number,
  recordId: string,
  kept: object,
): Promise<void> {
  await sql`
    insert into bulk_change_steps (organization_id, bulk_change_id, position, record_id, kept)
    values (${organization_id}, ${id}, ${index}, ${recordId}, ${JSON.stringify(kept)}::jsonb)`.execute(db);
}

/** The step of a record that is to be taken back, which is then gone; null if it was taken back already. */
export async function takeStep(
  db: Db,
  { organization_id, undoes }: BulkChangeRow,
  recordId: string,
): Promise<Readonly<Record<string, unknown>> | null> {
  const { rows } = await sql<{ kept: Record<string, unknown> }>`
    delete from bulk_change_steps
     where organization_id = ${organization_id} and bulk_change_id = ${undoes} and record_id = ${recordId}
    returning kept`.execute(db);
  return rows[0]?.kept ?? null;
}

/** The records that can be taken back, last first. Locks the change: it is undone once. */
export async function lockToUndo({ actor, tx }: UnitOfWork, id: string): Promise<readonly string[]> {
  await sql`
    select 1 from bulk_changes where organization_id = ${actor.organizationId} and id = ${id} for no key update`.execute(
    tx,
  );
  const { rows } = await sql<{ record_id: string }>`
    select s.record_id from bulk_change_steps s
      join bulk_changes b on b.organization_id = s.organization_id and b.id = s.bulk_change_id
     where s.organization_id = ${actor.organizationId} and s.bulk_change_id = ${id}
       and b.completed_at is not null and b.undone_by is null
     order by s.position desc`.execute(tx);
  return rows.map(({ record_id }) => record_id);
}

export async function markUndone({ actor, tx }: UnitOfWork, id: string, by: string): Promise<void> {
  await sql`
    update bulk_changes set undone_by = ${by} where organization_id = ${actor.organizationId} and id = ${id}`.execute(
    tx,
  );
}

/** Once it has ended: what was still to be done, and what people wrote for it. */
const nothingLeft = sql.raw(`record_ids = '{}', user_ids = '{}', versions = '{}', input = '{}'`);

/** What has ended already stays as it ended. */
export async function endBulkChange(
  { clock, database }: Pick<Services, 'clock' | 'database'>,
  { organization_id, id }: BulkChangeRow,
  reason: BulkReason | null,
): Promise<void> {
  await sql`
    update bulk_changes set status = ${reason === null ? 'COMPLETED' : 'FAILED'}, reason = ${reason},
           completed_at = ${clock.now()}, ${nothingLeft}
     where organization_id = ${organization_id} and id = ${id} and status in ('PENDING', 'RUNNING')`.execute(
    database.db,
  );
}

/** Ends those that have no job left: one that runs or has attempts left still comes to it, as does one on its way to the queue. */
export async function endGivenUp(
  { clock, database }: Pick<Services, 'clock' | 'database'>,
  task: string,
): Promise<number> {
  const { rowCount } = await sql`
    update bulk_changes set status = 'FAILED', reason = 'given_up', completed_at = ${clock.now()}, ${nothingLeft}
     where status in ('PENDING', 'RUNNING') and leased_until < ${clock.now()}::timestamptz
       and not exists (select from job_outbox where task = ${task} and payload ->> 'bulk_change_id' = bulk_changes.id)
       and not exists (
         select from graphile_worker._private_jobs job join graphile_worker._private_tasks t on t.id = job.task_id
          where t.identifier = ${task} and job.payload ->> 'bulk_change_id' = bulk_changes.id
            and (job.attempts < job.max_attempts or job.locked_at is not null))`.execute(database.db);
  return rowCount;
}

const keptMs = 90 * 86_400_000;
const mostRemoved = 1000;

/** What ended long ago is no news to anyone. */
export async function removeOld({ clock, database }: Pick<Services, 'clock' | 'database'>): Promise<void> {
  const before = new Date(clock.nowMs() - keptMs).toISOString();
  await sql`
    delete from bulk_changes where (organization_id, id) in (
      select organization_id, id from bulk_changes where completed_at < ${before}::timestamptz
       order by completed_at limit ${mostRemoved})`.execute(database.db);
}
