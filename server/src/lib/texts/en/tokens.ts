import { type RoleCode, roleNames } from './names.ts';

export const tokens = {
  scopeOfRole: ({ scope, lowest }: { scope: string; lowest: RoleCode }) =>
    `The scope ${scope} needs an owner with the role ${roleNames[lowest]} or above.`,
  expiry: {
    api: ({ years }: { years: number }) =>
      `expires_at must lie in the future, at most ${String(years)} years from now.`,
    app: ({ years }: { years: number }) => `Choose a date in the future, at most ${String(years)} years from now.`,
  },
  tooMany: ({ limit }: { limit: number }) =>
    `A person or service account has at most ${String(limit)} tokens. Revoke one that is no longer used.`,
  scopeOfPeople: ({ scope }: { scope: string }) =>
    `The scope ${scope} is for decisions, which a service account does not make.`,
  scopeOfAccounts: ({ scope }: { scope: string }) =>
    `The scope ${scope} is for service accounts: what it opens should not end with a person.`,
  revoked: 'This token is already revoked.',
  widened:
    'Whoever had this token knows it, and may see less than the account: their role is lower, or not all of its departments are theirs. Create a token for the account, and revoke this one.',
  heldBelow:
    'Someone who would see less than this account knows a token of it. Create another in its place, revoke theirs, then change the account.',
  ownerInactive: 'This person is not active and cannot own a token.',
};
