import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { dayBoundsMs } from '../../../lib/days.ts';

export interface LaterShift {
  readonly id: string;
  readonly starts_at: string;
  readonly ends_at: string;
}

/** Shifts that begin after a day: how many there are, and the first of them. */
export async function listShiftsAfter(
  db: Db,
  { organizationId, organization }: Actor,
  userId: string,
  day: string,
  shown: number,
): Promise<{ count: number; first: LaterShift[] }> {
  const { endMs } = dayBoundsMs(organization.timezone, day);
  const { rows } = await sql<LaterShift & { count: number }>`
    select shifts.id, shifts.starts_at, shifts.ends_at, (count(*) over ())::int as count
      from shifts
     where shifts.organization_id = ${organizationId} and shifts.user_id = ${userId} and shifts.status = 'SCHEDULED'
       and shifts.starts_at >= to_timestamp(${endMs / 1000})
     order by shifts.starts_at, shifts.id limit ${sql.lit(shown)}`.execute(db);
  return { count: rows[0]?.count ?? 0, first: rows.map(({ count: _, ...shift }) => shift) };
}

export interface PublishedShift extends LaterShift {
  /** The day on which it starts, on the organization's calendar. */
  readonly date: string;
  readonly minutes: number;
}

/** Published shifts of a person from a day on, the soonest first. */
export async function listPublishedFrom(
  db: Db,
  { organizationId, organization }: Actor,
  userId: string,
  day: string,
  limit: number,
): Promise<PublishedShift[]> {
  const { startMs } = dayBoundsMs(organization.timezone, day);
  const { rows } = await sql<PublishedShift>`
    select shifts.id, shifts.starts_at, shifts.ends_at,
           (shifts.starts_at at time zone ${organization.timezone})::date as date,
           (extract(epoch from shifts.ends_at - shifts.starts_at) / 60)::int - shifts.break_minutes as minutes
      from shifts
     where shifts.organization_id = ${organizationId} and shifts.user_id = ${userId} and shifts.status = 'SCHEDULED'
       and shifts.is_published and shifts.starts_at >= to_timestamp(${startMs / 1000})
     order by shifts.starts_at, shifts.id limit ${sql.lit(limit)}`.execute(db);
  return rows;
}
