import type { Db } from '../../../db/database.ts';
import { type Actor, holdsScope } from '../../../kernel/actor.ts';
import type { Withheld } from '../../../kernel/context.ts';
import type { EventDefinition } from '../../../kernel/events.ts';
import { thinEnvelopeOf } from '../../../kernel/rendering/envelope.ts';
import { findNamingErased } from '../../../kernel/rendering/erased-people.ts';
import { findEvents, isSeenBy } from '../../../kernel/rendering/render.ts';
import { roleCanUse } from '../../../kernel/scopes.ts';
import type { EndpointRow } from '../endpoints/record.ts';
import { seesWhatWasSent } from '../endpoints/rules.ts';
import type { DeliveryRow } from './store.ts';

/**
 * Why a reader of the log is not shown what was sent; null if they are. The log is read by Administrators and Executives,
 * who see every record whole: what its owner was sent is never more. Who was given to develop is shown what was sent to owners
 * who see no more than they do, and a token can hold less.
 */
export async function withheldFrom(
  db: Db,
  actor: Actor,
  definition: EventDefinition | undefined,
  delivery: DeliveryRow,
  endpoint: EndpointRow,
): Promise<Withheld | null> {
  const fields = ['payload'];
  if (!definition) return { fields, scope: null, reason: 'role' };
  const { scope } = definition;
  if (scope !== null && !holdsScope(actor, scope)) return { fields, scope, reason: 'scope' };
  if (!seesWhatWasSent(actor, endpoint))
    return { fields: [...fields, 'attempts.response_excerpt'], scope, reason: 'role' };
  if (delivery.is_test) return null;
  const { organizationId } = actor;
  const event = (await findEvents(db, [{ organizationId, id: delivery.event_id }])).get(delivery.event_id);
  const isSeen =
    (scope === null || roleCanUse(actor.role, scope)) && (!event || (await isSeenBy(db, definition, actor, event)));
  return isSeen ? null : { fields, scope, reason: 'role' };
}

interface Payload extends Record<string, unknown> {
  readonly created_at: string;
  readonly data: { readonly object: { readonly id: string } };
}

/** What was sent, as far as it may still be told: of a person erased since, nothing. */
export async function payloadOf(
  db: Db,
  { organizationId }: Actor,
  definition: EventDefinition,
  { event_id: id, event_type: type, payload: text }: DeliveryRow,
): Promise<Record<string, unknown>> {
  const payload = JSON.parse(text) as Payload;
  const { created_at, data } = payload;
  const naming = await findNamingErased(db, organizationId, [{ text, created_at }]);
  if (naming.size === 0) return payload;
  const event = { organization_id: organizationId, id, type, created_at, subject_id: data.object.id };
  return JSON.parse(thinEnvelopeOf(definition, event)) as Payload;
}
