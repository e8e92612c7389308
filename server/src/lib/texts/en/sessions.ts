export const sessions = {
  device: ({ browser, system }: { browser: string; system: string }) => `${browser} on ${system}`,
  currentPassword: {
    api: 'current_password is not the password of this account.',
    app: 'This is not the password of this account.',
  },
  guestOutside: 'Your access as a guest has ended. Ask whoever gave it to you for a new one.',
  wrong: 'The e-mail address or the password is wrong.',
  passwordLength: {
    api: 'password must have 12 to 200 characters.',
    app: 'A password has 12 to 200 characters.',
  },
  passwordIsEmail: {
    api: 'password must not be the e-mail address.',
    app: 'The password must not be the e-mail address.',
  },
  passwordCommon: {
    api: 'password is one that many people use. Choose another.',
    app: 'Many people use this password. Choose another.',
  },
  link: 'The link is unknown, was used before or has expired. Ask for a new one on the sign-in page.',
  personInactive: 'The person is not active. Reactivate them first.',
  signedInAlready: 'This person has signed in already and needs no invitation.',
  linkWithProvider: 'In this organization people sign in with their company account: a link would open nothing.',
  invitationDayAlone: {
    api: 'invitation_day goes with invitation ON_DAY alone.',
    app: 'A day goes with an invitation on a day alone.',
  },
  invitationDayNeeded: {
    api: 'invitation_day is required with invitation ON_DAY.',
    app: 'Choose the day on which the invitation goes.',
  },
  invitationDayOver: {
    api: 'invitation_day is over.',
    app: 'This day is over. Choose another.',
  },
  tooManyAttempts: 'Too many attempts. Wait a while, then try again.',
};
