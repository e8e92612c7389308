export const profileTexts = {
  title: 'My profile',
  contactNote: 'Seen by you and by Administrators, whose looks are recorded.',
  looks: 'Who looked at my record',
  saved: 'Your details are saved.',
} as const;

export const accessLogTexts = {
  title: 'Who looked at my record',
  lead: 'Everyone who looked at your personal details, government identifiers or pay: when, from where, and why they could.',
  empty: { title: 'Nobody looked', text: 'Your private data has not been looked at.' },
} as const;

/** Why it was open to them: the tiers are a matter of the role. */
export const accessReasons = {
  personal: 'Administrators may see personal details',
  government_id: 'Executives may see government identifiers',
  compensation: 'Administrators may see pay',
} as const;
