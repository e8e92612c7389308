import { counted } from './counted.ts';

export const requestsTexts = {
  title: 'Requests',
  lead: 'What your programs asked of the API in the last seven days. What was sent and what was answered is not kept.',
  leadForAll:
    'What programs asked of the API in the last seven days, with anyone’s token. What was sent and what was answered is not kept.',
  call: 'Call',
  answer: 'Answer',
  took: 'Took',
  token: 'Token',
  goneToken: 'A token of someone else',
  owner: 'Owner',
  from: 'From',
  when: 'When',
  operation: 'Operation',
  requestId: 'Request id',
  unknownPath: 'an unknown path',
  erasedPerson: 'An erased person',
  errors: 'Errors',
  errorsNote: 'By operation and code, the most frequent first',
  whatItMeans: 'What this error means',
  inReference: 'In the reference',
  notKept: 'Parameters and bodies are not kept: the copied call has their places left open.',
  noneTitle: 'No requests yet',
  none: 'Make a call with a token, and it appears here a few seconds later.',
  noun: (count: number): string => counted(count, { one: '# request', other: '# requests' }),
  findByRequestId: 'Find by request id',
  anyAnswer: 'Any answer',
  anyToken: 'Any token',
  anyOperation: 'Any operation',
  error: 'Error',
  anyError: 'Any error',
  milliseconds: (number: string): string => `${number} ms`,
} as const;

/** As the list narrows by them. */
export const statusClasses = {
  success: 'Succeeded',
  error: 'Any error',
  refused: 'Refused (4xx)',
  failed: 'Failed (5xx)',
} as const;

export const eventExampleTexts = {
  exampleOf: (type: string): string => `Example of ${type}`,
  copyExample: 'Copy example',
} as const;

export const eventsTexts = {
  events: 'Events',
  eventsLead:
    'What Muster tells webhook endpoints. New kinds may be added at any time: receivers ignore those they do not know.',
  searchEvents: 'Search events',
  nothingFits: 'Nothing fits',
  tryOtherWords: 'Try other words.',
  scope: 'Scope',
  none: 'None',
  holds: 'Holds',
  theIdOfTheRecord: 'The id of the record alone',
  theRecordAsTheOwner: 'The record as the owner sees it',
  oldValuesOf: 'Old values of',
} as const;

export const overviewTexts = {
  developers: 'Developers',
  developersLead: 'The API does what the app does, with the rights of the person behind the token.',
  newToken: 'New token',
  quickStart: 'Quick start',
  createAToken: 'Create a token.',
  itCarriesTheScopes: 'It carries the scopes you choose and is shown once.',
  askWhoItIs: 'Ask who it is.',
  putTheToken: 'Put the token where the call says so.',
  aFirstCall: 'A first call',
  copyTheCall: 'Copy the call',
  goOn: 'Go on.',
  everyOperation: 'Every operation is in the <API reference>, which you can try from the page.',
  goodToKnow: 'Good to know',
  apiAddress: 'API address',
  times: 'Times',
  iso8601InUTC: 'ISO 8601 in UTC',
  currency: 'Currency',
  timeZoneOfTheOrganization: 'Time zone of the organization',
  webhooksTell: '<Webhooks> tell your programs what happens.',
  eventsList: '<Events> lists everything they can be told, with an example of each.',
  requestsShow: '<Requests> shows what your programs asked, and what went wrong.',
  permissionsShow: '<Permissions> shows which role may call what.',
  yours: 'Yours:',
} as const;

export const permissionsTexts = {
  permissions: 'Permissions',
  permissionsLead: 'Who may call what. Rules about single records, such as whose time one may approve, come on top.',
  searchOperationsAndScopes: 'Search operations and scopes',
  part: 'Part',
  everyPart: 'Every part',
  role: 'Role',
  anyRole: 'Any role',
  nothingFits: 'Nothing fits',
  tryOtherWordsOrFewer: 'Try other words or fewer filters.',
  operation: 'Operation',
  scopeOfAToken: 'Scope of a token',
  yes: 'Yes',
  no: 'No',
  inTheAppAlone: 'In the app alone',
  anyToken: 'Any token',
} as const;

export const requestDialogTexts = {
  copyRequestId: 'Copy request id',
} as const;

export const requestErrorsTexts = {
  summary: (times: number, tokens: number, ago: string): string =>
    `${counted(times, { one: '# time', other: '# times' })}, ${counted(tokens, { one: '# token', other: '# tokens' })}, last ${ago}`,
} as const;
