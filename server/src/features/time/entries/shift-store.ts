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

/**
 * What the clock says of these shifts of a person, by the times that count: whoever began first came late if that was behind the start,
 * and whoever ended last left early if that was before the end. One statement for all entries of a shift: coming back takes “left early”
 * from the one before.
 */
export const judgeShifts = (
  { actor, now }: UnitOfWork,
  userId: string,
  { entryId, shiftIds }: { readonly entryId: string; readonly shiftIds: readonly string[] },
): Sql => sql`
  update time_entries e set shift_flags = judged.flags, updated_at = ${now}::timestamptz
    from (
      select id, nullif(
               case when is_first and late > 0 then jsonb_build_array(jsonb_build_object('kind', 'CAME_LATE', 'minutes', late)) else '[]' end
               || case when is_last and early > 0 then jsonb_build_array(jsonb_build_object('kind', 'LEFT_EARLY', 'minutes', early)) else '[]' end,
               '[]') as flags
        from (
          select o.id,
                 row_number() over (partition by s.id order by o.clock_in, o.id) = 1 as is_first,
                 row_number() over (partition by s.id order by o.clock_in desc, o.id desc) = 1 as is_last,
                 floor(extract(epoch from o.clock_in - s.starts_at) / 60)::int as late,
                 floor(extract(epoch from s.ends_at - o.clock_out) / 60)::int as early
            from time_entries o
            left join shifts s on s.organization_id = o.organization_id and s.id = o.scheduled_shift_id
             and s.status = 'SCHEDULED' and s.is_published and not o.is_duration
           where o.organization_id = ${actor.organizationId} and o.user_id = ${userId} and o.status <> 'DELETED'
             and (o.id = ${entryId} or o.scheduled_shift_id = any(${[...shiftIds]}::text[]))) as clocked) as judged
   where e.organization_id = ${actor.organizationId} and e.id = judged.id and e.shift_flags is distinct from judged.flags`;

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
