import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';

/** Leave of one type that was booked for after a day. */
export interface BookedAfter {
  readonly leave_type_id: string;
  /** In the unit of the type. */
  readonly amount: string;
  /** What of it falls into the year of that day. */
  readonly amount_that_year: string;
}

export async function sumBookedAfter(
  db: Db,
  organizationId: string,
  userId: string,
  day: string,
): Promise<BookedAfter[]> {
  const { rows } = await sql<BookedAfter>`
    select r.leave_type_id, sum(a.amount) as amount,
           coalesce(sum(a.amount) filter (where extract(year from d.date) = extract(year from ${day}::date)), 0)
             as amount_that_year
      from leave_request_days d
      join leave_requests r on r.organization_id = d.organization_id and r.id = d.leave_request_id
      join leave_types t on t.organization_id = r.organization_id and t.id = r.leave_type_id
     cross join lateral (select case t.unit when 'HOURS' then d.hours else d.days end as amount) a
     where d.organization_id = ${organizationId} and d.user_id = ${userId} and d.date > ${day}::date
       and (r.status = 'APPROVED' or r.status = 'PENDING' and r.replaces_id is null)
     group by r.leave_type_id`.execute(db);
  return rows;
}

/** Leave that begins after a day and is asked for or approved. */
export async function listBookedAfter(
  db: Db,
  organizationId: string,
  userId: string,
  day: string,
): Promise<{ id: string; status: 'PENDING' | 'APPROVED' }[]> {
  const { rows } = await sql<{ id: string; status: 'PENDING' | 'APPROVED' }>`
    select id, status from leave_requests
     where organization_id = ${organizationId} and user_id = ${userId} and start_date > ${day}::date
       and status in ('PENDING', 'APPROVED')
     order by start_date, id`.execute(db);
  return rows;
}

/** Approved leave of each type after a day, by year, in the unit of the type. */
export async function sumBookedByYear(
  db: Db,
  organizationId: string,
  userId: string,
  day: string,
): Promise<{ leave_type_id: string; year: number; amount: string }[]> {
  const { rows } = await sql<{ leave_type_id: string; year: number; amount: string }>`
    select r.leave_type_id, extract(year from d.date)::int as year,
           sum(case t.unit when 'HOURS' then d.hours else d.days end) as amount
      from leave_request_days d
      join leave_requests r on r.organization_id = d.organization_id and r.id = d.leave_request_id
      join leave_types t on t.organization_id = r.organization_id and t.id = r.leave_type_id
     where d.organization_id = ${organizationId} and d.user_id = ${userId} and d.date > ${day}::date
       and r.status = 'APPROVED'
     group by 1, 2`.execute(db);
  return rows;
}
