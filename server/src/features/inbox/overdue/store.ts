import type { Db } from '../../../db/database.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import { moduleIsOn, type Tenant } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import type { Approval, DecidingKind, Stepped } from '../../approvals/index.ts';

/** A request that waits for a decision. */
export interface WaitingRequest {
  readonly kind: DecidingKind;
  readonly user_id: string;
  /** Who was named to decide, of an expense report. */
  readonly approver_id: string | null;
  /** The day on which it was sent, or its last step was taken, of the organization. */
  readonly sent: string;
  /** Of a request with steps. */
  readonly request_id: string | null;
  readonly approvals: readonly Approval[];
  readonly manager_id: string | null;
  readonly department_id: string | null;
}

const timeWaits = sql`
  select 'TIME', t.user_id, null, t.submitted_at as since, null::text, '[]'::jsonb from timesheets t
   where t.organization_id = given.id and t.status = 'SUBMITTED' and t.submitted_at is not null
  union all
  select 'TIME', e.user_id, null, e.created_at, null::text, '[]'::jsonb from time_entries e
   where e.organization_id = given.id and e.approval_status = 'PENDING' and e.approval_status <> 'APPROVED'
     and e.status <> 'DELETED' and e.status = 'ACTIVE'`;

/** Since when the step of a request waits that is to be taken now, and which request it is; without steps, since it was sent. */
const waitsSince = (alias: string) =>
  sql.raw(`greatest(${alias}.submitted_at, (
      select max((taken ->> 'decided_at')::timestamptz) from jsonb_array_elements(${alias}.approvals) as taken)),
    case when ${alias}.approvals <> '[]' then ${alias}.id end, ${alias}.approvals`);

const expensesWait = sql`
  select 'EXPENSES', r.user_id, case when r.approvals = '[]' then r.approver_id end, ${waitsSince('r')} from expense_reports r
   where r.organization_id = given.id and r.deleted_at is null and r.status in ('SUBMITTED', 'PENDING_APPROVAL')
     and r.submitted_at is not null`;

const leaveWaits = sql`
  select 'LEAVE', l.user_id, null, ${waitsSince('l')} from leave_requests l
   where l.organization_id = given.id and l.status = 'PENDING' and l.status <> 'APPROVED'
  union all
  select 'LEAVE', l.user_id, null, l.cancellation_requested_at, null::text, '[]'::jsonb from leave_requests l
   where l.organization_id = given.id and l.status = 'APPROVED' and l.cancellation_requested_at is not null`;

/** Everything that was sent until the end of a day, people and days alike taken together. */
export async function listWaiting(db: Db, tenant: Tenant, until: string): Promise<WaitingRequest[]> {
  const parts: Sql[] = [
    leaveWaits,
    ...(moduleIsOn(tenant, 'time_tracking') ? [timeWaits] : []),
    ...(moduleIsOn(tenant, 'expenses') ? [expensesWait] : []),
  ];
  const { rows } = await sql<WaitingRequest>`
    select distinct waiting.kind, waiting.user_id, waiting.approver_id, waiting.request_id, waiting.approvals,
           users.manager_id, users.department_id, (waiting.since at time zone ${tenant.timezone})::date as sent
      from (values (${tenant.id}::text)) as given (id)
     cross join lateral (${sql.join(parts, ' union all ')}) as waiting (kind, user_id, approver_id, since, request_id, approvals)
      join users on users.organization_id = given.id and users.id = waiting.user_id and users.erased_at is null
     where waiting.since < (${until}::date + 1)::timestamp at time zone ${tenant.timezone}`.execute(db);
  return rows;
}

export interface Absence {
  readonly user_id: string;
  readonly start_date: string;
  readonly end_date: string;
}

/** Whole days on which some people are away, between two days. */
export async function listAbsences(
  db: Db,
  organizationId: string,
  userIds: readonly string[],
  from: string,
  to: string,
): Promise<Absence[]> {
  const { rows } = await sql<Absence>`
    select user_id, start_date + (start_half = 'SECOND_HALF')::int as start_date,
           end_date - (end_half = 'FIRST_HALF')::int as end_date
      from leave_requests
     where organization_id = ${organizationId} and user_id = any(${[...userIds]}) and status = 'APPROVED'
       and start_time is null and start_date <= ${to}::date and end_date >= ${from}::date`.execute(db);
  return rows;
}

/** Where some people work, for organizations with holidays of more than one place. */
export async function listWorkLocations(
  db: Db,
  { id, settings }: Tenant,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (settings.holiday_regions.length === 0) return new Map();
  const { rows } = await sql<{ id: string; work_location: string }>`
    select id, work_location from users
     where organization_id = ${id} and id = any(${[...userIds]}) and work_location is not null`.execute(db);
  return new Map(rows.map((person) => [person.id, person.work_location]));
}

/** Who administers, and is there. */
export async function listAdministrators(db: Db, organizationId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string; role: string }>`
    select id, role from users
     where organization_id = ${organizationId} and is_active and role in ('ADMINISTRATOR', 'EXECUTIVE')`.execute(db);
  const administrators = rows.filter(({ role }) => role === 'ADMINISTRATOR');
  return (administrators.length > 0 ? administrators : rows).map(({ id }) => id);
}

/** Whom to tell, as `tell` asks for it: those who were not told of the matter on this day of the organization. */
export function notToldToday(work: UnitOfWork, matter: string, userIds: readonly string[]): Sql {
  const { timezone } = work.actor.organization;
  return sql`
    select whom.id, ${matter}::text, null::text, null::date from unnest(${[...userIds]}::text[]) as whom (id)
     where not exists (
       select from notifications n
        where n.organization_id = ${work.actor.organizationId} and n.user_id = whom.id and n.matter = ${matter}
          and (n.created_at at time zone ${timezone})::date = (${work.now}::timestamptz at time zone ${timezone})::date)`;
}

/** Whom to tell of one leave. */
export const toldOf = (leaveId: string, userIds: readonly string[]): Sql => sql`
  select distinct whom.id, 'urgent:' || ${leaveId}::text, ${leaveId}::text, null::date
    from unnest(${[...userIds]}::text[]) as whom (id)`;

type PendingLeave = Stepped & { readonly start_date: string; readonly work_location: string | null };

/** Null if nobody has to decide on it. */
export async function findPendingLeave({ actor, tx }: UnitOfWork, id: string): Promise<PendingLeave | null> {
  const { rows } = await sql<PendingLeave>`
    select l.user_id, l.start_date, l.approvals, users.manager_id, users.department_id, users.work_location
      from leave_requests l join users on users.organization_id = l.organization_id and users.id = l.user_id
     where l.organization_id = ${actor.organizationId} and l.id = ${id} and l.status = 'PENDING'`.execute(tx);
  return rows[0] ?? null;
}
