import type { Db } from '../../../db/database.ts';
import { optional, updateRow } from '../../../db/rows.ts';
import { executeTogether, type Sql, sql } from '../../../db/sql.ts';
import type { Actor, Tenant } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { notFound } from '../../../lib/errors.ts';
import { minorDigits } from '../../../lib/money.ts';
import { findAsDecider } from '../../approvals/index.ts';
import type { Span } from '../pay-periods.ts';
import { lockPerson, refuseErased, timeLockOf } from '../person-store.ts';
import { onDays } from '../store.ts';
import type { JoinedSheet } from '../timesheets/place.ts';
import { entriesSeen, seesLocations, whoseTimeIsDecided } from '../visibility.ts';
import { breakColumns, type KeptBreaks } from './breaks.ts';
import {
  type BeforeCorrection,
  correctionFieldNames,
  entryFieldNames,
  type EntryLocation,
  locationFieldNames,
  type PlainEntry,
  type TimeEntryInEvent,
} from './record.ts';

/** Nothing of it, unless someone recorded the entry for the person or put it right. */
interface CorrectionColumns {
  readonly corrected_by_id?: string | null;
  readonly corrected_at?: string | null;
  readonly correction_reason?: string | null;
  readonly before_correction?: BeforeCorrection | null;
}

/** numeric columns come as text. */
export type EntryRow = Omit<PlainEntry, keyof KeptBreaks | 'shift_flags'> &
  KeptBreaks & { readonly shift_flags: PlainEntry['shift_flags'] | null } & CorrectionColumns &
  Partial<EntryLocation> & { readonly hourly_rate: string; readonly billable_amount: string };

export type EntryInEventRow = EntryRow & Pick<TimeEntryInEvent, 'user' | 'project' | 'task'>;

/** An entry whose row is locked. */
export type LockedEntry = EntryRow & {
  readonly work_date: string;
  readonly raw_clock_in: string;
  readonly raw_clock_out: string | null;
  readonly department_id: string | null;
};

const plainColumns = [...entryFieldNames, ...correctionFieldNames].map((name) => `e.${name}`).join(', ');
const locationColumns = locationFieldNames.map((name) => `l.${name}`).join(', ');

/** Columns of the entry `e`; places only for who may see them, from `entryJoins`. */
export const entryColumns = (tenant: Tenant, withLocations: boolean): Sql => sql`
  ${sql.raw(plainColumns)}, e.hourly_rate,
  case when e.is_billable then round(e.hourly_rate * e.duration_minutes / 60, ${sql.lit(minorDigits(tenant.currency))})
       else 0 end as billable_amount${sql.raw(withLocations ? `, ${locationColumns}` : '')}`;

export const entryJoins = (withLocations: boolean): Sql =>
  sql.raw(
    withLocations
      ? 'left join time_entry_locations l on l.organization_id = e.organization_id and l.time_entry_id = e.id'
      : '',
  );

const withOwner = sql.raw('join users on users.organization_id = e.organization_id and users.id = e.user_id');

async function findEntry(
  db: Db,
  { organization, organizationId }: Actor,
  id: string,
  isSeen: Sql,
  withLocations: boolean,
): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`
    select ${entryColumns(organization, withLocations)} from time_entries e ${entryJoins(withLocations)}
     where ${isSeen} and e.organization_id = ${organizationId} and e.id = ${id}`.execute(db);
  return rows[0];
}

function visible<Found>(entry: Found | undefined): Found {
  if (entry === undefined) throw notFound('time entry');
  return entry;
}

/** What a deputy sees of someone else's duty: what waits, and what they have approved in that person's place. */
const seenInPlace = ({ userId }: Actor, isTheirs: Sql): Sql => sql`
  (e.status = 'ACTIVE' and e.approval_status = 'PENDING' or e.on_behalf_of_id is not null and e.approved_by_id = ${userId})
  and exists (select from users where users.organization_id = e.organization_id and users.id = e.user_id and ${isTheirs})`;

/** By the actor's own view, and then among what waits for someone in whose place they decide. */
const findAsDeciderOfTime = <Row>(
  asking: { readonly actor: Actor; readonly db: Db; readonly nowMs: number },
  find: (isSeen: Sql) => Promise<Row | undefined>,
) =>
  findAsDecider(asking, 'TIME', whoseTimeIsDecided, (isTheirs, isInPlace) =>
    find(isInPlace ? seenInPlace(asking.actor, isTheirs) : entriesSeen(asking.actor)),
  );

/** Also one that was deleted: there is no other way to learn that it was. `by` is whose eyes it is shown to. */
export const getEntryToDecide = async (
  asking: { readonly actor: Actor; readonly db: Db; readonly nowMs: number },
  id: string,
  withLocations: boolean,
): Promise<{ readonly row: EntryRow; readonly by: Actor }> =>
  visible(await findAsDeciderOfTime(asking, (isSeen) => findEntry(asking.db, asking.actor, id, isSeen, withLocations)));

/** What rules ask of entries beyond what these show. */
export interface BehindEntry extends JoinedSheet {
  readonly department_id: string | null;
}

/** By the id of the entry; those of people who were erased are left out. */
export async function findBehindEntries(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BehindEntry>> {
  const { rows } = await sql<BehindEntry & { id: string }>`
    select e.id, users.department_id, t.status as sheet_status, t.period_start, t.period_end
      from time_entries e ${withOwner}
      left join timesheets t on t.organization_id = e.organization_id and t.user_id = e.user_id
       and t.period_start > e.work_date - 31 and t.period_start <= e.work_date and t.period_end >= e.work_date
     where e.organization_id = ${actor.organizationId} and e.id = any(${ids}) and users.erased_at is null`.execute(db);
  return new Map(rows.map(({ id, ...behind }) => [id, behind]));
}

interface RunningEntry extends EntryRow {
  readonly shift_ends_at: string | null;
  readonly shift_break_minutes: number | null;
}

/** The actor's own, with the shift that it belongs to. */
export async function findRunningEntry(db: Db, actor: Actor): Promise<RunningEntry | null> {
  const withLocations = seesLocations(actor);
  const { rows } = await sql<RunningEntry>`
    select ${entryColumns(actor.organization, withLocations)},
           s.ends_at as shift_ends_at, s.break_minutes as shift_break_minutes
      from time_entries e ${entryJoins(withLocations)}
      left join shifts s on s.organization_id = e.organization_id and s.id = e.scheduled_shift_id
       and s.user_id = e.user_id and s.status = 'SCHEDULED' and s.is_published
     where e.organization_id = ${actor.organizationId} and e.user_id = ${actor.userId} and e.status = 'RUNNING'`.execute(
    db,
  );
  return rows[0] ?? null;
}

interface RawTimes {
  readonly raw_clock_in: string;
  readonly raw_clock_out: string | null;
  readonly clock_in: string;
  readonly clock_out: string | null;
}

export async function getRawTimes(db: Db, actor: Actor, id: string): Promise<RawTimes> {
  return sql<RawTimes>`
    select e.raw_clock_in, e.raw_clock_out, e.clock_in, e.clock_out from time_entries e
     where ${entriesSeen(actor)} and e.id = ${id}`.get(db, 'time entry');
}

/** Locks the person's time first, then the entry: in this order everywhere, so that no two changes wait for each other. */
async function lockSeenEntry(work: UnitOfWork, id: string, isSeen: Sql): Promise<LockedEntry | undefined> {
  const { actor, tx } = work;
  const owner = await sql<{ user_id: string }>`
    select e.user_id from time_entries e
     where ${isSeen} and e.organization_id = ${actor.organizationId} and e.id = ${id}`.execute(tx);
  if (!owner.rows[0]) return undefined;
  const { user_id: userId } = owner.rows[0];
  const [, [person], [entry]] = await executeTogether(
    tx,
    timeLockOf(actor, userId),
    lockPerson(actor, userId),
    lockedEntry(actor, id),
  );
  refuseErased(person);
  return found(entry);
}

export const lockVisibleEntry = async (work: UnitOfWork, id: string): Promise<LockedEntry> =>
  visible(await lockSeenEntry(work, id, entriesSeen(work.actor)));

/** Also one that waits for someone in whose place the actor decides; `by` is whose eyes it is shown to. */
export async function lockEntryToDecide(
  work: UnitOfWork,
  id: string,
): Promise<{ readonly row: LockedEntry; readonly by: Actor }> {
  const { actor, tx: db, nowMs } = work;
  return visible(await findAsDeciderOfTime({ actor, db, nowMs }, (isSeen) => lockSeenEntry(work, id, isSeen)));
}

function lockedEntry(actor: Actor, id: string): Sql<LockedEntry> {
  const withLocations = seesLocations(actor);
  return sql<LockedEntry>`
    select ${entryColumns(actor.organization, withLocations)}, e.work_date, e.raw_clock_in, e.raw_clock_out, users.department_id
      from time_entries e ${withOwner} ${entryJoins(withLocations)}
     where e.organization_id = ${actor.organizationId} and e.id = ${id} for no key update of e`;
}

function found(entry: LockedEntry | undefined): LockedEntry {
  if (!entry) throw new Error('The entry is gone although entries are never removed.');
  return entry;
}

/** For a change that holds the lock on the person's time already. */
export async function lockEntry({ actor, tx }: UnitOfWork, id: string): Promise<LockedEntry> {
  const { rows } = await lockedEntry(actor, id).execute(tx);
  return found(rows[0]);
}

/** The person's running entry, locked. */
export async function lockRunningEntry(work: UnitOfWork, userId: string): Promise<LockedEntry | null> {
  const { rows } = await sql<{ id: string }>`
    select id from time_entries
     where organization_id = ${work.actor.organizationId} and user_id = ${userId} and status = 'RUNNING'`.execute(
    work.tx,
  );
  return rows[0] ? lockEntry(work, rows[0].id) : null;
}

export type EntryValues = Readonly<Record<string, unknown>>;

/** Every column of an entry. */
export type NewEntry = Omit<EntryRow, 'billable_amount' | keyof EntryLocation> & {
  readonly work_date: string;
  readonly raw_clock_in: string;
  readonly raw_clock_out: string | null;
  readonly import_id: string | null;
};

export function insertEntry({ organizationId }: Actor, entry: NewEntry): Sql {
  const { breaks, break_flags: flags } = breakColumns(entry);
  const isForAnother = entry.corrected_at != null;
  const correction = sql`, ${entry.corrected_by_id}, ${entry.corrected_at}, ${entry.correction_reason}`;
  return sql`
  insert into time_entries (organization_id, id, user_id, work_date, clock_in, clock_out, raw_clock_in, raw_clock_out,
    break_minutes, breaks, break_flags, is_duration, duration_minutes, project_id, task_id, description, notes, tags, is_billable, hourly_rate, status,
    approval_status, approved_by_id, approved_at, source, scheduled_shift_id, import_id, created_at, updated_at
    ${optional(isForAnother && sql`, corrected_by_id, corrected_at, correction_reason`)})
  values (${organizationId}, ${entry.id}, ${entry.user_id}, ${entry.work_date}, ${entry.clock_in}, ${entry.clock_out},
    ${entry.raw_clock_in}, ${entry.raw_clock_out}, ${entry.break_minutes}, ${breaks}, ${flags}, ${entry.is_duration}, ${entry.duration_minutes}, ${entry.project_id},
    ${entry.task_id}, ${entry.description}, ${entry.notes}, ${entry.tags}, ${entry.is_billable}, ${entry.hourly_rate},
    ${entry.status}, ${entry.approval_status}, ${entry.approved_by_id}, ${entry.approved_at}, ${entry.source},
    ${entry.scheduled_shift_id}, ${entry.import_id}, ${entry.created_at}, ${entry.updated_at}
    ${optional(isForAnother && correction)})`;
}

export async function saveEntry({ actor, tx }: UnitOfWork, id: string, values: EntryValues): Promise<void> {
  await updateRow('time_entries', { organization_id: actor.organizationId, id }, values).execute(tx);
}

/** Decides what still waits in a period; answers with the ids. */
export async function saveDecisions(
  { actor, tx, now }: UnitOfWork,
  userId: string,
  period: Span,
  { to, on_behalf_of_id }: Pick<EntryRow, 'on_behalf_of_id'> & { readonly to: EntryRow['approval_status'] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update time_entries e set approval_status = ${to}, approved_by_id = ${actor.userId}, on_behalf_of_id = ${on_behalf_of_id},
           approved_at = ${now}, updated_at = ${now}
     where e.organization_id = ${actor.organizationId} and e.user_id = ${userId} and e.status <> 'DELETED'
       and e.status = 'ACTIVE' and e.approval_status = 'PENDING' and ${onDays(period)}
    returning e.id`.execute(tx);
  return rows.map(({ id }) => id);
}

const eventColumns = sql.raw(`
  jsonb_build_object('id', users.id, 'first_name', users.first_name, 'last_name', users.last_name) as user,
  case when projects.id is not null then jsonb_build_object('id', projects.id, 'name', projects.name) end as project,
  case when tasks.id is not null then jsonb_build_object('id', tasks.id, 'name', tasks.name) end as task`);

const eventJoins = sql.raw(`
  join users on users.organization_id = e.organization_id and users.id = e.user_id
  left join projects on projects.organization_id = e.organization_id and projects.id = e.project_id
  left join tasks on tasks.organization_id = e.organization_id and tasks.id = e.task_id`);

/** Entries as they stand after a change: what answers it and what its events carry. */
export async function entriesAfter({ actor, tx }: UnitOfWork, ids: readonly string[]): Promise<EntryInEventRow[]> {
  const withLocations = seesLocations(actor);
  const { rows } = await sql<EntryInEventRow>`
    select ${entryColumns(actor.organization, withLocations)}, ${eventColumns}
      from time_entries e ${eventJoins} ${entryJoins(withLocations)}
     where e.organization_id = ${actor.organizationId} and e.id = any(${[...ids]}) order by e.clock_in, e.id`.execute(
    tx,
  );
  return rows;
}

export async function entryAfter(work: UnitOfWork, id: string): Promise<EntryInEventRow> {
  const [row] = await entriesAfter(work, [id]);
  if (!row) throw new Error('The entry is gone although it was just written.');
  return row;
}
