import { advisoryLock, refusalForConstraint } from '../../../db/rows.ts';
import { type Actor, administers, holdsScope, isOneself, mayUse } from '../../../kernel/actor.ts';
import { isGranted } from '../../../kernel/packages.ts';
import { isAbove, isAtLeast, type Role } from '../../../kernel/scopes.ts';
import { seatsOfPlan } from '../../../kernel/settings.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { dayIn } from '../../../lib/days.ts';
import { conflict, forbidden, invalid, Refusal, type Verdict } from '../../../lib/errors.ts';
import { say } from '../../../lib/texts/texts.ts';
import { lockOrganization } from '../../organization/index.ts';
import { countSeatsTaken, isAtOrAbove } from './rules-store.ts';

/** Only an Executive may make someone an Executive, by creating or by promoting them. */
export const mayGiveRole = (actor: Pick<Actor, 'role'>, role: Role): Verdict =>
  role !== 'EXECUTIVE' || actor.role === 'EXECUTIVE' || forbidden('people.makeExecutive');

/** Who was given to hire adds Employees to the departments it was given for, and makes nobody their own report. */
export function mayHire(
  actor: Actor,
  {
    role = 'EMPLOYEE',
    department_id,
    manager_id,
  }: Partial<Record<'department_id' | 'manager_id', string | null>> & { readonly role?: Role },
): Verdict {
  if (administers(actor)) return mayGiveRole(actor, role);
  if (role !== 'EMPLOYEE') return forbidden('people.hiresEmployees', { field: 'role' });
  if (manager_id != null && isOneself(actor, manager_id)) {
    return forbidden('people.hiresForOthers', { field: 'manager_id' });
  }
  return isGranted(actor, department_id ?? null, 'HIRING') || forbidden('people.hiresInto', { field: 'department_id' });
}

/** Only an Executive may edit an Executive. */
export const mayEdit = (actor: Pick<Actor, 'role'>, person: { role: Role }): Verdict =>
  person.role !== 'EXECUTIVE' || actor.role === 'EXECUTIVE' || forbidden('people.editExecutive');

/** No one changes their own role. */
export const mayChangeRole = (actor: Actor, person: { id: string; role: Role }, role: Role): Verdict =>
  role === person.role || !isOneself(actor, person.id) || forbidden('people.ownRole');

/** Administrators look after the ways in of those below them, Executives of everyone; nobody of themselves. */
export function mayLookAfterAccess(actor: Actor, person: { readonly id: string; readonly role: Role }): Verdict {
  if (person.id === actor.userId) return forbidden('factors.ownAccess');
  return actor.role === 'EXECUTIVE' || isAbove(actor.role, person.role) || forbidden('factors.accessOfHigher');
}

/** No one erases themselves: someone else has to want it too. */
export const mayErase = (actor: Actor, person: { id: string }): Verdict =>
  !isOneself(actor, person.id) || forbidden('people.eraseOneself');

export const hasLeft = (person: { is_active: boolean }): Verdict =>
  !person.is_active || conflict('people.eraseActive', { reason: 'state' });

export const mayRemove = (actor: Actor, person: { id: string }): Verdict =>
  !isOneself(actor, person.id) || forbidden('people.removeOneself');

const employment = 'users.employment:read';

/** A filter tells what it compares with: a number of the employment tier is for those who see that tier. */
export function mayLookUpEmployees(actor: Actor): Verdict {
  if (mayUse(actor, employment)) return true;
  return holdsScope(actor, employment)
    ? forbidden('people.lookUpByRole', { field: 'employee_id' })
    : new Refusal('SCOPE_MISSING', say('people.lookUpByScope', { scope: employment }), {
        field: 'employee_id',
        required_scope: employment,
      });
}

/** Whether someone has come is the business of those who invite. */
export const mayAskWhoCame = (actor: Actor): Verdict =>
  isAtLeast(actor.role, 'ADMINISTRATOR') || forbidden('people.whoCameByRole', { field: 'invitation' });

/** Values of another day belong to the employment tier: they tell when it began and ends, and what is planned. In the app a view narrows them. */
export function mayAskAsOf(actor: Actor): Verdict {
  if (actor.scopes === null || mayUse(actor, employment)) return true;
  return holdsScope(actor, employment)
    ? forbidden('people.asOfByRole', { field: 'as_of' })
    : new Refusal('SCOPE_MISSING', say('people.asOfByScope', { scope: employment }), {
        field: 'as_of',
        required_scope: employment,
      });
}

/** What was erased stays erased: such a person takes no new data and does not come back. */
export const isNotErased = (person: { erased_at: string | null }): Verdict =>
  person.erased_at === null || conflict('people.erased', { reason: 'erased' });

/** What takes someone who works here. */
export const isNoGuest = ({ is_guest }: { readonly is_guest: boolean }): Verdict =>
  !is_guest || conflict('people.guest', { reason: 'guest', field: 'id' });

export const isGuest = ({ is_guest }: { readonly is_guest: boolean }): Verdict =>
  is_guest || conflict('people.noGuest', { reason: 'state', field: 'id' });

/** What is kept of a guest: who they are, and not what they would do here. */
const keptOfGuests = new Set(['first_name', 'last_name', 'middle_name', 'preferred_name', 'email', 'job_title']);

/** What belongs to an employment is refused of a guest, by the field. */
export function checkGuest(given: object): void {
  for (const [field, value] of Object.entries(given)) {
    if (value != null && !keptOfGuests.has(field)) throw invalid(field, 'people.guestHasNone', { reason: 'guest' });
  }
}

export const emailInUse = (): Refusal => conflict('people.emailInUse', { field: 'email' });

/**
 * The rule that a violated constraint stands for; the error itself if it stands for none. The database keeps these also
 * between requests that come at once.
 */
export const ruleBehind = refusalForConstraint({
  users_address_key: emailInUse,
  users_organization_id_department_id_fkey: () => invalid('department_id', 'reference.department'),
  users_organization_id_manager_id_fkey: () => invalid('manager_id', 'reference.person'),
  users_manager_no_guest: () => invalid('manager_id', 'reference.guest', { reason: 'guest' }),
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
export async function checkManagers(
  work: UnitOfWork,
  personId: string,
  managerId: string,
  field = 'manager_id',
): Promise<void> {
  const { organizationId } = work.actor;
  await advisoryLock('managers', organizationId).execute(work.tx);
  if (await isAtOrAbove(work.tx, organizationId, personId, managerId)) {
    throw invalid(field, 'people.managerCircle');
  }
}

/** Employment cannot end before it starts. */
export function checkEmploymentDates(dates: {
  employment_start_date?: string | null;
  employment_end_date?: string | null;
}): void {
  const { employment_start_date: start, employment_end_date: end } = dates;
  if (start != null && end != null && end < start) {
    throw invalid('employment_end_date', 'people.endBeforeStart');
  }
}

/** Active people have not left: leave, pay and reports go by that day. Who has left meanwhile is offboarded, which takes any last day. */
export function checkLastDay({ actor, nowMs }: UnitOfWork, end: string | null | undefined): void {
  if (end != null && end < dayIn(actor.organization.timezone, nowMs))
    throw invalid('employment_end_date', 'people.lastDayPassed');
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
  if ((await countSeatsTaken(work.tx, organization.id)) + others >= seats)
    throw forbidden(say('people.seats', { seats, seatsOf: seatsOfPlan }), { reason: 'seats', seats, plan: row.plan });
}
