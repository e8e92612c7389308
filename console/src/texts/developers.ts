export const requestsTexts = {
  title: 'Requests',
  lead: 'What your programs asked of the API in the last seven days. What was sent and what was answered is not kept.',
  leadForAll:
    'What programs asked of the API in the last seven days, whoever’s token they used. What was sent and what was answered is not kept.',
  call: 'Call',
  answer: 'Answer',
  took: 'Took',
  token: 'Token',
  goneToken: 'A token of somebody else',
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
} as const;

/** As the list narrows by them. */
export const statusClasses = {
  success: 'Succeeded',
  error: 'Any error',
  refused: 'Refused (4xx)',
  failed: 'Failed (5xx)',
} as const;
