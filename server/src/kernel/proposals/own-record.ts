import { forbidden, invalid } from '../../lib/errors.ts';
import type { Actor } from '../actor.ts';
import { findHurdle } from '../admission.ts';
import type { Operation } from '../declaration.ts';
import type { Outcome } from './record.ts';

/** Whether someone asks for a change of their own record that is not theirs to make. In the app alone: a token has what its scopes say. */
export const asksForOwn = (actor: Actor, operation: Operation, params: Readonly<Record<string, string>>): boolean =>
  operation.ownRecord !== undefined &&
  actor.scopes === null &&
  actor.userId !== null &&
  actor.isGuest !== true &&
  params['id'] === actor.userId &&
  findHurdle(actor, operation) !== null;

/** Never role, pay or department: only what the operation and the organization name. */
export function checkOwnFields({ organization }: Actor, { ownRecord = [] }: Operation, body: unknown): void {
  const allowed: readonly string[] = organization.settings.self_service_fields;
  const field = Object.keys(body as object).find((name) => !ownRecord.includes(name) || !allowed.includes(name));
  if (field !== undefined) throw forbidden('proposals.ownField', { reason: 'own_field', field });
}

/** By the rights of an Administrator, of whom it is asked. */
export const asAdministrator = (actor: Actor): Actor => ({
  ...actor,
  role: 'ADMINISTRATOR',
  departmentScope: [],
  grants: [],
});

/** The change of these fields alone: what else an Administrator would be answered is not for who asks. */
export function ownOutcome(outcome: Outcome): Outcome {
  if (outcome.changes.length === 0) throw invalid('body', 'proposals.nothing');
  return { ...outcome, data: null, would_raise: [] };
}
