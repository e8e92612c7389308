import { sql, type Sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { Work } from '../../../kernel/work.ts';

const earlyMs = 3_600_000;

/** The shift that a start belongs to: the person's own, from an hour before it begins until it ends. */
export const shiftAt = ({ organizationId }: Actor, userId: string, clockInMs: number): Sql<{ id: string }> =>
  sql<{ id: string }>`
    select id from shifts
     where organization_id = ${organizationId} and user_id = ${userId} and status = 'SCHEDULED' and is_published
       and starts_at <= ${new Date(clockInMs + earlyMs).toISOString()}::timestamptz
       and starts_at > ${new Date(clockInMs - 24 * 3_600_000).toISOString()}::timestamptz
       and ends_at > ${new Date(clockInMs).toISOString()}::timestamptz
     order by starts_at, id limit 1`;

export async function findShiftAt({ actor, tx }: Work, userId: string, clockInMs: number): Promise<string | null> {
  const { rows } = await shiftAt(actor, userId, clockInMs).execute(tx);
  return rows[0]?.id ?? null;
}
