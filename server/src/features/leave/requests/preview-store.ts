import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { dayIn } from '../../../lib/days.ts';
import { visiblePeople } from '../../people/index.ts';
import type { Person } from './rules.ts';
import { maxLeaveDays, type Span } from './span.ts';

export interface Decider {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** Those nearest to the person who may decide on their leave: manager, head and managers of the department. */
export async function findDeciders({ actor, tx }: UnitOfWork, person: Person): Promise<Decider[]> {
  const { rows } = await sql<Decider>`
    select id, first_name, last_name from users
     where organization_id = ${actor.organizationId} and is_active and id <> ${person.user_id}
       and role <> 'EMPLOYEE'
       and (id = ${person.manager_id}
         or id = (select head_id from departments
                   where organization_id = ${actor.organizationId} and id = ${person.department_id})
         or id in (select user_id from department_managers
                    where organization_id = ${actor.organizationId} and department_id = ${person.department_id}))
     order by id = ${person.manager_id} desc nulls last, last_name, first_name, id limit 10`.execute(tx);
  return rows;
}

/**
 * Others of the department, as far as the actor's directory goes, with approved leave on some of these days from today on. Past days are
 * not counted: asked for day by day they would tell when a colleague was sick.
 */
export async function countColleaguesAway(
  { actor, tx, nowMs }: UnitOfWork,
  person: Person,
  { start_date, end_date }: Span,
): Promise<number> {
  const today = dayIn(actor.organization.timezone, nowMs);
  if (person.department_id === null || end_date < today) return 0;
  const from = start_date < today ? today : start_date;
  const { rows } = await sql<{ count: number }>`
    select count(distinct l.user_id)::int as count
      from users join leave_requests l on l.organization_id = users.organization_id and l.user_id = users.id
     where ${visiblePeople(actor)} and users.department_id = ${person.department_id} and users.is_active
       and users.id <> ${person.user_id} and l.status = 'APPROVED'
       and l.start_date <= ${end_date}::date and l.end_date >= ${from}::date
       and l.start_date > ${from}::date - ${sql.lit(maxLeaveDays)}`.execute(tx);
  return rows[0]?.count ?? 0;
}
