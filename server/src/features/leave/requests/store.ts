import type { Db } from '../../../db/database.ts';
import { type Changes, insertRow, type NewRow, updateRow } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { notFound } from '../../../lib/errors.ts';
import { approvalsColumn, decidedBy, findAsDecider, seenInSteps } from '../../approvals/index.ts';
import { whoseLeaveIsSeen } from '../visibility.ts';
import { lockOwner } from './person-store.ts';
import { type Leave, leaveColumnNames, type LeaveStatus } from './record.ts';
import type { Person } from './rules.ts';
import type { Span } from './span.ts';

/** numeric columns come as text. */
export type LeaveRow = Omit<Leave, 'total_days' | 'total_hours' | 'leave_type_id'> & {
  readonly leave_type_id: string;
  readonly total_days: string;
  readonly total_hours: string | null;
  readonly manager_id: string | null;
  readonly department_id: string | null;
};

/** Columns of the leave `l` with its steps, its type and whose it is, from `leaveJoins`. */
export const leaveColumns = sql.raw(
  `${leaveColumnNames.map((name) => `l.${name}`).join(', ')}, ${approvalsColumn('l')}, users.manager_id, users.department_id,
  jsonb_build_object('id', t.id, 'name', t.name, 'code', t.code, 'color', t.color, 'is_private', t.is_private) as leave_type`,
);
export const withType = sql.raw(
  'join leave_types t on t.organization_id = l.organization_id and t.id = l.leave_type_id',
);
export const withPerson = sql.raw('join users on users.organization_id = l.organization_id and users.id = l.user_id');

async function findLeave(db: Db, actor: Actor, id: string, isSeen: Sql): Promise<LeaveRow | undefined> {
  const { rows } = await sql<LeaveRow>`
    select ${leaveColumns} from leave_requests l ${withPerson} ${withType}
     where ${isSeen} and l.organization_id = ${actor.organizationId} and l.id = ${id}`.execute(db);
  return rows[0];
}

function found<Found>(leave: Found | undefined): Found {
  if (leave === undefined) throw notFound('leave');
  return leave;
}

export const getVisibleLeave = async (db: Db, actor: Actor, id: string): Promise<LeaveRow> =>
  found(await findLeave(db, actor, id, whoseLeaveIsSeen(actor)));

/** What a deputy sees of someone else's duty: what waits, and what they have decided in that person's place. */
const seenInPlace = ({ userId }: Actor, isTheirs: Sql): Sql => sql`${isTheirs}
  and (l.status = 'PENDING' or l.status = 'APPROVED' and l.cancellation_requested_at is not null
    or l.on_behalf_of_id is not null and l.decided_by_id = ${userId})`;

/** What waits for someone, as far as they decide on it; and what they see anyway, or took a step of. */
const toDecide = decidedBy('l', whoseLeaveIsSeen);
const seenToDecide = seenInSteps('l', whoseLeaveIsSeen);

/** Also what waits for someone in whose place the actor decides; `by` is whose eyes it is shown to. */
export const getLeaveToDecide = async (
  asking: { readonly actor: Actor; readonly db: Db; readonly nowMs: number },
  id: string,
): Promise<{ readonly row: LeaveRow; readonly by: Actor }> =>
  found(
    await findAsDecider(
      asking,
      'LEAVE',
      toDecide,
      (isTheirs, isInPlace) =>
        findLeave(asking.db, asking.actor, id, isInPlace ? seenInPlace(asking.actor, isTheirs) : isTheirs),
      seenToDecide,
    ),
  );

/**
 * Locks the person, then their balances, then the leave: in this order everywhere, so that changes of one person's leave
 * come one after the other and no two wait for each other.
 */
async function lockLeave(work: UnitOfWork, id: string, isSeen: Sql): Promise<LeaveRow | undefined> {
  const { actor, tx } = work;
  const leave = await findLeave(tx, actor, id, isSeen);
  if (!leave) return undefined;
  const rows = await lockOwner(
    work,
    leave.user_id,
    sql<LeaveRow>`
    select ${leaveColumns} from leave_requests l ${withPerson} ${withType}
     where ${isSeen} and l.organization_id = ${actor.organizationId} and l.id = ${id}
       for no key update of l`,
  );
  return rows[0];
}

export const lockVisibleLeave = async (work: UnitOfWork, id: string): Promise<LeaveRow> =>
  found(await lockLeave(work, id, whoseLeaveIsSeen(work.actor)));

/** Also what waits for someone in whose place the actor decides. */
export async function lockLeaveToDecide(work: UnitOfWork, id: string): Promise<LeaveRow> {
  const { actor, tx: db, nowMs } = work;
  const lock = (isTheirs: Sql, isInPlace: boolean) =>
    lockLeave(work, id, isInPlace ? seenInPlace(actor, isTheirs) : isTheirs);
  return found(await findAsDecider({ actor, db, nowMs }, 'LEAVE', toDecide, lock, seenToDecide)).row;
}

/** Whose leave it is, as far as rules ask; those who were erased are left out. */
export async function findPeople(db: Db, actor: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, Person>> {
  const { rows } = await sql<Person>`
    select id as user_id, department_id, manager_id from users
     where organization_id = ${actor.organizationId} and id = any(${ids}) and erased_at is null`.execute(db);
  return new Map(rows.map((person) => [person.user_id, person]));
}

export type LeaveValues = Changes<'leave_requests'>;

export async function insertLeave(
  { actor, tx }: UnitOfWork,
  values: Omit<NewRow<'leave_requests'>, 'organization_id'>,
): Promise<void> {
  const row = { organization_id: actor.organizationId, ...values };
  await insertRow('leave_requests', row).execute(tx);
}

export async function saveLeave({ actor, tx, now }: UnitOfWork, id: string, values: LeaveValues): Promise<void> {
  const all = { ...values, updated_at: now };
  await updateRow('leave_requests', { organization_id: actor.organizationId, id }, all).execute(tx);
}

/** The leave as it stands after a change: what answers it and what its event carries. */
export async function leaveAfter({ actor, tx }: UnitOfWork, id: string): Promise<LeaveRow> {
  const { rows } = await sql<LeaveRow>`
    select ${leaveColumns} from leave_requests l ${withPerson} ${withType}
     where l.organization_id = ${actor.organizationId} and l.id = ${id}`.execute(tx);
  if (!rows[0]) throw new Error('The leave is gone although it was just written.');
  return rows[0];
}

const live: readonly LeaveStatus[] = ['PENDING', 'APPROVED'];

/**
 * Leave of the person that takes some of the same time, the first `limit` of it, but for these; halves meet at noon. For a change that holds
 * the lock on their balances.
 */
export async function listOverlapping(
  { actor, tx }: UnitOfWork,
  userId: string,
  span: Span,
  exceptIds: readonly string[],
  limit: number,
): Promise<Pick<LeaveRow, 'id' | 'start_date' | 'end_date'>[]> {
  const { rows } = await sql<Pick<LeaveRow, 'id' | 'start_date' | 'end_date'>>`
    select l.id, l.start_date, l.end_date from leave_requests l
     where l.organization_id = ${actor.organizationId} and l.user_id = ${userId} and l.status = any(${[...live]})
       and l.start_date <= ${span.end_date}::date and l.end_date >= ${span.start_date}::date
       and l.id <> all(${[...exceptIds]})
       and leave_span(l.start_date, l.end_date, l.start_half, l.end_half, l.start_time, l.end_time)
           && leave_span(${span.start_date}::date, ${span.end_date}::date, ${span.start_half}, ${span.end_half},
                         ${span.start_time}, ${span.end_time})
     order by l.start_date, l.id limit ${limit}`.execute(tx);
  return rows;
}

/** Whether a leave of a private type was booked by someone who may not know its balance. */
export async function wasBookedUnseen({ actor, tx }: UnitOfWork, { id }: Pick<LeaveRow, 'id'>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from leave_requests l ${withPerson}
      join users booker on booker.organization_id = l.organization_id and booker.id = l.booked_by_id
     where l.organization_id = ${actor.organizationId} and l.id = ${id}
       and booker.id <> users.id and booker.id is distinct from users.manager_id
       and booker.role not in ('ADMINISTRATOR', 'EXECUTIVE')`.execute(tx);
  return rows.length > 0;
}

/** The leave in whose place another is asked for. Who holds the lock on the person’s balances is alone with both. */
export async function lockReplaced(work: UnitOfWork, { replaces_id: id }: Pick<LeaveRow, 'replaces_id'>) {
  if (id === null) return null;
  const { actor, tx } = work;
  await sql`select from leave_requests
             where organization_id = ${actor.organizationId} and id = ${id} for no key update`.execute(tx);
  return leaveAfter(work, id);
}

/** The working days a request takes, as they were counted. */
export async function findRequestDays(
  { actor, tx }: UnitOfWork,
  id: string,
): Promise<{ date: string; fraction: number; hours: number }[]> {
  const { rows } = await sql<{ date: string; days: string; hours: string }>`
    select date, days, hours from leave_request_days
     where organization_id = ${actor.organizationId} and leave_request_id = ${id} order by date`.execute(tx);
  return rows.map(({ date, days, hours }) => ({ date, fraction: Number(days), hours: Number(hours) }));
}

const maxBooked = 100;

/** Leave of a person that is asked for or approved and has days from a day on, the soonest first. */
export async function listBookedFrom({ actor, tx }: UnitOfWork, userId: string, from: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from leave_requests
     where organization_id = ${actor.organizationId} and user_id = ${userId} and status = any(${[...live]})
       and end_date >= ${from}::date
     order by start_date, id limit ${sql.lit(maxBooked)}`.execute(tx);
  return rows.map(({ id }) => id);
}
