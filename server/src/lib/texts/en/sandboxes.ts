export const sandboxes = {
  off: 'Sandboxes are switched off in this installation.',
  within: 'This is a sandbox: it has none of its own. Go back to your organization first.',
  tooMany: ({ limit }: { limit: number }) =>
    `There are ${String(limit)} sandboxes, the most that there can be. Delete one that is no longer used.`,
  nameTaken: 'Another sandbox has this name.',
  underWay: 'This sandbox is just being filled. Wait until it is ready.',
  deleting: 'This sandbox is being deleted.',
  failed: 'This sandbox could not be filled. Reset it, or delete it.',
  working: 'Something is still being worked at in this sandbox. Wait until that is done, or stop it there.',
  notWithin: 'This is no sandbox, but a real organization.',
  toOrAdvance: 'Send to, the instant to come to, or advance, by how much; one of both.',
  duration: 'advance is written 30s, 15m, 24h or 6d.',
  backwards: 'Time goes on in a sandbox. Reset it to come back to now.',
  tooFar: ({ years }: { years: number }) => `The time of a sandbox goes at most ${String(years)} years ahead.`,
  moving: 'The time of this sandbox is being moved already. Wait until that is done.',
  faultLimited: 'The sandbox was asked to answer so: as if a rate limit were used up. Wait for Retry-After seconds.',
  faultUnavailable:
    'The sandbox was asked to answer so: as if the service could not. Try again after Retry-After seconds.',
  sample: 'Sample',
  noEndpoint: 'The sandbox has no active webhook endpoint to test. Make one by POST /webhooks.',
  notRaised:
    'With the settings of this sandbox the change raises no such event. Change them, or ask for another event.',
  firstName: 'Developer',
  lastName: 'Outside',
  jobTitle: 'Integrations',
};
