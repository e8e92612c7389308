import { type Actor, administers, holdsScope, isServiceAccount } from '../../../kernel/actor.ts';
import { addressPolicyOf } from '../../../kernel/delivery.ts';
import type { EventDefinition } from '../../../kernel/events.ts';
import { isAbove, isAtLeast, type Role, type Scope } from '../../../kernel/scopes.ts';
import type { Services } from '../../../kernel/services.ts';
import { everyEvent, isSubscribed } from '../../../kernel/subscription.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { checkWebhookUrl, vetHost } from '../../../lib/destination/address.ts';
import { conflict, enforce, forbidden, invalid, Refusal, type Verdict } from '../../../lib/errors.ts';
import { say } from '../../../lib/texts/texts.ts';
import { develops, findActor, mayLookAfterAccount, seesAsMuch } from '../../people/index.ts';
import type { EndpointRow } from './record.ts';
import { lockOwner } from './store.ts';

type Owned = Pick<EndpointRow, 'owner_id' | 'owner_role' | 'owner_departments'>;

/** Resume, test, redeliver, retry: the owner, or someone of the same or a higher role. */
export const mayOperate = (actor: Actor, endpoint: Owned): Verdict =>
  endpoint.owner_id === actor.userId || isAtLeast(actor.role, endpoint.owner_role) || forbidden('webhooks.ownerOrPeer');

/** Pause, delete, describe, and take over once its owner has left: whoever administers; who was given to develop as with the rest. */
export const mayStop = (actor: Actor, endpoint: Owned): Verdict => administers(actor) || mayOperate(actor, endpoint);

interface Owner {
  readonly id: string;
  readonly role: Role;
  readonly department_ids: readonly string[];
}

const ownerOf = ({ owner_id: id, owner_role: role, owner_departments: department_ids }: Owned): Owner => ({
  id,
  role,
  department_ids,
});

/** Another address, events, owner or secret: the owner, or someone of a strictly higher role. */
export const mayChange = (actor: Actor, endpoint: Owned): Verdict =>
  answersForOwner(actor, ownerOf(endpoint)) || forbidden('webhooks.ownerOrAbove');

/** A service account is looked after by its peers as well: no one else is there to do it. */
const answersForOwner = (actor: Actor, owner: Owner): boolean =>
  owner.id === actor.userId ||
  (administers(actor) && isAbove(actor.role, owner.role)) ||
  (isServiceAccount({ userId: owner.id }) && mayLookAfterAccount(actor, owner) === true);

/** What was sent: to those who see every record whole, and of endpoints whose owner sees no more than they do. */
export const seesWhatWasSent = (actor: Actor, endpoint: Owned): boolean =>
  administers(actor) || answersForOwner(actor, ownerOf(endpoint));

/** A new owner is the actor, a person with a role strictly below the actor's, or a service account of a role up to it. */
export const mayAssign = (actor: Actor, owner: Owner): Verdict =>
  answersForOwner(actor, owner) || forbidden('webhooks.givenBelow', { field: 'owner_id' });

/**
 * The address as it will be used, and what is shown of it; 422 if it breaks a rule. In development a host need not
 * exist yet: the first attempt tells.
 */
export async function checkAddress(services: Services, text: string): Promise<{ url: string; host: string }> {
  const policy = addressPolicyOf(services);
  const { href, origin, hostname } = checkWebhookUrl(text, policy);
  if (!policy.allowPrivate) await vetHost(hostname, policy);
  return { url: href, host: origin };
}

/** `before`: its address goes on being used. What someone sees is not sent where someone chose who sees less. */
export async function checkOwner(work: UnitOfWork, ownerId: string, before: EndpointRow | null = null): Promise<void> {
  const owner = await lockOwner(work, ownerId);
  if (!owner?.isActive) throw invalid('owner_id', 'reference.activePerson');
  const { role, departmentScope: department_ids } = owner;
  enforce(mayAssign(work.actor, { id: ownerId, role, department_ids }));
  if (before !== null && !(await isChosenAbove(work, before, { id: ownerId, role, department_ids })))
    throw forbidden('webhooks.ownerWidened', { reason: 'holder_below', field: 'owner_id' });
}

/** Whether who chose where it sends sees what this owner sees. */
export async function isChosenAbove(
  { actor, tx }: UnitOfWork,
  { address_by_id }: Pick<EndpointRow, 'address_by_id'>,
  owner: Owner,
): Promise<boolean> {
  if (address_by_id === null || address_by_id === owner.id) return address_by_id !== null;
  const chooser = await findActor(tx, actor.organizationId, address_by_id);
  return chooser !== null && seesAsMuch(chooser, owner);
}

/** What the owner sees goes on to no address that someone chose who sees less, as before the owner's role was raised. */
export async function checkAddressOf(work: UnitOfWork, endpoint: EndpointRow): Promise<void> {
  const owner = await findActor(work.tx, work.actor.organizationId, endpoint.owner_id);
  if (endpoint.address_by_id === null || !owner) return;
  const { role, departmentScope: department_ids } = owner;
  if (!(await isChosenAbove(work, endpoint, { id: endpoint.owner_id, role, department_ids })))
    throw forbidden('webhooks.addressBelow', { reason: 'address_below', field: 'url' });
}

/** Who makes an endpoint of their own may have left, or lost the right to, since the request was let in. */
export async function checkSelf(work: UnitOfWork): Promise<void> {
  const { userId } = work.actor;
  if (userId === null) throw new Error('An endpoint needs a person who owns it.');
  const self = await lockOwner(work, userId);
  enforce((self?.isActive === true && develops(self)) || forbidden('webhooks.ownEndpoint'));
}

/** Known types, or every event and nothing beside it. */
export function checkEventTypes(catalogue: readonly EventDefinition[], events: readonly string[]): void {
  if (events.includes(everyEvent)) {
    if (events.length > 1) throw invalid('events', 'webhooks.everyEventAlone');
    return;
  }
  const known = new Set(catalogue.map(({ type }) => type));
  const unknown = events.findIndex((type) => !known.has(type));
  if (unknown >= 0)
    throw invalid(`events.${String(unknown)}`, say('webhooks.unknownType', { type: String(events[unknown]) }));
}

/** A token cannot arrange to be sent what it could not read. In the app the person's role alone decides. */
export function checkSubscription(
  actor: Actor,
  catalogue: readonly EventDefinition[],
  events: readonly string[],
): void {
  const wanted = events.includes(everyEvent) ? catalogue : catalogue.filter(({ type }) => events.includes(type));
  const scopes = new Set(wanted.flatMap(({ scope }) => (scope === null ? [] : [scope])));
  const missing: Scope[] = [...scopes].filter((scope) => !holdsScope(actor, scope));
  const [first] = missing;
  if (first === undefined) return;
  throw new Refusal('SCOPE_MISSING', say('webhooks.scopes', { scopes: missing }), {
    required_scope: first,
    missing_scopes: missing,
  });
}

/** Once its owner has left, an endpoint stays off until it has another. */
export const hasOwner = (endpoint: Pick<EndpointRow, 'needs_new_owner' | 'is_owner_active'>): Verdict =>
  (!endpoint.needs_new_owner && endpoint.is_owner_active) || conflict('webhooks.ownerLeft', { reason: 'owner' });

/** What an endpoint no longer subscribes to is not sent to it again: its address may be another by now. */
export const isStillSubscribed = (endpoint: Pick<EndpointRow, 'events'>, type: string): Verdict =>
  isSubscribed(endpoint.events, type) || conflict(say('webhooks.unsubscribed', { type }), { reason: 'unsubscribed' });

export const isActive = (endpoint: Pick<EndpointRow, 'status'>): Verdict =>
  endpoint.status === 'active' ||
  conflict(say('webhooks.notActive', { status: endpoint.status }), { reason: 'state', status: endpoint.status });
