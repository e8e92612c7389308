import type { Item } from '../client/hooks.ts';

type Endpoint = Item<'/webhooks'>;
type Delivery = Item<'/webhooks/{id}/deliveries'>;

export const statusNames: Record<Endpoint['status'], string> = {
  active: 'Active',
  paused: 'Paused',
  disabled: 'Switched off',
};

/** Why an endpoint is not active, in a sentence. */
export const statusReasons: Record<NonNullable<Endpoint['status_reason']>, string> = {
  paused: 'Somebody paused it. What happens meanwhile is not sent later.',
  failing: 'It was switched off because it failed for five days. Mend the receiver, then resume it.',
  gone: 'It was switched off because the receiver answered 410 Gone.',
  owner_deactivated: 'It was switched off because its owner left. Give it a new owner, then resume it.',
  owner_erased: 'It was switched off because its owner was erased. Give it a new owner, then resume it.',
  deleted: 'It was deleted.',
};

export const deliveryNames: Record<Delivery['status'], string> = {
  queued: 'Waiting',
  delivering: 'Being sent',
  delivered: 'Delivered',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

/** Why a delivery was not sent, in a sentence. */
export const cancelReasons: Record<NonNullable<Delivery['cancel_reason']>, string> = {
  endpoint_paused: 'The endpoint was paused before it could be sent.',
  endpoint_disabled: 'The endpoint was switched off before it could be sent.',
  endpoint_deleted: 'The endpoint was deleted before it could be sent.',
  plan: 'The plan of the organization does not include the API.',
  api_disabled: 'The API of the organization was switched off.',
  subscription: 'The subscription of the organization has ended.',
  module_disabled: 'The part of Muster it is about was switched off.',
  owner_inactive: 'The owner of the endpoint is no longer active.',
  owner_role: 'The role of the owner may no longer see this kind of event.',
  not_visible: 'The owner of the endpoint may not see this record.',
  unsubscribed: 'The endpoint no longer subscribes to this kind of event.',
  event_expired: 'The event was too old to be sent.',
  address_not_public: 'The address of the receiver is not public.',
};

/** What can be done about it; nothing where there is nothing. */
export const cancelRemedies: Partial<Record<NonNullable<Delivery['cancel_reason']>, string>> = {
  endpoint_paused: 'Resume the endpoint, then redeliver it.',
  endpoint_disabled: 'Resume the endpoint, then redeliver it.',
  plan: 'Choose a plan with the API, then redeliver it.',
  api_disabled: 'Switch the API on in the settings, then redeliver it.',
  subscription: 'Renew the subscription, then redeliver it.',
  module_disabled: 'Switch that part on in the settings, then redeliver it.',
  owner_inactive: 'Give the endpoint another owner, then redeliver it.',
  owner_role: 'Give the endpoint an owner with a higher role, then redeliver it.',
  not_visible: 'An owner who may see the record would get it: messages hold what the owner may see, and no more.',
  unsubscribed: 'Subscribe the endpoint to this kind again, then redeliver it.',
  event_expired: 'Read the record by the API: it has what the event would have told.',
  address_not_public: 'Give the endpoint an address that the internet can reach.',
};

export const everyEvent = 'Every event, later kinds included';

export const periodNames = { day: 'Last 24 hours', week: 'Last 7 days' } as const;
