export const subscribeTexts = {
  open: 'Subscribe in your calendar',
  title: 'Subscribe in your calendar',
  lead: 'Your calendar program reads an address that is yours alone, and stays up to date by itself.',
  once: 'Copy it now. It is shown this once. Anyone who has it can read this calendar.',
  copy: 'Copy address',
  how: 'In your calendar program, choose to add a calendar by address or URL, and paste it there.',
  create: (what: string): string => `Create an address for ${what}`,
  existing: 'Addresses you have created',
  none: 'You have not created an address yet.',
  created: (when: string): string => `created ${when}`,
  remove: 'Remove',
  removeTitle: 'Remove this address?',
  removeText: 'Calendar programs that read it will no longer show anything from here.',
  removed: 'The address was removed',
} as const;

export const feedNames = {
  MY_SHIFTS: { name: 'My shifts', inSentence: 'my shifts' },
  MY_LEAVE: { name: 'My time off', inSentence: 'my time off' },
  TEAM_LEAVE: { name: 'Time off of my team', inSentence: 'the time off of my team' },
} as const;
