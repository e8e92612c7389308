import { type Actor, isInPerson, isServiceAccount, moduleIsOn, type Tenant, whyNotScope } from './actor.ts';
import type { Operation } from './declaration.ts';
import { holdsAny, isForGuest, isGrantedEverywhere } from './packages.ts';
import { isAtLeast, type Role, type Scope, scopes } from './scopes.ts';
import type { ModuleName } from './settings.ts';

/** What keeps an actor from an operation, whatever the request says. */
export type Hurdle =
  | { readonly reason: 'scope'; readonly scope: Scope }
  | { readonly reason: 'role'; readonly lowest: Role }
  /** What opens it was given for some departments, and it is about everyone. */
  | { readonly reason: 'departments' }
  | { readonly reason: 'person' }
  | { readonly reason: 'guest' }
  | { readonly reason: 'module'; readonly module: ModuleName };

type Admitting = Pick<Operation, 'id' | 'scope' | 'role' | 'isGuardedInApp' | Opening | 'needsPerson' | 'module'>;
type Opening = 'packages' | 'isOfEveryone';

/** Scope, role, person, guest and module, in this order; null if nothing is in the way. */
export function findHurdle(actor: Actor, operation: Admitting): Hurdle | null {
  const { isGuardedInApp, needsPerson, module } = operation;
  const byRole = isGuardedInApp && isInPerson(actor) ? null : findRoleHurdle(actor, operation);
  if (byRole !== null) return byRole;
  if (needsPerson && isServiceAccount(actor)) return { reason: 'person' };
  if (!isOpenToGuest(actor, operation)) return { reason: 'guest' };
  return module && !moduleIsOn(actor.organization, module) ? { reason: 'module', module } : null;
}

/** A token needs its scope, whatever opens the operation to its owner. */
function findRoleHurdle(actor: Actor, operation: Pick<Admitting, 'scope' | 'role' | Opening>): Hurdle | null {
  const hurdle = findHurdleOfRole(actor, operation);
  if (hurdle?.reason !== 'role') return hurdle;
  if (isOpenedByGrant(actor, operation)) return null;
  return holdsAny(actor, operation.packages ?? []) ? { reason: 'departments' } : hurdle;
}

/** Of a guest: something that they were given opens it, or it is about their own account. Anyone else is no matter of this. */
export const isOpenToGuest = (actor: Actor, operation: Pick<Operation, 'id' | Opening>): boolean =>
  actor.isGuest !== true || isOpenedByGrant(actor, operation) || isForGuest(actor, operation.id);

export const isOpenedByGrant = (actor: Actor, { packages = [], isOfEveryone }: Pick<Operation, Opening>): boolean =>
  isOfEveryone ? isGrantedEverywhere(actor, ...packages) : holdsAny(actor, packages);

function findHurdleOfRole(actor: Actor, { scope, role }: Pick<Admitting, 'scope' | 'role'>): Hurdle | null {
  const fault = scope === null ? null : whyNotScope(actor, scope);
  if (scope !== null && fault === 'scope') return { reason: 'scope', scope };
  if (scope !== null && fault === 'role') return { reason: 'role', lowest: scopes[scope] };
  return role && !isAtLeast(actor.role, role) ? { reason: 'role', lowest: role } : null;
}

export type PlanFault = 'plan' | 'api_disabled' | 'subscription';

/** Why no token of the organization is let in; the person may be, in the app. */
export function findPlanFault({ plan, settings, subscription_status: status }: Tenant): PlanFault | null {
  if (plan === 'FREE') return 'plan';
  if (!settings.api_enabled) return 'api_disabled';
  return status === 'ACTIVE' || status === 'TRIALING' ? null : 'subscription';
}
