import { type Actor, administers } from '../../../kernel/actor.ts';
import { isGrantedEverywhere } from '../../../kernel/packages.ts';
import { isAtLeast, type Role } from '../../../kernel/scopes.ts';
import { forbidden, invalid, type Verdict } from '../../../lib/errors.ts';
import type { ServiceAccount } from './record.ts';

/** What opens service accounts, endpoints and the request log to those whose role does not. */
export const developing = ['DEVELOPING'] as const;

export const develops = (actor: Actor): boolean => administers(actor) || isGrantedEverywhere(actor, ...developing);

interface Reach extends Pick<ServiceAccount, 'role'> {
  readonly department_ids: readonly string[];
}

/** Whoever holds a secret of an account sees by it what the account sees: they see as much themselves. Of a guest, no account does. */
export const seesAsMuch = (
  { role, departmentScope, isGuest }: Pick<Actor, 'role' | 'departmentScope' | 'isGuest'>,
  account: Reach,
): boolean =>
  isGuest !== true &&
  isAtLeast(role, account.role) &&
  (isAtLeast(role, 'ADMINISTRATOR') || account.department_ids.every((id) => departmentScope.includes(id)));

/** Those who keep them look after accounts that see no more than they do, Executives after all: so nobody gets at more than they have. */
export const mayLookAfterAccount = (actor: Actor, account: Reach): Verdict =>
  (develops(actor) && seesAsMuch(actor, account)) || forbidden('serviceAccounts.higherRole');

/** The role and the departments that an account gets. */
export function mayGiveAccountReach(actor: Actor, account: Reach): Verdict {
  if (!isAtLeast(actor.role, account.role)) return forbidden('serviceAccounts.roleAbove', { field: 'role' });
  return seesAsMuch(actor, account) || forbidden('serviceAccounts.departmentsAbove', { field: 'department_ids' });
}

/** Every other role sees by itself what it sees. */
export function checkReach({ role, department_ids }: { role: Role; department_ids: readonly string[] }): void {
  if (department_ids.length > 0 && role !== 'DEPARTMENT_HEAD') {
    throw invalid('department_ids', 'serviceAccounts.departmentsOfHead');
  }
}
