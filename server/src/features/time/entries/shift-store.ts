import { type Sql, sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';

const earlyMs = 3_600_000;

/** A column on the table users: the shift that a start belongs to, the person's own, from an hour before it begins until it ends. */
export const shiftColumn = (clockInMs: number): Sql => sql`
  (select s.id from shifts s
    where s.organization_id = users.organization_id and s.user_id = users.id and s.status = 'SCHEDULED' and s.is_published
      and s.starts_at <= ${new Date(clockInMs + earlyMs).toISOString()}::timestamptz
      and s.starts_at > ${new Date(clockInMs - 24 * 3_600_000).toISOString()}::timestamptz
      and s.ends_at > ${new Date(clockInMs).toISOString()}::timestamptz
    order by s.starts_at, s.id limit 1) as shift_id`;

export interface ShiftAt {
  readonly shift_id: string | null;
}

export async function findShiftAt(
  { actor, tx }: UnitOfWork,
  userId: string,
  clockInMs: number,
): Promise<string | null> {
  const { rows } = await sql<ShiftAt>`
    select ${shiftColumn(clockInMs)} from users
     where users.organization_id = ${actor.organizationId} and users.id = ${userId}`.execute(tx);
  return rows[0]?.shift_id ?? null;
}
