/** Apps that people connect. */
export const apps = {
  registrations: 'Too many apps have registered from this address. Try again in an hour.',
  unknownClient: {
    api: 'client_id names no client that is registered here.',
    app: 'Muster does not know this app. Go back to it and connect again.',
  },
  unknownRedirect: {
    api: 'redirect_uri is none of those that the client has registered.',
    app: 'This link would send you elsewhere than the app has registered. Do not follow it; go back to the app and connect again.',
  },
  fault: ({ error }: { error: string }) => `The app asked in a way that cannot be answered (${error}).`,
  otherPerson: 'Someone else has signed in on this device meanwhile. Load the page again and look at who is asked.',
  scopeNotAsked: {
    api: 'The app did not ask for this scope.',
    app: 'The app did not ask for this.',
  },
  problemNOBODY: 'Your organization does not connect apps.',
  problemNOT_LISTED: 'An Administrator of your organization has to approve this app first.',
  problemPLAN: 'Your organization’s plan, or a switch of it, keeps programs out.',
  needNotAsk: 'There is nothing to ask for: load the page again.',
  tooMany: ({ limit }: { limit: number }) =>
    `A person has at most ${String(limit)} connected apps. Disconnect one that is no longer used.`,
  disconnected: 'This app is already disconnected.',
};
