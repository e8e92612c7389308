import { sql } from 'kysely';
import type { Actor } from '../../../kernel/actor.ts';
import { forbidden, invalid, type Verdict } from '../../../kernel/errors.ts';
import type { Role } from '../../../kernel/scopes.ts';
import { seatsOfPlan } from '../../../kernel/settings.ts';
import type { Work } from '../../../kernel/work.ts';
import { lockOrganization } from '../../organization/index.ts';

/** Only an Executive may make someone an Executive, by creating or by promoting them. */
export const mayGiveRole = (actor: Actor, role: Role): Verdict =>
  role !== 'EXECUTIVE' || actor.role === 'EXECUTIVE' || forbidden('Only an Executive may make someone an Executive.');

/** Only an Executive may edit an Executive. */
export const mayEdit = (actor: Actor, person: { role: Role }): Verdict =>
  person.role !== 'EXECUTIVE' || actor.role === 'EXECUTIVE' || forbidden('Only an Executive may edit an Executive.');

/** Nobody changes their own role. */
export const mayChangeRole = (actor: Actor, person: { id: string; role: Role }, role: Role): Verdict =>
  role === person.role || person.id !== actor.userId || forbidden('Nobody changes their own role.');

export interface References {
  department_id?: string | null;
  manager_id?: string | null;
}

/** department_id and manager_id must belong to the organization, and nobody ends up managing themselves. */
export async function checkReferences(
  work: Work,
  { department_id, manager_id }: References,
  personId: string | null,
): Promise<void> {
  const { organizationId } = work.actor;
  if (department_id != null) {
    const { rows } = await sql`
      select 1 from departments where organization_id = ${organizationId} and id = ${department_id} for key share`.execute(
      work.tx,
    );
    if (rows.length === 0) throw invalid('department_id', 'department_id is no department of this organization.');
  }
  if (manager_id != null) {
    const { rows } = await sql<{ above: string[] }>`
      with recursive chain (id, manager_id, seen) as (
        select id, manager_id, array[id] from users where organization_id = ${organizationId} and id = ${manager_id}
        union all
        select u.id, u.manager_id, seen || u.id from users u join chain on u.id = chain.manager_id
         where u.organization_id = ${organizationId} and u.id <> all(seen) and cardinality(seen) < 100)
      select array_agg(id) as above from chain having count(*) > 0`.execute(work.tx);
    const above = rows[0]?.above;
    if (!above) throw invalid('manager_id', 'manager_id is no person of this organization.');
    if (personId !== null && above.includes(personId)) {
      throw invalid('manager_id', 'manager_id would make the person their own manager, directly or through others.');
    }
  }
}

/** Employment cannot end before it starts. */
export function checkEmploymentDates(dates: {
  employment_start_date?: string | null;
  employment_end_date?: string | null;
}): void {
  const { employment_start_date: start, employment_end_date: end } = dates;
  if (start != null && end != null && end < start) {
    throw invalid('employment_end_date', 'employment_end_date must not be before employment_start_date.');
  }
}

/** Takes a seat for one more active person. Two requests for the last seat come one after the other: one gets it. */
export async function takeSeat(work: Work): Promise<void> {
  const { organization } = work.actor;
  if ((organization.seat_limit ?? seatsOfPlan[organization.plan]) === null) return;
  const row = await lockOrganization(work.tx, organization.id);
  const seats = row.seat_limit ?? seatsOfPlan[row.plan];
  if (seats === null) return;
  const { rows } = await sql<{ taken: number }>`
    select count(*) as taken from users where organization_id = ${organization.id} and is_active`.execute(work.tx);
  if ((rows[0]?.taken ?? 0) >= seats) {
    throw forbidden(`All ${String(seats)} seats of the plan are taken. Deactivate someone or move to a larger plan.`, {
      reason: 'seats',
    });
  }
}
