import { optional } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { dayBoundsMs } from '../../../lib/days.ts';
import { plannedShifts } from '../drafts/planned-store.ts';
import { plannedBy } from '../planning.ts';
import { ofDepartments, visibleShifts } from '../visibility.ts';
import type { Shift } from './record.ts';
import { withPerson } from './store.ts';

/** A big week of a big department. More are changed in parts. */
export const maxChosen = 1000;

type Chosen = Pick<Shift, 'id' | 'starts_at'>;

/** Those of these shifts that the actor sees, in the order in which they begin. */
export async function listChosen({ tx, actor }: UnitOfWork, ids: readonly string[]): Promise<Chosen[]> {
  const { rows } = await sql<Chosen>`
    select shifts.id, shifts.starts_at from ${plannedShifts(actor)} ${withPerson}
     where ${visibleShifts(actor)} and shifts.id = any(${[...ids]}) order by shifts.starts_at, shifts.id`.execute(tx);
  return rows;
}

export async function listManaged(
  { tx, actor }: UnitOfWork,
  filter: {
    readonly start_date: string;
    readonly end_date: string;
    readonly department_id?: string;
    readonly user_id?: string;
  },
): Promise<Chosen[]> {
  const { startMs, endMs } = dayBoundsMs(actor.organization.timezone, filter.start_date, filter.end_date);
  const { department_id: department, user_id: person } = filter;
  const { rows } = await sql<Chosen>`
    select shifts.id, shifts.starts_at from ${plannedShifts(actor)}
     where shifts.organization_id = ${actor.organizationId}
       and shifts.starts_at >= to_timestamp(${startMs / 1000}) and shifts.starts_at < to_timestamp(${endMs / 1000})
       ${ofDepartments(plannedBy(actor), 'shifts.department_id')}
       ${optional(department !== undefined && sql`and shifts.department_id = ${department}`)}
       ${optional(person !== undefined && sql`and shifts.user_id = ${person}`)}
       and shifts.status <> 'CANCELLED'
     order by shifts.starts_at, shifts.id limit ${maxChosen + 1}`.execute(tx);
  return rows;
}

/** Whom the notes of a shift tell of: who has it, and who had it while they stood. */
export async function listPeopleToldOf(
  { tx, actor }: UnitOfWork,
  { id, user_id }: Pick<Shift, 'id' | 'user_id'>,
): Promise<string[]> {
  const { rows } = await sql<{ earlier_user_ids: string[] }>`
    select earlier_user_ids from shifts where organization_id = ${actor.organizationId} and id = ${id}`.execute(tx);
  return [...(rows[0]?.earlier_user_ids ?? []), ...(user_id === null ? [] : [user_id])];
}
