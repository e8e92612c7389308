/** Second factors: codes and passkeys. */
export const factors = {
  needed: 'The password is right. Now show the second factor.',
  wrongCode: {
    api: 'code is wrong, was used before or is of another time.',
    app: 'This code is wrong or was used before. Wait for the next one.',
  },
  wrongPassword: {
    api: 'password is not the password of this account.',
    app: 'This is not your password.',
  },
  codesAreOn: 'One-time codes are on already. Turn them off first.',
  codesAreOff: 'One-time codes are not on.',
  nothingToConfirm: 'There is nothing to confirm. Begin to set up one-time codes first.',
  lastOne: 'Your organization asks for a second factor. Set up another one first.',
  ownAccess: 'This is done by someone else: no one resets their own.',
  accessOfHigher: 'Administrators do this for people below them; for others an Executive does.',
  sameEmail: {
    api: 'email is the address of this account already.',
    app: 'This is the address already.',
  },
  noEmailChange: 'No change of the address waits to be confirmed.',
  emailLink: 'The link is unknown, was used before or has expired.',
  tooManyPasskeys: 'There are ten passkeys already. Remove one first.',
  passkeyKnown: 'This passkey is known already.',
  passkeyRefused: {
    api: 'attestation is no new passkey for this address, or it took more than fifteen minutes.',
    app: 'This passkey cannot be used here, or it took too long. Try again.',
  },
  passkeyUnknown: 'This passkey opens nothing here. Use another one, or your password.',
};
