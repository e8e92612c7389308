import { handOf } from '../../../kernel/actor.ts';
import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { differing } from '../../../lib/changes.ts';
import { enforce, type Verdict } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { developing } from '../../people/index.ts';
import { endpointRecord, mayChangeAll } from './guards.ts';
import { presentEndpoint } from './present.ts';
import { EndpointChanges, type EndpointRow, WebhookEndpoint } from './record.ts';
import { checkAddress, checkEventTypes, checkOwner, checkSubscription, mayChange, mayStop } from './rules.ts';
import { openUrl, sealUrl } from './seals.ts';
import { cancelQueued, getEndpoint, hideEndpoint, lockEndpoint, lockOwner, saveEndpoint } from './store.ts';

export const updateEndpoint = writeOperation({
  id: 'webhooks.update',
  route: 'PATCH /webhooks/{id}',
  subject: 'webhook_endpoint',
  summary: 'Change a webhook endpoint',
  description:
    'Only the fields sent change. Another url, events or owner_id takes the owner or someone of a higher role; once the owner has left, any Administrator or Executive may assign a new one. An owner who may see more than whoever chose the url takes it in the same request, for its receiver will be sent more; so is the url that is there sent once more by someone who may change it. A new url or new events need the read scope of every event then subscribed to.',
  scope: 'webhooks:write',
  packages: developing,
  effects: ['DATA_SENT_OUT'],
  guards: guardsOn(endpointRecord, [mayStop], [mayChangeAll]),
  params: Strict({ id: Id('whe') }),
  body: EndpointChanges,
  example: { url: 'https://example.com' },
  returns: WebhookEndpoint,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'SCOPE_MISSING'],

  async prepare({ services, body }) {
    if (body.events) checkEventTypes(services.catalogue.events, body.events);
    return body.url === undefined ? null : checkAddress(services, body.url);
  },

  async run({ work, params, body, prepared: address }) {
    // Its owner first, as whoever gives them more does.
    if (address) await lockOwner(work, (await getEndpoint(work.tx, work.actor, params.id)).owner_id);
    const endpoint = await lockEndpoint(work, params.id);
    await work.guard(endpoint);
    return presentEndpoint(await changeEndpoint(work, endpoint, body, address), work.actor, work.services.keys);
  },
});

/** Changes what differs. Nothing different: updated_at stays. */
async function changeEndpoint(
  work: UnitOfWork,
  endpoint: EndpointRow,
  sent: EndpointChanges,
  address: { url: string; host: string } | null,
): Promise<EndpointRow> {
  const { services } = work;
  const { url: _url, ...fields } = sent;
  const changes = differing(endpoint, fields);
  const isMoved = address !== null && address.url !== openUrl(services.keys, endpoint.id, endpoint.sealed_url);
  const address_by_id = handOf(work.actor);
  // Whoever may choose where it sends stands for the address that is there by sending it again.
  const isVouchedFor =
    address !== null &&
    address_by_id !== endpoint.address_by_id &&
    mayChoose(work, endpoint, changes.owner_id !== undefined) === true;
  const changedFields = [...Object.keys(changes), ...(isMoved || isVouchedFor ? ['url'] : [])];
  await checkChange(work, endpoint, changes, { isMoved, isNamed: address !== null });
  work.audit({ subjectId: endpoint.id, changedFields, before: endpoint, after: changes });
  if (changedFields.length === 0) return endpoint;
  work.changesAccess();
  return saveEndpoint(work, endpoint.id, {
    ...changes,
    ...(changes.owner_id !== undefined && { needs_new_owner: false }),
    ...(isVouchedFor && { address_by_id }),
    ...(isMoved && { host: address.host, sealed_url: sealUrl(services.keys, endpoint.id, address.url) }),
    updated_at: work.now,
  });
}

/** Once its owner has left, the one who takes the endpoint over, or assigns it, decides on the rest as well. */
const mayChoose = ({ actor }: UnitOfWork, endpoint: EndpointRow, isAssigned: boolean): Verdict =>
  (endpoint.needs_new_owner && isAssigned) || mayChange(actor, endpoint);

async function checkChange(
  work: UnitOfWork,
  endpoint: EndpointRow,
  { owner_id, events }: EndpointChanges,
  { isMoved, isNamed }: { readonly isMoved: boolean; readonly isNamed: boolean },
): Promise<void> {
  if (owner_id !== undefined || events || isMoved) enforce(mayChoose(work, endpoint, owner_id !== undefined));
  if (owner_id !== undefined) await checkOwner(work, owner_id, isNamed ? null : endpoint);
  if (isMoved || events) checkSubscription(work.actor, work.services.catalogue.events, events ?? endpoint.events);
}

export const deleteEndpoint = writeOperation({
  id: 'webhooks.delete',
  route: 'DELETE /webhooks/{id}',
  subject: 'webhook_endpoint',
  summary: 'Delete a webhook endpoint',
  description: 'Nothing is sent to it any more: what is queued is cancelled. Its log goes with it.',
  scope: 'webhooks:write',
  packages: developing,
  guards: guardsOn(endpointRecord, [mayStop]),
  params: Strict({ id: Id('whe') }),
  returns: WebhookEndpoint,
  example: { status: 'disabled', status_reason: 'deleted' },
  refuses: ['NOT_FOUND', 'FORBIDDEN'],

  async run({ work, params }) {
    const endpoint = await lockEndpoint(work, params.id);
    await work.guard(endpoint);
    await cancelQueued(work, endpoint.id, 'endpoint_deleted');
    const off = { status: 'disabled', status_reason: 'deleted', status_changed_at: work.now, updated_at: work.now };
    const deleted = await saveEndpoint(work, endpoint.id, off);
    await hideEndpoint(work, endpoint.id);
    work.audit({ subjectId: endpoint.id });
    work.changesAccess();
    return presentEndpoint(deleted, work.actor, work.services.keys);
  },
});
