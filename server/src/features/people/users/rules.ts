import { advisoryLock, refusalForConstraint } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import { type Actor, holdsScope, mayUse } from '../../../kernel/actor.ts';
import type { Role } from '../../../kernel/scopes.ts';
import { seatsOfPlan } from '../../../kernel/settings.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict, forbidden, invalid, Refusal, type Verdict } from '../../../lib/errors.ts';
import { lockOrganization } from '../../organization/index.ts';

/** Only an Executive may make someone an Executive, by creating or by promoting them. */
export const mayGiveRole = (actor: Actor, role: Role): Verdict =>
  role !== 'EXECUTIVE' || actor.role === 'EXECUTIVE' || forbidden('Only an Executive may make someone an Executive.');

/** Only an Executive may edit an Executive. */
export const mayEdit = (actor: Actor, person: { role: Role }): Verdict =>
  person.role !== 'EXECUTIVE' || actor.role === 'EXECUTIVE' || forbidden('Only an Executive may edit an Executive.');

/** No one changes their own role. */
export const mayChangeRole = (actor: Actor, person: { id: string; role: Role }, role: Role): Verdict =>
  role === person.role || person.id !== actor.userId || forbidden('Nobody changes their own role.');

/** No one erases themselves: someone else has to want it too. */
export const mayErase = (actor: Actor, person: { id: string }): Verdict =>
  person.id !== actor.userId || forbidden('No one erases themselves.');

export const mayRemove = (actor: Actor, person: { id: string }): Verdict =>
  person.id !== actor.userId || forbidden('No one removes themselves.');

const employment = 'users.employment:read';

/** A filter tells what it compares with: a number of the employment tier is for those who see that tier. */
export function mayLookUpEmployees(actor: Actor): Verdict {
  if (mayUse(actor, employment)) return true;
  return holdsScope(actor, employment)
    ? forbidden('Your role does not see employee_id, so it cannot look people up by it.', { field: 'employee_id' })
    : new Refusal('SCOPE_MISSING', `The filter employee_id needs the scope ${employment}.`, {
        field: 'employee_id',
        required_scope: employment,
      });
}

/** What was erased stays erased: such a person takes no new data and does not come back. */
export const isNotErased = (person: { erased_at: string | null }): Verdict =>
  person.erased_at === null || conflict('The personal data of this person was erased.', { reason: 'erased' });

export const emailInUse = (): Refusal => conflict('This e-mail address is already in use.', { field: 'email' });

/** Rules that the database keeps, also between requests that come at once: constraint to refusal. */
/** The rule that a violated constraint stands for; the error itself if it stands for none. */
export const ruleBehind = refusalForConstraint({
  users_email_key: emailInUse,
  users_organization_id_department_id_fkey: () =>
    invalid('department_id', 'department_id is no department of this organization.'),
  users_organization_id_manager_id_fkey: () => invalid('manager_id', 'manager_id is no person of this organization.'),
});

/** Saves, and answers with the rule if the database refuses. */
export async function withinRules<T>(save: Promise<T>): Promise<T> {
  try {
    return await save;
  } catch (error) {
    throw ruleBehind(error);
  }
}

/** No one manages themselves, directly or through others. Two changes at once cannot close a circle between them. */
export async function checkManagers(work: UnitOfWork, personId: string, managerId: string): Promise<void> {
  const { organizationId } = work.actor;
  await advisoryLock('managers', organizationId).execute(work.tx);
  const { rows } = await sql`
    with recursive above (id, manager_id) as (
      select id, manager_id from users where organization_id = ${organizationId} and id = ${managerId}
      union
      select u.id, u.manager_id from users u join above on u.id = above.manager_id
       where u.organization_id = ${organizationId})
    select 1 from above where id = ${personId}`.execute(work.tx);
  if (rows.length > 0) {
    throw invalid('manager_id', 'manager_id would make the person their own manager, directly or through others.');
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

/**
 * Takes a seat for one more active person, beside `others` who are only rehearsed. Two requests for the last seat come one
 * after the other: one gets it.
 */
export async function takeSeat(work: UnitOfWork, others = 0): Promise<void> {
  const { organization } = work.actor;
  if ((organization.seat_limit ?? seatsOfPlan[organization.plan]) === null) return;
  const row = await lockOrganization(work.tx, organization.id);
  const seats = row.seat_limit ?? seatsOfPlan[row.plan];
  if (seats === null) return;
  const { rows } = await sql<{ taken: number }>`
    select count(*) as taken from users where organization_id = ${organization.id} and is_active`.execute(work.tx);
  if ((rows[0]?.taken ?? 0) + others >= seats) {
    throw forbidden(`All ${String(seats)} seats of the plan are taken. Deactivate someone or move to a larger plan.`, {
      reason: 'seats',
    });
  }
}
