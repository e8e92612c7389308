import { type Actor, moduleIsOn, type Tenant, whyNotScope } from './actor.ts';
import type { Operation } from './declaration.ts';
import { isAtLeast, type Role, type Scope, scopes } from './scopes.ts';
import type { ModuleName } from './settings.ts';

/** What keeps an actor from an operation, whatever the request says. */
export type Hurdle =
  | { readonly reason: 'scope'; readonly scope: Scope }
  | { readonly reason: 'role'; readonly lowest: Role }
  | { readonly reason: 'module'; readonly module: ModuleName };

type Admitting = Pick<Operation, 'scope' | 'role' | 'module' | 'opensInApp'>;

/** Scope, role and module, in this order; null if nothing is in the way. */
export function findHurdle(actor: Actor, { scope, role, module, opensInApp }: Admitting): Hurdle | null {
  const isOpened = opensInApp === true && actor.scopes === null;
  const fault = scope === null || isOpened ? null : whyNotScope(actor, scope);
  if (scope !== null && fault === 'scope') return { reason: 'scope', scope };
  if (scope !== null && fault === 'role') return { reason: 'role', lowest: scopes[scope] };
  if (role && !isAtLeast(actor.role, role)) return { reason: 'role', lowest: role };
  return module && !moduleIsOn(actor.organization, module) ? { reason: 'module', module } : null;
}

export type PlanFault = 'plan' | 'api_disabled' | 'subscription';

/** Why no token of the organization is let in; the person may be, in the app. */
export function findPlanFault({ plan, settings, subscription_status: status }: Tenant): PlanFault | null {
  if (plan === 'FREE') return 'plan';
  if (!settings.api_enabled) return 'api_disabled';
  return status === 'ACTIVE' || status === 'TRIALING' ? null : 'subscription';
}
