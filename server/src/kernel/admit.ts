import { forbidden, Refusal } from '../lib/errors.ts';
import { say } from '../lib/texts/texts.ts';
import type { Actor } from './actor.ts';
import { findHurdle, isOpenedByGrant } from './admission.ts';
import type { Operation } from './declaration.ts';
import { type Role, roleCanUse, type Scope, scopes } from './scopes.ts';

const moduleOff = { time_tracking: 'access.timeTrackingOff', expenses: 'access.expensesOff' } as const;

const roleTooLow = (lowest: Role): Refusal => forbidden(say('access.role', { lowest }), { required_role: lowest });

/** Advises a new token only to those whose role can use it: another token would be refused as well. */
function scopeMissing(actor: Actor, scope: Scope, operation: Operation): Refusal {
  const said =
    roleCanUse(actor.role, scope) || isOpenedByGrant(actor, operation)
      ? say('access.scope', { scope })
      : say('access.scopeOfHigherRole', { scope, lowest: scopes[scope] });
  return new Refusal('SCOPE_MISSING', said, { required_scope: scope });
}

/** Route scope, role, person and module: the last checks before a request reaches its operation. */
export function admit(actor: Actor, operation: Operation): void {
  const hurdle = findHurdle(actor, operation);
  if (hurdle === null) return;
  if (hurdle.reason === 'scope') throw scopeMissing(actor, hurdle.scope, operation);
  if (hurdle.reason === 'role') throw roleTooLow(hurdle.lowest);
  if (hurdle.reason === 'departments') throw forbidden('access.departments', { reason: 'departments' });
  if (hurdle.reason === 'person') throw forbidden('access.person', { reason: 'service_account' });
  if (hurdle.reason === 'guest') throw forbidden('access.guest', { reason: 'guest' });
  const { module } = hurdle;
  throw new Refusal('MODULE_DISABLED', moduleOff[module], { module });
}
