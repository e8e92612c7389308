import { counted } from '../counted.ts';

export const invitationChoices = {
  NOW: 'Now',
  ON_DAY: 'On a day',
  NEVER: 'Not yet',
} as const;

/** How far the invitation of people is, as a filter of them. */
export const invitationStandings = {
  NEVER: 'Never invited',
  PLANNED: 'Invitation planned',
  INVITED: 'Invited, never came',
  REFUSED: 'Invitation bounced',
  CAME: 'Came',
} as const;

export const invitationTexts = {
  account: 'Account',
  invitation: 'Invitation',
  invitationHint: 'A link to set a password, by mail. It works until it is used or another is sent.',
  day: 'Day of the invitation',
  dayHint: 'It goes at 8 in the morning.',
  status: {
    NONE: () => 'No invitation was sent.',
    PLANNED: (day: string) => `The invitation goes on ${day}.`,
    SENDING: () => 'The invitation is on its way.',
    SENT: (day: string) => `Invited ${day}; the link has not been opened yet.`,
    REFUSED: (day: string) => `The invitation bounced ${day}.`,
    LINK_MADE: (day: string) => `A link was copied ${day}; it has not been opened yet.`,
    OPENED: (day: string) => `Invited; the link was opened ${day}, no password is set yet.`,
    SIGNED_IN: (day: string) => `First signed in: ${day}`,
  },
  hasPassword: 'Has a password.',
  invite: 'Invite',
  sendAgain: 'Send again',
  inviteTitle: 'Invite',
  goesTo: (email: string): string => `Goes to ${email}`,
  wentTo: (email: string): string => `Sent to ${email}`,
  taken: 'The mail server took it. If it is not there, look in the folder for unwanted mail.',
  triedAgain: (reply: string): string => `The mail server did not take it yet (${reply}). It is tried again.`,
  refusals: {
    UNKNOWN_ADDRESS: 'There is no mailbox with this address. Correct the address and send again, or copy a link.',
    FULL: 'The mailbox is full or takes no mail. Send again later, or copy a link.',
    BLOCKED: 'The mail server takes no mail from here for this address. Tell who runs your mail, or copy a link.',
    OTHER: 'The mail server refused it and did not say why. Send again, or copy a link.',
  },
  reply: (codes: string): string => `Mail server: ${codes}`,
  copyLink: 'Copy a link',
  copyTitle: (name: string): string => `A link for ${name}`,
  copyText:
    'For someone without mail. Whoever has the link can sign in as this person, so hand it over yourself. An invitation that was sent or planned no longer works.',
  makeLink: 'Make the link',
  linkMade: (day: string): string => `It works until ${day}, once, and is not shown again.`,
  done: 'Done',
  inviteMany: (count: number): string => counted(count, { one: 'Invite # person', other: 'Invite # people' }),
  sendMany: (count: number): string => counted(count, { one: 'Send # invitation', other: 'Send # invitations' }),
  sentMany: (count: number): string =>
    counted(count, { one: '# invitation is on its way.', other: '# invitations are on their way.' }),
  plannedMany: (count: number): string =>
    counted(count, { one: '# invitation is planned.', other: '# invitations are planned.' }),
  putOffMany: (count: number): string =>
    counted(count, { one: '# person is not invited for now.', other: '# people are not invited for now.' }),
  actions: { NOW: 'Send', ON_DAY: 'Plan', NEVER: 'Do not send' },
  saved: {
    NOW: 'The invitation is on its way.',
    ON_DAY: 'The invitation is planned.',
    NEVER: 'No invitation is sent.',
  },
} as const;

export const hiringTexts = {
  pay: 'Pay',
  payNote: 'From the first day on. Leave it empty to enter it later.',
  payProposedNote:
    'From the first day on. With pay, an Administrator decides first; left empty, the person is added at once.',
  propose: 'Propose',
  proposed: (name: string): string => `${name} was proposed`,
  waits: 'The person is added, and invited as chosen, once an Administrator accepts.',
  openProposal: 'Open the proposal',
  equipment: 'Equipment',
  equipmentNote: 'What is handed out on the first day.',
  piece: (index: number): string => `Piece ${index}`,
  addAPiece: 'Add a piece',
  remove: 'Remove',
  removePiece: (index: number): string => `Remove piece ${index}`,
  firstDay: 'First day',
  startsByItself: (name: string): string => `The checklist “${name}” starts by itself.`,
  add: 'Add',
  linkPlanned: (email: string, day: string): string => `The invitation goes to ${email} on ${day}.`,
  notInvited: 'No invitation is sent. Send it from their page when it is time.',
  addADocument: 'Add a document to sign',
} as const;

export const startsForTexts = {
  startsFor: 'Starts by itself for',
  nobody: 'No one',
  everyone: 'Everyone who is added',
  departments: 'New people of departments',
  addADepartment: 'Add a department',
  choose: 'Choose',
  hint: 'Also for those whom an import or a program adds, unless their first day was more than 30 days ago.',
  chooseOne: 'Choose a department.',
  someDepartments: (count: number): string =>
    counted(count, { one: 'New people of # department', other: 'New people of # departments' }),
} as const;
