import type { Db } from '../../db/database.ts';
import { type Sql, sql } from '../../db/sql.ts';
import { type Page, pageOf, type PageRequest, rowsFor } from '../../kernel/cursor.ts';
import { descending, seekAfter } from '../../kernel/keyset.ts';
import { notFound } from '../../lib/errors.ts';
import { lowestId } from '../../lib/ids.ts';
import type { SandboxRow, SandboxStatus } from './record.ts';

/** The last use is asked of its tokens and sessions, which keep it anyway; a session that is over leaves when it was opened or left. */
const columns = sql.raw(`
  s.organization_id, s.id, o.name, s.sandbox_organization_id, s.status, s.people, s.copy_settings, s.progress,
  s.created_by_id, s.created_at, s.filled_at, s.told_at,
  greatest(s.opened_at, (select max(t.last_used_at) from api_tokens t where t.organization_id = s.sandbox_organization_id),
           (select max(e.last_seen_at) from sessions e where e.organization_id = s.sandbox_organization_id),
           (select max(i.created_at) from sign_ins i where i.organization_id = s.sandbox_organization_id)) as last_used_at`);
const from = sql.raw('from sandboxes s join organizations o on o.id = s.sandbox_organization_id');

async function select(db: Db, organizationId: string, which: Sql): Promise<SandboxRow[]> {
  const { rows } = await sql<SandboxRow>`
    select ${columns} ${from} where s.organization_id = ${organizationId} ${which}`.execute(db);
  return rows;
}

export async function listSandboxes(db: Db, organizationId: string, page: PageRequest): Promise<Page<SandboxRow>> {
  const rows = await select(
    db,
    organizationId,
    sql`${seekAfter(descending('s.id'), page)} order by s.id desc limit ${rowsFor(page)}`,
  );
  return pageOf(rows, page.limit, ({ id }) => [id]);
}

export async function findSandbox(db: Db, organizationId: string, id: string): Promise<SandboxRow | null> {
  const [row] = await select(db, organizationId, sql`and s.id = ${id}`);
  return row ?? null;
}

export async function getSandbox(db: Db, organizationId: string, id: string): Promise<SandboxRow> {
  const row = await findSandbox(db, organizationId, id);
  if (!row) throw notFound('sandbox');
  return row;
}

export async function lockSandbox(tx: Db, organizationId: string, id: string): Promise<SandboxRow> {
  const [row] = await select(tx, organizationId, sql`and s.id = ${id} for no key update of s`);
  if (!row) throw notFound('sandbox');
  return row;
}

/** Those there are, the names in small letters. */
export async function listNames(db: Db, organizationId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select lower(o.name) as name ${from} where s.organization_id = ${organizationId}`.execute(db);
  return rows.map(({ name }) => name);
}

export async function saveStatus(
  db: Db,
  { organization_id, id }: Pick<SandboxRow, 'organization_id' | 'id'>,
  status: SandboxStatus,
  now: string,
): Promise<void> {
  await sql`
    update sandboxes
       set status = ${status}, progress = ${status === 'READY' ? 100 : 0}, updated_at = ${now},
           filled_at = case when ${status} = 'READY' then ${now}::timestamptz else filled_at end,
           told_at = case when ${status} = 'READY' then null else told_at end
     where organization_id = ${organization_id} and id = ${id}`.execute(db);
}

export async function saveProgress(
  db: Db,
  { organization_id, id }: Pick<SandboxRow, 'organization_id' | 'id'>,
  progress: number,
): Promise<void> {
  await sql`
    update sandboxes set progress = ${progress} where organization_id = ${organization_id} and id = ${id}`.execute(db);
}

/** Whether something that a person asked for there is still being worked at. */
export async function isWorkedAt(db: Db, sandboxOrganizationId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from sandboxes where sandbox_organization_id = ${sandboxOrganizationId} and moving_until > now()
    union all
    select 1 from long_work where organization_id = ${sandboxOrganizationId} and status in ('PENDING', 'RUNNING')
    union all
    select 1 from imports where organization_id = ${sandboxOrganizationId} and status in ('PENDING', 'RUNNING') limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** No one comes in any more. */
export async function endAccess(db: Db, sandboxOrganizationId: string, now: string): Promise<void> {
  await sql`delete from sessions where organization_id = ${sandboxOrganizationId}`.execute(db);
  await sql`
    update api_tokens set revoked_at = ${now} where organization_id = ${sandboxOrganizationId} and revoked_at is null`.execute(
    db,
  );
}

/** Those that no one has used since an instant, and those of which that was told. */
export async function listUnused(
  db: Db,
  since: string,
): Promise<Pick<SandboxRow, 'organization_id' | 'id' | 'sandbox_organization_id'>[]> {
  const { rows } = await sql<SandboxRow>`
    select organization_id, id, sandbox_organization_id
      from (select ${columns} ${from} where s.status in ('READY', 'FAILED')) as known
     where told_at is not null or greatest(created_at, filled_at, last_used_at) < ${since}::timestamptz
     order by organization_id, id`.execute(db);
  return rows;
}

/** null: someone uses it again. */
export async function saveTold(
  db: Db,
  { organization_id, id }: Pick<SandboxRow, 'organization_id' | 'id'>,
  told: string | null,
): Promise<void> {
  await sql`
    update sandboxes set told_at = ${told}::timestamptz where organization_id = ${organization_id} and id = ${id}`.execute(
    db,
  );
}

/** One at a time; gives it back by null. Whether it was free. */
export async function takeClock(db: Db, sandboxOrganizationId: string, untilMs: number): Promise<boolean> {
  const { rows } = await sql`
    update sandboxes set moving_until = ${new Date(untilMs).toISOString()}
     where sandbox_organization_id = ${sandboxOrganizationId} and status = 'READY'
       and coalesce(moving_until < now(), true) returning 1`.execute(db);
  return rows.length > 0;
}

export async function freeClock(db: Db, sandboxOrganizationId: string): Promise<void> {
  await sql`
    update sandboxes set moving_until = null where sandbox_organization_id = ${sandboxOrganizationId}`.execute(db);
}

/** By how much it is ahead; every process hears of it from the database. */
export async function saveAhead(db: Db, sandboxOrganizationId: string, aheadMs: number): Promise<void> {
  await sql`
    update organizations set clock_offset_ms = ${aheadMs} where id = ${sandboxOrganizationId} and sandbox_of is not null`.execute(
    db,
  );
}

export interface Counted {
  readonly kind: string;
  readonly count: number;
}

/** Someone went in or came out. */
export async function saveOpened(db: Db, sandboxOrganizationId: string, now: string): Promise<void> {
  await sql`
    update sandboxes set opened_at = ${now}::timestamptz where sandbox_organization_id = ${sandboxOrganizationId}`.execute(
    db,
  );
}

/** What jobs did there by its clock, from one instant up to another, and what people were told. */
export async function countHappened(db: Db, organizationId: string, from: string, to: string): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select action as kind, sum(coalesce(record_count, 1))::int as count from audit_log
     where organization_id = ${organizationId} and id >= ${lowestId('aud', Date.parse(from))} and at > ${from}::timestamptz
       and at <= ${to}::timestamptz and surface = 'job' group by action
    union all
    select type, count(*)::int from events
     where organization_id = ${organizationId} and id >= ${lowestId('evt', Date.parse(from))}
       and created_at > ${from}::timestamptz and created_at <= ${to}::timestamptz group by type
    union all
    select 'notifications.' || kind, count(*)::int from notifications
     where organization_id = ${organizationId} and created_at > ${from}::timestamptz and created_at <= ${to}::timestamptz
     group by kind order by 1`.execute(db);
  return rows;
}
