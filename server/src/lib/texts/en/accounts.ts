export const accounts = {
  hasOne: 'You have an account with this address already. Sign in with it, and accept the invitation there.',
  needsProvider: 'This organization signs in with its own provider. Sign in there to go to it.',
  needsFactor: 'This organization asks for a second factor. Show a passkey, then go there.',
  signInAgain: 'You have been signed in for longer than this organization allows. Sign in again to go there.',
  signInWithIt:
    'You have signed in with the provider of one organization, and this account opens others as well. Sign in with the account itself to change it.',
};
