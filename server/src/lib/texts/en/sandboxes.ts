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
  firstName: 'Developer',
  lastName: 'Outside',
  jobTitle: 'Integrations',
};
