import { type Actor, administers } from '../../../kernel/actor.ts';
import { isAtLeast, type Role } from '../../../kernel/scopes.ts';
import { forbidden, invalid, type Verdict } from '../../../lib/errors.ts';

/** Administrators look after accounts up to their own role, Executives after all: so nobody gets at more than they have. */
export const mayLookAfterAccount = (actor: Actor, account: { readonly role: Role }): Verdict =>
  (administers(actor) && isAtLeast(actor.role, account.role)) || forbidden('serviceAccounts.higherRole');

/** The role that an account gets. */
export const mayGiveAccountRole = (actor: Actor, role: Role): Verdict =>
  isAtLeast(actor.role, role) || forbidden('serviceAccounts.roleAbove', { field: 'role' });

/** Every other role sees by itself what it sees. */
export function checkReach({ role, department_ids }: { role: Role; department_ids: readonly string[] }): void {
  if (department_ids.length > 0 && role !== 'DEPARTMENT_HEAD') {
    throw invalid('department_ids', 'serviceAccounts.departmentsOfHead');
  }
}
