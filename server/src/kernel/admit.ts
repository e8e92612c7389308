import { forbidden, Refusal } from '../lib/errors.ts';
import type { Actor } from './actor.ts';
import { findHurdle } from './admission.ts';
import type { Operation } from './declaration.ts';
import { orAbove, type Role, roleCanUse, type Scope, scopes } from './scopes.ts';

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
