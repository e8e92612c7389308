import type { Item } from '../client/hooks.ts';
import { counted } from './counted.ts';

type Endpoint = Item<'/webhooks'>;
type Delivery = Item<'/webhooks/{id}/deliveries'>;

export const statusNames: Record<Endpoint['status'], string> = {
  active: 'Active',
  paused: 'Paused',
  disabled: 'Switched off',
};

/** Why an endpoint is not active, in a sentence. */
export const statusReasons: Record<NonNullable<Endpoint['status_reason']>, string> = {
  paused: 'Someone paused it. What happens meanwhile is not sent later.',
  failing: 'It was switched off because it failed for five days. Fix the receiver, then resume it.',
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

/** What can be done about it; nothing if there is nothing. */
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

export const deliveriesTexts = {
  theReceiverAnswered: (lastResponseStatus: number): string => `The receiver answered ${lastResponseStatus}.`,
  event: 'Event',
  test: '(test)',
  again: '(again)',
  status: 'Status',
  attempts: 'Attempts',
  whatHappened: 'What happened',
  nextAttempt: 'Next attempt',
  raised: 'Raised',
  deliveries: 'Deliveries',
  noun: (count: number): string => counted(count, { one: '# delivery', other: '# deliveries' }),
  anyStatus: 'Any status',
  empty: { title: 'Nothing was sent yet', text: 'Send a test to see what arrives.' },
} as const;

export const deliveryDialogTexts = {
  theEvent: 'The event is on its way once more.',
  delivery: 'Delivery',
  redeliver: 'Redeliver',
  sendNow: 'Send now',
  isSentNow: 'The next attempt is being made now.',
  status: 'Status',
  raised: 'Raised',
  nextAttempt: 'Next attempt',
  now: 'Now',
  over: 'Over',
  attempts: 'Attempts',
  noneYet: 'None yet.',
  request: 'Request',
  copyBody: 'Copy body',
  whatWasSent: 'What was sent is not yours to see.',
  bodyOfTheRequest: 'Body of the request',
  whyNot: 'Why not?',
  attempt: (number: number): string => `Attempt ${number}`,
  noAnswer: 'No answer',
  answered: (responseStatus: number): string => `Answered ${responseStatus}`,
  ms: (instant: string, number: string): string => `${instant}, ${number} ms`,
  answerToAttempt: (number: number): string => `Answer to attempt ${number}`,
} as const;

export const editEndpointTexts = {
  editTheEndpoint: 'Edit the endpoint',
  save: 'Save',
  theEndpointIsChanged: 'The endpoint is changed.',
  newAddress: 'New address',
  urlHint: 'Leave it empty to keep the one it has. The whole of it is not shown, as it may hold a secret.',
  description: 'Description',
  owner: 'Owner',
  kindsOfEvents: 'Kinds of events',
  chooseAtLeastOneKind: 'Choose at least one kind.',
} as const;

export const endpointTexts = {
  webhooks: 'Webhooks',
  webhookEndpoint: 'Webhook endpoint',
  never: 'Never',
  aboutIt: 'About it',
  status: 'Status',
  owner: 'Owner',
  lastDelivered: 'Last delivered',
  lastFailed: 'Last failed',
  failuresInARow: 'Failures in a row',
  added: 'Added',
  events: 'Events',
  aTest: 'A test is on its way.',
  sendATest: 'Send a test',
  sendAnExample: 'Send an example',
  theEndpointIsActiveAgain: 'The endpoint is active again.',
  resume: 'Resume',
  edit: 'Edit',
  pause: 'Pause',
  rotateSecret: 'Rotate secret',
  delete: 'Delete',
  pauseThisEndpoint: 'Pause this endpoint?',
  theEndpointIsPaused: 'The endpoint is paused.',
  whatWaits: 'What waits for it is cancelled, and what happens while it is paused is not sent later.',
  deleteThisEndpoint: 'Delete this endpoint?',
  theEndpointIsDeleted: 'The endpoint is deleted.',
  nothingIsSent: (url: string): string => `Nothing is sent to ${url} any more, and its log goes with it.`,
  theNewSigningSecret: 'The new signing secret',
  untilMessagesAreSigned: (instant: string): string =>
    `Until ${instant} messages are signed with the one before as well.`,
  done: 'Done',
  rotateTheSigningSecret: 'Rotate the signing secret?',
  youGetANewSecret:
    'You get a new secret. For 24 hours messages are signed with both, so that the receiver can change over.',
} as const;

export const eventFieldsTexts = {
  eventsAbout: (title: string): string => `Events about: ${title}`,
  none: 'None',
  all: 'All',
  noneAbout: (title: string): string => `None about ${title}`,
  allAbout: (title: string): string => `All about ${title}`,
} as const;

export const listTexts = {
  addAnEndpoint: 'Add an endpoint',
  endpoint: 'Endpoint',
  status: 'Status',
  events: 'Events',
  everyEvent: 'Every event',
  kinds: (count: number): string => counted(count, { one: '# kind', other: '# kinds' }),
  owner: 'Owner',
  lastDelivered: 'Last delivered',
  never: 'Never',
  failuresInARow: 'Failures in a row',
  webhooks: 'Webhooks',
  webhooksLead: 'Muster tells your programs what happens, as it happens. Every message is signed.',
  webhookEndpoints: 'Webhook endpoints',
  noun: (count: number): string => counted(count, { one: '# endpoint', other: '# endpoints' }),
  anyStatus: 'Any status',
  noEndpointsYet: 'No endpoints yet',
  noEndpointsYetText: 'Add the address of a receiver, choose what it is told, and send it a test.',
} as const;

export const newEndpointTexts = {
  urlPlaceholder: 'https://example.com/webhooks/muster',
  webhooks: 'Webhooks',
  yourNewEndpoint: 'Your new endpoint',
  openTheEndpoint: 'Open the endpoint',
  addAnEndpoint: 'Add an endpoint',
  endpointOfAccount: (name: string): string => `It belongs to the service account ${name}, and gets what that may see.`,
  addAnEndpointLead: 'You own it: it is sent what you may see, and nothing else.',
  newEndpoint: 'New endpoint',
  receiver: 'Receiver',
  address: 'Address',
  urlHint: 'It answers to POST with a status of 2xx within 15 seconds.',
  sayWhereMessagesGo: 'Say where messages go.',
  description: 'Description',
  whatItIsFor: 'What it is for.',
  events: 'Events',
  eventsNote: 'What it is told of.',
  kindsOfEvents: 'Kinds of events',
  chooseAtLeastOneKind: 'Choose at least one kind.',
  addEndpoint: 'Add endpoint',
  cancel: 'Cancel',
} as const;

export const redeliverFailedTexts = {
  redeliverAllFailed: 'Redeliver all failed',
  sendEverythingThatFailedOnce: 'Send everything that failed once more?',
  onTheWay: (count: number): string =>
    counted(count, { one: '# delivery is on the way.', other: '# deliveries are on the way.' }),
  onTheWayAndMore: (count: number): string =>
    counted(count, {
      one: '# delivery is on the way. There are more: do it again afterwards.',
      other: '# deliveries are on the way. There are more: do it again afterwards.',
    }),
  eachEventWhoseLastDelivery: 'Each event whose last delivery failed is sent again, oldest first, ten a second.',
  since: 'Since',
  sinceHint: 'Empty: everything that failed and is still in the log.',
  fromWhatTime: 'From what time',
} as const;

export const secretOnceTexts = {
  copyTheSigningSecretNow:
    'Copy the signing secret now. It is shown this once; the receiver needs it to check that a message is from Muster.',
  copySecret: 'Copy secret',
} as const;

export const statisticsTexts = {
  nothingIsOverYet: (counted: number): string => (counted === 0 ? 'Nothing was sent' : 'Nothing has finished yet'),
  received: (percent: string, count: number): string =>
    counted(count, {
      one: (number) => `${percent} of ${number} finished delivery received`,
      other: (number) => `${percent} of ${number} finished deliveries received`,
    }),
  receivedWithMedian: (percent: string, count: number, ms: string): string =>
    counted(count, {
      one: (number) => `${percent} of ${number} finished delivery received, median ${ms} ms`,
      other: (number) => `${percent} of ${number} finished deliveries received, median ${ms} ms`,
    }),
  howItIsDoing: 'How it is doing',
  newestDeliveries: (count: number): string =>
    counted(count, { one: '# newest delivery', other: '# newest deliveries' }),
  delivered: 'Delivered',
  failed: 'Failed',
  cancelled: 'Cancelled',
  waiting: 'Waiting',
  attempts: 'Attempts',
} as const;

export const testEventTexts = {
  sendTheExample: 'Send the example of an event',
  sendTheExampleAction: 'Send the example',
  theExample: 'The example is on its way.',
  theReceiverGets: 'The receiver gets it as it would get a real one, with ids that exist nowhere.',
  kindOfEvent: 'Kind of event',
} as const;
