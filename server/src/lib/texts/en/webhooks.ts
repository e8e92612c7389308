import { stateNames } from './names.ts';

export const webhooks = {
  underWay: 'This delivery is still under way.',
  notWaiting: 'This delivery does not wait for another attempt. Once it is over it can be sent again.',
  tooMany: ({ limit }: { limit: number }) =>
    `An organization has at most ${String(limit)} webhook endpoints. Delete one that is not used.`,
  tooManySecrets: ({ limit }: { limit: number }) =>
    `${String(limit)} secrets were rotated away within 24 hours. Wait until the first has expired.`,
  ownerOrPeer: 'Only the owner of the endpoint, or someone of the same or a higher role, may do this.',
  widened:
    'Who chose the address of this endpoint may see less than the account. Send its url once more, so that the address is yours, or create one for the account.',
  sentBelow:
    'Someone who may see less than this account chose the address of one of its endpoints. Save that address once more, so that it is yours, or delete the endpoint, and change the account then.',
  addressBelow:
    'Who chose the address of this endpoint may see less than its owner. Save the address once more, so that it is yours, and resume it then.',
  ownerWidened:
    'The new owner may see more than the person who chose where it is sent. Send the url in the same request, so that it is yours.',
  ownerOrAbove: 'Only the owner of the endpoint, or someone of a higher role, may change it.',
  givenBelow: 'An endpoint can be given to yourself or to a person with a role below your own.',
  ownEndpoint: 'Only someone with access who may keep endpoints owns one that they create.',
  everyEventAlone: {
    api: 'events is either * alone or a list of types; * already covers them all.',
    app: 'Choose every event or single ones, not both.',
  },
  unknownType: ({ type }: { type: string }) => `${type} is no type of event; see GET /webhook-events.`,
  scopes: ({ scopes }: { scopes: readonly string[] }) =>
    `The token lacks the read scope of events that the endpoint subscribes to: ${scopes.join(', ')}.`,
  ownerLeft: 'The owner of this endpoint has left. Assign a new owner first.',
  unsubscribed: ({ type }: { type: string }) =>
    `The endpoint no longer subscribes to ${type}. Subscribe it again first.`,
  notActive: {
    api: ({ status }: { status: string }) => `The endpoint is ${status}. Resume it first.`,
    app: ({ status }: { status: string }) => `The endpoint is ${stateNames[status] ?? 'off'}. Resume it first.`,
  },
};
