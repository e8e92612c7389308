import type { Actor } from '../kernel/actor.ts';
import { findHurdle, findPlanFault, type PlanFault } from '../kernel/admission.ts';
import { forbidden, Refusal } from '../kernel/errors.ts';
import type { Operation } from '../kernel/operation.ts';
import { orAbove, roleCanUse, scopes, type Role, type Scope } from '../kernel/scopes.ts';
import { retryAfterSeconds } from './limits/limiter.ts';

const moduleNames = { time_tracking: 'Time tracking', expenses: 'Expenses' } as const;

const roleTooLow = (lowest: Role): Refusal =>
  forbidden(`This needs the role ${orAbove(lowest)}.`, { required_role: lowest });

/** Advises a new token only to those whose role can use it: another token would be refused as well. */
function scopeMissing(actor: Actor, scope: Scope): Refusal {
  const remedy = roleCanUse(actor.role, scope)
    ? 'Create a token that carries it.'
    : `No token of its owner can use it: that needs the role ${orAbove(scopes[scope])}.`;
  return new Refusal('SCOPE_MISSING', `The token lacks the scope ${scope}. ${remedy}`, { required_scope: scope });
}

/** Route scope, role and module: the last checks before a request reaches its operation. */
export function admit(actor: Actor, operation: Operation): void {
  const hurdle = findHurdle(actor, operation);
  if (hurdle === null) return;
  if (hurdle.reason === 'scope') throw scopeMissing(actor, hurdle.scope);
  if (hurdle.reason === 'role') throw roleTooLow(hurdle.lowest);
  const { module } = hurdle;
  throw new Refusal('MODULE_DISABLED', `${moduleNames[module]} is switched off for this organization.`, { module });
}

const planFaults: Record<PlanFault, string> = {
  plan: 'The API needs a paid plan: Pro, Business or Enterprise.',
  api_disabled: 'The API is switched off for this organization.',
  subscription: 'The subscription of this organization is not in good standing.',
};

/** Plan, API switch and subscription; the person may be let in, the token is not. */
export function admitTenant({ organization }: Actor): void {
  const reason = findPlanFault(organization);
  if (reason !== null) throw forbidden(planFaults[reason], { reason });
}

export const rateLimited = (message: string, waitMs: number, headers: Record<string, string> = {}): Refusal =>
  new Refusal('RATE_LIMITED', message, undefined, { ...headers, 'Retry-After': String(retryAfterSeconds(waitMs)) });
