import { counted } from '../counted.ts';

export const invitationChoices = {
  NOW: 'Now',
  ON_DAY: 'On a day',
  NEVER: 'Not yet',
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
    OPENED: (day: string) => `Invited; the link was opened ${day}, no password is set yet.`,
    SIGNED_IN: (day: string) => `Signed in first ${day}.`,
  },
  hasPassword: 'Has a password.',
  invite: 'Invite',
  sendAgain: 'Send again',
  inviteTitle: 'Invite',
  save: 'Save',
  saved: {
    NOW: 'The invitation is on its way.',
    ON_DAY: 'The invitation is planned.',
    NEVER: 'No invitation is sent.',
  },
} as const;

export const hiringTexts = {
  pay: 'Pay',
  payNote: 'From the first day on. Leave it empty to enter it later.',
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
