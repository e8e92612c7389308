import { advisoryLock, optional } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { plannedShifts } from '../drafts/planned-store.ts';
import { plannedBy } from '../planning.ts';
import type { Shift } from '../shifts/record.ts';
import { ofDepartments } from '../visibility.ts';
import type { Week } from './week.ts';

export { listSpans, type SpanRow } from './store.ts';

/** What a copy takes over from its shift; it is a draft of its own. */
export type Copy = Pick<
  Shift,
  'id' | 'user_id' | 'department_id' | 'title' | 'starts_at' | 'ends_at' | 'break_minutes' | 'location' | 'notes'
> & {
  /** Who had the shift while its notes stood: their erasure empties those of the copy as well. */
  readonly earlier_user_ids: readonly string[];
};

const startsIn = ({ startMs, endMs }: Week) => sql`
  starts_at >= to_timestamp(${startMs / 1000}) and starts_at < to_timestamp(${endMs / 1000})`;

/** Those that the actor manages, as publishing has it. */
export async function listShiftsToCopy(
  { actor, tx }: UnitOfWork,
  week: Week,
  departmentId: string | undefined,
  limit: number,
): Promise<Copy[]> {
  const { rows } = await sql<Copy>`
    select id, user_id, department_id, title, starts_at, ends_at, break_minutes, location, notes, earlier_user_ids
      from ${plannedShifts(actor)}
     where organization_id = ${actor.organizationId} and status <> 'CANCELLED' and ${startsIn(week)}
       ${optional(departmentId !== undefined && sql`and department_id = ${departmentId}`)}
       ${ofDepartments(plannedBy(actor), 'department_id')}
     order by starts_at, id limit ${limit}`.execute(tx);
  return rows;
}

/** Locks the people in the order of their ids; answers those to whom the actor may give shifts, with their last day. */
export async function lockPlannable(
  { actor, tx }: UnitOfWork,
  userIds: readonly string[],
): Promise<Map<string, string | null>> {
  if (userIds.length === 0) return new Map();
  const reach = ofDepartments(plannedBy(actor), 'department_id', sql`or id = ${actor.userId}`);
  const { rows } = await sql<{ id: string; last_day: string | null }>`
    select id, employment_end_date as last_day from users
     where organization_id = ${actor.organizationId} and id = any(${[...userIds]}) and is_active ${reach}
     order by id for no key update`.execute(tx);
  return new Map(rows.map(({ id, last_day: lastDay }) => [id, lastDay]));
}

/** Copies within an organization come one after the other: the second sees the open shifts of the first. */
export async function lockCopies({ actor, tx }: UnitOfWork): Promise<void> {
  await advisoryLock('copy week', actor.organizationId).execute(tx);
}

export const openKeyOf = (shift: Pick<Copy, 'department_id' | 'starts_at' | 'ends_at' | 'title'>): string =>
  [shift.department_id, shift.starts_at, shift.ends_at, shift.title].join('\n');

/** Open shifts that a week has already. */
export async function listOpenKeys({ actor, tx }: UnitOfWork, week: Week): Promise<Set<string>> {
  const { rows } = await sql<Pick<Copy, 'department_id' | 'starts_at' | 'ends_at' | 'title'>>`
    select department_id, starts_at, ends_at, title from ${plannedShifts(actor)}
     where organization_id = ${actor.organizationId} and status = 'OPEN' and ${startsIn(week)}`.execute(tx);
  return new Set(rows.map(openKeyOf));
}

export async function insertCopies({ actor, tx, now }: UnitOfWork, copies: readonly Copy[]): Promise<void> {
  if (copies.length === 0) return;
  await sql`
    insert into shifts (organization_id, id, user_id, department_id, title, starts_at, ends_at, break_minutes, location, status,
      is_published, notes, earlier_user_ids, created_at, updated_at)
    select ${actor.organizationId}, c.id, c.user_id, c.department_id, c.title, c.starts_at, c.ends_at, c.break_minutes,
           c.location, case when c.user_id is null then 'OPEN' else 'SCHEDULED' end, false, c.notes, c.earlier_user_ids,
           ${now}::timestamptz, ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) as c (id text, user_id text, department_id text, title text,
        starts_at timestamptz, ends_at timestamptz, break_minutes integer, location text, notes text, earlier_user_ids text[])`.execute(
    tx,
  );
}
