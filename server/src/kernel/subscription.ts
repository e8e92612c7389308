import { type Actor, moduleIsOn } from './actor.ts';
import { findPlanFault } from './admission.ts';
import type { CancelReason, Endpoint } from './delivery.ts';
import type { EventDefinition } from './events.ts';
import { roleCanUse } from './scopes.ts';

// Which endpoints an event goes to. A commit notes the active ones that subscribe to its type, by the function
// `event_listeners` of the database, which says what `isSubscribed` says; all else is judged here, before each attempt again.

export const everyEvent = '*';

/** Sent to one endpoint on request, whatever it subscribes to. */
export const testEventType = 'webhook.test';

export const isSubscribed = (events: readonly string[], type: string): boolean =>
  type === testEventType || events.includes(everyEvent) || events.includes(type);

/** Why events of this type do not reach the person; null if they do. */
export function whyNotReceived(
  { role, organization }: Actor,
  { scope, module }: EventDefinition,
): 'module_disabled' | 'owner_role' | null {
  if (module && !moduleIsOn(organization, module)) return 'module_disabled';
  return scope === null || roleCanUse(role, scope) ? null : 'owner_role';
}

/** Why nothing of this type goes to the endpoint now; null if it does. What keeps tokens out keeps deliveries in. */
export function whyNotSent(
  endpoint: Endpoint | null,
  definition: EventDefinition | undefined,
  activation: number,
): CancelReason | null {
  if (!endpoint || endpoint.statusReason === 'deleted') return 'endpoint_deleted';
  if (endpoint.status === 'disabled') return 'endpoint_disabled';
  // Active again, but this was meant for an earlier stretch.
  if (endpoint.status === 'paused' || endpoint.activation !== activation) return 'endpoint_paused';
  if (!endpoint.isOwnerActive) return 'owner_inactive';
  const planFault = findPlanFault(endpoint.owner.organization);
  if (planFault) return planFault;
  if (!definition) return 'not_visible';
  return (
    whyNotReceived(endpoint.owner, definition) ??
    (isSubscribed(endpoint.events, definition.type) ? null : 'unsubscribed')
  );
}
