import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { KeptBreaks } from '../entries/breaks.ts';
import type { Span } from '../pay-periods.ts';
import { counts, onDays } from '../store.ts';
import { whoseTimeIsDecided } from '../visibility.ts';

export interface BreachPerson {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly department_id: string | null;
  readonly department_name: string | null;
}

export interface WorkedEntry {
  readonly id: string;
  readonly user_id: string;
  readonly work_date: string;
  readonly clock_in: string;
  readonly clock_out: string;
  readonly is_duration: boolean;
  readonly break_minutes: number;
  readonly breaks: KeptBreaks['breaks'];
  readonly break_flags: KeptBreaks['break_flags'];
}

/** Whose time the actor sees. */
export async function listBreachPeople(
  db: Db,
  actor: Actor,
  { departmentId, userId }: { readonly departmentId: string | undefined; readonly userId: string | undefined },
): Promise<BreachPerson[]> {
  const { rows } = await sql<BreachPerson>`
    select users.id, coalesce(users.preferred_name, users.first_name) as first_name, users.last_name,
           users.department_id, departments.name as department_name
      from users left join departments
        on departments.organization_id = users.organization_id and departments.id = users.department_id
     where ${whoseTimeIsDecided(actor)}
       ${optional(departmentId !== undefined && sql`and users.department_id = ${departmentId}`)}
       ${optional(userId !== undefined && sql`and users.id = ${userId}`)}
     order by users.last_name, users.first_name, users.id`.execute(db);
  return rows;
}

/** Entries of these people that count. */
export async function listWorked(
  db: Db,
  { organizationId }: Actor,
  span: Span,
  people: readonly BreachPerson[],
): Promise<WorkedEntry[]> {
  const { rows } = await sql<WorkedEntry>`
    select e.id, e.user_id, e.work_date, e.clock_in, e.clock_out, e.is_duration, e.break_minutes, e.breaks, e.break_flags
      from time_entries e
     where e.organization_id = ${organizationId} and e.user_id = any(${people.map(({ id }) => id)}) and ${onDays(span)} and ${counts}`.execute(
    db,
  );
  return rows;
}
