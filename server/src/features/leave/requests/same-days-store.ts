import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { leaveOfTypeIsSeen, whoseLeaveIsSeen } from '../visibility.ts';
import { maxLeaveDays } from './span.ts';
import { leaveColumns, type LeaveRow, withPerson, withType } from './store.ts';

const mostRequests = 20;

export interface SameDaysRow extends LeaveRow {
  readonly user: { readonly id: string; readonly first_name: string; readonly last_name: string };
  /** By the reader’s own right: not so for a deputy, and for who takes a single step. */
  readonly is_seen: boolean;
}

/**
 * The leave, and what others of the department have asked for or been given of its days, as far as `by` sees it: what waits, by when it
 * was asked for, then what was granted. Days that are over are settled.
 */
export async function listSameDays(
  db: Db,
  { by, reader }: { readonly by: Actor; readonly reader: Actor },
  { id, user_id: userId, department_id: departmentId, start_date: start, end_date: end }: LeaveRow,
  today: string,
): Promise<SameDaysRow[]> {
  const from = start > today ? start : today;
  const { rows } = await sql<SameDaysRow>`
    select ${leaveColumns},
           jsonb_build_object('id', users.id, 'first_name', users.first_name, 'last_name', users.last_name) as user,
           ${whoseLeaveIsSeen(reader)} as is_seen
      from leave_requests l ${withPerson} ${withType}
     where l.organization_id = ${by.organizationId} and (l.id = ${id} or (
           users.department_id = ${departmentId} and users.id <> ${userId} and users.is_active and ${whoseLeaveIsSeen(by)}
           and l.status in ('PENDING', 'APPROVED') and l.start_date <= ${end}::date and l.end_date >= ${from}::date
           and l.start_date > ${from}::date - ${sql.lit(maxLeaveDays)}))
     order by l.id <> ${id} and l.status = 'APPROVED', l.submitted_at, l.id limit ${sql.lit(mostRequests)}`.execute(db);
  return rows;
}

export interface TakenRow {
  readonly user_id: string;
  readonly days: number;
  readonly start_date: string;
  readonly end_date: string;
}

/** Approved leave of these people in a year, of types with an allowance or of the one that is asked for; illness aside. By person, the earliest first. */
export async function listTakenIn(
  db: Db,
  actor: Actor,
  asked: readonly SameDaysRow[],
  year: number,
): Promise<ReadonlyMap<string, readonly TakenRow[]>> {
  const people = asked.filter(({ is_seen: isSeen }) => isSeen).map(({ user_id: id }) => id);
  const types = asked.map(({ leave_type_id: id }) => id);
  const { rows } = await sql<TakenRow>`
    select l.user_id, sum(d.days)::float8 as days, min(d.date)::text as start_date, max(d.date)::text as end_date
      from leave_request_days d
      join leave_requests l on l.organization_id = d.organization_id and l.id = d.leave_request_id and l.status = 'APPROVED'
      ${withPerson} ${withType}
     where d.organization_id = ${actor.organizationId} and d.user_id = any(${people})
       and d.date between ${`${String(year)}-01-01`}::date and ${`${String(year)}-12-31`}::date
       and not t.is_sickness and not t.is_for_family and (t.annual_allowance is not null or t.id = any(${types}))
       and ${leaveOfTypeIsSeen(actor)}
     group by l.id, l.user_id order by start_date, l.id`.execute(db);
  const taken = new Map<string, TakenRow[]>();
  for (const row of rows) taken.set(row.user_id, [...(taken.get(row.user_id) ?? []), row]);
  return taken;
}
