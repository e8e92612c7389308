import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';

interface RequestDay {
  readonly date: string;
  readonly days: string;
  readonly hours: string;
}

export async function replaceRequestDays(
  tx: Db,
  organizationId: string,
  request: { readonly id: string; readonly user_id: string },
  rows: readonly RequestDay[],
): Promise<void> {
  await sql`delete from leave_request_days
             where organization_id = ${organizationId} and leave_request_id = ${request.id}`.execute(tx);
  await sql`
    insert into leave_request_days (organization_id, leave_request_id, user_id, date, days, hours)
    select ${organizationId}, ${request.id}, ${request.user_id}, d.date, d.days, d.hours
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d (date date, days numeric, hours numeric)`.execute(
    tx,
  );
}

interface TakenRow {
  user_id: string;
  leave_type_id: string;
  year: number;
  amount: string;
}

/** The days of a request, by year, in the unit of its type. */
export async function sumRequestDays({ actor, tx }: UnitOfWork, requestId: string): Promise<TakenRow[]> {
  const { rows } = await sql<TakenRow>`
    select r.user_id, r.leave_type_id, extract(year from d.date)::int as year,
           sum(case t.unit when 'HOURS' then d.hours else d.days end) as amount
      from leave_requests r
      join leave_types t on t.organization_id = r.organization_id and t.id = r.leave_type_id
      join leave_request_days d on d.organization_id = r.organization_id and d.leave_request_id = r.id
     where r.organization_id = ${actor.organizationId} and r.id = ${requestId}
     group by 1, 2, 3 order by 3`.execute(tx);
  return rows;
}

/** What a request has taken by now, by year: also what it was counted anew for. */
export async function listTaken({ actor, tx }: UnitOfWork, requestId: string): Promise<TakenRow[]> {
  const { rows } = await sql<TakenRow>`
    select user_id, leave_type_id, year, sum(amount) as amount from leave_ledger
     where organization_id = ${actor.organizationId} and leave_request_id = ${requestId} and kind in ('TAKEN', 'REVERSAL')
     group by user_id, leave_type_id, year having sum(amount) <> 0 order by year`.execute(tx);
  return rows;
}
