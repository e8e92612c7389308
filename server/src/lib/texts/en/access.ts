import { type RoleCode, roleOrAbove } from './names.ts';

/** Who is let in: tokens, sessions, plans, limits, scopes, roles, modules. */
export const access = {
  signedOut: 'Sign in first; the session is missing or has ended.',
  freshSignIn: 'Show first that it is you: you signed in more than ten minutes ago.',
  factorFirst: 'Set up a second factor first: your organization asks for one.',
  tokenTwice: 'Send the header Authorization once; it came more than once.',
  tokenMissing: 'Send an API token in the header Authorization: Bearer mst_….',
  tokenUnknown: 'The token is malformed, unknown, revoked or expired. Check it, or create a new one in the console.',
  testTokenUnknown:
    'A token of a sandbox (mst_test_…) was sent, and no sandbox here takes it: it is unknown, revoked or expired, or its sandbox was deleted. Real records need a token without test.',
  testTokenAtReal:
    'A token of a sandbox (mst_test_…) was sent to a real organization. Send one that begins with mst_ alone.',
  realTokenAtTest: 'A real token (mst_…) was sent to a sandbox. Send one that begins with mst_test_.',
  tokenElsewhere: ({ resource }: { resource: 'API' | 'MCP' }) =>
    `This token was given for ${resource === 'MCP' ? '/mcp' : '/api/v1'} and opens nothing else. Ask for one for this address.`,
  ownerInactive: 'The owner of this token is no longer active.',
  plan: 'The API needs a paid plan: Pro, Business or Enterprise.',
  apiDisabled: 'The API is switched off for this organization.',
  subscription: 'The subscription of this organization is not in good standing.',
  role: ({ lowest }: { lowest: RoleCode }) => `This needs the role ${roleOrAbove(lowest)}.`,
  departments:
    'This is about everyone: what you were given holds for some departments alone. Ask for it to be given for everyone.',
  scope: ({ scope }: { scope: string }) => `The token lacks the scope ${scope}. Create a token that carries it.`,
  scopeOfHigherRole: ({ scope, lowest }: { scope: string; lowest: RoleCode }) =>
    `The token lacks the scope ${scope}. No token of its owner can use it: that needs the role ${roleOrAbove(lowest)}.`,
  person: 'This takes a person: a service account decides on nothing, accepts nothing and has no records of its own.',
  guest: 'You are here as a guest: only what you were given is open to you.',
  timeTrackingOff: 'Time tracking is switched off for this organization.',
  expensesOff: 'Expenses is switched off for this organization.',
  addressAtOnce: 'Too many requests from this address at once.',
  address: 'Too many requests from this address.',
  session: 'Too many requests in this session.',
  tokenOrOrganization: 'Too many requests for this token or its organization.',
  invalidTokens: 'Too many requests with an invalid token came from this address.',
  streams: 'Too many event streams of this person.',
  calendarTooOften: 'This calendar is read too often.',
  calendarsGuessed: 'Too many addresses that lead nowhere were asked for.',
  noCalendar: 'There is no calendar here, or it was removed.',
};
