interface Done {
  readonly name: string;
  /** Of the tap, as the country writes it. */
  readonly time: string;
  readonly minutes: number;
  /** What a rule took off for a break that was missing. */
  readonly deducted: number;
}

const hours = (minutes: number): string => `${String(Math.floor(minutes / 60))} h ${String(minutes % 60)} min`;

/** Shared tablets: what they say to who stands before them, and what is refused about them. */
export const kiosks = {
  forAll: {
    api: 'department_ids: a kiosk for everyone is made by an Administrator. Name departments that you lead.',
    app: 'A kiosk for everyone is made by an Administrator. Choose departments that you lead.',
  },
  ownDepartments: {
    api: 'department_ids: only departments that you head or manage.',
    app: 'Choose departments that you lead. For others ask an Administrator.',
  },
  pinTrivial: {
    api: 'pin: one that anyone would try first. No run of digits, and no digit or pair over and over.',
    app: 'Anyone would try this one first. Choose digits that are no row and do not repeat.',
  },
  wrongCode: 'This code does not pair a device, or no longer. Ask for a new one under Settings › Kiosks.',
  notPaired: 'This device is not paired.',
  signature: 'Muster-Device-Signature is not of this device and this body.',
  publicKey: 'public_key must be an ECDSA key on P-256, as JWK.',
  in: ({ name, time, minutes }: Done) =>
    minutes > 0
      ? `${name}, since ${time} you are in. Today so far: ${hours(minutes)}.`
      : `${name}, since ${time} you are in.`,
  out: ({ name, time, minutes, deducted }: Done) =>
    deducted > 0
      ? `${name}, since ${time} you are out. Today: ${hours(minutes)}. For a break that was missing ${String(deducted)} min were taken off.`
      : `${name}, since ${time} you are out. Today: ${hours(minutes)}.`,
  break: ({ name, time, minutes }: Done) =>
    `${name}, since ${time} you are on a break. Today so far: ${hours(minutes)}.`,
  back: ({ name, time, minutes }: Done) => `${name}, since ${time} you are back. Today so far: ${hours(minutes)}.`,
  wrongPin: 'That PIN is not right.',
  noPin: 'You have no PIN yet. Choose one in Muster: your profile, Kiosk PIN.',
  wait: ({ seconds }: { seconds: number }) =>
    seconds < 100
      ? `Too many wrong PINs here. Try again in ${String(seconds)} seconds, or choose a new PIN in your profile.`
      : `Too many wrong PINs here. Try again in ${String(Math.ceil(seconds / 60))} minutes, or choose a new PIN in your profile.`,
  newPinNeeded:
    'This PIN was wrong here too often to be looked at any more. Choose a new one in Muster: your profile, Kiosk PIN.',
  badgeUnknown: 'Nobody here has this badge. Press your name, or ask who leads you.',
  badgeNeedsPin: 'A badge alone is not enough here. Press your name and type your PIN.',
  badgeWait: ({ seconds }: { seconds: number }) =>
    seconds < 100
      ? `Too many unknown badges here. Press your name, or try again in ${String(seconds)} seconds.`
      : `Too many unknown badges here. Press your name, or try again in ${String(Math.ceil(seconds / 60))} minutes.`,
  badgeTaken: {
    api: 'code: another person has this badge. Take it away from them first, or choose another.',
    app: 'Another person has this badge. Take it away from them first, or choose another.',
  },
  ownBadge: 'Your own badge is set by an Administrator.',
  ownPin: 'You choose your own PIN in your profile.',
  unproven: 'Kept. Who leads you says whether it counts.',
  unknown: 'You do not clock at this tablet.',
  retry: 'That did not go through. It is sent again.',
  tooLong: 'You have been in for too long to clock out here. Say in Muster when you left, or ask who leads you.',
  tapDecided: 'Someone has decided on this tap already.',
  personLeft: 'This person does not work here any more.',
};
